import { outdatedFiles } from '@wrenhouse/svg';
import { expect, test } from 'vitest';
import { exampleFiles } from './draw.ts';
import { drawMaps } from './draw-map.ts';
import areas from './examples/areas.json' with { type: 'json' };
import { LETTERS, PIN, placeLabels } from './place-labels.ts';

const [, ...MAPS] = drawMaps(areas);

test('the committed examples are what the code draws: npm run draw --workspace packages/maps', () => {
  expect(outdatedFiles(exampleFiles())).toEqual([]);
});

test('north is up and east is right', () => {
  const richmond = MAPS.find(({ id }) => id === 'richmond');
  const at = (name: string) => {
    const pin = richmond?.pins.find((one) => one.name === name);
    if (!pin) throw new Error(`No pin for ${name}`);
    return pin;
  };
  expect(at('Ashland').y).toBeLessThan(at('Richmond').y);
  expect(at('Chester').y).toBeGreaterThan(at('Richmond').y);
  expect(at('Midlothian').x).toBeLessThan(at('Richmond').x);
});

test('every place is on its map, inside the frame', () => {
  for (const [index, { width, height, pins }] of MAPS.entries()) {
    expect(pins.map(({ name }) => name)).toEqual(areas[index]?.places.map(({ name }) => name));
    for (const { x, y, name } of pins) {
      expect(x > PIN && x < width - PIN && y > PIN && y < height - PIN, name).toBe(true);
    }
  }
});

test('a name overlaps no pin and no other name, and is omitted where there is no room', () => {
  const size = { width: 200, height: 100 };
  const near = placeLabels(
    [
      { name: 'One', x: 100, y: 50 },
      { name: 'Two', x: 115, y: 50 },
    ],
    size,
  );
  expect(near[0]?.anchor).toBe('end');
  expect(near[1]?.anchor).toBe('start');
  const long = 'x'.repeat(Math.ceil(size.width / LETTERS.width));
  expect(placeLabels([{ name: long, x: 100, y: 50 }], size)).toEqual([null]);
});
