/** What the service pages of this site say about price and guarantee. */

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { guaranteeFacts, guaranteeTitle } from '../../domain/content/guarantee.ts';
import type { PageMatter, PlaceMatter, ServiceMatter } from '../../domain/content/page-schema.ts';
import { PageMatter as Schema } from '../../domain/content/page-schema.ts';
import { Reviews } from '../../domain/content/site-schema.ts';
import { findPage, loadNextSteps, loadPages, loadSite } from '../read/load.ts';
import { offerOf } from './page-data.ts';
import { costsOfPlace } from './place-data.ts';

const pages = loadPages();
const isService = (matter: PageMatter): matter is ServiceMatter => matter.template === 'service';
const services = pages.flatMap(({ url, matter }) =>
  isService(matter) && matter.guarantee ? [{ url, matter, guarantee: matter.guarantee }] : [],
);
const { claims, prices } = loadSite();

test('each service says what its price depends on', () => {
  expect(services).toHaveLength(18);
  for (const { url, matter } of services)
    expect(matter.cost?.moved_by.length, url).toBeGreaterThanOrEqual(3);
});

test('a price has its own name where the page has another one', () => {
  const labelOf = (path: string) => offerOf(pages, path)?.priceLabel;
  expect(labelOf('/services/termite-control')).toBe('Termite Guard from $129');
  expect(labelOf('/services/pest-protection-plan')).toBe('Pest Protection Plan from $49 per month');
  expect(labelOf('/services/mosquito-control')).toBe('Outdoor Enjoyment Plan from $199');
  expect(labelOf('/services/wasp-control')).toBe('Most treatments $150-$400');
  expect(labelOf('/services/ant-control')).toBe('from $49/mo');
});

test('every dollar amount on a service page is a price of the settings', () => {
  const known = JSON.stringify(prices);
  for (const { url, matter } of services)
    for (const [amount] of JSON.stringify(matter).matchAll(/\$\d[\d,]*/g))
      expect(known, `${url}: ${amount}`).toContain(amount.slice(1));
});

test('building work, inspections, letters, mosquitoes and ticks carry neither promise, and their pages show neither', () => {
  const neither = services.filter(({ guarantee }) => guarantee.carries.length === 0);
  expect(neither.map(({ url }) => url.split('/').at(-1))).toEqual([
    'dehumidifier-install',
    'encapsulation-services',
    'flea-tick-control',
    'mosquito-control',
    'rodent-exclusions',
    'termite-clearance-letter',
    'termite-inspection',
    'vent-replacements',
    'wildlife-removal',
  ]);
  for (const { guarantee } of neither) {
    expect(guaranteeTitle(guarantee)).toBe('What we stand behind');
    const facts = JSON.stringify(guaranteeFacts(guarantee, claims));
    expect(facts).not.toContain(claims.free_reservice);
    expect(facts).not.toContain(claims.guarantee);
  }
});

test('a service without free returns mentions them only to say so', () => {
  const words =
    /no charge|without charge|free of charge|(?:come back|return) (?:free|at no)|free re-?service/i;
  const promising = pages
    .filter(({ matter }) => isService(matter) && matter.guarantee?.carries.length === 0)
    .filter(({ matter, markdown }) =>
      sentencesOf(`${JSON.stringify(matter)} ${markdown}`).some(
        (sentence) => words.test(sentence) && !/\b(?:no|not|nothing|don.t)\b/i.test(sentence),
      ),
    );
  expect(promising.map(({ url }) => url)).toEqual([]);
});

test('a service with neither or both of a guarantee and words instead is refused', () => {
  const page = services[0]?.matter as ServiceMatter & { guarantee: object };
  const accepts = (guarantee: object) => v.safeParse(Schema, { ...page, guarantee }).success;
  expect(accepts(page.guarantee)).toBe(true);
  expect(accepts({ carries: [], text: 'Terms.' })).toBe(false);
  expect(accepts({ carries: ['guarantee'], instead: 'None', text: 'Terms.' })).toBe(false);
});

test('a place shows the price of what covers its pests, and "quoted apart" where no price does', () => {
  const costsOf = (url: string) => costsOfPlace(pages, findPage(pages, url)?.matter as PlaceMatter);
  const lineOf = (url: string, pest: string) =>
    costsOf(url)
      .filter(({ pests }) => pests.includes(pest))
      .map(({ service, status, label }) => [service.href, status, label]);
  expect(lineOf('/neighborhoods/chester-ants', 'Fire ants')).toEqual([
    ['/services/ant-control', 'quoted', 'Quoted apart'],
  ]);
  const plan = costsOf('/service-areas/simpsonville').find(({ service }) =>
    service.href.endsWith('protection-plan'),
  );
  expect(plan?.pests).not.toContain('Fire ants');
});

test('every place page shows the prices for its pests, its own service first, each line once', () => {
  const places = pages.flatMap(({ url, matter }) => ('place' in matter ? [{ url, matter }] : []));
  expect(places.length).toBeGreaterThan(66);
  for (const { url, matter } of places) {
    const costs = costsOfPlace(pages, matter);
    expect(costs.length, url).toBeGreaterThan(0);
    if ('service' in matter && matter.service)
      expect(costs[0]?.service.href, url).toBe(matter.service);
    const keys = costs.map(({ service, status }) => `${service.href} ${status}`);
    expect(new Set(keys).size, url).toBe(keys.length);
  }
});

test('the next steps name the promise, the hours and the times of the settings', () => {
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

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

test('a company without reviews has an empty list', () => {
  expect(v.safeParse(Reviews, []).success).toBe(true);
});
