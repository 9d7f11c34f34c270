/** Inserts of several rows. Kysely writes each statement once: writing it anew took longer than SQLite takes to run it. */
import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Rows in one statement; more take several. Statements that have been run are kept prepared, one for each number. */
const AT_ONCE = 32;

interface Statement {
  sql: string;
  /** Fields of a row, in the order in which the statement wants their values. */
  fields: string[];
}

/**
 * @param build the insert of these rows. Values may stand in it nowhere else.
 * @param many rows in one statement as long as there are as many, for thousands at once. Default: AT_ONCE
 * @returns a function that inserts any number of rows, and gives what the statement returns.
 */
export function rowInserter<Row extends object, Returned = never>(
  build: (db: Kysely<Database>, rows: Row[]) => Compilable<Returned>,
  many = AT_ONCE,
): (db: Kysely<Database>, rows: Row[]) => Promise<Returned[]> {
  /** By database dialect, then by number of rows. */
  const statements = new WeakMap<object, Map<number, Statement>>();

  function statementFor(db: Kysely<Database>, rows: Row[]): Statement {
    const { adapter } = db.getExecutor();
    const known = statements.get(adapter) ?? new Map<number, Statement>();
    statements.set(adapter, known);
    const statement = known.get(rows.length) ?? {
      sql: build(db, rows).compile().sql,
      fields: Object.keys(rows[0] ?? {}),
    };
    known.set(rows.length, statement);
    return statement;
  }

  return async (db, rows) => {
    const returned: Returned[] = [];
    for (let start = 0, end = 0; start < rows.length; start = end) {
      end = start + (rows.length - start >= many ? many : AT_ONCE);
      const some = rows.slice(start, end);
      const { sql, fields } = statementFor(db, some);
      const values = some.flatMap((row) => fields.map((field) => row[field as keyof Row]));
      const result = await db.executeQuery<Returned>(CompiledQuery.raw(sql, values));
      returned.push(...result.rows);
    }
    return returned;
  };
}
