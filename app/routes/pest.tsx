import { loadPestData } from '../../content-loader/pest-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, pageGraph } from '../site/structured-data.ts';
import { PestPage } from '../templates/pest/pest-page.tsx';
import type { Route } from './+types/pest.ts';

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
