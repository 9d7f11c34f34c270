import { expect, test } from 'vitest';
import drawn from './town-section.json' with { type: 'json' };
import { crowdedSpots, SPOTS, type Spot, sectionOf } from './town-section.ts';

const pestsAt = (...pests: Spot[][]) => pests.map((spots) => ({ spots }));
const section = (...pests: Spot[][]) => sectionOf(pestsAt(...pests)) ?? expect.fail('no section');
const marksOf = (...pests: Spot[][]) => section(...pests).marks;
const filesOf = (...pests: Spot[][]) => section(...pests).drawings.map(({ file }) => file);

const { house, yard } = drawn;
const groups = [{ parts: house.parts, spots: house.spots }, ...yard.objects];

test('the drawing has exactly the spots that front matter may name', () => {
  const names = groups.flatMap(({ spots }) => spots.map(({ name }) => name));
  expect([...SPOTS].sort()).toEqual(names.sort());
});

test('the parts that a spot needs exist', () => {
  for (const { parts, spots } of groups)
    for (const { name, parts: needed } of spots)
      expect(parts, name).toEqual(expect.arrayContaining(needed));
  const all = groups.flatMap(({ parts }) => parts);
  expect(all).toEqual(expect.arrayContaining([...house.either, ...yard.either].flat()));
});

test('a page without spots has no section', () => {
  expect(sectionOf([])).toBeNull();
  expect(sectionOf(pestsAt([], []))).toBeNull();
});

test('the section shows the house, the ground, and the parts that the page’s spots need', () => {
  expect(filesOf(['crawl-space', 'attic'], ['shed'])).toEqual([
    'ground',
    'house',
    'house-crawl-space',
    'yard-shed',
  ]);
});

test('the house is in the middle', () => {
  for (const { from, width } of [section(['attic']), section(['lawn'], ['shed'])])
    expect(from + width / 2).toBe(350);
});

test('objects of the yard are on both sides of the house', () => {
  const { from, width, marks } = section(['lawn'], ['shed'], ['woods'], ['field']);
  const xs = marks.map(({ x }) => x);
  expect(xs.some((x) => x < 0)).toBe(true);
  expect(xs.some((x) => x > 690)).toBe(true);
  for (const { x, number } of marks) {
    expect(x, `${number}`).toBeGreaterThan(from);
    expect(x, `${number}`).toBeLessThan(from + width);
  }
});

test('a pond has two shores', () => {
  const water = section(['pond']).drawings.filter(({ file }) => file === 'yard-water');
  expect(water.map(({ isMirrored = false }) => isMirrored)).toEqual([false, true]);
});

test('a number is the pest’s number in the list; a pest without a spot has none', () => {
  const numbers = marksOf(['attic'], [], ['woods', 'attic']).map(({ number }) => number);
  expect(numbers.sort()).toEqual([1, 3, 3]);
});

test('numbers at one spot do not overlap', () => {
  for (const spot of SPOTS) {
    const [a, b] = marksOf([spot], [spot]);
    const apart = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    expect(apart, spot).toBeGreaterThanOrEqual(40);
  }
});

test('spots drawn at one position share one row of numbers, each once, and have all their parts', () => {
  const { marks, drawings } = section(['river'], ['marsh', 'river'], ['pond']);
  expect(marks.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(new Set(marks.map(({ x }) => x)).size).toBe(3);
  expect(drawings.map(({ file }) => file)).toContain('yard-reeds');
});

test('spots drawn in the same position are detected', () => {
  expect(crowdedSpots(['attic', 'deck', 'shared-wall'])).toEqual(['deck', 'shared-wall']);
  expect(crowdedSpots(['garage', 'woods', 'alley'])).toEqual(['garage', 'alley']);
  expect(crowdedSpots(['deck', 'deck', 'dock', 'marsh'])).toBeNull();
});
