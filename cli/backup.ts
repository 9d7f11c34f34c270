/** npm run backup: a consistent copy of everything, while the site runs, in DATA_DIR/backups. */
import { writeBackup } from '../server/backup/write-backup.ts';
import { EnvError, readEnv } from '../server/env.ts';

if (import.meta.main) process.exitCode = await backUp(console.log);

/** @returns the exit code. */
export async function backUp(
  print: (line: string) => void,
  readSettings: typeof readEnv = readEnv,
): Promise<number> {
  try {
    const { folder, tables } = await writeBackup(readSettings());
    for (const [table, { rows }] of Object.entries(tables)) print(`${table}: ${rows} rows`);
    print(`Backup written to ${folder}. Copy it to another machine.`);
    return 0;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    print(error instanceof EnvError ? said : `No backup was made: ${said}`);
    return 1;
  }
}
