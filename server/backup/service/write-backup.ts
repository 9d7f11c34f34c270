/** Makes a backup while the site runs: a folder with every row and the mails. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasDiskSpace } from '../../data-dir/disk-reserve.ts';
import type { DatabaseSettings } from '../../database/database.ts';
import type { Env } from '../../env.ts';
import { OPENED_FILE } from '../../pages/holding-page.ts';
import { BackupError, writeBackupFile } from '../store/backup-file.ts';
import type { RowHashes } from '../store/row-hashes.ts';
import { openSnapshot } from '../store/snapshot.ts';

export const DATABASE_FILE = 'database.ndjson.gz';
/** Folders of DATA_DIR that belong to a backup. */
export const FILE_FOLDERS = ['mail'];
/** What of DATA_DIR belongs to a backup: those, and that the site is open. */
export const BESIDE_ROWS = [...FILE_FOLDERS, OPENED_FILE];

export const backupsFolder = ({ dataDir }: Pick<DatabaseSettings, 'dataDir'>) =>
  join(dataDir, 'backups');

/** Without DISK_RESERVE_BYTES a backup may fill the disk. */
export type BackupSettings = DatabaseSettings & Partial<Pick<Env, 'diskReserveBytes'>>;

/**
 * Writes DATA_DIR/backups/{time}. The folder gets its name when it is complete; a killed backup leaves one
 * that ends in `.unfinished`.
 * @throws {BackupError} when it would take the room that is kept for leads (DISK_RESERVE_BYTES).
 */
export async function writeBackup(
  settings: BackupSettings,
  now = Date.now(),
): Promise<{ folder: string; tables: RowHashes }> {
  const folder = join(backupsFolder(settings), new Date(now).toISOString().replaceAll(':', '-'));
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const { dataDir, diskReserveBytes = 0 } = settings;
  const needRoom = async (bytes: number) => {
    if (await hasDiskSpace({ dataDir, diskReserveBytes }, bytes)) return;
    throw new BackupError(
      `${dataDir} has too little room: the last ${diskReserveBytes} bytes are kept for leads (DISK_RESERVE_BYTES).`,
    );
  };
  try {
    const snapshot = await openSnapshot(settings);
    const tables = await writeBackupFile(
      join(unfinished, DATABASE_FILE),
      snapshot,
      now,
      needRoom,
    ).finally(() => snapshot.close());
    // After the rows: a file that a row names is there by then, a file too many does no harm.
    for (const name of BESIDE_ROWS) {
      const source = join(settings.dataDir, name);
      if (existsSync(source)) {
        await cp(source, join(unfinished, name), {
          recursive: true,
          async filter(path) {
            if (path.endsWith('.tmp')) return false;
            await needRoom((await stat(path)).size);
            return true;
          },
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

/** When the newest complete backup in DATA_DIR/backups was made, ms since the epoch; null when there is none. */
export async function newestBackup(settings: { dataDir: string }): Promise<number | null> {
  const names = await readdir(backupsFolder(settings)).catch(() => []);
  const times = names.map(backupTime).filter((time) => time !== null);
  return times.length > 0 ? Math.max(...times) : null;
}

/**
 * A backup's name is its time, with hyphens for colons; null for an unfinished one and any other name. Date.parse alone takes nearly
 * anything that holds a digit for a time.
 */
export function backupTime(name: string): number | null {
  const [, day, hour, minute, second] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(name) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second}`);
  return Number.isNaN(time) ? null : time;
}

/** Of all files below a folder. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
