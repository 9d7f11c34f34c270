/** Files that take long to make, kept for the next snapshot by the hash of all they are made from. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildEnv } from '../content-loader/build-env.ts';
import { linkFile } from './link-file.ts';

/** Pictures; may be deleted at any time. */
const FOLDER = join(buildEnv.cacheDir, 'images');
/** What no snapshot has needed for so long is deleted, days. */
const MAX_AGE_DAYS = 30;

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
  const cached = join(folder, name);
  const known = existsSync(cached);
  if (!known) {
    mkdirSync(folder, { recursive: true });
    // Under another name first: a run that is cut off leaves no half file behind.
    writeFileSync(`${cached}.${process.pid}`, await make());
    renameSync(`${cached}.${process.pid}`, cached);
  }
  const now = new Date();
  utimesSync(cached, now, now);
  linkFile(cached, target);
  return !known;
}

export const isCached = (name: string, folder: string) => existsSync(join(folder, name));

/** Deletes what was not taken for a month. */
export function forgetUnused(folder = FOLDER): void {
  if (!existsSync(folder)) return;
  const oldest = Date.now() - MAX_AGE_DAYS * 86_400_000;
  for (const name of readdirSync(folder).map((one) => join(folder, one)))
    if (statSync(name).mtimeMs < oldest) rmSync(name);
}
