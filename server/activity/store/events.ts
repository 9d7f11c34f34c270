/** Events of leads, numbered in commit order. */
import type { Kysely } from 'kysely';
import type { Database, OfficeEventRow } from '../../database/tables.ts';
import { nextNumber } from './counters.ts';

/** Inserts an event within the transaction of the change it reports. @returns the event's number */
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

/** Number of the oldest event still stored; null if there is none. */
export async function oldestEvent(db: Kysely<Database>): Promise<number | null> {
  const { event_id } = await db
    .selectFrom('office_events')
    .select((column) => column.fn.min('event_id').as('event_id'))
    .executeTakeFirstOrThrow();
  return event_id;
}

/** Age in ms after which events are deleted. A screen that was offline for longer reloads the whole list. */
const MAX_AGE_MS = 7 * 86_400_000;

export async function forgetOldEvents(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('office_events')
    .where('at', '<', now - MAX_AGE_MS)
    .execute();
}
