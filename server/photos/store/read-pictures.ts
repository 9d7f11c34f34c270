/** Reads a lead's pictures, for its mails and for the office. */
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/database.ts';
import { nameSubmissions } from '../../database/roles.ts';
import type { Database } from '../../database/tables.ts';
import { readUpload } from './uploads.ts';

/**
 * A lead's pictures in order; null where one is gone, as after its time (retention) or an erasure.
 * @param names what the lead says of them
 * @param uploads folder in which servers of an older version still write pictures. Default: none.
 */
export async function readPictures(
  db: Kysely<Database>,
  submissionId: string,
  names: string[],
  uploads?: string,
): Promise<(Buffer | null)[]> {
  const stored = await readStored(db, submissionId);
  if (!uploads || names.every((_name, position) => stored.has(position)))
    return names.map((_name, position) => stored.get(position) ?? null);
  const files = await Promise.all(names.map((name) => readUpload(uploads, name)));
  // A file that was moved between the two looks is in the database now.
  const moved = files.includes(null) ? await readStored(db, submissionId) : stored;
  return names.map((_name, position) => moved.get(position) ?? files[position] ?? null);
}

async function readStored(
  db: Kysely<Database>,
  submissionId: string,
): Promise<Map<number, Buffer>> {
  const rows = await inTransaction(db, async (transaction) => {
    await nameSubmissions(transaction, [submissionId]);
    return transaction
      .selectFrom('lead_pictures')
      .select(['position', 'content'])
      .where('submission_id', '=', submissionId)
      .execute();
  });
  return new Map(
    rows.map(({ position, content }) => [
      position,
      Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    ]),
  );
}
