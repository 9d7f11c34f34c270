/** What the service pages of this site say about price and guarantee. */

import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { PageMatter, PlaceMatter, ServiceMatter } from '../../domain/content/page-schema.ts';
import { PageMatter as Schema } from '../../domain/content/page-schema.ts';
import { findPage, loadPages, loadSite } from '../read/load.ts';
import { costsOfPlace } from './place-data.ts';

const pages = loadPages();
const isService = (matter: PageMatter): matter is ServiceMatter => matter.template === 'service';
const services = pages.flatMap(({ url, matter }) =>
  isService(matter) && matter.guarantee ? [{ url, matter }] : [],
);
const { prices } = loadSite();

test('every dollar amount on a service page is a price of the settings', () => {
  const known = JSON.stringify(prices);
  for (const { url, matter } of services)
    for (const [amount] of JSON.stringify(matter).matchAll(/\$\d[\d,]*/g))
      expect(known, `${url}: ${amount}`).toContain(amount.slice(1));
});

test('a service with neither or both of a guarantee and words instead is refused', () => {
  const accepts = (guarantee: object) =>
    v.safeParse(Schema, { ...services[0]?.matter, guarantee }).success;
  expect(accepts({ carries: ['guarantee'], text: 'Terms.' })).toBe(true);
  expect(accepts({ carries: [], text: 'Terms.' })).toBe(false);
  expect(accepts({ carries: ['guarantee'], instead: 'None', text: 'Terms.' })).toBe(false);
});

test('a place shows the price of what covers its pests, and "quoted apart" where no price does', () => {
  const costsOf = (url: string) => costsOfPlace(pages, findPage(pages, url)?.matter as PlaceMatter);
  expect(costsOf('/neighborhoods/chester-ants')).toContainEqual(
    expect.objectContaining({
      pests: expect.arrayContaining(['Fire ants']),
      service: expect.objectContaining({ href: '/services/ant-control' }),
      label: 'Quoted apart',
    }),
  );
  const plan = costsOf('/service-areas/simpsonville').find(({ service }) =>
    service.href.endsWith('protection-plan'),
  );
  expect(plan?.pests).not.toContain('Fire ants');
});
