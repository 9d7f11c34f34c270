/** Photos that the office has uploaded: as they go into the content's folder `photos`, for each state that names them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { contentDir } from '../../../content-loader/read-once.ts';
import type { Database } from '../../database/tables.ts';

/** Content by file name. */
export type Photos = ReadonlyMap<string, Uint8Array>;

/** Named by its content: another one has another name, and the same one is stored once. */
const NAME = /\bphoto-[0-9a-f]{16}\.jpg\b/g;

/** @returns the file's name */
export async function insertPhoto(
  db: Kysely<Database>,
  content: Buffer,
  { author, now }: { author: string; now: number },
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = `photo-${hash}.jpg`;
  await db
    .insertInto('content_photos')
    .values({ name, content, author, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return name;
}

/** Names of all that were uploaded and of all in the content folder, whether a page shows them or not. */
export async function readPhotoNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('content_photos').select('name').execute();
  const inFolder = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return [...new Set([...rows.map(({ name }) => name), ...inFolder])].filter((name) =>
    PICTURE.test(name),
  );
}

/** As it was uploaded, or lies in the content folder; null = there is none of this name. */
export async function readPhoto(db: Kysely<Database>, name: string): Promise<Buffer | null> {
  if (!PICTURE.test(name)) return null;
  const rows = await db
    .selectFrom('content_photos')
    .select('content')
    .where('name', '=', name)
    .execute();
  const [stored] = rows;
  if (stored) return Buffer.from(stored.content);
  const file = join(FOLDER, name);
  return existsSync(file) ? readFileSync(file) : null;
}

const FOLDER = join(contentDir, 'photos');
/** As the schema of pages has it. */
const PICTURE = /^[\w-]+\.(jpe?g|png|webp)$/i;

/** Those that the texts name. @param isNeeded by the file's name */
export async function readPhotos(
  db: Kysely<Database>,
  texts: ReadonlyMap<string, string>,
  isNeeded: (name: string) => boolean = () => true,
): Promise<Photos> {
  const named = new Set([...texts.values()].flatMap((text) => text.match(NAME) ?? []));
  const names = [...named].filter(isNeeded);
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_photos')
    .select(['name', 'content'])
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ name, content }) => [name, content]));
}
