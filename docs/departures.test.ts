import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/departures.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (spec|what) \|/.test(line));
const testsIn = (row: string) =>
  [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );
/** The titles of a test file, as they are written in it. */
const titlesIn = (file: string) =>
  existsSync(file)
    ? [
        ...readFileSync(file, 'utf8').matchAll(
          /(?<=[\s(,])(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`)/g,
        ),
      ].map(([, single, double, template]) => single ?? double ?? template ?? '')
    : [];

test('every departure names a test', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
});

test('every test that a departure names exists, with its title', () => {
  const missing = rows
    .flatMap(testsIn)
    .filter(({ file, title }) => !titlesIn(file).some((known) => known.endsWith(title)));
  expect(missing).toEqual([]);
});

test('every departure names a section of the specification', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const changed = rows.filter((row) => row.startsWith('| §'));
  expect(changed.length).toBeGreaterThan(15);
  const sections = changed.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/§(\d+)/g)].map(([, number]) => number),
  );
  expect(sections.filter((number) => !specification.includes(`\n## ${number}. `))).toEqual([]);
});
