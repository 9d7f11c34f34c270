/** Lists the files of a folder. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a path, sorted, except hidden ones, which tools write. */
export function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** All files below a folder. */
export function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
