/** Tells whether dist/ was built from what lies here now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that a release is made of: code, and drawings that every company has. */
const INPUTS = [
  'app',
  'build',
  'content-loader',
  'domain',
  'messages',
  'office',
  'packages',
  'public',
  'snapshot',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const STAMP = 'dist/release.txt';

/** @returns the hash of what the release in dist/ was made from; null = there is none */
export function releaseHash(): string | null {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
}

export function releaseIsStale(): boolean {
  return releaseHash() !== hashOfFiles(INPUTS);
}

export function stampRelease(): void {
  writeFileSync(STAMP, hashOfFiles(INPUTS));
}

/** @param paths files and folders; one that is missing counts as empty */
export function hashOfFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((one) => existsSync(one)))
    for (const file of filesOf(path)) hash.update(file).update('\0').update(readFileSync(file));
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
