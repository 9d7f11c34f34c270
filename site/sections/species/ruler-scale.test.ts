import { expect, test } from 'vitest';
import type { PestEntry } from '../../../publisher/page-data/article-data.ts';
import { rulerParts } from './ruler-scale.ts';

/** An animal whose drawing is twice as wide as its body, as by its feelers. */
const animal = (name: string, length: number): PestEntry => ({
  name,
  latin: name,
  length_mm: [length, length],
  drawing: { name, width: 200, height: 100, body: 100, alt: name },
  page: { name, href: `/pest-info/${name}` },
});

const pests = [
  animal('flea', 2),
  animal('louse', 4),
  animal('roach', 40),
  animal('groundhog', 500),
];

test('animals of about one size share a part, and its scale', () => {
  const parts = rulerParts(pests);
  expect(parts.map(({ animals }) => animals.map(({ name }) => name))).toEqual([
    ['flea', 'louse'],
    ['roach'],
    ['groundhog'],
  ]);
  const [flea, louse] = parts[0]?.animals ?? [];
  expect((louse?.size.width ?? 0) / (flea?.size.width ?? 1)).toBeCloseTo(2, 1);
});

test('the largest of a part fits a phone, and the marks of its ruler do not blur', () => {
  for (const { animals, scale, mark } of rulerParts(pests)) {
    expect(Math.max(...animals.map(({ size }) => size.width))).toBeLessThanOrEqual(233);
    expect(mark * scale).toBeGreaterThanOrEqual(12);
  }
});
