import * as m from '#messages';
import { loadArticleData } from '../../content-loader/article-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/article.ts';
import { ArticlePage } from './article-page.tsx';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(pageGraph(loaderData, matches[0].loaderData as SiteData))
    : []),
  ...(loaderData?.url === '/blog' ? [BLOG_FEED] : []),
];

const BLOG_FEED = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.article_blog(),
  href: '/blog.xml',
};

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage page={loaderData} />;
}
