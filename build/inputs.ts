/** Tells whether dist/ was built from what lies here now. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfFiles } from '../content-loader/hash-files.ts';

/** All that a release is made of: code, and drawings that every company has. */
const INPUTS = [
  'app',
  'build',
  'content-loader',
  'domain',
  'messages',
  'office',
  'public',
  'snapshot',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const STAMP = 'dist/release.txt';

/** @returns the hash of what the release in dist/ was made from; null = there is none */
function releaseHash(): string | null {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
}

export function releaseIsStale(): boolean {
  return releaseHash() !== hashOfFiles(INPUTS);
}

export function stampRelease(): void {
  writeFileSync(STAMP, hashOfFiles(INPUTS));
}
