import type { MetaDescriptor } from 'react-router';
import * as m from '#messages';
import type { PageHead } from '../../../content-loader/page-data.ts';

/** Title, description, canonical and sharing tags. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ title: m.meta_page_not_found() }, { name: 'robots', content: 'noindex' }];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.canonical ? [{ tagName: 'link', rel: 'canonical', href: head.canonical }] : []),
    ...(head.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    // Whoever reads these never runs a script.
    ...(import.meta.env.SSR ? sharingTags(head) : []),
  ];
}

/**
 * Proves to a search console whose site this is; the home page is where it looks.
 * @param token `search_verification` of site.yaml; null = nothing to prove
 */
export function verificationTags(token: string | null): MetaDescriptor[] {
  return token ? [{ name: 'google-site-verification', content: token }] : [];
}

function sharingTags({ title, description, canonical, share }: PageHead): MetaDescriptor[] {
  return [
    ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    // A picture's address must be whole, and without SITE_URL there is none.
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
