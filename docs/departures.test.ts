import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingTests, testsIn } from './named-tests.ts';

const rows = readFileSync('docs/departures.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (spec|what) \|/.test(line));
test('every departure names a test', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
});

test('every test that a departure names exists, with its title', () => {
  expect(missingTests(rows)).toEqual([]);
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
