/** The row that /readyz writes to notice a full disk. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Writes one row that is never read. */
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
