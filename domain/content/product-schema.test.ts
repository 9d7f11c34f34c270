import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Products } from './product-schema.ts';

const label_search = 'https://example.com/labels';
const product = {
  name: 'Example SC',
  active_ingredient: 'exampline',
  type: 'residual',
  maker: 'Example',
  epa_reg_no: '7969-210',
  used_for: ['Ants'],
  note: 'In cracks.',
};
const accepts = (...products: unknown[]) =>
  v.safeParse(Products, { label_search, products }).success;

test('a product may have a confirmed number, a distributor number or no number yet', () => {
  expect(accepts(product)).toBe(true);
  expect(accepts({ ...product, epa_reg_no: '8033-109-279' })).toBe(true);
  expect(accepts({ ...product, epa_reg_no: null })).toBe(true);
});

test.each(['7969', '7969/210', 'EPA 7969-210', ''])(
  '"%s" is no registration number',
  (epa_reg_no) => {
    expect(accepts({ ...product, epa_reg_no })).toBe(false);
  },
);

test('two products may not share a name or a number', () => {
  expect(accepts(product, { ...product, epa_reg_no: '1-2' })).toBe(false);
  expect(accepts(product, { ...product, name: 'Other SC' })).toBe(false);
  expect(accepts(product, { ...product, name: 'Other SC', epa_reg_no: null })).toBe(true);
});
