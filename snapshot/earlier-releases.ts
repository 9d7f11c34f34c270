/**
 * What is named by its content of the four releases before this one, for pages that are open: it lies in each snapshot beside the
 * files of its own release, as `earlier/0/assets`, `earlier/1/assets` and so on, the newest first.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { linkFile } from './link-file.ts';

const MOST_EARLIER = 4;

/**
 * @param before the newest snapshot, whatever its release
 * @param folder of the snapshot that is written
 */
export function linkEarlierReleases(
  before: { folder: string; release: string },
  release: string,
  folder: string,
): void {
  const its = Array.from({ length: MOST_EARLIER }, (_, index) =>
    join(before.folder, 'earlier', String(index)),
  );
  const roots = before.release === release ? its : [join(before.folder, 'client'), ...its];
  for (const [index, root] of roots.slice(0, MOST_EARLIER).entries())
    linkFolder(join(root, 'assets'), join(folder, 'earlier', String(index), 'assets'));
}

/** All files below a folder, which may be missing. */
export function linkFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const target = join(to, entry.parentPath.slice(from.length));
    mkdirSync(target, { recursive: true });
    linkFile(join(entry.parentPath, entry.name), join(target, entry.name));
  }
}
