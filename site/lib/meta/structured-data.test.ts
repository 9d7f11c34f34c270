import type { Graph } from 'schema-dts';
import { expect, test, vi } from 'vitest';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { headOf, loadPageData } from '../../../publisher/page-data/page-data.ts';
import { loadAreas, loadPages, loadSite } from '../../../publisher/read/load.ts';
import { type Company, homeGraph, pageGraph } from './structured-data.ts';

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
const home = (of = company) => homeGraph(of, headOf(HOME));

const GRAPHS: [string, Graph][] = [
  ['/', home()],
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
  }
});

test('every page says what its kind must say', () => {
  const kinds = new Map<string, Set<string>>();
  for (const { url, matter } of pages) {
    const types = partsOf(graphAt(url)).map((part) => part['@type']);
    expect(types, url).toContain('BreadcrumbList');
    kinds.set(matter.template, new Set([...(kinds.get(matter.template) ?? []), ...types]));
  }
  const expected = {
    service: 'Service',
    'service-area': 'Service',
    post: 'Article',
    pest: 'Article',
  };
  for (const [kind, type] of Object.entries(expected))
    expect(kinds.get(kind), kind).toContain(type);
});

test('the company has its toll-free number without an address, its year and its networks', () => {
  const [inFull] = partsOf(home());
  expect(inFull).toMatchObject({
    telephone: '(888) 555-0119',
    sameAs: { length: 3 },
    foundingDate: '2020',
  });
  expect(inFull).not.toHaveProperty('address');
  expect(partsOf(graphAt('/about'))[0]).toMatchObject({
    '@id': '/#business',
    sameAs: { length: 3 },
  });
});

const officesIn = (graph: Graph) =>
  partsOf(graph).filter((part) => part['@type'] === 'HomeAndConstructionBusiness');

test('home names each office with its own number and areas, an address only where a setting has one', () => {
  const saturday = { dayOfWeek: 'Saturday', opens: '08:00', closes: '16:00' };
  expect(officesIn(home())).toMatchObject([
    {
      telephone: '(804) 555-0142',
      areaServed: [{ name: 'Richmond, VA' }, { name: 'Charlottesville, VA' }],
      openingHoursSpecification: expect.arrayContaining([expect.objectContaining(saturday)]),
    },
    { telephone: '(757) 555-0168', areaServed: [{ name: 'Virginia Beach, VA' }] },
  ]);
  expect(officesIn(home())[0]).not.toHaveProperty('address');
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

test('a place page names its office and no other, and where there is none the company does the work', () => {
  expect(officesIn(graphAt('/locations/norfolk'))).toMatchObject([{ telephone: '(757) 555-0168' }]);
  expect(partAt('/locations/norfolk', 'Service')).toMatchObject({
    provider: { '@id': '/#office-virginia-beach' },
  });
  expect(officesIn(graphAt('/service-areas/greenville'))).toEqual([]);
  expect(partAt('/service-areas/greenville', 'Service')).toMatchObject({
    provider: { '@id': '/#business' },
    areaServed: { '@type': 'Place', name: 'Greenville' },
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

test('a pest page is an article, a post has its dates, both a picture, and no author who is no person', () => {
  expect(partAt('/pest-info/termites', 'Article')).toMatchObject({
    image: expect.stringMatching(/^\/share\/\w+\.jpg$/),
    dateModified: dataOf('/pest-info/termites').matter.updated,
    publisher: { '@id': '/#business' },
  });
  expect(partAt('/pest-info/termites', 'Article')).not.toHaveProperty('author');
  expect(partAt('/blog/midlothian-ant-control', 'Article')).toMatchObject({
    datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    image: expect.stringContaining('/share/'),
  });
});

test('an author whom a page names is a person with credentials', () => {
  const author = { key: 'ann', name: 'Ann Lee', credentials: 'Entomologist', bio: 'x', href: '/a' };
  const graph = pageGraph({ ...dataOf('/pest-info/ants'), author }, company);
  expect(partsOf(graph).find((part) => part['@type'] === 'Article')).toMatchObject({
    author: { name: 'Ann Lee', description: 'Entomologist', url: '/a' },
  });
});
