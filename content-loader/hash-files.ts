/** A hash of files, by which a release, a content folder and a state of both are told apart. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @param paths files and folders; one that is missing counts as empty
 * @param from where the names begin that count, so that a folder has the same hash wherever it lies. Default: here
 */
export function hashOfFiles(paths: readonly string[], from = '.'): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((one) => existsSync(one)))
    for (const file of filesOf(path))
      hash.update(relative(from, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Without what begins with a dot: tools write for themselves, and a folder may have a git history. */
export function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && !(path === 'public' && name === 'photos'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** All files below a folder. */
export function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
