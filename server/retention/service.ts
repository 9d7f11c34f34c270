/** What a server does by itself now and then: moves uploads of older versions, deletes what has been kept long enough. */
import { join } from 'node:path';
import type { Site } from '../../domain/content/site-schema.ts';
import { type OpenDatabase, openDatabaseAsOwner } from '../database/database.ts';
import type { Env } from '../env.ts';
import { moveUploads, uploadsFolder } from '../photos/store/uploads.ts';
import { deleteExpired } from './store.ts';

export interface Housekeeping {
  /** Starts nothing more; what is under way may be cut off. */
  stop(): void;
}

export interface HousekeepingOptions {
  env: Env;
  site: Pick<Site, 'retention'>;
  database: Pick<OpenDatabase, 'db'>;
  /** Counts what was done, when something was, for the log. */
  onDone(what: 'uploads' | 'retention', counts: object): void;
  onFailure(error: unknown): void;
  /** ms between two looks at the uploads, the first at once. Default a minute. */
  uploadsInterval?: number;
  /** ms between two deletions, the first after that time. Default an hour. */
  deletionInterval?: number;
}

export function startHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { env, site, database, onDone, onFailure } = options;
  const { uploadsInterval = 60_000, deletionInterval = 3_600_000 } = options;
  const uploads = uploadsFolder(env.dataDir);

  const move = async () => {
    const counts = await moveUploads(database.db, uploads, Date.now());
    if (counts.moved > 0) onDone('uploads', counts);
  };
  // The role that owns the tables: neither the web server's nor the worker's may delete leads.
  const deleteOld = async () => {
    const owner = openDatabaseAsOwner(env);
    const folders = [join(env.dataDir, 'mail'), uploads];
    const counts = await deleteExpired({
      db: owner.db,
      retention: site.retention,
      folders,
      now: Date.now(),
    }).finally(() => owner.close());
    if (Object.values(counts).some((count) => count > 0)) onDone('retention', counts);
  };

  const timers = [every(uploadsInterval, move), every(deletionInterval, deleteOld)];
  void move().catch(onFailure);

  /** One after the other: the next look waits for the one before. */
  function every(interval: number, work: () => Promise<void>): NodeJS.Timeout {
    let isBusy = false;
    const timer = setInterval(async () => {
      if (isBusy) return;
      isBusy = true;
      await work().catch(onFailure);
      isBusy = false;
    }, interval);
    return timer.unref();
  }
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
