/** Photos uploaded in the office: stored in the database, and written to disk for pages that show them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { contentDir } from '../../../publisher/read/read-once.ts';
import { writeWhole } from '../../../publisher/render/build-cache.ts';
import { renderingsIn } from '../../../publisher/render/rendering.ts';
import type { Database } from '../../database/tables.ts';

/** Named by content hash, so that the same photo is stored once. */
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

/** Names of all photos, uploaded or in the content folder, used or not. */
export async function readPhotoNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('content_photos').select('name').execute();
  const inFolder = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return [...new Set([...rows.map(({ name }) => name), ...inFolder])].filter((name) =>
    PICTURE.test(name),
  );
}

/** An uploaded photo or one of the content folder; null if there is none of this name. */
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
/** The pattern of the page schema. */
const PICTURE = /^[\w-]+\.(jpe?g|png|webp)$/i;

/** Folder of uploaded photos on disk. */
const uploadsIn = (dataDir: string) => join(renderingsIn(dataDir), 'uploads');

/** Path of a photo that a page shows. */
export function photoFile(dataDir: string, name: string): string {
  const uploaded = join(uploadsIn(dataDir), name);
  return existsSync(uploaded) ? uploaded : join(FOLDER, name);
}

/**
 * Writes the photos that the texts name to disk, unless they are there.
 * @returns the path of each, by name
 */
export async function writeUploads(
  db: Kysely<Database>,
  texts: ReadonlyMap<string, string>,
  dataDir: string,
): Promise<Map<string, string>> {
  const folder = uploadsIn(dataDir);
  const names = [...new Set([...texts.values()].flatMap((text) => text.match(NAME) ?? []))];
  const missing = names.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('content_photos')
      .select(['name', 'content'])
      .where('name', 'in', missing)
      .execute();
    for (const { name, content } of rows) writeWhole(join(folder, name), content);
  }
  return new Map(
    names
      .map((name): [string, string] => [name, join(folder, name)])
      .filter(([, path]) => existsSync(path)),
  );
}
