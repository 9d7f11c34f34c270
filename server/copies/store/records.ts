/**
 * Everything about one request, sign-up or choice, as it stands in all tables: read when it is copied, and put in place of what a
 * restored backup has of it.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AnyTables } from '../../backup/store/restored-tables.ts';
import type { TableRow } from '../../backup/store/snapshot.ts';
import { MIGRATION_TABLE } from '../../database/migrate.ts';
import type { Database } from '../../database/tables.ts';
import { outboxRow } from '../../outbox/store.ts';

/**
 * Tables of a request or sign-up, by its id. A row that refers to another comes after it. A test holds the list to the tables that have
 * the column.
 */
export const TABLES_BY_SUBMISSION = [
  'contact_submissions',
  'lead_pictures',
  'newsletter_signups',
  'outbox',
  'office_leads',
  'office_acts',
  'office_audit',
  'office_events',
  'office_splits',
  'visits',
  'visit_spots',
] as const;
/** Tables of a mailbox, by its hash. */
const TABLES_BY_ADDRESS = [
  'newsletter_tokens',
  'newsletter_confirmations',
  'newsletter_suppressions',
] as const;
/** Messages that nobody needs after a restore. */
const LEFT_OUT_KINDS = ['copy', 'push', 'sign_in'] as const;

/** @param id of a request or sign-up, or hash of a mailbox. @returns nothing when it has been deleted */
export async function readRecord(db: Kysely<Database>, id: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const add = (table: string, found: object[]) => {
    for (const row of found) rows.push({ table, row: { ...row } as TableRow['row'] });
  };
  const hashes = [id];
  for (const table of TABLES_BY_SUBMISSION) {
    const found = await db
      .selectFrom(table)
      .selectAll()
      .where('submission_id', '=', id)
      .$if(table === 'outbox', (query) =>
        query.where('kind' as never, 'not in', LEFT_OUT_KINDS as never),
      )
      .execute();
    add(table, found);
    for (const row of found as Partial<Record<string, unknown>>[])
      for (const hash of [row.address_hash, row.mailbox_hash])
        if (typeof hash === 'string') hashes.push(hash);
  }
  for (const table of TABLES_BY_ADDRESS)
    add(
      table,
      await db.selectFrom(table).selectAll().where('address_hash', 'in', hashes).execute(),
    );
  const words = db
    .selectFrom('office_person_keys')
    .selectAll()
    .where('lead_no', 'in', leadNumbers(db, id));
  add('office_person_keys', await words.execute());
  return rows;
}

/** Requests that this one corrects, and those that they do: what they say of it, and their consent, changes with it. */
export async function readReplaced(db: Kysely<Database>, id: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null | undefined = id; next; ) {
    const lead: { replaces: string | null } | undefined = await db
      .selectFrom('contact_submissions')
      .select('replaces')
      .where('submission_id', '=', next)
      .executeTakeFirst();
    next = lead?.replaces;
    if (!next || ids.includes(next)) break;
    ids.push(next);
  }
  return ids;
}

/** Names of the migrations that the schema has had. */
export async function readMigrations(db: Kysely<Database>): Promise<string[]> {
  const untyped = db as unknown as Kysely<Record<string, { name: string }>>;
  const rows = await untyped.selectFrom(MIGRATION_TABLE).select('name').execute();
  return rows.map(({ name }) => name);
}

/** Puts a record in place of what is there under its id, within a transaction. */
export async function replaceRecord(
  db: Transaction<Database>,
  id: string,
  rows: TableRow[],
): Promise<void> {
  await db.deleteFrom('office_person_keys').where('lead_no', 'in', leadNumbers(db, id)).execute();
  for (const table of TABLES_BY_SUBMISSION.toReversed())
    await db.deleteFrom(table).where('submission_id', '=', id).execute();
  const untyped = db as unknown as AnyTables;
  for (const { table, row } of rows) {
    if (table === 'newsletter_signups')
      await db.deleteFrom(table).where('email', '=', String(row.email)).execute();
    await untyped
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** After records were put in: numbers that are given out go on behind theirs. */
export async function raiseCounters(db: Transaction<Database>): Promise<void> {
  for (const [name, table, column] of [
    ['event', 'office_events', 'event_id'],
    ['lead', 'office_leads', 'lead_no'],
    ['audit', 'office_audit', 'entry_id'],
  ] as const) {
    const { rows } = await sql<{ value: number | null }>`
      select max(${sql.ref(column)}) as value from ${sql.table(table)}`.execute(db);
    const value = Number(rows[0]?.value ?? 0);
    if (value === 0) continue;
    await db
      .insertInto('office_counters')
      .values({ name, value })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value }).where('office_counters.value', '<', value),
      )
      .execute();
  }
}

