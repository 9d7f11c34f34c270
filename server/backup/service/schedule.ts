/** The hourly backup, made in a thread by the first server that finds it due. */
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { readBackupState } from '../store/backup-state.ts';
import { type BackupSettings, isBackupDue } from './make-backup.ts';

interface HourlyBackup {
  /** Makes a backup if the last one is an hour old. @throws if it fails; the reason is also stored */
  runIfDue(): Promise<void>;
  /** Aborts the backup in progress and its programs. */
  stop(): void;
}

export function hourlyBackup(db: Kysely<Database>, settings: BackupSettings): HourlyBackup {
  let thread: Worker | null = null;
  return {
    async runIfDue() {
      if (!isBackupDue(await readBackupState(db), Date.now())) return;
      await new Promise<void>((resolve, reject) => {
        thread = new Worker(new URL('backup-thread.ts', import.meta.url), { workerData: settings });
        thread.unref();
        thread.once('error', reject);
        thread.once('exit', () => resolve());
      });
    },
    stop: () => thread?.postMessage('stop'),
  };
}
