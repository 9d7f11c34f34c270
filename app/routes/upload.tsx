import { loadArticleData } from '../../content-loader/article-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, pageGraph } from '../site/structured-data.ts';
import { UploadPage } from '../templates/upload/upload-page.tsx';
import type { Route } from './+types/upload.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(pageGraph(loaderData, matches[0].loaderData as SiteData))
    : []),
];

export default function UploadRoute({ loaderData }: Route.ComponentProps) {
  return <UploadPage page={loaderData} />;
}
