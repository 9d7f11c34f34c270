import { loadPlaceData } from '../../content-loader/place-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, pageGraph } from '../site/structured-data.ts';
import { PlacePage } from '../templates/place/place-page.tsx';
import type { Route } from './+types/place.ts';

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
