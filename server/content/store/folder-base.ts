/** The state of the content that the content folder was last brought in line with, by a pull or a push: what either side has changed is told by it. */
import type { Kysely } from 'kysely';
import type { Revisions } from '../../../domain/content/revisions.ts';
import { fromJson, toJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';

const NAME = 'base';

/** null = the folder was never taken in. */
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
