/** The backup of every hour, made in a thread of its own by whichever server finds that it is due. */
import { Worker } from 'node:worker_threads';
import type { OpenDatabase } from '../../database/database.ts';
import { readBackupState } from '../store/backup-state.ts';
import { type BackupSettings, isBackupDue } from './make-backup.ts';

/** How often the server looks, ms; servers that share a database look at different moments. */
const LOOK_INTERVAL_MS = 60_000;

interface BackupSchedule extends Pick<OpenDatabase, 'db'> {
  settings: BackupSettings;
  /** Called with what went wrong; the state has it, too. */
  onFailure(error: unknown): void;
  /** Default: a minute. */
  lookIntervalMs?: number;
}

/** @returns stops it, and what the backup that is being made has started */
export function startBackups({
  db,
  settings,
  onFailure,
  lookIntervalMs = LOOK_INTERVAL_MS,
}: BackupSchedule): () => void {
  let isBusy = false;
  let thread: Worker | null = null;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      if (isBackupDue(await readBackupState(db), Date.now())) await backUp();
    } catch (error) {
      onFailure(error);
    }
    isBusy = false;
  };
  const backUp = () =>
    new Promise<void>((resolve, reject) => {
      thread = new Worker(new URL('backup-thread.ts', import.meta.url), { workerData: settings });
      thread.unref();
      thread.once('error', reject);
      thread.once('exit', () => resolve());
    });
  const timer = setInterval(look, lookIntervalMs * (0.75 + Math.random() / 2)).unref();
  return () => {
    clearInterval(timer);
    isBusy = true;
    thread?.postMessage('stop');
  };
}
