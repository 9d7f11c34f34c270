/** The backup of every hour, made in a thread of its own by whichever server finds that it is due. */
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { readBackupState } from '../store/backup-state.ts';
import { type BackupSettings, isBackupDue } from './make-backup.ts';

interface HourlyBackup {
  /** Makes a backup if the last one is an hour old. @throws what went wrong; the stored state has it, too */
  runIfDue(): Promise<void>;
  /** Ends the backup under way, with the programs that it has started. */
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
