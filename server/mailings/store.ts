/** Newsletters and how far each has come. */
import type { Kysely } from 'kysely';
import type { Mailing } from '../../domain/office/mailings-api.ts';
import {
  type Database,
  DEAD_LETTER,
  type MailingRow,
  type OutboxState,
} from '../database/tables.ts';

export async function findMailing(
  db: Kysely<Database>,
  mailingId: string,
): Promise<MailingRow | undefined> {
  return db
    .selectFrom('mailings')
    .selectAll()
    .where('mailing_id', '=', mailingId)
    .executeTakeFirst();
}

/** Newest first. */
export function readMailings(db: Kysely<Database>): Promise<MailingRow[]> {
  return db.selectFrom('mailings').selectAll().orderBy('created_at', 'desc').execute();
}

/** How many of its mails are in which state of the outbox; tests do not count. */
export async function countMails(
  db: Kysely<Database>,
  mailingId: string,
): Promise<Partial<Record<OutboxState, number>>> {
  const rows = await db
    .selectFrom('outbox')
    .select((column) => ['state', column.fn.countAll<number>().as('count')])
    .where('kind', '=', 'mailing')
    .where('receiver', '=', mailingId)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** A draft alone can be deleted. @returns false when there is none */
export async function deleteDraft(db: Kysely<Database>, mailingId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailings')
    .where('mailing_id', '=', mailingId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @param mailingId only those of one. Default: all. */
export async function countRefusals(db: Kysely<Database>, mailingId?: string): Promise<number> {
  const { count } = await db
    .selectFrom('mailing_refusals')
    .select((column) => column.fn.countAll<number>().as('count'))
    .$if(mailingId !== undefined, (query) => query.where('mailing_id', '=', mailingId as string))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of one that is finished what was written then, of any other what its mails say now. */
export async function readCounts(
  db: Kysely<Database>,
  mailing: MailingRow,
): Promise<Mailing['counts']> {
  const { recipients, sent, suppressed, refused, undelivered } = mailing;
  if (mailing.finished_at !== null || mailing.started_at === null)
    return { recipients, sent, suppressed, refused, undelivered, waiting: 0 };
  return currentCounts(db, mailing.mailing_id);
}

export async function currentCounts(
  db: Kysely<Database>,
  mailingId: string,
): Promise<Mailing['counts']> {
  const [states, refused] = await Promise.all([
    countMails(db, mailingId),
    countRefusals(db, mailingId),
  ]);
  const of = (...names: OutboxState[]) => names.reduce((sum, name) => sum + (states[name] ?? 0), 0);
  return {
    recipients: Object.values(states).reduce((sum, count) => sum + count, 0),
    sent: of('sent'),
    waiting: of('pending', 'sending'),
    suppressed: Math.max(0, of('suppressed') - refused),
    refused,
    undelivered: of(DEAD_LETTER, 'superseded'),
  };
}

/** Takes back what waits of a mailing that was stopped; what is on its way goes out. */
export async function takeBackMails(db: Kysely<Database>, mailingId: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'superseded' })
    .where('kind', '=', 'mailing')
    .where('receiver', '=', mailingId)
    .where('state', '=', 'pending')
    .execute();
}

/** The mail server knows no such address: it is noted with the mailing, and never written to again. */
export async function noteRefusal(
  db: Kysely<Database>,
  refusal: { address_hash: string; mailing_id: string; code: string; created_at: number },
): Promise<void> {
  await db
    .insertInto('mailing_refusals')
    .values(refusal)
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
  const { address_hash, created_at } = refusal;
  await db
    .insertInto('newsletter_suppressions')
    .values({ address_hash, created_at })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}
