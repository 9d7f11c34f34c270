import { loadPageData } from '../../content-loader/page-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/legal.ts';
import { LegalPage } from './legal-page.tsx';

export const loader = ({ request }: Route.LoaderArgs) => loadPageData(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(pageGraph(loaderData, matches[0].loaderData as SiteData))
    : []),
];

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
