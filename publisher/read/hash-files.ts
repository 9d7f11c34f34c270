/** Hashes files, to identify a release, a content folder and a state of both. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @param paths files and folders; missing ones count as empty
 * @param from folder that file names are relative to, so that a folder has the same hash wherever it is. Default: current folder
 */
export function hashOfFiles(paths: readonly string[], from = '.'): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((one) => existsSync(one)))
    for (const file of filesOf(path))
      hash.update(relative(from, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Files below a path except hidden ones, which tools write, and site/public/photos. */
export function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && !(path === 'site/public' && name === 'photos'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** All files below a folder. */
export function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
