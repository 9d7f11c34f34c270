/** Page views and forms as numbers. Who was counted today is forgotten with the salt of the day. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/database.ts';
import { rowInserter } from '../database/insert-rows.ts';
import type {
  Database,
  FormCountsTable,
  PageCountsTable,
  PageSpeedsTable,
  PageVisitorsTable,
} from '../database/tables.ts';

/** Views of one page in one hour, from one origin. */
export interface ViewCount extends Omit<PageCountsTable, 'visitors'> {
  /** Hashes of visitors who, as far as this process knows, had seen nothing else before on that day. */
  newVisitors: string[];
}

/** Stands for the origins of a day that are not told apart. */
export const OTHER = '(other)';

/** Rows of page_visitors on one day. Later visitors are not counted, their views are. */
const MOST_VISITORS = 20_000;
/** Rows of page_counts on one day; from then on every origin is OTHER: one row for each page and hour. */
const MOST_COUNTS = 5000;

/** Adds them to what is there. Replicas write the same rows: each in the same order, so that none waits for the other for ever. */
export async function addCounts(
  db: Kysely<Database>,
  views: ViewCount[],
  forms: FormCountsTable[],
  speeds: PageSpeedsTable[],
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const candidates = views
      .flatMap(({ day, newVisitors }) => newVisitors.map((visitor_hash) => ({ day, visitor_hash })))
      .sort((a, b) => compare(a.visitor_hash, b.visitor_hash));
    const visitorRoom = await roomOf(transaction, 'page_visitors', views, MOST_VISITORS);
    const added = await insertVisitors(
      transaction,
      candidates.filter(({ day }) => takeFrom(visitorRoom, day)),
    );
    const isNew = new Set(added.map(({ day, visitor_hash }) => `${day} ${visitor_hash}`));
    const rows = views.map(({ newVisitors, ...row }) => ({
      ...row,
      visitors: newVisitors.filter((hash) => isNew.has(`${row.day} ${hash}`)).length,
    }));
    const countRoom = await roomOf(transaction, 'page_counts', views, MOST_COUNTS);
    // Rows that only grow count as new ones here, so the last of the room may stay unused.
    const hasRoomFor = new Map(
      [...countRoom].map(([day, room]) => [
        day,
        rows.filter((row) => row.day === day).length <= room,
      ]),
    );
    await addViews(
      transaction,
      sorted(
        summed(rows.map((row) => (hasRoomFor.get(row.day) ? row : { ...row, origin: OTHER }))),
      ),
    );
    await addForms(transaction, sorted(forms));
    await addSpeeds(transaction, sorted(speeds));
  });
}

/** How many rows each day may still get. */
async function roomOf(
  db: Kysely<Database>,
  table: 'page_counts' | 'page_visitors',
  views: ViewCount[],
  most: number,
): Promise<Map<string, number>> {
  const room = new Map<string, number>();
  for (const day of new Set(views.map((view) => view.day))) {
    const { count } = await db
      .selectFrom(table)
      .select((column) => column.fn.countAll().as('count'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    room.set(day, most - Number(count));
  }
  return room;
}

/** @returns false when there is no room left. */
function takeFrom(room: Map<string, number>, day: string): boolean {
  const left = room.get(day) ?? 0;
  room.set(day, left - 1);
  return left > 0;
}

/** Those of one page, hour and origin become one. */
function summed(rows: PageCountsTable[]): PageCountsTable[] {
  const sums = new Map<string, PageCountsTable>();
  for (const row of rows) {
    const key = JSON.stringify([row.day, row.hour, row.path, row.origin]);
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...row });
    else {
      sum.views += row.views;
      sum.visitors += row.visitors;
    }
  }
  return [...sums.values()];
}

const insertVisitors = rowInserter((db, rows: PageVisitorsTable[]) =>
  db
    .insertInto('page_visitors')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'visitor_hash']).doNothing())
    .returning(['day', 'visitor_hash']),
);

const addViews = rowInserter((db, rows: PageCountsTable[]) =>
  db
    .insertInto('page_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'hour', 'path', 'origin']).doUpdateSet((column) => ({
        views: column('page_counts.views', '+', column.ref('excluded.views')),
        visitors: column('page_counts.visitors', '+', column.ref('excluded.visitors')),
      })),
    ),
);

const addForms = rowInserter((db, rows: FormCountsTable[]) =>
  db
    .insertInto('form_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'hour', 'form']).doUpdateSet((column) => ({
        begun: column('form_counts.begun', '+', column.ref('excluded.begun')),
        sent: column('form_counts.sent', '+', column.ref('excluded.sent')),
      })),
    ),
);

const addSpeeds = rowInserter((db, rows: PageSpeedsTable[]) =>
  db
    .insertInto('page_speeds')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'device', 'page_group', 'measure', 'bucket'])
        .doUpdateSet((column) => ({
          visits: column('page_speeds.visits', '+', column.ref('excluded.visits')),
        })),
    ),
);

/** The salt of a day, the same on all replicas. */
export async function readSalt(db: Kysely<Database>, day: string): Promise<string> {
  const salt = randomBytes(32).toString('base64url');
  await db
    .insertInto('page_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const known = await db
    .selectFrom('page_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return known.salt;
}

/** Origins that the day has so far, whichever server counted them. */
export async function readOrigins(db: Kysely<Database>, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('page_counts')
    .select('origin')
    .distinct()
    .where('day', '=', day)
    .execute();
  return rows.map(({ origin }) => origin);
}

/** Deletes who was counted before today, and what their hashes were made with. */
export async function forgetVisitors(db: Kysely<Database>, today: string): Promise<void> {
  await db.deleteFrom('page_visitors').where('day', '<', today).execute();
  await db.deleteFrom('page_salts').where('day', '<', today).execute();
}

const sorted = <Row extends object>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => compare(JSON.stringify(a), JSON.stringify(b)));
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
