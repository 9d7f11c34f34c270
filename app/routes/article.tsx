import { loadArticleData } from '../../content-loader/article-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTag, companyData, pageStructuredData } from '../site/structured-data.ts';
import { ArticlePage } from '../templates/article/article-page.tsx';
import type { Route } from './+types/article.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData ? pageStructuredData(loaderData).map(asTag) : []),
  // The company's own data stands where the company is described.
  ...(import.meta.env.SSR && loaderData?.url === '/about'
    ? [companyTag(matches[0].loaderData as SiteData)]
    : []),
];

const companyTag = ({ site, areas }: SiteData) => asTag(companyData(site, areas, null));

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage page={loaderData} />;
}
