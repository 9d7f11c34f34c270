import { expect, test } from 'vitest';
import halves from './town-section.json' with { type: 'json' };
import { crowdedSpots, SPOTS, type Spot, sectionOf } from './town-section.ts';

const pestsAt = (...pests: Spot[][]) => pests.map((spots) => ({ spots }));
const marksOf = (pests: { spots: Spot[] }[]) =>
  sectionOf(pests)?.flatMap(({ marks }) => marks) ?? [];

test('the spots that front matter may name are exactly those that are drawn', () => {
  const drawn = halves.flatMap(({ spots }) => spots.map(({ name }) => name));
  expect([...SPOTS].sort()).toEqual(drawn.sort());
});

test('every spot is inside its half and drawn with parts that exist', () => {
  for (const { parts, spots, width, height, either } of halves) {
    for (const { name, at, parts: needed } of spots) {
      expect(parts, name).toEqual(expect.arrayContaining(needed));
      expect(at[0], name).toBeLessThan(width);
      expect(at[1], name).toBeLessThan(height);
    }
    expect(parts).toEqual(expect.arrayContaining(either.flat()));
  }
});

test('a page without spots has no drawing', () => {
  expect(sectionOf([])).toBeNull();
  expect(sectionOf(pestsAt([], []))).toBeNull();
});

test('only parts that a spot needs are drawn', () => {
  const [house, yard] = sectionOf(pestsAt(['crawl-space', 'attic'], ['marsh'])) ?? [];
  expect(house?.parts).toEqual(['crawl-space']);
  expect(yard?.parts).toEqual(['water', 'reeds']);
});

test('the numbers are those of the list, and a pest without a spot has none', () => {
  expect(marksOf(pestsAt(['attic'], [], ['woods', 'attic'])).map(({ number }) => number)).toEqual([
    1, 3, 3,
  ]);
});

test('numbers at one spot do not overlap', () => {
  for (const spot of SPOTS) {
    const [a, b] = marksOf(pestsAt([spot], [spot]));
    const apart = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    expect(apart, spot).toBeGreaterThanOrEqual(40);
  }
});

test('up to five numbers at one spot are fully visible, even where a small window cuts off the sky', () => {
  const room = 29.5;
  for (const spot of SPOTS)
    for (const count of [1, 2, 3, 4, 5])
      for (const { name, width, height, marks } of sectionOf(
        Array(count).fill({ spots: [spot] }),
      ) ?? [])
        for (const { x, y } of marks) {
          const where = `${count} at ${spot}`;
          expect(x, where).toBeGreaterThanOrEqual(room);
          expect(x, where).toBeLessThanOrEqual(width - room);
          expect(y, where).toBeGreaterThanOrEqual(room + (name === 'yard' ? 150 : 0));
          expect(y, where).toBeLessThanOrEqual(height - room);
        }
});

test('spots drawn at one position share one row of numbers, each once, and have all their parts', () => {
  const [, yard] = sectionOf(pestsAt(['river'], ['marsh', 'river'], ['pond'])) ?? [];
  expect(yard?.marks.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(new Set(yard?.marks.map(({ x }) => x)).size).toBe(3);
  expect(yard?.parts).toEqual(['water', 'reeds']);
});

test('spots drawn in each other’s place are detected', () => {
  expect(crowdedSpots(['attic', 'deck', 'shared-wall'])).toEqual(['deck', 'shared-wall']);
  expect(crowdedSpots(['garage', 'woods', 'alley'])).toEqual(['garage', 'alley']);
  expect(crowdedSpots(['deck', 'deck', 'dock', 'marsh'])).toBeNull();
});
