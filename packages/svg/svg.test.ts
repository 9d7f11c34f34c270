import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  circle,
  drawing,
  examplesPage,
  formatNumber,
  outdatedFiles,
  ROOT,
  rect,
  seededRandom,
  viewBoxOf,
  writeDrawnFiles,
} from './index.ts';

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/svg-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('shapes leave out what is zero and what needs no decimals', () => {
  expect(rect(0, 2, 10 / 3, 10, '#FFF')).toBe('<rect y="2" width="3.33" height="10" fill="#FFF"/>');
  expect(circle(1, 0, 0.5, 'red', 'opacity=".5"')).toBe(
    '<circle cx="1" r="0.5" fill="red" opacity=".5"/>',
  );
  expect([1 / 3, 2, -0.001].map(formatNumber)).toEqual(['0.33', '2', '0']);
});

test('the size of a drawing is that of its viewBox', () => {
  expect(viewBoxOf(drawing(40, 30, ''))).toEqual([0, 0, 40, 30]);
  expect(() => viewBoxOf('<svg><path/></svg>')).toThrow('expected a drawing with a viewBox');
});

test('chance is the same every time', () => {
  const draw = () => Array.from({ length: 5 }, seededRandom('ant'));
  expect(draw()).toEqual(draw());
  expect(new Set(draw()).size).toBe(5);
});

test('what is missing, changed or not drawn any more is outdated until it is written', () => {
  const path = (name: string) => join(folder, name).slice(ROOT.length);
  writeFileSync(join(folder, 'changed.svg'), 'before');
  writeFileSync(join(folder, 'left-over.svg'), 'before');
  writeFileSync(join(folder, 'of-others.txt'), 'before');
  const drawn = {
    files: new Map([
      [path('changed.svg'), 'after'],
      [path('missing.svg'), 'new'],
    ]),
    isOwn: (name: string) => name.endsWith('.svg'),
  };
  expect(outdatedFiles(drawn)).toEqual(
    ['changed.svg', 'missing.svg', 'left-over.svg'].map((name) => path(name)),
  );
  writeDrawnFiles(drawn);
  expect(outdatedFiles(drawn)).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['changed.svg', 'missing.svg', 'of-others.txt']);
});

test('a page of examples has a row for each drawing', () => {
  const shown = { src: '../../public/art/a.svg', name: 'a', words: 'a house' };
  expect(examplesPage('Houses', 160, [shown])).toContain(
    '| <img src="../../public/art/a.svg" alt="" width="160"> | `a` | a house |',
  );
});
