/** Tells whether dist/ was built from the current files. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { filesOf } from '../../publisher/read/hash-files.ts';

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

export const releaseIsStale = (): boolean =>
  !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hashOfInputs();

export const stampRelease = (): void => writeFileSync(STAMP, hashOfInputs());

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesOf))
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
