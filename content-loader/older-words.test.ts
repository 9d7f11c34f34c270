import { expect, test } from 'vitest';
import { olderFields } from './older-words.ts';

const FILE = 'pages/a.md';
const page = (h1: string, summary: string) => `---\nh1: ${h1}\nsummary: ${summary}\n---\nWords.\n`;

test('words are older whose English ones were changed in a later publication', () => {
  const states = [
    { english: page('Ants', 'Short'), own: page('Hormigas', 'Breve') },
    { english: page('Ants here', 'Short'), own: page('Hormigas', 'Breve') },
    { english: page('Ants here', 'Shorter'), own: page('Hormigas', 'Más breve') },
  ];
  expect(olderFields(FILE, states)).toEqual([['h1']]);
  const translated = { english: page('Ants here', 'Shorter'), own: page('Hormigas aquí', 'Breve') };
  expect(olderFields(FILE, [...states, translated])).toEqual([]);
});

test('a translation that came after its page, or with it, is not older', () => {
  const english = page('Ants', 'Short');
  const own = page('Hormigas', 'Breve');
  expect(
    olderFields(FILE, [
      { english, own: undefined },
      { english, own },
    ]),
  ).toEqual([]);
  expect(olderFields(FILE, [{ english, own }])).toEqual([]);
  expect(olderFields(FILE, [{ english: '---', own }])).toEqual([]);
});
