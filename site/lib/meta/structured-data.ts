/**
 * JSON-LD for search engines, made at build only: nothing of it is in the JavaScript a visitor loads. One graph a page,
 * whose parts name each other by @id. It says what the page says: tools/build/check-structured-data.ts compares them.
 * A rating is stated only when site.yaml says so (claims.rating_metadata).
 */

import type { MetaDescriptor } from 'react-router';
import type {
  Article,
  BreadcrumbList,
  City,
  Graph,
  HomeAndConstructionBusiness,
  IdReference,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Person,
  Place,
  PostalAddress,
  Service,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Home } from '../../../domain/content/home-schema.ts';
import type { PageMatter, ServiceMatter } from '../../../domain/content/page-schema.ts';
import type { Area, Site } from '../../../domain/content/site-schema.ts';
import { localPath, pageLocale } from '../../../domain/language/language.ts';
import { type Price, priceNamed } from '../../../domain/prices/prices.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import type { Byline, PageData, PageHead } from '../../../publisher/page-data/page-data.ts';
import { FILM, FILM_DATE, FILM_POSTER } from '../film.ts';

/** What the data of every page says about the company. */
export interface Company {
  site: Site;
  areas: Pick<Area, 'id' | 'label' | 'short_label' | 'state' | 'territory'>[];
}

/** The home page: the company with all its offices, the site and the film. */
export function homeGraph(company: Company, head: PageHead, film: Home['about']['film']): Graph {
  const page = placeOnSite(head, localPath('/'));
  return graphOf([
    companyInFull(company, page.origin),
    websiteData(company, page.origin),
    ...officesOf(company).map((territory) => officeData(territory, company, page.origin)),
    webPage('WebPage', head.title, page, { about: { '@id': idOf(page.origin, BUSINESS) } }),
    ...(film ? [filmData(film, page)] : []),
  ]);
}

/** The page with the quote form. */
export function quoteGraph(company: Company, head: PageHead): Graph {
  const page = placeOnSite(head, localPath('/quote'));
  return graphOf([
    companyData(company, page.origin),
    websiteData(company, page.origin),
    webPage('ContactPage', head.title, page, { about: { '@id': idOf(page.origin, BUSINESS) } }),
  ]);
}

/** A content page: where it stands, what it is about and what it answers. */
export function pageGraph(page: PageData, company: Company): Graph {
  const { matter, head, author, reviewer } = page;
  const on = placeOnSite(head, localPath(page.url));
  const isCompany = matter.template === 'article' && matter.kind === 'about';
  const subject = subjectOf(page, on, company);
  const office = 'place' in matter ? officeOf(matter.area, company) : null;
  return graphOf([
    companyData(company, on.origin),
    websiteData(company, on.origin),
    ...(office ? [officeData(office, company, on.origin)] : []),
    webPage(pageTypeOf(matter), matter.h1, on, {
      description: matter.summary,
      dateModified: matter.updated,
      breadcrumb: { '@id': `${on.url}#breadcrumb` },
      ...(subject && { mainEntity: { '@id': `${on.url}#${subject.fragment}` } }),
      ...('now' in matter && matter.now && { abstract: matter.now.commands }),
      ...(isCompany && { about: { '@id': idOf(on.origin, BUSINESS) } }),
      ...(author && { author: personData(author, on.origin) }),
      ...(reviewer && { reviewedBy: personData(reviewer, on.origin) }),
    }),
    breadcrumbData(page, on),
    ...(subject ? [subject.data] : []),
  ]);
}

/** Tags for the head. Call it behind `import.meta.env.SSR`: the browser has no use for them. */
export function asTags(graph: Graph): MetaDescriptor[] {
  return [{ 'script:ld+json': graph as object as Record<string, string> }];
}

const BUSINESS = 'business';
const WEBSITE = 'website';

/** Where a page stands. Without SITE_URL its addresses begin with a slash: JSON-LD reads them from the page's own. */
interface OnSite {
  /** As in https://www.example.com; empty without SITE_URL. */
  origin: string;
  url: string;
}

function placeOnSite({ canonical }: PageHead, path: string): OnSite {
  const origin = canonical ? new URL(canonical).origin : '';
  return { origin, url: `${origin}${path}` };
}

function idOf(origin: string, fragment: string): string {
  return `${origin}/#${fragment}`;
}

