/** Reads a lead's pictures, for its mails and for the office. */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/**
 * A lead's pictures in order; null for one that was deleted by retention or erasure.
 * @param names as stored with the lead
 */
export async function readPictures(
  db: Kysely<Database>,
  submissionId: string,
  names: string[],
): Promise<(Buffer | null)[]> {
  const rows = await db
    .selectFrom('lead_pictures')
    .select(['position', 'content'])
    .where('submission_id', '=', submissionId)
    .execute();
  const stored = new Map(
    rows.map(({ position, content }) => [
      position,
      Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    ]),
  );
  return names.map((_name, position) => stored.get(position) ?? null);
}
