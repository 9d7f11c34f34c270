import { loadArticleData } from '../../content-loader/article-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, pageGraph } from '../site/structured-data.ts';
import { ArticlePage } from '../templates/article/article-page.tsx';
import type { Route } from './+types/article.ts';

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
  title: 'Blog',
  href: '/blog.xml',
};

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage page={loaderData} />;
}
