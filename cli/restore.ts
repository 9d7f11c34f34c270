/**
 * npm run restore -- data/backups/{time}: brings a backup back into an empty DATA_DIR (or an empty PostgreSQL
 * database) and up to today's schema. Stop the site first.
 */

import { restoreBackup } from '../server/backup/service/restore-backup.ts';
import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import { EnvError, readEnv } from '../server/env.ts';

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
  const [folder, ...more] = words;
  if (!folder || more.length > 0) {
    print('Usage: npm run restore -- the folder of a backup');
    return 1;
  }
  try {
    const { takenAt, tables } = await restoreBackup(folder, readSettings());
    for (const [table, { rows }] of Object.entries(tables)) print(`${table}: ${rows} rows`);
    print(`Restored as of ${new Date(takenAt).toISOString()}.`);
    print('Mails that waited at that time go out again under their old Message-ID.');
    return 0;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    print(error instanceof EnvError ? said : `Nothing was restored: ${said}`);
    return 1;
  }
}
