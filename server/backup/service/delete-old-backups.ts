/** Removes old backups from DATA_DIR, so that the disk does not fill and erased persons do not live on in them for ever. */
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expiredCopies } from '../../../domain/backup/expired-copies.ts';
import { backupsFolder, backupTime } from './write-backup.ts';

const DAY_MS = 86_400_000;
/** For so long every backup stays on this disk, hours; then the newest of each day. */
const ALL_HOURS = 6;
/** One that was cut off can be restored by nobody; as large as it may be, none takes so long to write, ms. */
const CUT_OFF_FOR_MS = DAY_MS;

/**
 * All of the last six hours stay, then one a day (domain/backup/expired-copies.ts), none longer than BACKUP_DAYS. Half-written ones go after a
 * day; a folder whose name is no time is somebody's own and stays.
 * @param settings backupDays: whole days
 * @returns the folders removed
 */
export async function deleteOldBackups(settings: {
  dataDir: string;
  backupDays: number;
}): Promise<string[]> {
  const now = Date.now();
  const all = backupsFolder(settings);
  if (!existsSync(all)) return [];
  const names = readdirSync(all);
  const times = names.map(backupTime).filter((time) => time !== null);
  const rule = { days: settings.backupDays, allHours: ALL_HOURS };
  const expired = new Set(expiredCopies(times, now, rule));
  const old = names.filter((name) => {
    const time = backupTime(name);
    if (time !== null) return expired.has(time);
    const cutOff = backupTime(name.replace(/\.unfinished$/, ''));
    return cutOff !== null && now - cutOff > CUT_OFF_FOR_MS;
  });
  const folders = old.map((name) => join(all, name));
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  return folders;
}

/** When the backup of that name, complete or not, is gone at the latest, ms since the epoch; null when the name is no time. */
export function deletedAt(name: string, backupDays: number): number | null {
  const taken = backupTime(name.replace(/\.unfinished$/, ''));
  return taken === null ? null : taken + backupDays * DAY_MS;
}
