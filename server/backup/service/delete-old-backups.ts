/** Removes backups that are older than BACKUP_DAYS, so that erased persons do not live on in them for ever. */
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsFolder, backupTime } from './write-backup.ts';

const DAY_MS = 86_400_000;

/**
 * Half-written ones go by the same rule; a folder whose name is no time is somebody's own and stays.
 * @param settings backupDays: whole days
 * @param now ms since the epoch
 * @returns the folders removed
 */
export async function deleteOldBackups(
  settings: { dataDir: string; backupDays: number },
  now = Date.now(),
): Promise<string[]> {
  const all = backupsFolder(settings);
  if (!existsSync(all)) return [];
  const old = readdirSync(all).filter((name) => {
    const deleted = deletedAt(name, settings.backupDays);
    return deleted !== null && deleted <= now;
  });
  const folders = old.map((name) => join(all, name));
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  return folders;
}

/** When the backup of that name, complete or not, goes, ms since the epoch; null when the name is no time. */
export function deletedAt(name: string, backupDays: number): number | null {
  const taken = backupTime(name.replace(/\.unfinished$/, ''));
  return taken === null ? null : taken + backupDays * DAY_MS;
}
