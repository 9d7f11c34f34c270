/**
 * npm run licenses
 *
 * Lists every package in the lockfile by its license. Exits 1 if a license has not been accepted (docs/security.md).
 */
import { readFileSync } from 'node:fs';
import { answerHelp } from './help.ts';

/** Licenses that the site may be built and shipped with; docs/security.md explains each one. */
const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'OFL-1.1',
  'LGPL-3.0-or-later',
]);

interface PackageLicense {
  /** With its version: `kysely 0.29.9`. */
  name: string;
  /** From its package.json or its LICENSE file; null if neither names one. */
  license: string | null;
  /** False for packages that only building and testing need. */
  isShipped: boolean;
}

interface Lockfile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: true }>;
}

/** Every package in a lockfile, once, by name. @param lockfile content of package-lock.json. */
export function readLicenses(lockfile: string): PackageLicense[] {
  const { packages } = JSON.parse(lockfile) as Lockfile;
  const all = new Map<string, PackageLicense>();
  for (const [path, { version = '', license, dev = false, link }] of Object.entries(packages)) {
    // The site itself, and its own workspace.
    if (!path.includes('node_modules/') || link) continue;
    const name = `${path.replace(/^.*node_modules\//, '')} ${version}`;
    const isShipped = !dev || all.get(name)?.isShipped === true;
    all.set(name, { name, license: license ?? null, isShipped });
  }
  return [...all.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** "A AND B" needs both to be accepted, "A OR B" only one. */
export function isAccepted(license: string | null): boolean {
  const words = license?.replace(/^SEE LICENSE IN \S+ /, '').replace(/[()]/g, '') ?? '';
  return words
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ACCEPTED.has(name)));
}

if (import.meta.main) {
  answerHelp(import.meta.filename);
  const packages = readLicenses(readFileSync('package-lock.json', 'utf8'));
  for (const isShipped of [true, false]) {
    console.log(isShipped ? 'Shipped with the site:' : '\nFor building and testing only:');
    const some = packages.filter((item) => item.isShipped === isShipped);
    for (const [license, members] of Map.groupBy(some, (item) => item.license ?? 'none')) {
      console.log(`  ${license}: ${members.map(({ name }) => name).join(', ')}`);
    }
  }
  for (const { name, license } of packages.filter((item) => !isAccepted(item.license))) {
    console.error(`${name} has the license ${license ?? 'none'}: see docs/security.md.`);
    process.exitCode = 1;
  }
}
