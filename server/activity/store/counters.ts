/** Sequence numbers, each used once, in commit order. */
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../database/database.ts';
import type { Database, OfficeCountersTable } from '../../database/tables.ts';

/**
 * The next number, within the transaction of `db`. Other transactions wait until it is committed, so that a reader of all
 * numbers up to one misses none. A failed transaction leaves its number unused.
 * @param count reserves several in a row. Default: 1
 * @returns the last one
 */
export async function nextNumber(
  db: Kysely<Database>,
  name: OfficeCountersTable['name'],
  count = 1,
): Promise<number> {
  const { value } = await db
    .insertInto('office_counters')
    .values({ name, value: count })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((column) => ({ value: column('office_counters.value', '+', count) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Runs `work` in a transaction, one at a time per name on all replicas: what it reads stays true until it commits.
 * PostgreSQL would otherwise let two transactions read the same and both act on it.
 */
export function inOrder<T>(
  db: Kysely<Database>,
  name: OfficeCountersTable['name'],
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    // Locks the counter's row until the end.
    await nextNumber(transaction, name);
    return work(transaction);
  });
}

/** The last number issued; 0 if none. */
export async function lastNumber(
  db: Kysely<Database>,
  name: OfficeCountersTable['name'],
): Promise<number> {
  const row = await db
    .selectFrom('office_counters')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? 0;
}
