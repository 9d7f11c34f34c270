import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadMappedAreas } from '../../content-loader/mapped-places.ts';
import { drawAreaMap } from './draw-map.ts';
import { mapFiles } from './map-files.ts';
import { LETTERS, PIN, placeLabels } from './place-labels.ts';

const AREAS = loadMappedAreas();
const MAPS = AREAS.map((area) => ({ area, ...drawAreaMap(area) }));

test('the maps are what the content says: run npm run maps after a change', () => {
  for (const [path, content] of mapFiles())
    expect(readFileSync(path, 'utf8') === content, path).toBe(true);
});

test('with another company’s content nothing is overwritten', () => {
  const { status, stderr } = spawnSync(process.execPath, ['build/maps/write-maps.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: 'test/rebrand' },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run maps -- --replace')]);
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

test('every place of a menu is on its map, inside the frame', () => {
  for (const { area, width, height, pins } of MAPS) {
    expect(pins.map(({ name }) => name)).toEqual(area.places.map(({ name }) => name));
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
