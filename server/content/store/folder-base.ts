/** The state of the last pull or push, from which changes on either side are measured. */
import type { Kysely } from 'kysely';
import type { Revisions } from '../../../domain/content/revisions.ts';
import { fromJson, toJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';

const NAME = 'base';

/** Null if the folder was never pushed. */
export async function readFolderBase(db: Kysely<Database>): Promise<Revisions | null> {
  const row = await db
    .selectFrom('content_folder')
    .select('revisions')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? fromJson(row.revisions) : null;
}

export async function writeFolderBase(db: Kysely<Database>, revisions: Revisions): Promise<void> {
  const value = toJson(revisions);
  await db
    .insertInto('content_folder')
    .values({ name: NAME, revisions: value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ revisions: value }))
    .execute();
}
