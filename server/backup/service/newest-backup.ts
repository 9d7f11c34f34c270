import { readdir } from 'node:fs/promises';
import { backupsFolder } from './write-backup.ts';

/** When the newest complete backup in DATA_DIR/backups was made, ms since the epoch; null when there is none. */
export async function newestBackup(settings: { dataDir: string }): Promise<number | null> {
  const names = await readdir(backupsFolder(settings)).catch(() => []);
  const times = names.map(backupTime).filter((time) => time !== null);
  return times.length > 0 ? Math.max(...times) : null;
}

/** A backup's name is its time, with hyphens for colons; null for an unfinished one and any other name. */
export function backupTime(name: string): number | null {
  const time = Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  return Number.isNaN(time) ? null : time;
}
