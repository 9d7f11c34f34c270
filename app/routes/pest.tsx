import { loadPageData, type PageData } from '../../content-loader/page-data.ts';
import type { PestMatter } from '../../domain/content/page-schema.ts';
import { pageMeta } from '../site/page-meta.ts';
import { pageStructuredData, structuredDataTags } from '../site/structured-data.ts';
import { PestPage } from '../templates/pest/pest-page.tsx';
import type { Route } from './+types/pest.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPageData(request) as PageData<PestMatter>;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.head),
  ...structuredDataTags(() => (loaderData ? pageStructuredData(loaderData) : [])),
];

export default function PestRoute({ loaderData }: Route.ComponentProps) {
  return <PestPage page={loaderData} />;
}
