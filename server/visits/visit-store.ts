/** Statements about visits and their spots. */
import { type Kysely, sql } from 'kysely';
import { localDate } from '../../domain/hours/office-hours.ts';
import {
  offeredWindows,
  type VisitAsk,
  type VisitRules,
  type VisitWindow,
  windowKey,
} from '../../domain/visits/visit-windows.ts';
import type { Database, LeadRow, VisitRow, VisitSpotsTable } from '../database/tables.ts';
import { mailboxOf } from '../mail/address.ts';

/** The windows that are open in an area for a service, in order. */
export async function openWindows(
  db: Kysely<Database>,
  rules: VisitRules,
  ask: VisitAsk,
  now: number,
): Promise<VisitWindow[]> {
  if (ask.area === null) return [];
  const taken = await takenSpots(db, ask.area, localDate(rules.zone, now));
  return offeredWindows(rules, ask, taken, now);
}

/** Taken spots of an area from a day on, by `windowKey`. */
export async function takenSpots(
  db: Kysely<Database>,
  pool: string,
  from: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('visit_spots')
    .select((column) => ['day', 'window', column.fn.countAll<number>().as('count')])
    .where('pool', '=', pool)
    .where('day', '>=', from)
    .groupBy(['day', 'window'])
    .execute();
  return new Map(rows.map((row) => [windowKey(row), Number(row.count)]));
}

/**
 * Takes a free spot for a visit, within the transaction of `db`. If two transactions want the same seat, the primary key gives
 * it to the first; the second waits for it and tries the next seat.
 * @param seats number of spots. `over` allows one beyond them
 * @returns the seat; null if all are taken
 */
export async function takeSpot(
  db: Kysely<Database>,
  spot: Omit<VisitSpotsTable, 'seat'>,
  seats: number,
  { over = false }: { over?: boolean } = {},
): Promise<number | null> {
  const { pool, day, window } = spot;
  const rows = await db
    .selectFrom('visit_spots')
    .select('seat')
    .where('pool', '=', pool)
    .where('day', '=', day)
    .where('window', '=', window)
    .execute();
  const taken = new Set(rows.map(({ seat }) => seat));
  for (let seat = 1; over || seat <= seats; seat++) {
    if (taken.has(seat)) continue;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('visit_spots')
      .values({ ...spot, seat })
      .onConflict((conflict) => conflict.columns(['pool', 'day', 'window', 'seat']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return seat;
  }
  return null;
}

/**
 * Frees the spots of a visit that was moved or canceled. It deletes by visit, not by seat, so that it never frees another visit's spot.
 * @param taken the spot that the visit keeps; null if it was canceled
 */
export async function freeSpots(
  db: Kysely<Database>,
  { submission_id, visit_id }: Pick<VisitRow, 'submission_id' | 'visit_id'>,
  taken: Pick<VisitSpotsTable, 'pool' | 'day' | 'window' | 'seat'> | null,
): Promise<void> {
  let freed = db
    .deleteFrom('visit_spots')
    .where('submission_id', '=', submission_id)
    .where('visit_id', '=', visit_id);
  if (taken !== null) {
    const { pool, day, window, seat } = taken;
    freed = freed.where((is) => is.not(is.and({ pool, day, window, seat })));
  }
  await freed.execute();
}

/**
 * Inserts a visit, or updates it if its `sequence` is one more than that of the stored row.
 * @returns false if another change came first
 */
export async function saveVisit(db: Kysely<Database>, visit: VisitRow): Promise<boolean> {
  const { submission_id: _lead, visit_id, created_at: _first, ...changed } = visit;
  if (visit.sequence === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('visits')
      .values(visit)
      .onConflict((conflict) => conflict.column('visit_id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('visits')
    .set(changed)
    .where('visit_id', '=', visit_id)
    .where('sequence', '=', visit.sequence - 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function findVisit(
  db: Kysely<Database>,
  submissionId: string,
  visitId: string,
): Promise<VisitRow | undefined> {
  return db
    .selectFrom('visits')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('visit_id', '=', visitId)
    .executeTakeFirst();
}

/** Visits of a request, the oldest first. */
export function visitsOfLead(db: Kysely<Database>, submissionId: string): Promise<VisitRow[]> {
  return db
    .selectFrom('visits')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('visit_id')
    .execute();
}

/** Visits of all requests of a mailbox, in any spelling of its address, the oldest request first; without quarantined requests. */
export async function visitsOfMailbox(
  db: Kysely<Database>,
  mailbox: string,
): Promise<(VisitRow & Pick<LeadRow, 'email' | 'service_needed'>)[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('contact_submissions', 'contact_submissions.submission_id', 'visits.submission_id')
    .selectAll('visits')
    .select(['email', 'service_needed'])
    .where('contact_submissions.quarantine_reason', 'is', null)
    // All spellings of a mailbox begin with the same letter.
    .where(sql`lower(substr(email, 1, 1))`, '=', mailbox.slice(0, 1))
    .orderBy('contact_submissions.created_at')
    .orderBy('visits.created_at')
    .execute();
  return rows.filter(({ email }) => mailboxOf(email) === mailbox);
}

/** Supersedes unsent mails about the visit before it changed. */
export async function supersedeVisitMails(
  db: Kysely<Database>,
  { submission_id, visit_id }: Pick<VisitRow, 'submission_id' | 'visit_id'>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'superseded' })
    .where('submission_id', '=', submission_id)
    .where('kind', 'in', ['visit', 'visit_reminder'])
    .where('id', 'like', `%:${visit_id}.%`)
    .where('state', 'in', ['pending', 'quarantined'])
    .execute();
}

/** Visits of these days, also canceled ones, with the customer's data, by day, window and area. */
export function visitsOfDays(db: Kysely<Database>, from: string, to: string) {
  return withLeads(db)
    .where('visits.day', '>=', from)
    .where('visits.day', '<=', to)
    .orderBy('visits.day')
    .orderBy('visits.window')
    .orderBy('visits.area')
    .orderBy('visits.created_at')
    .execute();
}

/** Booked visits from a day on, the next first. */
export function bookedFrom(db: Kysely<Database>, day: string) {
  return withLeads(db)
    .where('visits.day', '>=', day)
    .where('visits.state', '=', 'booked')
    .orderBy('visits.day')
    .orderBy('visits.window')
    .execute();
}

/** Visits that wait for the office to confirm a window, the oldest first. */
export function askedVisits(db: Kysely<Database>, limit: number) {
  return withLeads(db)
    .where('visits.state', '=', 'asked')
    .where('contact_submissions.quarantine_reason', 'is', null)
    .orderBy('visits.created_at')
    .limit(limit)
    .execute();
}

const withLeads = (db: Kysely<Database>) =>
  db
    .selectFrom('visits')
    .innerJoin('contact_submissions', 'contact_submissions.submission_id', 'visits.submission_id')
    .selectAll('visits')
    .select(['first_name', 'phone', 'address', 'service_needed']);