function graphOf(parts: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': parts };
}

/** The company as a whole, with its toll-free number. */
function companyData({ site }: Company, origin: string): Exclude<Organization, string> {
  const { brand, contact, social, territories } = site;
  return {
    '@type': 'Organization',
    '@id': idOf(origin, BUSINESS),
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(territories.other.phone && { telephone: territories.other.phone }),
    ...(contact.email && { email: contact.email }),
    sameAs: social.map(({ url }) => url),
  };
}

/** What home says of it: since when, and by setting the rating and review count of the metadata (spec §9). */
function companyInFull(company: Company, origin: string): Exclude<Organization, string> {
  const { brand, claims } = company.site;
  return {
    ...companyData(company, origin),
    ...(brand.founded !== undefined && { foundingDate: String(brand.founded) }),
    ...(claims.rating_metadata &&
      claims.rating !== undefined &&
      claims.metadata_review_count !== undefined && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: claims.rating,
          reviewCount: claims.metadata_review_count,
        },
      }),
  };
}

/** Territories with an office: all but `other`, whose number is the company's own. */
function officesOf({ site }: Company): string[] {
  return Object.keys(site.territories).filter((name) => name !== 'other');
}

/** The territory whose office serves an area; null = the company's own number does. */
function officeOf(areaId: string, company: Company): string | null {
  const territory = areaOf(areaId, company)?.territory;
  return territory && officesOf(company).includes(territory) ? territory : null;
}

/** An office: its number, the areas it serves, its hours, and its address where a setting has one. */
function officeData(
  territory: string,
  { site, areas }: Company,
  origin: string,
): HomeAndConstructionBusiness {
  const { phone, address } = settingsOf(site.territories, territory);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': idOf(origin, officeId(territory)),
    name: site.brand.name,
    ...(phone && { telephone: phone }),
    ...(address && { address: addressData(address) }),
    areaServed: areas.filter((area) => area.territory === territory).map(cityOf),
    openingHoursSpecification: openingHours(site.hours),
    parentOrganization: { '@id': idOf(origin, BUSINESS) },
  };
}

const officeId = (territory: string) => `office-${territory.replaceAll('_', '-')}`;

/** The film of a first visit, told by the words that are drawn into it. */
function filmData(
  { title, scenes }: NonNullable<Home['about']['film']>,
  { origin, url }: OnSite,
): VideoObject {
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  return {
    '@type': 'VideoObject',
    '@id': `${url}#film`,
    name: title,
    description: scenes.map(({ words }) => words).join(' '),
    contentUrl: `${origin}${FILM}`,
    thumbnailUrl: `${origin}${FILM_POSTER}`,
    uploadDate: FILM_DATE,
    duration: `PT${seconds}S`,
  };
}

/** "Wrenhouse Pest Control, 100 Sample Street, Richmond, VA 23219" in its parts; words of another form as they are. */
function addressData(words: string): PostalAddress | string {
  const [, streetAddress, addressLocality, addressRegion, postalCode] =
    /^(?:.+, )?([^,]+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(words) ?? [];
  if (!streetAddress || !addressLocality || !addressRegion || !postalCode) return words;
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  };
}

function websiteData({ site }: Company, origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf(origin, WEBSITE),
    name: site.brand.name,
    url: `${origin}/`,
    inLanguage: pageLocale(),
    publisher: { '@id': idOf(origin, BUSINESS) },
  };
}

type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

function pageTypeOf(matter: PageMatter): PageType {
  if (matter.template !== 'article') return 'WebPage';
  const types: Partial<Record<typeof matter.kind, PageType>> = {
    about: 'AboutPage',
    hub: 'CollectionPage',
    upload: 'ContactPage',
  };
  return types[matter.kind] ?? 'WebPage';
}

function webPage(
  type: PageType,
  name: string,
  { origin, url }: OnSite,
  more: Omit<Exclude<WebPage, string>, '@type' | '@id'>,
): Thing {
  return {
    ...more,
    '@type': type,
    '@id': `${url}#page`,
    url,
    name,
    inLanguage: pageLocale(),
    isPartOf: { '@id': idOf(origin, WEBSITE) },
  };
}

function breadcrumbData({ breadcrumbs }: PageData, { origin, url }: OnSite): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: breadcrumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': `${origin}${href}` },
    })),
  };
}

