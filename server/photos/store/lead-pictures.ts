/** The rows of a lead's pictures, written in the lead's transaction and deleted with the lead. */
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { rowInserter } from '../../database/insert-rows.ts';
import type { LeadPicturesTable } from '../../database/tables.ts';

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

/** Inserts rows that don't exist yet, within the transaction of `db`. */
export const insertPictures = rowInserter((db, rows: Insertable<LeadPicturesTable>[]) =>
  db
    .insertInto('lead_pictures')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['submission_id', 'position']).doNothing()),
);

/** The rows of a lead's pictures. */
export function pictureRows(
  submissionId: string,
  pictures: LeadPicture[],
  now: number,
): Insertable<LeadPicturesTable>[] {
  return pictures.map(({ content }, position) => ({
    submission_id: submissionId,
    position,
    content,
    bytes: content.length,
    created_at: now,
  }));
}
