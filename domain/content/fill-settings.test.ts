import { expect, test } from 'vitest';
import { loadSite } from '../../publisher/read/load.ts';
import { priceNamed } from '../prices/prices.ts';
import { fillSettings } from './fill-settings.ts';
import { mapTexts } from './map-texts.ts';

const site = loadSite();

test('a placeholder is replaced by the field of site.yaml', () => {
  expect(fillSettings('The plan is {prices.protection_plan.label}.', site)).toBe(
    `The plan is ${priceNamed(site.prices, 'protection_plan').label}.`,
  );
});

test('the privacy policy names the analytics services of the settings', () => {
  const notice = (changes: Partial<typeof site>) =>
    fillSettings('{analytics.notice}', { ...site, analytics_id: null, counter: null, ...changes });
  const counter = 'https://stats.example.com/script.js data-website-id=94db1cb1';
  expect(notice({})).toBe('This site uses no analytics: nobody counts which pages you read.');
  expect(notice({ counter })).toMatch(
    /^This site counts page views with a script from stats\.example\.com\. /,
  );
  const both = notice({ analytics_id: 'G-TEST', counter });
  expect(both).toContain('Google Analytics');
  expect(both).toContain('stats.example.com');
  expect(both).toMatch(/Global Privacy Control .* nothing is counted\.$/);
});

test.each([
  ['{prices.gold_plan.label}', 'nothing'],
  ['{prices}', 'a group of fields'],
  ['{hours.emergency_24_7}', 'the boolean true'],
  ['{constructor}', 'nothing'],
])('%s is refused', (text, found) => {
  const unset = { ...site, hours: { ...site.hours, emergency_24_7: true } };
  expect(() => fillSettings(text, unset)).toThrow(
    `${text}: expected a text or number of site.yaml, found ${found}`,
  );
});

test('text without placeholders and values other than text stay unchanged', () => {
  const value = {
    q: 'Plain {} text { with } braces',
    n: 3,
    list: [null, true, 'since {brand.founded}'],
  };
  expect(mapTexts(value, (text) => fillSettings(text, site))).toEqual({
    q: 'Plain {} text { with } braces',
    n: 3,
    list: [null, true, `since ${site.brand.founded}`],
  });
});