/** What a page is about in the main, and the fragment of its @id; null where that is the page alone. */
function subjectOf(
  page: PageData,
  on: OnSite,
  company: Company,
): { fragment: string; data: Thing } | null {
  const { matter } = page;
  if (matter.template === 'pest' || matter.template === 'post')
    return { fragment: 'article', data: articleData(page, on) };
  if (matter.template === 'service' || 'place' in matter)
    return { fragment: 'service', data: serviceData(matter, on, company) };
  return null;
}

function articleData({ matter, head, author }: PageData, { origin, url }: OnSite): Article {
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: matter.h1,
    description: matter.summary,
    image: `${origin}${head.share.src}`,
    ...(matter.template === 'post' && { datePublished: matter.published }),
    dateModified: matter.updated,
    inLanguage: pageLocale(),
    ...(author && { author: personData(author, origin) }),
    publisher: { '@id': idOf(origin, BUSINESS) },
    mainEntityOfPage: { '@id': `${url}#page` },
    ...(matter.template === 'pest' && {
      about: matter.species.map(({ name, latin }) => ({
        '@type': 'Thing' as const,
        name,
        alternateName: latin,
      })),
    }),
  };
}

function personData({ name, credentials, href }: Byline, origin: string): Person {
  return {
    '@type': 'Person',
    name,
    description: credentials,
    ...(href && { url: `${origin}${href}` }),
  };
}

function serviceData(
  matter: Extract<PageMatter, { place: string }> | ServiceMatter,
  { origin, url }: OnSite,
  company: Company,
): Service {
  const { territories, prices } = company.site;
  const office = 'place' in matter ? officeOf(matter.area, company) : null;
  const provider: IdReference = { '@id': idOf(origin, office ? officeId(office) : BUSINESS) };
  const area = 'place' in matter ? areaOf(matter.area, company) : undefined;
  // A place's own page names its office's number.
  const { phone } = settingsOf(territories, area?.territory ?? 'other');
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: matter.h1,
    description: matter.summary,
    // Never the trade: who calls it otherwise in the logo has its name on no page.
    serviceType: ('place' in matter ? null : matter.label) ?? matter.h1,
    url,
    provider,
    areaServed: 'place' in matter ? placeData(matter.place, area) : company.areas.map(cityOf),
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: `${origin}${localPath('/quote')}`,
      ...(phone && { servicePhone: { '@type': 'ContactPoint' as const, telephone: phone } }),
    },
    ...(matter.template === 'service' &&
      matter.cost?.price &&
      offerData(priceNamed(prices, matter.cost.price), provider)),
  };
}

/** Units that search engines have a code for. */
const UNIT_CODES: Partial<Record<NonNullable<Price['per']>, string>> = {
  month: 'MON',
  year: 'ANN',
};

/** Only a price from which one thing starts, in a unit that the company has named: others are several prices, or half of one. */
function offerData({ name, label, per, from }: Price, seller: IdReference): { offers?: Offer } {
  const unitCode = per && UNIT_CODES[per];
  if (from === undefined || !unitCode) return {};
  return {
    offers: {
      '@type': 'Offer',
      name,
      description: label,
      seller,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'USD',
        minPrice: from,
        unitCode,
      },
    },
  };
}

/** Days with the same hours together. */
function openingHours(hours: Site['hours']): OpeningHoursSpecification[] {
  const daysByHours = new Map<string, (typeof DAYS)[number][]>();
  for (const day of DAYS) {
    const open = hours[day.toLowerCase() as Lowercase<typeof day>];
    if (!open) continue;
    const key = `${open.opens} ${open.closes}`;
    daysByHours.set(key, [...(daysByHours.get(key) ?? []), day]);
  }
  return [...daysByHours].map(([key, dayOfWeek]) => {
    const [opens = '', closes = ''] = key.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function cityOf({ label }: Company['areas'][number]): City {
  return { '@type': 'City', name: label };
}

/** A town, a neighborhood or a county. */
function placeData(name: string, area: Company['areas'][number] | undefined): Place {
  return {
    '@type': 'Place',
    name,
    ...(area?.state && {
      address: { '@type': 'PostalAddress', addressRegion: area.state, addressCountry: 'US' },
    }),
  };
}

function areaOf(areaId: string, { areas }: Company): Company['areas'][number] | undefined {
  return areas.find(({ id }) => id === areaId);
}
