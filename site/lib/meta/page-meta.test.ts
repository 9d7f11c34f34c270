import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { headOf } from '../../../publisher/page-data/page-data.ts';
import { loadSite } from '../../../publisher/read/load.ts';
import * as embedProblem from '../../routes/embed-problem.tsx';
import * as embedForm from '../../routes/embed-quote-form.tsx';
import * as embedThanks from '../../routes/embed-thank-you.tsx';
import * as notFound from '../../routes/not-found.tsx';
import * as problem from '../../routes/problem.tsx';
import * as search from '../../routes/search.tsx';
import * as thankYou from '../../routes/thank-you.tsx';
import { pageMeta } from './page-meta.ts';

const NOINDEX = { name: 'robots', content: 'noindex' };

/** The meta tags of a route, with what its loader gives it; of its arguments only what these routes read. */
async function tagsOf(
  route: { meta: (args: never) => MetaDescriptor[]; loader?: (args: never) => unknown },
  params: Record<string, string> = {},
  site = loadSite(),
): Promise<MetaDescriptor[]> {
  const loaderData = await route.loader?.({ params } as never);
  const root = { loaderData: { site, areas: [], navigation: {} } };
  return route.meta({ params, loaderData, matches: [root] } as never);
}

test.each([
  ['the framed form', () => tagsOf(embedForm)],
  ['its thank-you', () => tagsOf(embedThanks)],
  ['its problems', () => tagsOf(embedProblem, { code: 'try-again' })],
  ['a thank-you', () => tagsOf(thankYou, { about: 'quote' })],
  ['a problem', () => tagsOf(problem, { code: 'try-again' })],
  ['the search', () => tagsOf(search)],
  ['a page that is not there', () => tagsOf(notFound)],
])('%s is not for search engines', async (_what, tags) => {
  expect(await tags()).toContainEqual(NOINDEX);
});

test('a page of content is, unless it says that it is not', () => {
  const tagsOfPage = (indexed: boolean) =>
    pageMeta(headOf({ url: '/x', title: 'x', description: 'x', indexed }));
  expect(tagsOfPage(true)).not.toContainEqual(NOINDEX);
  expect(tagsOfPage(false)).toContainEqual(NOINDEX);
});

test('every page says which picture stands for it, how large it is and what it shows', () => {
  const head = headOf({ url: '/quote', title: 'A quote', description: 'How' });
  const tags = pageMeta({ ...head, canonical: 'https://www.example.com/quote' });
  const value = (key: string) =>
    tags.find(
      (tag) =>
        'content' in tag && ('property' in tag ? tag.property : 'name' in tag && tag.name) === key,
    );
  expect(value('og:image')).toMatchObject({
    content: expect.stringMatching(/^https:\/\/www\.example\.com\/share\/[0-9a-f]{12}\.jpg$/),
  });
  expect(value('og:image:width')).toMatchObject({ content: '1200' });
  expect(value('og:image:height')).toMatchObject({ content: '630' });
  expect(value('og:image:alt')).toMatchObject({
    content: expect.stringMatching(/drawing of a house/),
  });
  expect(value('twitter:card')).toMatchObject({ content: 'summary_large_image' });
});
