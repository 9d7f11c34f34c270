import { expect, test } from 'vitest';
import { type Price, priceAmount, priceOf, priceWithUnit } from './prices.ts';

type Given = Omit<Price, 'label' | 'amount' | 'short'> & Partial<Pick<Price, 'short'>>;
const price = (given: Given): Price => {
  const all = { short: false, ...given };
  return { ...all, label: priceWithUnit(all), amount: priceAmount(all) };
};
const prices = {
  house: price({ name: 'House Plan', from: 39, per: 'month', scope: 'one house' }),
  yard: price({ name: 'Yard Plan', from: 149, per: 'season' }),
  termites: price({ name: 'Wood Watch', from: 99 }),
  ants: price({ name: 'Ant visits', from: 35, per: 'month', short: true }),
  most: price({ name: 'Most jobs', low: 120, high: 300 }),
  letter: price({ name: 'Letter', low: 90, high: 90, per: 'once' }),
};
const asked = { question: 'What does it cost?', moved_by: ['a', 'b', 'c'] };

test('a price has the unit that the company set, and none if it set none', () => {
  expect(Object.values(prices).map(({ label }) => label)).toEqual([
    'from $39 per month',
    'from $149 per season',
    'from $99',
    'from $35/mo',
    '$120-$300',
    '$90 in one payment',
  ]);
});

test('a page with another title names what the price buys', () => {
  const cost = { ...asked, price: 'termites' };
  expect(priceOf(cost, 'Termite control', prices)?.label).toBe('Wood Watch from $99');
  expect(priceOf(cost, 'Wood watch', prices)?.label).toBe('from $99');
});

test('what a price buys is shown only if the settings say it', () => {
  const unitOf = (name: string) => priceOf({ ...asked, price: name }, 'A page', prices)?.unit;
  expect(unitOf('house')).toBe('For one house');
  expect(unitOf('termites')).toBeNull();
});
