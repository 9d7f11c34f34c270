/** A lead's pictures: inserted in its transaction, attached to its mails, shown in the office. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** A picture of a lead that is being written. */
export interface LeadPicture {
  /** `{submission_id}-{hash}.jpg`. With other pictures, the hash makes it another request. */
  name: string;
  content: Buffer;
}

/** @param contents JPEGs in the order in which they were sent; duplicates count once */
export function namePictures(submissionId: string, contents: Buffer[]): LeadPicture[] {
  const pictures = contents.map((content) => ({ name: nameOf(submissionId, content), content }));
  return pictures.filter(
    ({ name }, index) => pictures.findIndex((other) => other.name === name) === index,
  );
}

export function nameOf(submissionId: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return `${submissionId}-${hash}.jpg`;
}

/** Inserts a lead's pictures, within the transaction of `db`. */
export async function insertPictures(
  db: Kysely<Database>,
  submissionId: string,
  pictures: LeadPicture[],
  now: number,
): Promise<void> {
  const rows = pictures.map(({ content }, position) => ({
    ...{ submission_id: submissionId, position, content, created_at: now },
  }));
  await db.insertInto('lead_pictures').values(rows).execute();
}

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
