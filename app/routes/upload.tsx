import { loadArticleData } from '../../content-loader/article-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/upload.ts';
import { UploadPage } from './upload-page.tsx';

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
