/**
 * Deletes what has been kept for as long as the privacy policy says: pictures and mail files after
 * `retention.photo_days` of site.yaml, requests after `retention.lead_days`, which count from a request's last visit.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Site } from '../../domain/content/site-schema.ts';
import { forgetOfficeLeads } from '../activity/store/forget-leads.ts';
import { inTransaction } from '../database/database.ts';
import type { Database } from '../database/tables.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * A run deletes at most what came within so many ms of the oldest: a clock that has jumped ahead for some hours must
 * not delete everything at once.
 */
const STRIDE_MS = 2 * DAY_MS;
/** Leads in one transaction: others wait for it. */
const BATCH = 10;
/** ms between two transactions. */
const PAUSE_MS = 50;

interface DeletedCounts {
  /** Leads whose pictures were deleted. */
  pictures: number;
  leads: number;
  /** Newsletter mails and webhook calls of the outbox, which hold an address. */
  newsletterMails: number;
  /** Mail files. */
  files: number;
}

export interface Retention {
  db: Kysely<Database>;
  retention: Site['retention'];
  /** Folder of the mail files. */
  folder: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Any number of servers may do it at once, and it may be stopped at any time. */
export async function deleteExpired({
  db,
  retention,
  folder,
  now,
}: Retention): Promise<DeletedCounts> {
  const photosUntil = now - retention.photo_days * DAY_MS;
  const leadsUntil = now - retention.lead_days * DAY_MS;
  return {
    pictures: await inBatches(deletePictures, db, strideFrom(await oldestPicture(db), photosUntil)),
    leads: await inBatches(
      (some, until) => deleteLeads(some, until, leadsUntil),
      db,
      strideFrom(await oldestLead(db, leadsUntil), leadsUntil),
    ),
    newsletterMails: await deleteNewsletterMails(
      db,
      strideFrom(await oldestNewsletterMail(db), leadsUntil),
    ),
    files: await deleteFiles(folder, photosUntil),
  };
}

/** Up to when this run deletes. @param oldest null = there is nothing. */
function strideFrom(oldest: number | null, until: number): number {
  return oldest === null ? until : Math.min(until, oldest + STRIDE_MS);
}

/** @param deleteSome deletes up to BATCH that are older, and gives how many that were. */
async function inBatches(
  deleteSome: (db: Kysely<Database>, until: number) => Promise<number>,
  db: Kysely<Database>,
  until: number,
): Promise<number> {
  for (let all = 0; ; ) {
    const count = await deleteSome(db, until);
    all += count;
    if (count < BATCH) return all;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function oldestPicture(db: Kysely<Database>): Promise<number | null> {
  const { at } = await db
    .selectFrom('lead_pictures')
    .select((column) => column.fn.min('created_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

function deletePictures(db: Kysely<Database>, until: number): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom('lead_pictures')
      .select('submission_id')
      .distinct()
      .where('created_at', '<', until)
      .limit(BATCH)
      .execute();
    const ids = due.map((row) => row.submission_id);
    if (ids.length > 0)
      await transaction.deleteFrom('lead_pictures').where('submission_id', 'in', ids).execute();
    return ids.length;
  });
}

/**
 * Leads that are not needed any more: one whose mail has not reached the office yet stays, however old, and so does one with a visit
 * that is to come or was after `until`, or whose visitor has named times since.
 */
function finished(db: Kysely<Database>, until: number) {
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
                  eb('visits.day', '>=', new Date(until).toISOString().slice(0, 10)),
                ]),
                and([eb('visits.state', '=', 'asked'), eb('visits.updated_at', '>=', until)]),
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

/** What a retention would delete at once, if no run were bounded. */
export async function countExpired(
  db: Kysely<Database>,
  { photo_days, lead_days }: Pick<Site['retention'], 'photo_days' | 'lead_days'>,
  now: number,
): Promise<{ leads: number; pictures: number }> {
  const leadsUntil = now - lead_days * DAY_MS;
  const { leads } = await finished(db, leadsUntil)
    .select(({ fn }) => fn.countAll<number>().as('leads'))
    .where('created_at', '<', leadsUntil)
    .executeTakeFirstOrThrow();
  const { pictures } = await db
    .selectFrom('lead_pictures')
    .select(({ fn }) => fn.count<number>('submission_id').distinct().as('pictures'))
    .where('created_at', '<', now - photo_days * DAY_MS)
    .executeTakeFirstOrThrow();
  return { leads: Number(leads), pictures: Number(pictures) };
}

async function oldestLead(db: Kysely<Database>, until: number): Promise<number | null> {
  const oldest = await finished(db, until)
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return oldest?.created_at ?? null;
}

/**
 * With everything that was queued about them; their pictures go by the foreign key.
 * @param until those that came before go now
 * @param leadsUntil all that came before, and whose visits were before, are due
 */
function deleteLeads(db: Kysely<Database>, until: number, leadsUntil: number): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const due = await finished(transaction, leadsUntil)
      .select('submission_id')
      .where('created_at', '<', until)
      .orderBy('created_at')
      .limit(BATCH)
      .execute();
    const ids = due.map((row) => row.submission_id);
    if (ids.length === 0) return 0;
    await transaction.deleteFrom('contact_submissions').where('submission_id', 'in', ids).execute();
    await transaction.deleteFrom('outbox').where('submission_id', 'in', ids).execute();
    await forgetOfficeLeads(transaction, ids);
    return ids.length;
  });
}

const NEWSLETTER_KINDS = ['newsletter', 'newsletter_webhook'] as const;
const LEFT = ['sent', 'superseded', 'suppressed'] as const;

async function oldestNewsletterMail(db: Kysely<Database>): Promise<number | null> {
  const { at } = await db
    .selectFrom('outbox')
    .select((column) => column.fn.min('created_at').as('at'))
    .where('kind', 'in', NEWSLETTER_KINDS)
    .where('state', 'in', LEFT)
    .executeTakeFirstOrThrow();
  return at;
}

async function deleteNewsletterMails(db: Kysely<Database>, until: number): Promise<number> {
  const deleted = await db
    .deleteFrom('outbox')
    .where('kind', 'in', NEWSLETTER_KINDS)
    .where('state', 'in', LEFT)
    .where('created_at', '<', until)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

async function deleteFiles(folder: string, until: number): Promise<number> {
  const files: { path: string; at: number }[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, at: found.mtimeMs });
  }
  const oldest = files.length > 0 ? Math.min(...files.map(({ at }) => at)) : null;
  const due = files.filter(({ at }) => at < strideFrom(oldest, until));
  for (const { path } of due) await rm(path, { force: true });
  return due.length;
}
