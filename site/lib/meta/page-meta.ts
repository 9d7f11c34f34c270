import type { MetaDescriptor } from 'react-router';
import * as m from '#messages';
import type { PageData, PageHead } from '../../../publisher/page-data/page-data.ts';
import type { SiteData } from '../../../publisher/page-data/site-data.ts';
import { asTags, pageGraph } from './structured-data.ts';

/**
 * The `meta` of a route whose loader returns a `head`.
 * @param more further tags, such as structured data; default none
 */
export function routeMeta<Data extends { head: PageHead }>(
  more: (data: Data, company: SiteData) => MetaDescriptor[] = () => [],
) {
  return ({ loaderData, matches: [root] }: MetaArgs<Data>): MetaDescriptor[] => [
    ...pageMeta(loaderData?.head),
    ...(loaderData ? more(loaderData, root.loaderData as SiteData) : []),
  ];
}

/** The arguments of React Router that are read here; the first match is root.tsx. */
interface MetaArgs<Data> {
  loaderData: Data | undefined;
  matches: readonly [{ loaderData: unknown }, ...unknown[]];
}

/** The `meta` of a page from content/pages. */
export const contentMeta = routeMeta((page: PageData, company) => asTags(pageGraph(page, company)));

/** Title, description, canonical and sharing tags. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ title: m.meta_page_not_found() }, { name: 'robots', content: 'noindex' }];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.canonical ? [{ tagName: 'link', rel: 'canonical', href: head.canonical }] : []),
    ...alternatesOf(head),
    ...(head.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...sharingTags(head),
  ];
}

/** The page in each language, and English for other languages. */
function alternatesOf({ alternates }: PageHead): MetaDescriptor[] {
  const english = alternates.find(({ language }) => language === 'en');
  return [
    ...alternates.map(({ language, href }) => ({ hrefLang: language as string, href })),
    ...(english ? [{ hrefLang: 'x-default', href: english.href }] : []),
  ].map((link) => ({ tagName: 'link', rel: 'alternate', ...link }));
}

/** For a page in the quote form's frame, which search engines must not list. */
export function embeddedMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

/** For the home page: proves to a search console who owns the site. @param token `search_verification` of site.yaml; null = none */
export function verificationTags(token: string | null): MetaDescriptor[] {
  return token ? [{ name: 'google-site-verification', content: token }] : [];
}

function sharingTags({ title, description, canonical, share }: PageHead): MetaDescriptor[] {
  return [
    ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    // A picture's URL must be absolute, which needs SITE_URL.
    ...(canonical
      ? [
          { property: 'og:image', content: new URL(share.src, canonical).href },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: share.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
