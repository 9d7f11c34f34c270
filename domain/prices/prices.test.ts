import { describe, expect, test } from 'vitest';
import {
  type Price,
  priceAmount,
  priceLabel,
  priceOf,
  priceWithUnit,
  workedExample,
} from './prices.ts';

type Given = Omit<Price, 'label' | 'amount' | 'short' | 'most'> &
  Partial<Pick<Price, 'short' | 'most'>>;
const price = (given: Given): Price => {
  const all = { short: false, most: false, ...given };
  return { ...all, label: priceWithUnit(all), amount: priceAmount(all) };
};
const prices = {
  protection_plan: price({ name: 'House Plan', from: 39, per: 'month', scope: 'one house' }),
  outdoor_plan: price({ name: 'Yard Plan', from: 149, per: 'season', scope: 'one house' }),
  termite_guard: price({
    name: 'Wood Watch',
    from: 99,
    per: 'year',
    scope: 'one structure',
    scopes: 'structures',
  }),
  ant_control: price({
    name: 'Ant visits',
    from: 35,
    per: 'month',
    scope: 'one house',
    short: true,
  }),
  most_treatments: price({
    name: 'Treatment',
    low: 120,
    high: 300,
    per: 'treatment',
    scope: 'one pest',
    most: true,
  }),
  letter: price({ name: 'Letter', low: 90, high: 90, per: 'once', scope: 'one house' }),
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

test('a price is said with its unit, computed from the number', () => {
  expect(Object.values(prices).map(({ label }) => label)).toEqual([
    'from $39 per month',
    'from $149 per season',
    'from $99 per year',
    'from $35/mo',
    '$120-$300 per treatment',
    '$90 in one payment',
  ]);
  expect(prices.most_treatments.amount).toBe('$120-$300');
  expect(priceOf(priced, prices)).toEqual({
    label: 'from $99 per year',
    unit: 'For one structure',
  });
});

test('without a price it is by inspection, or what the page says instead', () => {
  expect(priceOf(inspected, prices)).toBeNull();
  expect(priceLabel(inspected, prices)).toBe('By inspection');
  expect(priceLabel({ ...inspected, label: 'Named when you book' }, prices)).toBe(
    'Named when you book',
  );
  expect(priceLabel(priced, prices)).toBe('from $99 per year');
});

describe('a worked example', () => {
  type Line = Parameters<typeof workedExample>[0]['lines'][number];
  const exampleOf = (...given: (Omit<Line, 'count'> & { count?: number })[]) => {
    const lines = given.map((line) => ({ count: 1, ...line }));
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
      '$240 to $600 or more',
    ]);
    expect(exampleOf({ price: 'most_treatments', times: 1, end: 'high' })).toEqual([
      'Treatment: $300, the high end',
      '$300 or more',
    ]);
    expect(exampleOf({ price: 'most_treatments', times: 3, end: 'low' })).toEqual([
      'Treatment, 3 treatments at $120, the low end: $360',
      '$360',
    ]);
  });

  test('counts houses or structures apart from months and years', () => {
    expect(exampleOf({ price: 'termite_guard', times: 1, count: 2 })).toEqual([
      'Wood Watch, 2 structures, 1 year at $99 each: $198',
      'from $198',
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
