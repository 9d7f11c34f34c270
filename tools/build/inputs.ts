/** Tells whether dist/ was built from the current files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfFiles } from '../../publisher/read/hash-files.ts';

/** Everything that a release is made of: code, and the drawings that every company has. */
const INPUTS = [
  'domain',
  'office',
  'publisher',
  'site',
  'tools/build',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const STAMP = 'dist/release.txt';

/** @returns the hash of the files from which dist/ was built; null if it does not exist */
function releaseHash(): string | null {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
}

export function releaseIsStale(): boolean {
  return releaseHash() !== hashOfFiles(INPUTS);
}

export function stampRelease(): void {
  writeFileSync(STAMP, hashOfFiles(INPUTS));
}
