import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
type Manifest = Record<
  'dependencies' | 'optionalDependencies' | 'devDependencies' | 'overrides',
  Record<string, string> | undefined
>;
const manifest = read('package.json') as Manifest;
const tests = read('tools/test/package.json') as Manifest;
const packages = {
  ...manifest.dependencies,
  ...manifest.optionalDependencies,
  ...manifest.devDependencies,
  ...tests.devDependencies,
};
/** The names in the first column of the tables below a heading. */
const namedBelow = (heading: string) => {
  const chapter = readFileSync('docs/security.md', 'utf8').split(/^##+ /m);
  const text = chapter.find((part) => part.startsWith(heading)) ?? '';
  return [...text.matchAll(/^\| (`[^|]+) \| \S/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
};

test('each package stands in docs/security.md with its reason, and no other', () => {
  const names = Object.keys(packages).map((name) => name.replace(/^@types\/.*/, '@types/*'));
  expect(namedBelow('Packages').sort()).toEqual([...new Set(names)].sort());
});

test('each override stands there with its reason, and is pinned', () => {
  expect(namedBelow('Overrides').sort()).toEqual(Object.keys(manifest.overrides ?? {}).sort());
  for (const version of Object.values(manifest.overrides ?? {}))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
