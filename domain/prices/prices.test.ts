import { describe, expect, test } from 'vitest';
import { priceLabel, priceOf, unitOf, workedExample } from './prices.ts';

const start = (name: string, from: number, per: 'month' | 'year' | 'season', label: string) => ({
  name,
  from,
  per,
  scope: 'one house',
  label,
});
const prices = {
  protection_plan: start('House Plan', 39, 'month', 'from $39 per month'),
  outdoor_plan: start('Yard Plan', 149, 'season', 'from $149'),
  termite_guard: start('Wood Watch', 99, 'year', 'from $99'),
  ant_control: start('Ant visits', 35, 'month', 'from $35/mo'),
  most_treatments: {
    name: 'Treatment',
    low: 120,
    high: 300,
    per: 'treatment' as const,
    scope: 'one pest',
    label: '$120-$300',
  },
};
const asked = { question: 'What does it cost?', moved_by: ['a', 'b', 'c'] };
const priced = {
  ...asked,
  by: 'price' as const,
  price: 'termite_guard' as const,
  includes: ['a'],
  examples: [],
};
const inspected = { ...asked, by: 'inspection' as const, looked_at: ['a'], comes_with: ['b'] };

test('a price says what one payment covers, and its period once', () => {
  expect(priceOf(priced, prices)).toEqual({ label: 'from $99', unit: 'Per year, for one house' });
  expect(unitOf(prices.protection_plan)).toBe('For one house');
  expect(unitOf(prices.ant_control)).toBe('For one house');
  expect(unitOf(prices.most_treatments)).toBe('Per treatment, for one pest');
});

test('without a price it is by inspection, or what the page says instead', () => {
  expect(priceOf(inspected, prices)).toBeNull();
  expect(priceLabel(inspected, prices)).toBe('By inspection');
  expect(priceLabel({ ...inspected, label: 'Named when you book' }, prices)).toBe(
    'Named when you book',
  );
  expect(priceLabel(priced, prices)).toBe('from $99');
});

describe('a worked example', () => {
  const exampleOf = (...lines: Parameters<typeof workedExample>[0]['lines']) => {
    const { lines: shown, total } = workedExample({ situation: 'A case', lines }, prices);
    return [...shown, total];
  };

  test('multiplies a starting price and says that it starts there', () => {
    expect(exampleOf({ price: 'protection_plan', times: 12 })).toEqual([
      'House Plan, 12 months at $39: $468',
      'from $468',
    ]);
    expect(exampleOf({ price: 'termite_guard', times: 1 })).toEqual([
      'Wood Watch, 1 year: $99',
      'from $99',
    ]);
  });

  test('keeps both ends of a range, or the end it takes', () => {
    expect(exampleOf({ price: 'most_treatments', times: 2 })).toEqual([
      'Treatment, 2 treatments at $120 to $300: $240 to $600',
      '$240 to $600',
    ]);
    expect(exampleOf({ price: 'most_treatments', times: 1, end: 'high' })).toEqual([
      'Treatment: $300, the high end',
      '$300',
    ]);
    expect(exampleOf({ price: 'most_treatments', times: 3, end: 'low' })).toEqual([
      'Treatment, 3 treatments at $120, the low end: $360',
      '$360',
    ]);
  });

  test('adds prices of both kinds, and leaves the upper end open', () => {
    expect(
      exampleOf(
        { price: 'protection_plan', times: 24 },
        { price: 'outdoor_plan', times: 1 },
        { price: 'most_treatments', times: 1 },
      ).at(-1),
    ).toBe('$1,205 to $1,385 or more');
  });
});
