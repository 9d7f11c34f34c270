import { expect, test } from 'vitest';
import { editorOf } from './content-api.ts';

test.each([
  ['Mia', 0, 'Mia'],
  ['Mia', 120_000, 'Mia'],
  ['Mia', 120_001, null],
  ['Ola', 0, null],
  [null, 0, null],
])('a draft of %s saved %i ms ago says to Ola: %s', (author, ago, editor) => {
  const now = Date.parse('2026-11-27T20:00:00Z');
  expect(editorOf({ author, created_at: now - ago }, { name: 'Ola', now })).toBe(editor);
});

test('without a draft nobody is editing', () => {
  expect(editorOf(null, { name: 'Ola', now: 0 })).toBeNull();
});
