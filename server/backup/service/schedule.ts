/** A backup every hour, by whichever server finds that the newest is an hour old. No timer of the system is needed. */
import { readdir } from 'node:fs/promises';
import { backupsFolder, backupTime } from './write-backup.ts';

/** Between two backups, ms. */
const BACKUP_INTERVAL_MS = 3_600_000;
/** How often it is looked, ms; servers that share DATA_DIR look at different moments. */
const LOOK_INTERVAL_MS = 60_000;
/** After one that failed, ms. */
const PAUSE_MS = 5 * 60_000;
/** One that was begun so long ago and is not complete was cut off, ms. */
const CUT_OFF_MS = 30 * 60_000;
/** A backup further ahead than this was named by a clock that was wrong, ms. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

export interface BackupSchedule {
  dataDir: string;
  /** Makes one, and its copy. */
  backUp(): Promise<void>;
  onFailure(error: unknown): void;
  /** Default: a minute. */
  lookIntervalMs?: number;
}

/** @returns stops it; a backup that is being made goes on */
export function startBackups(schedule: BackupSchedule): () => void {
  const { dataDir, backUp, onFailure, lookIntervalMs = LOOK_INTERVAL_MS } = schedule;
  let isBusy = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (isBusy || performance.now() - failedAt < PAUSE_MS) return;
    isBusy = true;
    try {
      if (await isBackupDue({ dataDir }, Date.now())) await backUp();
    } catch (error) {
      failedAt = performance.now();
      onFailure(error);
    }
    isBusy = false;
  };
  const timer = setInterval(look, lookIntervalMs * (0.75 + Math.random() / 2)).unref();
  return () => clearInterval(timer);
}

/** Whether the newest backup is an hour old, and none is being made. @param now ms since the epoch */
export async function isBackupDue(settings: { dataDir: string }, now: number): Promise<boolean> {
  const names = await readdir(backupsFolder(settings)).catch(() => []);
  return !names.some((name) => {
    const complete = name.replace(/\.unfinished$/, '');
    const time = backupTime(complete);
    if (time === null || time > now + CLOCK_TOLERANCE_MS) return false;
    return now - time < (complete === name ? BACKUP_INTERVAL_MS : CUT_OFF_MS);
  });
}
