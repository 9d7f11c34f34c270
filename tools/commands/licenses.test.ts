import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAccepted, readLicenses } from './licenses.ts';

test('every package in the lockfile has a reviewed license', () => {
  const packages = readLicenses(readFileSync('package-lock.json', 'utf8'));
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.find(({ name }) => name.startsWith('fastify '))).toMatchObject({
    license: 'MIT',
    isShipped: true,
  });
  expect(packages.find(({ name }) => name.startsWith('vitest '))?.isShipped).toBe(false);
  expect(packages.filter(({ license }) => !isAccepted(license))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  [null, false],
])('%s: %s', (license, accepted) => {
  expect(isAccepted(license)).toBe(accepted);
});

test('a package in several places is listed once and is shipped if one of them is; the site itself is not listed', () => {
  const lockfile = JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/@x/c': { version: '2.0.0', dev: true },
    },
  });
  expect(readLicenses(lockfile)).toEqual([
    { name: '@x/c 2.0.0', license: null, isShipped: false },
    { name: 'a 1.0.0', license: 'MIT', isShipped: true },
  ]);
});
