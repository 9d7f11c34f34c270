/** What a server does by itself now and then: deletes what has been kept long enough. */
import { join } from 'node:path';
import type { Site } from '../../domain/content/site-schema.ts';
import { openDatabaseAsOwner } from '../database/database.ts';
import type { Env } from '../env.ts';
import { deleteExpired } from './store.ts';

export interface Housekeeping {
  /** Starts nothing more; what is under way may be cut off. */
  stop(): void;
}

export interface HousekeepingOptions {
  env: Env;
  site: Pick<Site, 'retention'>;
  /** Counts what was done, when something was, for the log. */
  onDone(counts: object): void;
  onFailure(error: unknown): void;
  /** ms between two deletions, the first after that time. Default an hour. */
  deletionIntervalMs?: number;
}

export function startHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { env, site, onDone, onFailure, deletionIntervalMs = 3_600_000 } = options;
  let isBusy = false;
  // The role that owns the tables: neither the web server's nor the worker's may delete leads.
  const deleteOld = async () => {
    const owner = openDatabaseAsOwner(env);
    const counts = await deleteExpired({
      db: owner.db,
      retention: site.retention,
      folder: join(env.dataDir, 'mail'),
      now: Date.now(),
    }).finally(() => owner.close());
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
