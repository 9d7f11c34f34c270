/**
 * JSON-LD for search engines, one graph per page, whose parts refer to each other by @id. Only rendering uses it; visitors don't load
 * this code. tools/build/check-structured-data.ts compares it with the page. A rating needs `claims.rating_metadata` in site.yaml.
 */

import type { MetaDescriptor } from 'react-router';
import type {
  Article,
  BreadcrumbList,
  City,
  DayOfWeek,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  Service,
  Thing,
} from 'schema-dts';
import type { PageMatter, ServiceMatter } from '../../../domain/content/page-schema.ts';
import type { Area, Site } from '../../../domain/content/site-schema.ts';
import { WEEKDAYS } from '../../../domain/hours/office-hours.ts';
import { capitalized } from '../../../domain/language/capitalized.ts';
import { localPath, pageLocale } from '../../../domain/language/language.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import type { PageData, PageHead } from '../../../publisher/page-data/page-data.ts';

export interface Company {
  site: Site;
  areas: Pick<Area, 'id' | 'label' | 'short_label' | 'state' | 'territory'>[];
}

/** For the home page: the company with its offices, and the site. */
export function homeGraph(company: Company, head: PageHead): Graph {
  const origin = originOf(head);
  const { brand, claims } = company.site;
  return graphOf([
    {
      ...companyData(company, origin),
      ...(brand.founded !== undefined && { foundingDate: String(brand.founded) }),
      // Spec §9.
      ...(claims.rating_metadata &&
        claims.rating !== undefined &&
        claims.metadata_review_count !== undefined && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: claims.rating,
            reviewCount: claims.metadata_review_count,
          },
        }),
    },
    {
      '@type': 'WebSite',
      '@id': idOf(origin, 'website'),
      name: brand.name,
      url: `${origin}/`,
      inLanguage: pageLocale(),
      publisher: { '@id': idOf(origin, BUSINESS) },
    },
    ...officesOf(company).map((territory) => officeData(territory, company, origin)),
  ]);
}

/** For a content page: its breadcrumbs, and its service or article. */
export function pageGraph(page: PageData, company: Company): Graph {
  const { matter, head } = page;
  const origin = originOf(head);
  const url = `${origin}${localPath(page.url)}`;
  const office = 'place' in matter ? officeOf(matter.area, company) : null;
  const isArticle = matter.template === 'pest' || matter.template === 'post';
  const isService = matter.template === 'service' || 'place' in matter;
  return graphOf([
    companyData(company, origin),
    ...(office ? [officeData(office, company, origin)] : []),
    breadcrumbData(page, origin, url),
    ...(isArticle ? [articleData(page, origin, url)] : []),
    ...(isService ? [serviceData(matter, origin, url, company)] : []),
  ]);
}

/** Tags for the head. */
export function asTags(graph: Graph): MetaDescriptor[] {
  return [{ 'script:ld+json': graph as object as Record<string, string> }];
}

const BUSINESS = 'business';

/** As in https://www.example.com; empty without SITE_URL: URLs are then relative to the page's. */
function originOf({ canonical }: PageHead): string {
  return canonical ? new URL(canonical).origin : '';
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

/** Territories with an office: all but `other`, which has the company's own number. */
function officesOf({ site }: Company): string[] {
  return Object.keys(site.territories).filter((name) => name !== 'other');
}

/** The territory whose office serves an area; null if none does. */
function officeOf(areaId: string, company: Company): string | null {
  const territory = company.areas.find(({ id }) => id === areaId)?.territory;
  return territory && officesOf(company).includes(territory) ? territory : null;
}

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

/** Splits "Wrenhouse Pest Control, 100 Sample Street, Richmond, VA 23219"; other forms stay text. */
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

function breadcrumbData({ breadcrumbs }: PageData, origin: string, url: string): BreadcrumbList {
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

function articleData({ matter, head, author }: PageData, origin: string, url: string): Article {
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: matter.h1,
    description: matter.summary,
    image: `${origin}${head.share.src}`,
    ...(matter.template === 'post' && { datePublished: matter.published }),
    dateModified: matter.updated,
    inLanguage: pageLocale(),
    ...(author && {
      author: {
        '@type': 'Person',
        name: author.name,
        description: author.credentials,
        ...(author.href && { url: `${origin}${author.href}` }),
      },
    }),
    publisher: { '@id': idOf(origin, BUSINESS) },
  };
}

function serviceData(
  matter: Extract<PageMatter, { place: string }> | ServiceMatter,
  origin: string,
  url: string,
  company: Company,
): Service {
  const office = 'place' in matter ? officeOf(matter.area, company) : null;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: matter.h1,
    description: matter.summary,
    url,
    provider: { '@id': idOf(origin, office ? officeId(office) : BUSINESS) },
    areaServed:
      'place' in matter ? { '@type': 'Place', name: matter.place } : company.areas.map(cityOf),
  };
}

/** One entry for each open day. */
function openingHours(hours: Site['hours']): OpeningHoursSpecification[] {
  return WEEKDAYS.flatMap((day) => {
    const open = hours[day];
    if (!open) return [];
    const dayOfWeek = capitalized(day) as DayOfWeek;
    return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...open };
  });
}

function cityOf({ label }: Company['areas'][number]): City {
  return { '@type': 'City', name: label };
}
