/** Inserts a list of rows, which may be empty. */
import type { Compilable, Kysely } from 'kysely';
import type { Database } from './tables.ts';

/**
 * @param build the insert statement; SQLite takes up to 32,766 values in one
 * @returns a function that runs it and returns the statement's rows
 */
export function rowInserter<Row extends object, Returned = never>(
  build: (db: Kysely<Database>, rows: Row[]) => Compilable<Returned>,
): (db: Kysely<Database>, rows: Row[]) => Promise<Returned[]> {
  return async (db, rows) =>
    rows.length === 0 ? [] : (await db.executeQuery<Returned>(build(db, rows).compile())).rows;
}
