/** npm run backup: a consistent copy of everything, while the site runs, in DATA_DIR/backups. */
import { deleteOldBackups } from '../server/backup/service/delete-old-backups.ts';
import { writeBackup } from '../server/backup/service/write-backup.ts';
import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import { EnvError, readEnv } from '../server/env.ts';

if (import.meta.main) {
  makeFilesPrivate();
  process.exitCode = await backUp(console.log);
}

/** @returns the exit code. */
export async function backUp(
  print: (line: string) => void,
  readSettings: typeof readEnv = readEnv,
): Promise<number> {
  try {
    const settings = readSettings();
    const { folder, tables } = await writeBackup(settings);
    for (const [table, { rows }] of Object.entries(tables)) print(`${table}: ${rows} rows`);
    print(`Backup written to ${folder}. Copy it to another machine.`);
    for (const old of await deleteOldBackups(settings))
      print(`Deleted ${old}: older than ${settings.backupDays} days (BACKUP_DAYS).`);
    return 0;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    print(error instanceof EnvError ? said : `No backup was made: ${said}`);
    return 1;
  }
}
