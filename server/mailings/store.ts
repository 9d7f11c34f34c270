/** Newsletters and how far each has come. */
import type { Kysely } from 'kysely';
import type { Mailing } from '../../domain/office/mailings-api.ts';
import type { Database, MailingRow, OutboxState } from '../database/tables.ts';

/** @returns undefined when there is no mailing with this id */
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

/** Writes a new mailing; its id is new. */
export async function insertMailing(db: Kysely<Database>, row: MailingRow): Promise<void> {
  await db.insertInto('mailings').values(row).execute();
}

/**
 * Changes one that is in one of the states.
 * @param unchangedSince its updated_at. Default: any
 * @param unfinished only while its numbers are not written down. Default: false
 * @returns undefined when there is no such mailing
 */
export function changeMailing(
  db: Kysely<Database>,
  mailingId: string,
  states: MailingRow['state'][],
  change: { set: Partial<MailingRow>; unchangedSince?: number; unfinished?: boolean },
): Promise<MailingRow | undefined> {
  let update = db
    .updateTable('mailings')
    .set(change.set)
    .where('mailing_id', '=', mailingId)
    .where('state', 'in', states);
  if (change.unchangedSince !== undefined)
    update = update.where('updated_at', '=', change.unchangedSince);
  if (change.unfinished) update = update.where('finished_at', 'is', null);
  return update.returningAll().executeTakeFirst();
}

/** @returns false when there is no such draft */
export async function deleteMailingDraft(
  db: Kysely<Database>,
  mailingId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailings')
    .where('mailing_id', '=', mailingId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Those that are scheduled for now or earlier. */
export async function startDueMailings(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('mailings')
    .set({ state: 'queueing', started_at: now })
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .execute();
}

/** What is queued or sent, and what was stopped and has mails on their way. Oldest first. */
export function readOpenMailings(db: Kysely<Database>): Promise<MailingRow[]> {
  return db
    .selectFrom('mailings')
    .selectAll()
    .where((is) =>
      is.or([
        is('state', 'in', ['queueing', 'sending']),
        is.and([is('state', '=', 'stopped'), is('finished_at', 'is', null)]),
      ]),
    )
    .orderBy('started_at')
    .execute();
}

/** Newest first, without the letters. */
export function readMailings(db: Kysely<Database>): Promise<ListedMailing[]> {
  return db.selectFrom('mailings').select(LISTED).orderBy('created_at', 'desc').execute();
}

const LISTED = [
  'mailing_id',
  'subject',
  'preview',
  'subject_es',
  'preview_es',
  'state',
  'send_at',
  'started_at',
  'finished_at',
  'recipients',
  'sent',
  'suppressed',
  'refused',
  'undelivered',
  'updated_at',
  'who',
  'stopped_because',
] as const;
export type ListedMailing = Pick<MailingRow, (typeof LISTED)[number]>;

type States = Partial<Record<OutboxState, number>>;

/** By mailing, how many of its mails are in which state of the outbox; tests do not count. */
async function countMails(
  db: Kysely<Database>,
  mailingIds: string[],
): Promise<Map<string, States>> {
  const counts = new Map<string, States>();
  if (mailingIds.length === 0) return counts;
  const rows = await db
    .selectFrom('outbox')
    .select((column) => ['receiver', 'state', column.fn.countAll<number>().as('count')])
    .where('kind', '=', 'mailing')
    .where('receiver', 'in', mailingIds)
    .groupBy(['receiver', 'state'])
    .execute();
  for (const { receiver, state, count } of rows)
    counts.set(receiver ?? '', { ...counts.get(receiver ?? ''), [state]: Number(count) });
  return counts;
}

/** Of those that are finished what was written then, of any other what its mails are now: one statement for all. */
export async function readCounts(
  db: Kysely<Database>,
  mailings: Countable[],
): Promise<Map<string, Mailing['counts']>> {
  const isOpen = (mailing: Countable) =>
    mailing.started_at !== null && mailing.finished_at === null;
  const open = mailings.filter(isOpen).map(({ mailing_id }) => mailing_id);
  const states = await countMails(db, open);
  return new Map(
    mailings.map((mailing) => {
      const { mailing_id, recipients, sent, suppressed, refused, undelivered } = mailing;
      const written = { recipients, sent, suppressed, refused, undelivered, waiting: 0 };
      return [
        mailing_id,
        isOpen(mailing) ? countsOf(states.get(mailing_id) ?? {}, refused) : written,
      ];
    }),
  );
}

type Countable = Pick<
  MailingRow,
  | 'mailing_id'
  | 'started_at'
  | 'finished_at'
  | 'recipients'
  | 'sent'
  | 'suppressed'
  | 'refused'
  | 'undelivered'
>;

/** @param refused counted as they came: the outbox calls them suppressed */
function countsOf(states: States, refused: number): Mailing['counts'] {
  const of = (...names: OutboxState[]) => names.reduce((sum, name) => sum + (states[name] ?? 0), 0);
  return {
    recipients: Object.values(states).reduce((sum, count) => sum + count, 0),
    sent: of('sent'),
    waiting: of('pending', 'sending'),
    suppressed: Math.max(0, of('suppressed') - refused),
    refused,
    undelivered: of('dead_letter', 'superseded'),
  };
}

/** Counts a refused recipient. @returns how many there were, in a row and in all, and how many mails were taken; null = it is gone */
export async function countRefusal(
  db: Kysely<Database>,
  mailingId: string,
): Promise<{ inRow: number; refused: number; sent: number } | null> {
  const mailing = await db
    .updateTable('mailings')
    .set((column) => ({
      refused: column('refused', '+', 1),
      refused_in_row: column('refused_in_row', '+', 1),
    }))
    .where('mailing_id', '=', mailingId)
    .returning(['refused', 'refused_in_row'])
    .executeTakeFirst();
  if (!mailing) return null;
  const { sent = 0 } = (await countMails(db, [mailingId])).get(mailingId) ?? {};
  return { inRow: mailing.refused_in_row, refused: mailing.refused, sent };
}

/** A mail was taken: the row of refusals is over. */
export async function endRefusalsInRow(db: Kysely<Database>, mailingId: string): Promise<void> {
  await db
    .updateTable('mailings')
    .set({ refused_in_row: 0 })
    .where('mailing_id', '=', mailingId)
    .where('refused_in_row', '>', 0)
    .execute();
}

/** Mails of a mailing that were refused for good and wait for a person. */
export async function countDeadLetters(db: Kysely<Database>, mailingId: string): Promise<number> {
  return (await countMails(db, [mailingId])).get(mailingId)?.dead_letter ?? 0;
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
