import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licenses that the site may be built and shipped with; docs/security.md explains them. */
const ACCEPTED =
  /^(MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|Zlib|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|OFL-1\.1|LGPL-3\.0-or-later)$/;

interface Lockfile {
  packages: Record<string, { license?: string; link?: true }>;
}

/** "A AND B" needs both to be accepted, "A OR B" only one. */
function isAccepted(license = ''): boolean {
  const words = license.replace(/^SEE LICENSE IN \S+ /, '').replace(/[()]/g, '');
  return words
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ACCEPTED.test(name)));
}

test('every package in the lockfile has an accepted license', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  // The site itself and its workspace have none.
  const all = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(all.length).toBeGreaterThan(100);
  const refused = all.filter(([, { license }]) => !isAccepted(license));
  expect(refused.map(([path, { license }]) => `${path}: ${license ?? 'none'}`)).toEqual([]);
});
