/** Inserts many rows. */
import type { Compilable, Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Rows per statement: SQLite takes 32,766 values, and the widest table has 25 columns. */
const AT_ONCE = 1000;

/**
 * @param build the insert statement of some rows
 * @returns a function that inserts any number of rows and returns what the statements return
 */
export function rowInserter<Row extends object, Returned = never>(
  build: (db: Kysely<Database>, rows: Row[]) => Compilable<Returned>,
): (db: Kysely<Database>, rows: Row[]) => Promise<Returned[]> {
  return async (db, rows) => {
    const returned: Returned[] = [];
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const statement = build(db, rows.slice(start, start + AT_ONCE)).compile();
      returned.push(...(await db.executeQuery<Returned>(statement)).rows);
    }
    return returned;
  };
}