/** Sign-ups and choices of so long before the last look are looked at again, ms: their transactions may have taken that long. */
const OVERLAP_MS = 10_000;
/** Events of one look. */
const MOST_EVENTS = 500;

/**
 * Queues copies of what has happened since it was last called: what the office did, who signed up, confirmed or unsubscribed. Requests
 * queue theirs in their own transaction. The first time nothing is queued: the next backup has it all.
 * @param withChoices also looks for sign-ups and choices
 */
export async function queueCopies(
  db: Transaction<Database>,
  now: number,
  withChoices: boolean,
): Promise<void> {
  const known = await readCursor(db, 'copied_event');
  const events = await db
    .selectFrom('office_events')
    .select(['event_id', 'submission_id'])
    .where('event_id', '>', known ?? Number.MAX_SAFE_INTEGER)
    .orderBy('event_id')
    .limit(MOST_EVENTS)
    .execute();
  const ids = new Map<string, string>();
  for (const { event_id, submission_id } of events)
    if (submission_id) ids.set(submission_id, `event-${event_id}`);
  const last = events.at(-1)?.event_id;
  if (last !== undefined) await writeCursor(db, 'copied_event', last);
  else if (known === null) await writeCursor(db, 'copied_event', await lastEvent(db));
  if (withChoices) {
    const since = await readCursor(db, 'copied_at');
    if (since !== null)
      for (const [id, cause] of await readChoices(db, since - OVERLAP_MS)) ids.set(id, cause);
    await writeCursor(db, 'copied_at', now);
  }
  const rows = [...ids].map(([submissionId, receiver]) =>
    outboxRow({ kind: 'copy', submissionId, receiver, payload: {}, now, messageIdDomain: null }),
  );
  if (rows.length > 0)
    await db
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

async function readChoices(db: Transaction<Database>, since: number): Promise<[string, string][]> {
  const signups = await db
    .selectFrom('newsletter_signups')
    .select(['submission_id', 'mailbox_hash', 'created_at'])
    .where('created_at', '>=', since)
    .execute();
  const found = signups.map(({ submission_id, mailbox_hash, created_at }): [string, string] => [
    submission_id ?? mailbox_hash ?? '',
    `signup-${created_at}`,
  ]);
  for (const table of ['newsletter_confirmations', 'newsletter_suppressions'] as const) {
    const choices = await db
      .selectFrom(table)
      .selectAll()
      .where('created_at', '>=', since)
      .execute();
    for (const { address_hash, created_at } of choices)
      found.push([address_hash, `${table}-${created_at}`]);
  }
  return found.filter(([id]) => id !== '');
}

/** What waits to be copied, oldest first. The kind stands in the statement, so that the index of copies alone is used. */
export function readCopyRows(
  db: Kysely<Database>,
  limit: number,
): Promise<{ id: string; submission_id: string }[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'submission_id'])
    .where('kind', '=', sql.lit('copy'))
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function deleteCopyRows(db: Kysely<Database>, ids: string[]): Promise<void> {
  await db.deleteFrom('outbox').where('id', 'in', ids).execute();
}

const leadNumbers = (db: Kysely<Database>, id: string) =>
  db.selectFrom('office_leads').select('lead_no').where('submission_id', '=', id);

async function lastEvent(db: Transaction<Database>): Promise<number> {
  const row = await db
    .selectFrom('office_counters')
    .select('value')
    .where('name', '=', 'event')
    .executeTakeFirst();
  return row?.value ?? 0;
}

type Cursor = 'copied_event' | 'copied_at';

async function readCursor(db: Transaction<Database>, name: Cursor): Promise<number | null> {
  const row = await db
    .selectFrom('office_counters')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

async function writeCursor(db: Transaction<Database>, name: Cursor, value: number): Promise<void> {
  await db
    .insertInto('office_counters')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
