import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { mapOf } from '../../../domain/territory/maps.ts';
import { loadMappedAreas } from '../../../publisher/page-data/mapped-places.ts';
import { drawMaps } from './draw-map.ts';
import { LETTERS, PIN, placeLabels } from './place-labels.ts';
import { outdatedMaps } from './write-maps.ts';

const AREAS = loadMappedAreas();

test('the committed maps match the content: run npm run maps after a change', () => {
  expect(outdatedMaps()).toEqual([]);
});

test('another company’s content does not overwrite the maps', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build/maps/write-maps.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: 'test' },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run maps -- --replace')]);
});

test('every place in a menu is on its map, inside the frame', () => {
  for (const area of AREAS) {
    const { width, height, pins } = mapOf(area.id) ?? { width: 0, height: 0, pins: [] };
    expect(pins.map(({ name }) => name)).toEqual(area.places.map(({ name }) => name));
    for (const { x, y, name } of pins) {
      expect(x > PIN && x < width - PIN && y > PIN && y < height - PIN, name).toBe(true);
    }
  }
});

test('north is up and east is right', () => {
  const pins = mapOf('richmond')?.pins ?? [];
  const at = (name: string) => {
    const pin = pins.find((one) => one.name === name);
    if (!pin) throw new Error(`No pin for ${name}`);
    return pin;
  };
  expect(at('Ashland').y).toBeLessThan(at('Richmond').y);
  expect(at('Chester').y).toBeGreaterThan(at('Richmond').y);
  expect(at('Midlothian').x).toBeLessThan(at('Richmond').x);
});

test('an area with one place has it in the center, at a scale that shows its surroundings', () => {
  const [area] = AREAS;
  if (!area) throw new Error('No area.');
  const [, map] = drawMaps([{ ...area, places: area.places.slice(0, 1) }]);
  const { width = 0, height = 0, pins = [], svg = '' } = map ?? {};
  expect(pins).toMatchObject([{ x: width / 2, y: expect.closeTo(height / 2, 0) }]);
  expect(svg).not.toMatch(/NaN|Infinity/);
});

test('a name overlaps no pin and no other name, and is left out if there is no room', () => {
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
