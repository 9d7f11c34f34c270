import { loadPageData, type PageData } from '../../content-loader/page-data.ts';
import type { PlaceMatter } from '../../domain/content/page-schema.ts';
import { pageMeta } from '../site/page-meta.ts';
import { asTag, pageStructuredData } from '../site/structured-data.ts';
import { PlacePage } from '../templates/place/place-page.tsx';
import type { Route } from './+types/place.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPageData(request) as PageData<PlaceMatter>;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData ? pageStructuredData(loaderData).map(asTag) : []),
];

export default function PlaceRoute({ loaderData }: Route.ComponentProps) {
  return <PlacePage page={loaderData} />;
}
