import type { Graph } from 'schema-dts';
import { expect, test, vi } from 'vitest';
import { priceNamed } from '../../../domain/prices/prices.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { headOf, loadPageData } from '../../../publisher/page-data/page-data.ts';
import { loadHome } from '../../../publisher/read/home.ts';
import { loadAreas, loadPages, loadSite } from '../../../publisher/read/load.ts';
import { type Company, homeGraph, pageGraph, quoteGraph } from './structured-data.ts';

// Before publisher/read/build-env.ts reads it: in production, files are read once.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));
const company: Company = { site: loadSite(), areas: loadAreas() };
const pages = loadPages();
const HOME = { url: '/', title: 'Home', description: 'x' };

type Node = Record<string, unknown> & { '@type': string; '@id': string };
const partsOf = (graph: Graph) => graph['@graph'] as unknown as Node[];
const dataOf = (url: string) => loadPageData(new Request(`https://x${url}`), pages);
const graphAt = (url: string, of = company) => pageGraph(dataOf(url), of);
const partAt = (url: string, type: string) =>
  partsOf(graphAt(url)).find((part) => part['@type'] === type);
const home = (of = company) => homeGraph(of, headOf(HOME), loadHome().about.film);

const GRAPHS: [string, Graph][] = [
  ['/', home()],
  ['/quote', quoteGraph(company, headOf({ ...HOME, url: '/quote' }))],
  ...pages.map(({ url }): [string, Graph] => [url, graphAt(url)]),
];

test('every page is one graph whose parts are named once and lead to each other', () => {
  const addresses = new Set(GRAPHS.map(([url]) => url));
  for (const [url, graph] of GRAPHS) {
    expect(graph['@context'], url).toBe('https://schema.org');
    const ids = partsOf(graph).map((part) => part['@id']);
    expect(new Set(ids).size, url).toBe(ids.length);
    const crumbs = partsOf(graph).find((part) => part['@type'] === 'BreadcrumbList');
    for (const { item } of (crumbs?.itemListElement ?? []) as { item: { '@id': string } }[])
      expect(addresses, url).toContain(item['@id']);
    const rest = partsOf(graph).filter((part) => part !== crumbs);
    const inner = JSON.stringify(rest).matchAll(/\{"@id":"([^"]+)"\}/g);
    for (const [, id] of inner) expect(ids, `${url} leads to ${id}`).toContain(id);
    const types = partsOf(graph).map((part) => part['@type']);
    expect(types.slice(0, 2), url).toEqual(['Organization', 'WebSite']);
  }
});

const officesIn = (graph: Graph) =>
  partsOf(graph).filter((part) => part['@type'] === 'HomeAndConstructionBusiness');

test('home names each office with its own number and areas, an address only where a setting has one', () => {
  const [richmond, beach, ...others] = officesIn(home());
  expect(others).toEqual([]);
  expect(richmond).toMatchObject({
    telephone: '(804) 555-0142',
    areaServed: [{ name: 'Richmond, VA' }, { name: 'Charlottesville, VA' }],
  });
  expect(beach).toMatchObject({
    telephone: '(757) 555-0168',
    areaServed: [{ name: 'Virginia Beach, VA' }],
  });
  expect(richmond).not.toHaveProperty('address');
  const { territories } = company.site;
  const settled = {
    ...settingsOf(territories, 'richmond'),
    address: '1 Main Street, Richmond, VA 23219',
  };
  const site = { ...company.site, territories: { ...territories, richmond: settled } };
  expect(officesIn(home({ ...company, site }))[0]).toMatchObject({
    address: { '@type': 'PostalAddress', streetAddress: '1 Main Street', postalCode: '23219' },
  });
});

test('a rating is stated as the specification has it, and only while the setting is on', () => {
  const claiming = (rating_metadata: boolean) => {
    const claims = { ...company.site.claims, rating_metadata };
    return partsOf(home({ ...company, site: { ...company.site, claims } }))[0];
  };
  expect(claiming(true)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 2847 },
  });
  expect(claiming(false)).not.toHaveProperty('aggregateRating');
});

test('a service is offered at a price only where the price has a unit and one beginning', () => {
  const offerAt = (url: string, of = company) =>
    partsOf(graphAt(url, of)).find((part) => part['@type'] === 'Service')?.offers;
  expect(offerAt('/services/pest-protection-plan')).toMatchObject({
    name: 'Pest Protection Plan',
    description: 'from $49 per month',
    priceSpecification: { minPrice: 49, priceCurrency: 'USD', unitCode: 'MON' },
  });
  for (const page of ['termite-control', 'mosquito-control', 'wasp-control', 'termite-inspection'])
    expect(offerAt(`/services/${page}`), page).toBeUndefined();
  const { prices } = company.site;
  const settled = { ...priceNamed(prices, 'termite_guard'), per: 'year' as const };
  const site = { ...company.site, prices: { ...prices, termite_guard: settled } };
  expect(offerAt('/services/termite-control', { ...company, site })).toMatchObject({
    name: 'Termite Guard',
    priceSpecification: { minPrice: 129, unitCode: 'ANN' },
  });
});

test('a place page names the number of its own territory, and every other page that of `other`', () => {
  const { territories } = company.site;
  const areas = new Map(company.areas.map(({ id, territory }) => [id, territory]));
  const phoneAt = (url: string) => {
    const channel = partAt(url, 'Service')?.availableChannel;
    return channel && (channel as { servicePhone: { telephone: string } }).servicePhone.telephone;
  };
  for (const { url, matter } of pages) {
    const phone = phoneAt(url);
    const territory = 'place' in matter ? (areas.get(matter.area) ?? 'other') : 'other';
    if (phone) expect(phone, url).toBe(territories[territory]?.phone);
  }
  expect(phoneAt('/service-areas/greenville')).toBe('(888) 555-0119');
  expect(phoneAt('/locations/norfolk')).toBe('(757) 555-0168');
  expect(phoneAt('/locations/charlottesville')).toBe('(804) 555-0142');
  expect(phoneAt('/services/ant-control')).toBe('(888) 555-0119');
});
