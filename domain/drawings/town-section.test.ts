import { expect, test } from 'vitest';
import drawn from './town-section.json' with { type: 'json' };
import { crowdedSpots, SPOTS, type Spot, sectionOf } from './town-section.ts';

const pestsAt = (...pests: Spot[][]) => pests.map((spots) => ({ spots }));

const { house, yard } = drawn;
const groups = [{ parts: house.parts, spots: house.spots }, ...yard.objects];

test('the drawing has exactly the spots that front matter may name', () => {
  const names = groups.flatMap(({ spots }) => spots.map(({ name }) => name));
  expect([...SPOTS].sort()).toEqual(names.sort());
});

test('a page without spots has no section', () => {
  expect(sectionOf([])).toBeNull();
  expect(sectionOf(pestsAt([], []))).toBeNull();
});

test('the section shows the house, the ground, and the parts that the page’s spots need', () => {
  const section = sectionOf(pestsAt(['crawl-space', 'attic'], ['shed']));
  expect(section?.drawings.map(({ file }) => file)).toEqual([
    'ground',
    'house',
    'house-crawl-space',
    'yard-shed',
  ]);
});

test('spots drawn in the same position are detected', () => {
  expect(crowdedSpots(['attic', 'deck', 'shared-wall'])).toEqual(['deck', 'shared-wall']);
  expect(crowdedSpots(['garage', 'woods', 'alley'])).toEqual(['garage', 'alley']);
  expect(crowdedSpots(['deck', 'deck', 'dock', 'marsh'])).toBeNull();
});
