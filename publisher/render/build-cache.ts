/**
 * Cache of files that are slow to produce. Their names change with everything they are made from. The folder may be deleted at
 * any time.
 */
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
import { buildEnv } from '../read/build-env.ts';

/** Files that were not requested for this many days are deleted. */
const MAX_AGE_DAYS = 30;

export const pictureCache = (cacheDir = buildEnv.cacheDir) => join(cacheDir, 'images');

/**
 * @param name file name that changes with the content
 * @param make called only if the cache lacks the file
 */
export async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(pictureCache(), name);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  }
  const content = await make();
  writeWhole(file, content);
  return content;
}

/** Writes under another name first, so that a killed process leaves no partial file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(join(file, '..'), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Deletes files that were not requested for MAX_AGE_DAYS. */
export function removeUnused(folder: string): void {
  if (!existsSync(folder)) return;
  const oldest = Date.now() - MAX_AGE_DAYS * 86_400_000;
  for (const name of readdirSync(folder).map((one) => join(folder, one)))
    if (statSync(name).mtimeMs < oldest) rmSync(name);
}
