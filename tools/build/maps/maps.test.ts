import { expect, test } from 'vitest';
import { mapOf } from '../../../domain/territory/maps.ts';
import { loadMappedAreas } from '../../../publisher/page-data/mapped-places.ts';
import { PIN } from './place-labels.ts';
import { outdatedMaps } from './write-maps.ts';

const AREAS = loadMappedAreas();

test('the committed maps match the content: run npm run maps after a change', () => {
  expect(outdatedMaps()).toEqual([]);
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
