import { readdir } from 'node:fs/promises';
import { backupsFolder } from './write-backup.ts';

/** When the newest complete backup in DATA_DIR/backups was made, ms since the epoch; null when there is none. */
export async function newestBackup(settings: { dataDir: string }): Promise<number | null> {
  const names = await readdir(backupsFolder(settings)).catch(() => []);
  // The name is the time, with hyphens for colons; an unfinished one is no time.
  const times = names
    .map((name) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')))
    .filter((time) => !Number.isNaN(time));
  return times.length > 0 ? Math.max(...times) : null;
}
