/** Files that take long to make, stored under a name that changes with all they are made from. The folder may be deleted at any time. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildEnv } from '../content-loader/build-env.ts';

/** What nobody has asked for in this time is deleted, days. */
const MAX_AGE_DAYS = 30;

export const pictureCache = (cacheDir = buildEnv.cacheDir) => join(cacheDir, 'images');
export const packedCache = (cacheDir = buildEnv.cacheDir) => join(cacheDir, 'packed');

/**
 * @param name file name that changes with the content
 * @param make called only when the cache has no such file
 * @param folder Default: that of pictures
 */
export async function cached(
  name: string,
  make: () => Promise<Buffer>,
  folder = pictureCache(),
): Promise<Buffer> {
  const file = join(folder, name);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  }
  const content = await make();
  writeWhole(file, content);
  return content;
}

/** Written under another name first: a process that is killed leaves no half file behind. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(join(file, '..'), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Deletes what was not asked for in a month. */
export function removeUnused(folder: string): void {
  if (!existsSync(folder)) return;
  const oldest = Date.now() - MAX_AGE_DAYS * 86_400_000;
  for (const name of readdirSync(folder).map((one) => join(folder, one)))
    if (statSync(name).mtimeMs < oldest) rmSync(name);
}
