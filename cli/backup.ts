/**
 * npm run backup: a consistent copy of everything, while the site runs, in DATA_DIR/backups, and encrypted where BACKUP_URL says. The server
 * does the same every hour.
 * npm run backup:key makes the pair of keys for that.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadSite } from '../content-loader/load.ts';
import { type BackupRun, runBackup } from '../server/backup/service/run-backup.ts';
import { createKeyPair } from '../server/backup/store/seal.ts';
import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import { EnvError, readEnv } from '../server/env.ts';

if (import.meta.main) {
  makeFilesPrivate();
  const [first, ...words] = process.argv.slice(2);
  process.exitCode = first === 'key' ? makeKey(words, console.log) : await backUp(console.log);
}

/** @returns the exit code: 1 when there is no backup, or no copy of it where BACKUP_URL says. */
export async function backUp(
  print: (line: string) => void,
  readSettings: typeof readEnv = readEnv,
): Promise<number> {
  let isWritten = false;
  try {
    const settings = readSettings();
    const copyDays = loadSite().retention.copy_days;
    const { copy } = await runBackup({ ...settings, copyDays }, (backup) => {
      isWritten = true;
      sayBackup(backup, print);
    });
    if (!copy) print('It lies on this machine alone: BACKUP_URL would copy it elsewhere.');
    for (const key of copy?.uploaded ?? []) print(`Copied to ${copy?.store}${key}`);
    for (const key of copy?.removed ?? []) print(`Removed ${copy?.store}${key}`);
    return 0;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (error instanceof EnvError) print(said);
    else print(isWritten ? `No copy was made elsewhere: ${said}` : `No backup was made: ${said}`);
    return 1;
  }
}

function sayBackup(
  { folder, tables, deleted }: Omit<BackupRun, 'copy'>,
  print: (line: string) => void,
): void {
  for (const [table, { rows }] of Object.entries(tables)) print(`${table}: ${rows} rows`);
  print(`Backup written to ${folder}.`);
  for (const old of deleted)
    print(`Deleted ${old}, which has been there long enough (BACKUP_DAYS).`);
}

/**
 * Makes the pair of keys for copies elsewhere. It belongs on the owner's computer, not on the server.
 * @param words the file for the private half, which must not exist
 * @returns the exit code
 */
export function makeKey(words: string[], print: (line: string) => void): number {
  const [file, ...more] = words;
  if (!file || file.startsWith('-') || more.length > 0) {
    print('Usage: npm run backup:key -- a new file for the private key');
    return 1;
  }
  const { publicKey, privateKey } = createKeyPair();
  try {
    writeFileSync(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    print(code === 'EEXIST' ? `${file} is there already.` : `${file} can't be written (${code}).`);
    return 1;
  }
  print(
    `The private key is in ${resolve(file)}. It reads every copy, and without it no copy can be read:`,
  );
  print(
    'store it in two places that are not the server, such as a password manager and a sheet of paper.',
  );
  print('On the server, set the public key, which can only encrypt:');
  print(`BACKUP_PUBLIC_KEY=${publicKey}`);
  return 0;
}
