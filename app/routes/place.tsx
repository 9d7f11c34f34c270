import { loadPlaceData } from '../../content-loader/place-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import { asTag, pageStructuredData } from '../site/structured-data.ts';
import { PlacePage } from '../templates/place/place-page.tsx';
import type { Route } from './+types/place.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPlaceData(request);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData ? pageStructuredData(loaderData).map(asTag) : []),
];

export default function PlaceRoute({ loaderData }: Route.ComponentProps) {
  return <PlacePage page={loaderData} />;
}
