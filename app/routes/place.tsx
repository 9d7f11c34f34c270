import { loadPlaceData } from '../../content-loader/place-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/place.ts';
import { PlacePage } from './place-page.tsx';

export const loader = ({ request }: Route.LoaderArgs) => loadPlaceData(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(pageGraph(loaderData, matches[0].loaderData as SiteData))
    : []),
];

export default function PlaceRoute({ loaderData }: Route.ComponentProps) {
  return <PlacePage page={loaderData} />;
}
