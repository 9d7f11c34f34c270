import type { MetaDescriptor } from 'react-router';
import type { PageHead } from '../../content-loader/page-data.ts';

/** Title, description, canonical and sharing tags. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: head.canonical },
          { property: 'og:url', content: head.canonical },
        ]
      : []),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: 'website' },
    ...(head.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
