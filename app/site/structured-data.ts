/**
 * JSON-LD for search engines, made at build only: nothing of it is in the JavaScript a visitor loads.
 * A rating is stated only when site.yaml says so (claims.rating_metadata).
 */
import type { MetaDescriptor } from 'react-router';
import type {
  Article,
  BreadcrumbList,
  City,
  FAQPage,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Service,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { PageData } from '../../content-loader/page-data.ts';
import type { Area, Faq, Site } from '../../domain/content/site-schema.ts';
import { withoutMarks } from '../../domain/content/source-marks.ts';
import { settingsOf } from '../../domain/territory/territory.ts';

/** What the data of every page says about the company. */
export interface Company {
  site: Site;
  areas: Pick<Area, 'id' | 'short_label' | 'state' | 'territory'>[];
}

const CONTEXT = 'https://schema.org';

/**
 * The company, with hours, areas and (by setting) the metadata's own rating and review count (spec §9).
 * @param url its home page; null while SITE_URL is not set
 */
export function companyData(
  { site, areas }: Company,
  url: string | null,
): WithContext<HomeAndConstructionBusiness> {
  const { brand, contact, claims, hours, territories } = site;
  return {
    '@context': CONTEXT,
    '@type': 'HomeAndConstructionBusiness',
    name: brand.name,
    ...(url && { url, image: `${new URL(url).origin}/icon-512.png` }),
    telephone: territories.other.phone,
    email: contact.email,
    foundingDate: String(brand.founded),
    areaServed: areas.map(cityOf),
    openingHoursSpecification: openingHours(hours),
    ...(claims.rating_metadata && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: claims.rating,
        reviewCount: claims.metadata_review_count,
      },
    }),
  };
}

export function websiteData({ site }: Company, url: string | null): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.brand.name,
    ...(url && { url }),
    inLanguage: 'en-US',
  };
}

export function questionsData(questions: Faq[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Where a page stands, what it is and what it answers. */
export function pageData(page: PageData, company: Company): WithContext<Thing>[] {
  const { breadcrumbs, matter, head } = page;
  const base = head.canonical ? new URL(head.canonical).origin : '';
  const crumbs: WithContext<BreadcrumbList> = {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(base && { item: `${base}${href}` }),
    })),
  };
  const questions = matter.faqs.map(({ q, a }) => ({
    question: q,
    answer: withoutMarks(a),
  }));
  return [
    crumbs,
    ...itself(page, company),
    ...(questions.length ? [questionsData(questions)] : []),
  ];
}

/** Tags for the head. Call it behind `import.meta.env.SSR`: the browser has no use for them. */
export function asTags(data: WithContext<Thing>[]): MetaDescriptor[] {
  return data.map((one) => ({ 'script:ld+json': one as object as Record<string, string> }));
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

function itself(
  { matter, head }: PageData,
  company: Company,
): WithContext<Service | Article | HomeAndConstructionBusiness>[] {
  const { brand, territories } = company.site;
  const provider = {
    '@type': 'HomeAndConstructionBusiness' as const,
    name: brand.name,
    // A place's own page names its office's number.
    telephone: settingsOf(
      territories,
      'place' in matter ? areaOf(matter.area, company)?.territory : null,
    ).phone,
  };
  const url = head.canonical ? { url: head.canonical } : {};
  if (matter.template === 'post') {
    return [
      {
        '@context': CONTEXT,
        '@type': 'Article',
        headline: matter.h1,
        description: matter.description,
        datePublished: matter.published,
        dateModified: matter.updated,
        author: { '@type': 'Organization', name: brand.name },
        ...url,
      },
    ];
  }
  const served =
    'place' in matter
      ? [{ '@type': 'City' as const, name: placeName(matter.place, matter.area, company) }]
      : matter.template === 'service'
        ? company.areas.map(cityOf)
        : null;
  if (!served) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'Service',
      name: matter.h1,
      description: matter.summary,
      serviceType: 'Pest control',
      provider,
      areaServed: served,
      ...url,
    },
  ];
}

function cityOf({ short_label, state }: Pick<Area, 'short_label' | 'state'>): City {
  return { '@type': 'City', name: `${short_label}, ${state}` };
}

function areaOf(areaId: string, { areas }: Company): Company['areas'][number] | undefined {
  return areas.find(({ id }) => id === areaId);
}

function placeName(place: string, areaId: string, company: Company): string {
  const state = areaOf(areaId, company)?.state;
  return state ? `${place}, ${state}` : place;
}
