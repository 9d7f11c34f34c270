/** Deletes what has been stored for as long as the privacy policy says (stored-data.ts). */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Site } from '../../../domain/content/site-schema.ts';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import { deleteRequests } from './stored-data.ts';

const DAY_MS = 24 * 3_600_000;
/** One run deletes only rows up to this much newer than the oldest, ms, so that a clock that jumps ahead can't delete everything. */
const STRIDE_MS = 2 * DAY_MS;
/** Rows deleted per transaction, because other writers wait for it. */
const BATCH = 10;
/** More than any company has. */
const MANY = 1_000_000_000;
/** Pause between two transactions, ms. */
const PAUSE_MS = 50;

/** One kind of data that expires. */
interface Sweep {
  days: 'photo_days' | 'lead_days';
  /**
   * Finds expired rows, oldest first.
   * @param due everything older has expired, ms since the epoch
   * @param before finds only rows older than this
   */
  find(
    db: Kysely<Database>,
    due: number,
    before: number,
    limit: number,
  ): Promise<{ id: string; at: number }[]>;
  remove(db: Kysely<Database>, ids: string[]): Promise<unknown>;
}

const SWEEPS = {
  pictures: {
    days: 'photo_days',
    find: (db, _due, before, limit) =>
      db
        .selectFrom('lead_pictures')
        .select(({ fn }) => ['submission_id as id', fn.min('created_at').as('at')])
        .where('created_at', '<', before)
        .groupBy('submission_id')
        .orderBy('at')
        .limit(limit)
        .execute(),
    remove: (db, ids) => db.deleteFrom('lead_pictures').where('submission_id', 'in', ids).execute(),
  },
  leads: {
    days: 'lead_days',
    find: (db, due, before, limit) =>
      finishedLeads(db, due)
        .select(['submission_id as id', 'created_at as at'])
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .execute(),
    remove: deleteRequests,
  },
  // They contain an address but belong to no lead.
  newsletterMails: {
    days: 'lead_days',
    find: (db, _due, before, limit) =>
      db
        .selectFrom('outbox')
        .select(['id', 'created_at as at'])
        .where('kind', 'in', ['newsletter', 'newsletter_webhook'])
        .where('state', 'in', ['sent', 'superseded', 'suppressed'])
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .execute(),
    remove: (db, ids) => db.deleteFrom('outbox').where('id', 'in', ids).execute(),
  },
} as const satisfies Record<string, Sweep>;

/**
 * Leads that may be deleted: their mail has reached the office, and none of their visits is upcoming, took place after
 * `due`, or was requested after `due`.
 */
function finishedLeads(db: Kysely<Database>, due: number) {
  return db
    .selectFrom('contact_submissions')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select('visits.visit_id')
            .whereRef('visits.submission_id', '=', 'contact_submissions.submission_id')
            .where(({ and, or, eb }) =>
              or([
                and([
                  eb('visits.state', '!=', 'canceled'),
                  eb('visits.day', '>=', new Date(due).toISOString().slice(0, 10)),
                ]),
                and([eb('visits.state', '=', 'asked'), eb('visits.updated_at', '>=', due)]),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.submission_id', '=', 'contact_submissions.submission_id')
            .where('outbox.kind', '=', 'lead')
            .where('outbox.state', 'in', ['pending', 'sending', 'dead_letter']),
        ),
      ),
    );
}

interface Retention {
  db: Kysely<Database>;
  retention: Site['retention'];
  /** Folder of the mail files. */
  folder: string;
  /** ms since the epoch. */
  now: number;
}

/** Deletes expired data. Several servers may run it at once, and it may be interrupted. @returns the number of each */
export async function deleteExpired({ db, retention, folder, now }: Retention) {
  const run = (sweep: Sweep) => deleteInBatches(sweep, db, now - retention[sweep.days] * DAY_MS);
  return {
    /** Leads whose pictures were deleted. */
    pictures: await run(SWEEPS.pictures),
    leads: await run(SWEEPS.leads),
    newsletterMails: await run(SWEEPS.newsletterMails),
    files: await deleteMailFiles(folder, now - retention.photo_days * DAY_MS),
  };
}

/** How much a retention would delete in total. */
export async function countExpired(
  db: Kysely<Database>,
  retention: Pick<Site['retention'], 'photo_days' | 'lead_days'>,
  now: number,
): Promise<{ leads: number; pictures: number }> {
  const count = async ({ days, find }: Sweep) => {
    const due = now - retention[days] * DAY_MS;
    return (await find(db, due, due, MANY)).length;
  };
  return { leads: await count(SWEEPS.leads), pictures: await count(SWEEPS.pictures) };
}

async function deleteInBatches(
  { find, remove }: Sweep,
  db: Kysely<Database>,
  due: number,
): Promise<number> {
  const [oldest] = await find(db, due, due, 1);
  if (!oldest) return 0;
  const before = Math.min(due, oldest.at + STRIDE_MS);
  for (let all = 0; ; ) {
    const count = await inTransaction(db, async (transaction) => {
      const found = await find(transaction, due, before, BATCH);
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await remove(transaction, ids);
      return ids.length;
    });
    all += count;
    if (count < BATCH) return all;
    await wait(PAUSE_MS);
  }
}

async function deleteMailFiles(folder: string, due: number): Promise<number> {
  const files: { path: string; at: number }[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, at: found.mtimeMs });
  }
  const before = Math.min(due, ...files.map(({ at }) => at + STRIDE_MS));
  const expired = files.filter(({ at }) => at < before);
  for (const { path } of expired) await rm(path, { force: true });
  return expired.length;
}
