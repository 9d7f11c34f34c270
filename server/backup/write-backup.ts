/** Makes a backup while the site runs: a folder with every row, the mails and the uploaded files. */
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSettings } from '../db/database.ts';
import { writeBackupFile } from './backup-file.ts';
import type { RowHashes } from './row-hashes.ts';
import { openSnapshot } from './snapshot.ts';

export const DATABASE_FILE = 'database.ndjson.gz';
/** Folders of DATA_DIR that belong to a backup. */
export const FILE_FOLDERS = ['mail', 'uploads'];

export const backupsFolder = ({ dataDir }: Pick<DatabaseSettings, 'dataDir'>) =>
  join(dataDir, 'backups');

/**
 * Writes DATA_DIR/backups/{time}. The folder gets its name when it is complete; a killed backup leaves one
 * that ends in `.unfinished`.
 */
export async function writeBackup(
  settings: DatabaseSettings,
  now = Date.now(),
): Promise<{ folder: string; tables: RowHashes }> {
  const folder = join(backupsFolder(settings), new Date(now).toISOString().replaceAll(':', '-'));
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const snapshot = await openSnapshot(settings);
    const tables = await writeBackupFile(join(unfinished, DATABASE_FILE), snapshot, now).finally(
      () => snapshot.close(),
    );
    // After the rows: a file that a row names is there by then, a file too many does no harm.
    for (const name of FILE_FOLDERS) {
      const source = join(settings.dataDir, name);
      if (existsSync(source)) {
        await cp(source, join(unfinished, name), {
          recursive: true,
          filter: (path) => !path.endsWith('.tmp'),
        });
      }
    }
    await rename(unfinished, folder);
    return { folder, tables };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
