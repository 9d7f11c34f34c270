/** The lines of the list of erasures. */
import type { Kysely } from 'kysely';
import type { Database, ErasuresTable } from '../../database/tables.ts';

/** In the order in which they were added. */
export async function readErasureLines(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('erasures')
    .select('line')
    .orderBy('at')
    .orderBy('line')
    .execute();
  return rows.map(({ line }) => line);
}

export async function addErasureLine(db: Kysely<Database>, row: ErasuresTable): Promise<void> {
  await db.insertInto('erasures').values(row).execute();
}

/** @param before ms since the epoch */
export async function deleteErasureLines(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('erasures').where('at', '<', before).execute();
}
