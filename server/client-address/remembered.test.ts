import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a text is read once, and forgotten when others made the room full', () => {
  const read: string[] = [];
  const lengthOf = remembered((text) => read.push(text) && text.length);
  expect([lengthOf('br'), lengthOf('br'), lengthOf('gzip')]).toEqual([2, 2, 4]);
  expect(read).toEqual(['br', 'gzip']);
  for (let i = 0; i < 1000; i++) lengthOf(`${i}`);
  lengthOf('br');
  expect(read.filter((text) => text === 'br')).toHaveLength(2);
});

test('a text that is too long is read each time', () => {
  let times = 0;
  const count = remembered(() => ++times);
  expect([count('a'.repeat(301)), count('a'.repeat(301))]).toEqual([1, 2]);
});
