/** Page views and forms as numbers. Who was counted today is forgotten with the salt of the day. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/database.ts';
import { rowInserter } from '../database/insert-rows.ts';
import type {
  Database,
  FormCountsTable,
  PageCountsTable,
  PageVisitorsTable,
} from '../database/tables.ts';

/** Views of one page in one hour, from one origin. */
export interface ViewCount extends Omit<PageCountsTable, 'visitors'> {
  /** Hashes of visitors who, as far as this process knows, had seen nothing else before on that day. */
  newVisitors: string[];
}

/** Adds both to what is there. Replicas write the same rows: each in the same order, so that none waits for the other for ever. */
export async function addCounts(
  db: Kysely<Database>,
  views: ViewCount[],
  forms: FormCountsTable[],
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const candidates = views
      .flatMap(({ day, newVisitors }) => newVisitors.map((visitor_hash) => ({ day, visitor_hash })))
      .sort((a, b) => compare(a.visitor_hash, b.visitor_hash));
    const added = await insertVisitors(transaction, candidates);
    const isNew = new Set(added.map(({ day, visitor_hash }) => `${day} ${visitor_hash}`));
    const rows = views.map(({ newVisitors, ...row }) => ({
      ...row,
      visitors: newVisitors.filter((hash) => isNew.has(`${row.day} ${hash}`)).length,
    }));
    await addViews(transaction, sorted(rows));
    await addForms(transaction, sorted(forms));
  });
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

/** Deletes who was counted before today, and what their hashes were made with. */
export async function forgetVisitors(db: Kysely<Database>, today: string): Promise<void> {
  await db.deleteFrom('page_visitors').where('day', '<', today).execute();
  await db.deleteFrom('page_salts').where('day', '<', today).execute();
}

const sorted = <Row extends object>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => compare(JSON.stringify(a), JSON.stringify(b)));
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
