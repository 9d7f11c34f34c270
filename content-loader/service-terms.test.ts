/** What the service pages of this site say of price and guarantee. */

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { guaranteeFacts, guaranteeTitle } from '../domain/content/guarantee.ts';
import type { PageMatter, ServiceMatter } from '../domain/content/page-schema.ts';
import { PageMatter as Schema } from '../domain/content/page-schema.ts';
import { Reviews } from '../domain/content/site-schema.ts';
import { priceNamed, workedExample } from '../domain/prices/prices.ts';
import { loadNextSteps, loadPages, loadSite } from './load.ts';
import { offersFor } from './place-data.ts';

const pages = loadPages();
const isService = (matter: PageMatter): matter is ServiceMatter => matter.template === 'service';
const services = pages.flatMap(({ url, matter }) => (isService(matter) ? [{ url, matter }] : []));
const { claims, prices } = loadSite();

test('each service says what its price pays for and what moves it, with two examples, or what is looked at', () => {
  expect(services).toHaveLength(18);
  for (const { url, matter } of services) {
    const { cost } = matter;
    expect(cost.moved_by.length, url).toBeGreaterThanOrEqual(3);
    if (cost.by === 'inspection') {
      expect(cost.looked_at.length * cost.comes_with.length, url).toBeGreaterThan(0);
    } else {
      expect(cost.examples, url).toHaveLength(2);
      for (const example of cost.examples)
        expect(workedExample(example, prices).total, url).toMatch(/\$[1-9]/);
    }
  }
});

test('no dollar amount is written on a service page that is not a price of the settings', () => {
  const known = JSON.stringify(prices);
  for (const { url, matter } of services)
    for (const [amount] of JSON.stringify(matter).matchAll(/\$\d[\d,]*/g))
      expect(known, `${url}: ${amount}`).toContain(amount.slice(1));
});

test('building work, inspections and letters carry neither promise, and their pages print neither', () => {
  const neither = services.filter(({ matter }) => matter.guarantee.carries.length === 0);
  expect(neither.map(({ url }) => url.split('/').at(-1))).toEqual([
    'dehumidifier-install',
    'encapsulation-services',
    'rodent-exclusions',
    'termite-clearance-letter',
    'termite-inspection',
    'vent-replacements',
    'wildlife-removal',
  ]);
  for (const { matter } of neither) {
    expect(guaranteeTitle(matter.guarantee)).toBe('What we stand behind');
    const facts = JSON.stringify(guaranteeFacts(matter.guarantee, claims));
    expect(facts).not.toContain(claims.free_reservice);
    expect(facts).not.toContain(claims.guarantee);
  }
});

test('a service without a word on what stands instead of a guarantee is refused, and one with both', () => {
  const page = services[0]?.matter as ServiceMatter;
  const accepts = (guarantee: object) => v.safeParse(Schema, { ...page, guarantee }).success;
  expect(accepts(page.guarantee)).toBe(true);
  expect(accepts({ carries: [], text: 'Terms.' })).toBe(false);
  expect(accepts({ carries: ['guarantee'], instead: 'None', text: 'Terms.' })).toBe(false);
});

test('each of our prices stands with two worked examples', () => {
  const priced = services.flatMap(({ url, matter: { cost } }) =>
    cost.by === 'price' ? [{ url, examples: cost.examples }] : [],
  );
  expect(priced.length).toBeGreaterThan(3);
  for (const { url, examples } of priced) expect(examples, url).toHaveLength(2);
});

test('every place page shows prices, its own subject first and the plan for the house among them', () => {
  const places = pages.flatMap(({ url, matter }) => ('place' in matter ? [{ url, matter }] : []));
  expect(places.length).toBeGreaterThan(66);
  for (const { url, matter } of places) {
    const offers = offersFor(pages, matter);
    const labels = offers.map(({ priceLabel }) => priceLabel);
    expect(labels, url).toContain(priceNamed(prices, 'protection_plan').label);
    if ('service' in matter && matter.service) expect(offers[0]?.href, url).toBe(matter.service);
    expect(new Set(offers.map(({ href }) => href)).size, url).toBe(offers.length);
  }
});

test('what happens next names the promise, the hours and the times of the settings', () => {
  const { hours, retention } = loadSite();
  const { quote, photo, letter } = loadNextSteps();
  const words = (steps: { text: string }[]) => steps.map(({ text }) => text).join(' ');
  for (const steps of [quote, photo, letter]) {
    expect(words(steps)).toContain(claims.response_promise);
    expect(words(steps)).toContain(hours.label);
  }
  for (const time of [claims.next_day, claims.treatment_minutes, claims.activity_days])
    expect(words(quote)).toContain(time);
  expect(words(quote)).toContain('that day is Monday');
  expect(words(letter)).toContain(`${claims.letter_working_days} working days`);
  expect(words(photo)).toContain(`${retention.photo_days} days`);
});

test('a company without reviews has an empty list', () => {
  expect(v.safeParse(Reviews, []).success).toBe(true);
});
