import type { Graph } from 'schema-dts';
import { expect, test, vi } from 'vitest';
import { loadAreas, loadFaqs, loadPages, loadSite } from '../../../content-loader/load.ts';
import { headOf, loadPageData, type PageData } from '../../../content-loader/page-data.ts';
import { type Company, homeGraph, pageGraph, quoteGraph } from './structured-data.ts';

// Before content-loader/build-env.ts reads it: in production, files are read once.
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
const home = (of = company) => homeGraph(of, headOf(HOME), loadFaqs());

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
    expect(types.slice(0, 2), url).toEqual(['HomeAndConstructionBusiness', 'WebSite']);
  }
});

test('every page says what its kind must say', () => {
  const kinds = new Map<string, Set<string>>();
  for (const { url, matter } of pages) {
    const types = partsOf(graphAt(url)).map((part) => part['@type']);
    expect(types.includes('FAQPage'), url).toBe(matter.faqs.length > 0);
    expect(types, url).toContain('BreadcrumbList');
    kinds.set(matter.template, new Set([...(kinds.get(matter.template) ?? []), ...types]));
  }
  for (const [kind, type] of [
    ['service', 'Service'],
    ['service-area', 'Service'],
    ['city', 'Service'],
    ['post', 'Article'],
    ['pest', 'Article'],
    ['article', 'AboutPage'],
    ['article', 'CollectionPage'],
  ] as const) {
    expect(kinds.get(kind), kind).toContain(type);
  }
});

test('the company has its address, prices, hours, areas and networks', () => {
  expect(partsOf(home())[0]).toMatchObject({
    telephone: '(888) 555-0119',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '100 Sample Street',
      addressLocality: 'Richmond',
      addressRegion: 'VA',
      postalCode: '23219',
    },
    priceRange: 'from $49, $150-$400',
    sameAs: { length: 3 },
    areaServed: { length: 4 },
    foundingDate: '2020',
  });
  expect(partsOf(graphAt('/about'))[0]).toMatchObject({
    '@id': '/#business',
    sameAs: { length: 3 },
  });
  const elsewhere = { ...company.site.contact, postal_address: 'P.O. Box 7, Anytown' };
  const moved = { ...company, site: { ...company.site, contact: elsewhere } };
  expect(partsOf(home(moved))[0]).toMatchObject({ address: 'P.O. Box 7, Anytown' });
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

test('a service offers itself at its price of the specification, and none where an inspection decides', () => {
  const priceOf = (url: string) => partAt(url, 'Service')?.offers;
  expect(priceOf('/services/pest-protection-plan')).toMatchObject({
    name: 'Pest Protection Plan',
    priceSpecification: { minPrice: 49, priceCurrency: 'USD', unitCode: 'MON' },
  });
  expect(priceOf('/services/termite-control')).toMatchObject({
    priceSpecification: { minPrice: 129 },
  });
  expect(priceOf('/services/wasp-control')).toMatchObject({
    priceSpecification: { minPrice: 150, maxPrice: 400 },
  });
  expect(priceOf('/services/termite-inspection')).toBeUndefined();
});

test('a pest page is an article about its species, a post has its dates, both a picture and an author', () => {
  expect(partAt('/pest-info/termites', 'Article')).toMatchObject({
    image: expect.stringMatching(/^\/share\/\w+\.jpg$/),
    dateModified: dataOf('/pest-info/termites').matter.updated,
    author: { '@id': '/#business' },
    about: expect.arrayContaining([
      expect.objectContaining({ alternateName: 'Reticulitermes flavipes' }),
    ]),
  });
  expect(partAt('/blog/midlothian-ant-control', 'Article')).toMatchObject({
    datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    image: expect.stringContaining('/share/'),
  });
});

test('an author and a reviewer whom a page names are people with their credentials', () => {
  const person = { key: 'ann-lee', name: 'Ann Lee', credentials: 'Entomologist', bio: 'x' };
  const author = { ...person, href: '/about/how-we-write#ann-lee' };
  const data: PageData = { ...dataOf('/pest-info/ants'), author, reviewer: author };
  const parts = partsOf(pageGraph(data, company));
  const ann = { '@type': 'Person', name: 'Ann Lee', description: 'Entomologist', url: author.href };
  expect(parts.find((part) => part['@type'] === 'Article')).toMatchObject({ author: ann });
  expect(parts.find((part) => part['@type'] === 'WebPage')).toMatchObject({ reviewedBy: ann });
});

test('a place page names the place it serves with its state', () => {
  expect(partAt('/service-areas/greenville', 'Service')).toMatchObject({
    areaServed: { '@type': 'Place', name: 'Greenville', address: { addressRegion: 'SC' } },
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

test('days with the same hours stand together', () => {
  expect(partsOf(home())[0]).toHaveProperty('openingHoursSpecification', [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '08:00',
      closes: '16:00',
    },
  ]);
});
