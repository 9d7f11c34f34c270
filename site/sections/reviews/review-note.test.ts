import { expect, test } from 'vitest';
import { initialsOf } from './review-note.tsx';

test.each([
  ['Sample A', 'SA'],
  ['Ada King Lovelace', 'AL'],
  ['prince', 'P'],
  ['  Jo   de la Cruz ', 'JC'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
