import { expect, test } from 'vitest';
import { inLanguage } from '../messages/message-language.ts';
import { offerPhase, offerPrice } from './offers.ts';
import { type Price, priceAmount, priceWithUnit } from './prices.ts';

const days = { first_day: '2026-12-01', last_day: '2026-12-31' };

test.each([
  ['', 'ahead'],
  ['2026-11-30', 'ahead'],
  ['2026-12-01', 'running'],
  ['2026-12-31', 'running'],
  ['2027-01-01', 'ended'],
])('on "%s" an offer for December is %s', (today, phase) => {
  expect(offerPhase(days, today)).toBe(phase);
});

const priceOf = (figures: Pick<Price, 'per'> & Partial<Price>): Price => {
  const price = { name: 'The plan', scope: 'one house', most: false, short: false, ...figures };
  return { ...price, label: priceWithUnit(price), amount: priceAmount(price) };
};
const monthly = priceOf({ from: 49, per: 'month' });
const single = priceOf({ low: 150, high: 400, per: 'treatment' });

test.each([
  [
    '$25',
    'first',
    monthly,
    '$25 off the first payment',
    'from $24 for the first payment, then from $49 per month',
  ],
  ['10%', 'every', monthly, '10% off', 'from $44.10 per month'],
  [
    'free',
    'first',
    monthly,
    'the first payment is free',
    '$0 for the first payment, then from $49 per month',
  ],
  ['$25', 'first', single, '$25 off', '$125-$375 per treatment'],
  ['free', 'first', single, 'free', '$0'],
] as const)('%s off the %s payment has the right words', (saves, payments, price, saved, lower) => {
  expect(offerPrice({ saves, payments }, price)).toMatchObject({ saves: saved, lower });
});

test('the words are also in Spanish, with the regular price', () => {
  inLanguage('es', () =>
    expect(offerPrice({ saves: '$25', payments: 'first' }, monthly).saves).toBe(
      '$25 menos en el primer pago',
    ),
  );
  expect(offerPrice({ saves: '$25', payments: 'first' }, monthly).regular).toBe(
    'The plan, from $49 per month',
  );
});
