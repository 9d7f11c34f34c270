/**
 * npm run backup                     makes a backup now, as the server does every hour
 * npm run backup -- proved FILE      records that a backup was opened with the private key, after
 *                                    npm run restore -- FILE --identity KEY --check
 */
import { basename } from 'node:path';
import { backupTime } from '../../domain/backup/backups.ts';
import { contentDir, loadSite } from '../../publisher/read/load.ts';
import { backupSettings, makeBackup } from '../../server/backup/service/make-backup.ts';
import { readBackupState, saveBackupState } from '../../server/backup/store/backup-state.ts';
import { makeFilesPrivate } from '../../server/data-dir/private-files.ts';
import { openDatabase } from '../../server/database/database.ts';
import { type Env, readEnv } from '../../server/env.ts';
import { answerHelp } from './help.ts';

type Print = (line: string) => void;

if (import.meta.main) {
  answerHelp(import.meta.filename);
  makeFilesPrivate();
  process.exitCode = await backUp(process.argv.slice(2), console.log);
}

/** @returns the exit code: 1 if no backup was made, or nothing was recorded. */
export async function backUp(
  [word, file, ...more]: string[],
  print: Print,
  readSettings = readEnv,
): Promise<number> {
  try {
    const env = readSettings();
    if (word === undefined) return await backUpNow(env, print);
    if (word === 'proved' && file && more.length === 0) return await recordProof(file, env, print);
    print('Usage: npm run backup');
    print('       npm run backup -- proved FILE   after npm run restore -- FILE --check');
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
  }
  return 1;
}

async function backUpNow(env: Env, print: Print): Promise<number> {
  const copyDays = loadSite().retention.copy_days;
  const made = await makeBackup(backupSettings(env, contentDir, copyDays));
  if (!made) {
    print('A backup is being made already: wait until it is done.');
    return 1;
  }
  for (const [table, count] of Object.entries(made.rows))
    if (count > 0) print(`${table}: ${count} rows`);
  for (const name of made.deleted) print(`Deleted ${name} (BACKUP_KEEP).`);
  print(`Wrote ${made.file}, and opened it again.`);
  print(
    env.backupCommand === null
      ? 'It lies on this machine alone: BACKUP_COMMAND would take it to another one.'
      : 'BACKUP_COMMAND has taken it.',
  );
  return 0;
}

/** The file name tells how old the opened backup is. */
async function recordProof(file: string, env: Env, print: Print): Promise<number> {
  const name = basename(file);
  const time = backupTime(name);
  if (time === null || time > Date.now()) {
    print(`"${name}" is no name of a backup, such as website-2026-11-28T03-00-00Z.tar.age.`);
    return 1;
  }
  const database = openDatabase(env);
  try {
    const { proved_at } = await readBackupState(database.db);
    await saveBackupState(database.db, { proved_at: Math.max(proved_at ?? 0, time) });
  } finally {
    await database.close();
  }
  print(`Recorded: ${name} was opened with the private key.`);
  return 0;
}
