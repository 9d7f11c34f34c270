import { expect, test } from 'vitest';
import { shownLayers } from './chapters.ts';

const drawing = {
  name: 'pit',
  layers: [
    { name: 'dug', until: 'closed' },
    { name: 'ladder', reveal: 'top' as const, until: 'closed' },
    { name: 'closed' },
  ],
};

test('layers are in the order of the drawing and disappear with the layer that removes them', () => {
  expect(shownLayers(drawing, { closed: 4, ladder: 2, dug: 1 })).toEqual([
    { name: 'dug', reveal: null, from: 1, until: 4 },
    { name: 'ladder', reveal: 'top', from: 2, until: 4 },
    { name: 'closed', reveal: null, from: 4, until: null },
  ]);
});

test('a layer without a step is not shown, and the layers it would remove stay', () => {
  expect(shownLayers(drawing, { dug: 1 })).toEqual([
    { name: 'dug', reveal: null, from: 1, until: null },
  ]);
});
