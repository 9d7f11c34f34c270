import { expect, test } from 'vitest';
import { loadAreas, loadFaqs, loadPages, loadSite } from '../../content-loader/load.ts';
import { loadPageData } from '../../content-loader/page-data.ts';
import {
  type Company,
  companyData,
  pageData,
  questionsData,
  websiteData,
} from './structured-data.ts';

const company: Company = { site: loadSite(), areas: loadAreas() };
const pages = loadPages();

/** What search engines require (and, of the rest, what we promise) of each type. */
const REQUIRED: Record<string, string[]> = {
  HomeAndConstructionBusiness: ['name', 'telephone', 'areaServed', 'openingHoursSpecification'],
  WebSite: ['name', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  Article: ['headline', 'datePublished', 'dateModified', 'author'],
};

function expectComplete(data: object, where: string): string {
  const { '@type': type, '@context': context, ...rest } = data as Record<string, unknown>;
  expect(context, where).toBe('https://schema.org');
  for (const name of REQUIRED[String(type)] as string[]) {
    const value = rest[name];
    expect(Array.isArray(value) ? value.length : value, `${where}: ${type}.${name}`).toBeTruthy();
  }
  return String(type);
}

test('every page says what its kind must say', () => {
  const kinds = new Map<string, Set<string>>();
  for (const { url, matter } of pages) {
    const data = pageData(loadPageData(new Request(`https://x${url}`), pages), company);
    const types = data.map((one) => expectComplete(one, url));
    expect(new Set(types).size, url).toBe(types.length);
    expect(types.includes('FAQPage'), url).toBe(matter.faqs.length > 0);
    kinds.set(matter.template, new Set([...(kinds.get(matter.template) ?? []), ...types]));
  }
  for (const [kind, type] of [
    ['service', 'Service'],
    ['service-area', 'Service'],
    ['city', 'Service'],
    ['post', 'Article'],
    ['pest', 'BreadcrumbList'],
    ['legal', 'BreadcrumbList'],
  ] as const) {
    expect(kinds.get(kind), kind).toContain(type);
  }
});

test('the home page tells of the company, the site and its questions', () => {
  const url = 'https://www.example.com/';
  for (const data of [
    companyData(company, url),
    websiteData(company, url),
    questionsData(loadFaqs()),
  ]) {
    expectComplete(data, '/');
  }
  expect(companyData(company, url)).toMatchObject({ url, areaServed: { length: 4 } });
});

test('a rating is stated as the specification has it, and only while the setting is on', () => {
  const claiming = (rating_metadata: boolean) =>
    companyData(
      {
        ...company,
        site: { ...company.site, claims: { ...company.site.claims, rating_metadata } },
      },
      null,
    );
  expect(claiming(true)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 2847 },
  });
  expect(claiming(false)).not.toHaveProperty('aggregateRating');
});

test('a place page names the place it serves with its state', () => {
  const data = pageData(loadPageData(new Request('https://x/service-areas/greenville')), company);
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Service',
      areaServed: [{ '@type': 'City', name: 'Greenville, SC' }],
    }),
  );
});

test('a place page names the number of its own territory, and every other page that of `other`', () => {
  const { territories } = loadSite();
  const areas = new Map(loadAreas().map(({ id, territory }) => [id, territory]));
  for (const { url, matter } of pages) {
    const said: object[] = pageData(loadPageData(new Request(`https://x${url}`), pages), company);
    const services = said.filter((data) => Reflect.get(data, '@type') === 'Service');
    const territory = 'place' in matter ? (areas.get(matter.area) ?? 'other') : 'other';
    for (const service of services) {
      expect(service, url).toMatchObject({
        provider: { telephone: territories[territory]?.phone },
      });
    }
  }
  const own = (url: string) =>
    JSON.stringify(pageData(loadPageData(new Request(`https://x${url}`), pages), company));
  expect(own('/service-areas/greenville')).toContain('"telephone":"(888) 555-0119"');
  expect(own('/locations/norfolk')).toContain('"telephone":"(757) 555-0168"');
  expect(own('/locations/charlottesville')).toContain('"telephone":"(804) 555-0142"');
});

test('days with the same hours stand together', () => {
  expect(companyData(company, null)).toHaveProperty('openingHoursSpecification', [
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
