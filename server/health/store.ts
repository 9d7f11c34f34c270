/** The row by which /readyz notices a full disk. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** One row that nobody reads. */
export async function writeProbe(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('office_counters')
    .values({ name: 'readyz', value: 1 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((column) => ({ value: column('office_counters.value', '+', 1) })),
    )
    .execute();
}
