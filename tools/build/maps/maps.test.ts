import { expect, test } from 'vitest';
import { mapOf, stateMapId } from '../../../domain/territory/maps.ts';
import { loadMappedAreas } from '../../../publisher/page-data/mapped-places.ts';
import { PIN } from './place-labels.ts';
import { outdatedMaps } from './write-maps.ts';

const AREAS = loadMappedAreas();

test('the committed maps match the content: run npm run maps after a change', () => {
  expect(outdatedMaps()).toEqual([]);
});

test('every area is on the map of its state, inside the frame', () => {
  for (const area of AREAS) {
    const { width, height, pins } = mapOf(stateMapId(area.state)) ?? {
      width: 0,
      height: 0,
      pins: [],
    };
    const { x = 0, y = 0 } = pins.find(({ name }) => name === area.label) ?? {};
    expect(x > PIN && x < width - PIN && y > PIN && y < height - PIN, area.label).toBe(true);
  }
});
