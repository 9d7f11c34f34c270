import { loadPageData } from '../../content-loader/page-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, pageGraph } from '../site/structured-data.ts';
import { LegalPage } from '../templates/legal/legal-page.tsx';
import type { Route } from './+types/legal.ts';

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
