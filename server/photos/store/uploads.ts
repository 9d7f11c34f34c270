/**
 * DATA_DIR/uploads: where versions before 0.2 kept pictures. Their files are moved into the database; while servers of
 * such a version still run, new ones appear and are moved in turn.
 */
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/database.ts';
import { nameSubmissions } from '../../database/roles.ts';
import type { Database } from '../../database/tables.ts';
import { insertPictures, nameOf } from './lead-pictures.ts';

export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{16}\.jpg$/;
/** An empty folder this old has no server that writes into it, ms. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** The content of a picture's file; null when there is none. */
export async function readUpload(folder: string, name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  return unlessGone(readFile(join(folder, name)));
}

export interface MovedUploads {
  /** Files that are in the database now, and removed. */
  moved: number;
  /** Files that stay: no lead names them (yet), or their content is not what their name says. */
  left: number;
}

/**
 * Moves the files into the database, each removed after its row is durable. May be stopped at any time, run again, and
 * run by several servers at once.
 * @param now ms since the epoch
 */
export async function moveUploads(
  db: Kysely<Database>,
  folder: string,
  now: number,
): Promise<MovedUploads> {
  const counts: MovedUploads = { moved: 0, left: 0 };
  for (const name of (await unlessGone(readdir(folder))) ?? []) {
    const wasMoved = NAME.test(name) && (await moveUpload(db, folder, name));
    counts[wasMoved ? 'moved' : 'left'] += 1;
  }
  if (counts.left === 0) await removeAbandoned(folder, now);
  return counts;
}

/** @returns whether its content is in the database. */
async function moveUpload(db: Kysely<Database>, folder: string, name: string): Promise<boolean> {
  const id = NAME.exec(name)?.[1] as string;
  const content = await unlessGone(readFile(join(folder, name)));
  // Another server was faster.
  if (!content) return true;
  if (nameOf(id, content) !== name) return false;
  const isStored = await inTransaction(db, async (transaction) => {
    await nameSubmissions(transaction, [id]);
    const lead = await transaction
      .selectFrom('contact_submissions')
      .select(['photos', 'created_at'])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    const position = lead ? (JSON.parse(lead.photos ?? '[]') as string[]).indexOf(name) : -1;
    if (!lead || position < 0) return false;
    await insertPictures(transaction, [
      {
        submission_id: id,
        position,
        content,
        bytes: content.length,
        created_at: lead.created_at,
      },
    ]);
    return true;
  });
  if (isStored) await rm(join(folder, name), { force: true });
  return isStored;
}

async function removeAbandoned(folder: string, now: number): Promise<void> {
  const found = await unlessGone(stat(folder));
  // A file that came meanwhile keeps the folder.
  if (found && now - found.mtimeMs > ABANDONED_AFTER_MS) await rmdir(folder).catch(() => {});
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
