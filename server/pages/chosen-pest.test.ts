import { expect, test } from 'vitest';
import { pestOfForm, withPest } from './chosen-pest.ts';

test.each([
  ['/embed/quote-form', '?pest=wasps', 'Wasps'],
  ['/es/embed/quote-form/other', '?source=partner&pest=bed-bugs', 'Bed bugs'],
  ['/embed/quote-form', '?pest=dragons', null],
  ['/quote', '?pest=ants', 'Ants'],
  ['/reviews', '?pest=ants', null],
])('%s%s names %s', (path, query, pest) => {
  expect(pestOfForm(path, query)).toBe(pest);
});

test('its chip is checked, and shown where it was hidden', () => {
  const chip = (pest: string) =>
    `<input type="radio" name="service_needed" value="${pest}"/><span>${pest}</span></label>`;
  const markup = `<label>${chip('Ants')}<label hidden="" data-own="">${chip('Wasps')}`;
  expect(withPest(markup, 'Wasps')).toBe(
    `<label>${chip('Ants')}<label data-own="">${chip('Wasps').replace('"/>', '" checked=""/>')}`,
  );
});
