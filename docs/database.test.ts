import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLES } from '../server/database/roles.ts';
import { missingTests, testsIn } from './named-tests.ts';

const page = readFileSync('docs/database.md', 'utf8');
const chapter = (/## What strangers can fill\n(.*?)\n## /s.exec(page)?.[1] ?? '').split('\n');
const rows = chapter.filter((line) => line.startsWith('| `'));
const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

test('each table either can be filled by strangers, and has a bound, or can’t', () => {
  const fillable = rows.flatMap((row) => namesIn(row.split('|')[1] ?? ''));
  const [, others = ''] = chapter.join(' ').split("Strangers can't fill:");
  expect([...fillable, ...namesIn(others)].sort()).toEqual([...TABLES].sort());
});

test('each bound has a test', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
  expect(missingTests(rows)).toEqual([]);
});
