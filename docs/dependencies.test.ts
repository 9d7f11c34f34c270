import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
type Manifest = Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string> | undefined
>;
const manifest = read('package.json') as Manifest;
/** Of the repository and of each folder of packages/. */
const manifests = ['package.json', ...globSync('packages/*/package.json')].map(
  (file) => [file, read(file) as Manifest] as const,
);
const lockfile = read('package-lock.json') as {
  packages: Record<string, { integrity?: string; link?: boolean }>;
};
/** The names in the first column of the tables below a heading. */
const namedBelow = (heading: string) => {
  const chapter = readFileSync('docs/dependencies.md', 'utf8').split(/^## /m);
  const text = chapter.find((part) => part.startsWith(heading)) ?? '';
  return [...text.matchAll(/^\| (`[^|]+) \| \S/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
};

test('each package stands in docs/dependencies.md with its reason, and no other', () => {
  const packages = manifests
    .flatMap(([, { dependencies, devDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    .filter((name) => !name.startsWith('@wrenhouse/'))
    .map((name) => name.replace(/^@types\/.*/, '@types/*'));
  expect(namedBelow('What each package is for').sort()).toEqual([...new Set(packages)].sort());
});

/** Drawn by the running release: share images. */
const SHIPPED = { 'packages/lettering/package.json': ['opentype.js'] } as Record<string, string[]>;

test('each version is pinned, and of what packages/ needs only the letters of share images are shipped', () => {
  for (const [file, { dependencies = {}, devDependencies = {} }] of manifests) {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose, file).toEqual([]);
    const shipped = Object.keys(dependencies).filter((name) => !name.startsWith('@wrenhouse/'));
    if (file !== 'package.json') expect(shipped, file).toEqual(SHIPPED[file] ?? []);
  }
});

test('each override stands there with its reason, and is pinned', () => {
  expect(namedBelow('Overrides').sort()).toEqual(Object.keys(manifest.overrides ?? {}).sort());
  for (const version of Object.values(manifest.overrides ?? {}))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('npm checks the hash of every package that it installs', () => {
  const packages = Object.entries(lockfile.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(packages.length).toBeGreaterThan(100);
  const unchecked = packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
