/** Tests that documents name, as `file` "title", exist: one for each departure and for each bound of what strangers can fill. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLES } from '../server/database/roles.ts';

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

/** Those named in these lines that don't exist, or have another title. */
const missingTests = (lines: string[]) =>
  lines
    .flatMap(testsIn)
    .filter(({ file, title }) => !titlesIn(file).some((known) => known.endsWith(title)));

const departures = readFileSync('docs/departures.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (spec|what) \|/.test(line));
test('every departure names a test', () => {
  expect(departures.length).toBeGreaterThan(20);
  expect(departures.filter((row) => testsIn(row).length === 0)).toEqual([]);
});

test('every test that a departure names exists, with its title', () => {
  expect(missingTests(departures)).toEqual([]);
});

test('every departure names a section of the specification', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const changed = departures.filter((row) => row.startsWith('| §'));
  expect(changed.length).toBeGreaterThan(15);
  const sections = changed.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/§(\d+)/g)].map(([, number]) => number),
  );
  expect(sections.filter((number) => !specification.includes(`\n## ${number}. `))).toEqual([]);
});

const page = readFileSync('docs/database.md', 'utf8');
const chapter = (/## What strangers can fill\n(.*?)\n## /s.exec(page)?.[1] ?? '').split('\n');
const bounds = chapter.filter((line) => line.startsWith('| `'));
const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

test('each table either can be filled by strangers, and has a bound, or can’t', () => {
  const fillable = bounds.flatMap((row) => namesIn(row.split('|')[1] ?? ''));
  const [, others = ''] = chapter.join(' ').split("Strangers can't fill:");
  expect([...fillable, ...namesIn(others)].sort()).toEqual([...TABLES].sort());
});

test('each bound has a test', () => {
  expect(bounds.length).toBeGreaterThan(5);
  expect(bounds.filter((row) => testsIn(row).length === 0)).toEqual([]);
  expect(missingTests(bounds)).toEqual([]);
});
