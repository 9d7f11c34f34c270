import { loadArticleData } from '../../content-loader/article-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import { asTag, pageStructuredData } from '../site/structured-data.ts';
import { UploadPage } from '../templates/upload/upload-page.tsx';
import type { Route } from './+types/upload.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData ? pageStructuredData(loaderData).map(asTag) : []),
];

export default function UploadRoute({ loaderData }: Route.ComponentProps) {
  return <UploadPage page={loaderData} />;
}
