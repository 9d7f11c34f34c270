/** Events of leads, numbered in the order of their commits. */
import type { Kysely } from 'kysely';
import type { Database, OfficeEventRow } from '../../database/tables.ts';
import { nextNumber } from './counters.ts';

/** Writes one, within the transaction of what it is about. @returns its number. */
export async function addEvent(
  db: Kysely<Database>,
  event: Pick<OfficeEventRow, 'at' | 'what'> & Partial<OfficeEventRow>,
): Promise<number> {
  const event_id = await nextNumber(db, 'event');
  await db
    .insertInto('office_events')
    .values({ submission_id: null, act_id: null, erased_id: null, ...event, event_id })
    .execute();
  return event_id;
}

/** The next events after a number, in their order. */
export function readEventsAfter(
  db: Kysely<Database>,
  after: number,
  limit: number,
): Promise<OfficeEventRow[]> {
  return db
    .selectFrom('office_events')
    .selectAll()
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(limit)
    .execute();
}

/** Number of the oldest event that was not deleted; null = there is none. */
export async function oldestEvent(db: Kysely<Database>): Promise<number | null> {
  const { event_id } = await db
    .selectFrom('office_events')
    .select((column) => column.fn.min('event_id').as('event_id'))
    .executeTakeFirstOrThrow();
  return event_id;
}

/** Keeps events for so long, ms: who was away for longer loads the list again. */
const MAX_AGE_MS = 7 * 86_400_000;

export async function forgetOldEvents(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('office_events')
    .where('at', '<', now - MAX_AGE_MS)
    .execute();
}
