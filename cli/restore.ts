/**
 * npm run restore -- data/backups/{time}, or -- --from URL --key FILE: brings a backup, or its copy elsewhere, back into an empty
 * DATA_DIR (or an empty PostgreSQL database) and up to today's schema. Stop the site first.
 */
import { readFileSync } from 'node:fs';
import { restoreBackup } from '../server/backup/service/restore-backup.ts';
import { BackupError } from '../server/backup/store/backup-file.ts';
import { faultOfStoreAddress, openObjectStore } from '../server/backup/store/open-store.ts';
import type { RowHashes } from '../server/backup/store/row-hashes.ts';
import { readPrivateKey } from '../server/backup/store/seal.ts';
import { proveCopy } from '../server/copies/service/prove-copy.ts';
import { type CopySource, restoreCopy } from '../server/copies/service/restore-copy.ts';
import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import { type Env, EnvError, readEnv } from '../server/env.ts';
import { readOptions } from './owner-command.ts';

const USAGE = [
  'Usage: npm run restore -- the folder of a backup',
  '       npm run restore -- --key FILE [--from URL] [--copy NAME]',
  '       npm run restore -- --prove --key FILE [--from URL] [--copy NAME]',
  '--prove restores into a database that is thrown away, and puts the signed result beside the copies',
  '--key   file with the private key of npm run backup:key',
  '--from  where the copies lie, as in BACKUP_URL. Default: BACKUP_URL',
  '--copy  name of an older copy. Default: the newest',
];

if (import.meta.main) {
  makeFilesPrivate();
  process.exitCode = await restore(process.argv.slice(2), console.log);
}

/** @returns the exit code: 1 when nothing was restored. */
export async function restore(
  words: string[],
  print: (line: string) => void,
  readSettings: typeof readEnv = readEnv,
): Promise<number> {
  const isProof = words.includes('--prove');
  const others = words.filter((word) => word !== '--prove');
  const read = readOptions(others, 'from', 'key', 'copy');
  const { from, key, copy } = read?.values ?? {};
  const [folder, ...more] = read?.positionals ?? [];
  const isOfCopy = key !== undefined && folder === undefined;
  if (!read || more.length > 0 || !(isOfCopy || (folder && !from && !key && !copy && !isProof))) {
    for (const line of USAGE) print(line);
    return 1;
  }
  try {
    const env = readSettings();
    if (folder) {
      await restoreFolder(folder, env, print);
    } else {
      const source = { ...openSource(env, key ?? '', from), copy };
      if (isProof) return await prove(source, print);
      await restoreFrom(source, env, print);
    }
    print('Mails that waited at that time go out again under their old Message-ID.');
    return 0;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (error instanceof EnvError) print(said);
    else print(isProof ? `Not proved: ${said}` : `Nothing was restored: ${said}`);
    return 1;
  }
}

async function restoreFolder(folder: string, env: Env, print: (line: string) => void) {
  const { takenAt, tables } = await restoreBackup(folder, env);
  sayTables(tables, print);
  print(`Restored as of ${new Date(takenAt).toISOString()}.`);
}

async function restoreFrom(source: CopySource, env: Env, print: (line: string) => void) {
  const { copy, takenAt, tables, newer, erasures } = await restoreCopy(source, env);
  sayTables(tables, print);
  print(`Restored ${copy}, as of ${new Date(takenAt).toISOString()}.`);
  print(`Requests, sign-ups and choices that were copied since then: ${newer}.`);
  if (erasures > 0) print(`Erased since then, and erased again: ${erasures} times.`);
}

async function prove(source: CopySource, print: (line: string) => void): Promise<number> {
  const { copy, takenAt, tables, newer, erasures } = await proveCopy(source);
  sayTables(tables, print);
  print(
    `Proved ${copy}, as of ${new Date(takenAt).toISOString()}: restored, and every row compared.`,
  );
  print(
    `With it ${newer} that were copied since then, and ${erasures} erasures. The signed result lies beside the copies.`,
  );
  return 0;
}

function sayTables(tables: RowHashes, print: (line: string) => void): void {
  for (const [table, { rows }] of Object.entries(tables)) print(`${table}: ${rows} rows`);
}

/** @throws {BackupError, SealError} what can't be used, in one sentence. */
function openSource(env: Env, keyFile: string, from = env.backupUrl): Omit<CopySource, 'copy'> {
  if (!from) throw new BackupError('Say where the copies lie: --from, or BACKUP_URL.');
  const fault = faultOfStoreAddress(from);
  if (fault) throw new BackupError(`--from must be ${fault}.`);
  let text: string;
  try {
    text = readFileSync(keyFile, 'utf8');
  } catch {
    throw new BackupError(`The file of the private key, ${keyFile}, can't be read.`);
  }
  return { store: openObjectStore(from), key: readPrivateKey(text) };
}
