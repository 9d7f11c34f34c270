import { expect, test } from 'vitest';
import { drawingNamedIn, sizeAtScale } from './specimens.ts';

test.each([
  ['Roof rats', 'roof-rat'],
  ['Pavement and little black ants', 'pavement-ant'],
  ['Salt-marsh mosquitoes', 'salt-marsh-mosquito'],
  ['Raccoons and bats', 'raccoon'],
  ['Formosan termites', 'formosan-termite-swarmer'],
  ['Snakes', undefined],
  ['Field ants', undefined],
  ['Bat bugs', undefined],
  ['Litter beetles and flies', undefined],
])('a drawing is found for the heading "%s": %s', (words, name) => {
  expect(drawingNamedIn(words)?.name).toBe(name);
});

test('drawings at one scale differ as much as the bodies do', () => {
  const drawing = { name: 'any', width: 250, height: 266, body: 200 };
  const small = sizeAtScale(drawing, 3, 8);
  const large = sizeAtScale(drawing, 12, 8);
  expect(small).toEqual({ width: 30, height: 32 });
  expect(large.width).toBe(small.width * 4);
});
