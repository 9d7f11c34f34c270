import { loadPestData } from '../../content-loader/pest-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/pest.ts';
import { PestPage } from './pest-page.tsx';

export const loader = ({ request }: Route.LoaderArgs) => loadPestData(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(pageGraph(loaderData, matches[0].loaderData as SiteData))
    : []),
];

export default function PestRoute({ loaderData }: Route.ComponentProps) {
  return <PestPage page={loaderData} />;
}
