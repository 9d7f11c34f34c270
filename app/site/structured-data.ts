/**
 * JSON-LD for search engines, made at build only: nothing of it is in the JavaScript a visitor loads.
 * A rating is stated only when site.yaml says so (claims.rating_metadata).
 */
import type { MetaDescriptor } from 'react-router';
import type { PageData } from '../../content-loader/page-data.ts';
import type { Area, Faq, Site } from '../../domain/content/site-schema.ts';

type JsonLd = Record<string, unknown>;

/** The company, with hours, areas and (by setting) the metadata's own review count (spec §9). */
export function companyData(
  site: Site,
  areas: Pick<Area, 'short_label' | 'state'>[],
  url: string | null,
): JsonLd {
  const { brand, contact, claims, hours, territories } = site;
  const days = (
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
  ).flatMap((day) => {
    const open = hours[day];
    return open
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: day[0]?.toUpperCase() + day.slice(1),
            ...open,
          },
        ]
      : [];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name: brand.name,
    ...(url ? { url } : {}),
    telephone: territories.other.phone,
    email: contact.email,
    foundingDate: String(brand.founded),
    areaServed: areas.map(({ short_label, state }) => ({
      '@type': 'City',
      name: `${short_label}, ${state}`,
    })),
    openingHoursSpecification: days,
    ...(claims.rating_metadata
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: claims.rating,
            reviewCount: claims.metadata_review_count,
          },
        }
      : {}),
  };
}

export function questionsData(questions: Faq[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Where a page stands, what it is and what it answers. */
export function pageStructuredData({ breadcrumbs, matter, head }: PageData): JsonLd[] {
  const base = head.canonical ? new URL(head.canonical).origin : '';
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${base}${href}`,
    })),
  };
  const itself =
    matter.template === 'service'
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'Service',
            name: matter.h1,
            description: matter.summary,
          },
        ]
      : matter.template === 'post'
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'Article',
              headline: matter.h1,
              description: matter.description,
              datePublished: matter.published,
              dateModified: matter.updated,
            },
          ]
        : [];
  const questions = matter.faqs.length
    ? [questionsData(matter.faqs.map(({ q, a }) => ({ question: q, answer: a })))]
    : [];
  return [crumbs, ...itself, ...questions];
}

/** One of them as a tag for the head. Call it behind `import.meta.env.SSR`: the browser has no use for it. */
export function asTag(data: JsonLd): MetaDescriptor {
  return { 'script:ld+json': data };
}
