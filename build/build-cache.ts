/** Files that take a build long to make, kept for the next one by the hash of all they are made from. */
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures. Not in dist/, which every build empties; may be deleted at any time. */
const FOLDER = '.cache/images';

/**
 * Puts a file at `target`.
 * @param name file name that changes with the content
 * @param make called only when the cache has no such file
 * @param folder the cache
 * @returns whether it had to be made
 */
export async function takeFromCache(
  name: string,
  target: string,
  make: () => Promise<Buffer>,
  folder = FOLDER,
): Promise<boolean> {
  const kept = join(folder, name);
  const known = existsSync(kept);
  if (!known) {
    mkdirSync(folder, { recursive: true });
    // Under another name first: a build that is cut off leaves no half file behind.
    writeFileSync(`${kept}.${process.pid}`, await make());
    renameSync(`${kept}.${process.pid}`, kept);
  }
  copyFileSync(kept, target);
  return !known;
}
