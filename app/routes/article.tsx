import { loadArticleData } from '../../content-loader/article-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import { pageStructuredData, structuredDataTags } from '../site/structured-data.ts';
import { ArticlePage } from '../templates/article/article-page.tsx';
import type { Route } from './+types/article.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.head),
  ...structuredDataTags(() => (loaderData ? pageStructuredData(loaderData) : [])),
];

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage page={loaderData} />;
}
