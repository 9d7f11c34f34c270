/** What a server does by itself now and then: deletes what has been kept long enough. */
import type { Kysely } from 'kysely';
import type { Retention } from '../../domain/content/site-schema.ts';
import type { Database } from '../database/tables.ts';
import { deleteExpired } from './store.ts';

export interface Housekeeping {
  /** Starts nothing more; what is under way may be cut off. */
  stop(): void;
}

interface HousekeepingOptions {
  db: Kysely<Database>;
  mailFolder: string;
  /** How long data is kept now. */
  retention(now: number): Promise<Retention>;
  /** Counts what was done, when something was, for the log. */
  onDone(counts: object): void;
  onFailure(error: unknown): void;
  /** ms between two deletions, the first after that time. Default an hour. */
  deletionIntervalMs?: number;
}

export function startHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { db, mailFolder, onDone, onFailure, deletionIntervalMs = 3_600_000 } = options;
  let isBusy = false;
  const deleteOld = async () => {
    const now = Date.now();
    const retention = await options.retention(now);
    const counts = await deleteExpired({ db, retention, folder: mailFolder, now });
    if (Object.values(counts).some((count) => count > 0)) onDone(counts);
  };
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    await deleteOld().catch(onFailure);
    isBusy = false;
  }, deletionIntervalMs).unref();
  return { stop: () => clearInterval(timer) };
}
