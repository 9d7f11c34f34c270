import { loadPestData } from '../../content-loader/pest-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import { asTag, pageStructuredData } from '../site/structured-data.ts';
import { PestPage } from '../templates/pest/pest-page.tsx';
import type { Route } from './+types/pest.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPestData(request);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData ? pageStructuredData(loaderData).map(asTag) : []),
];

export default function PestRoute({ loaderData }: Route.ComponentProps) {
  return <PestPage page={loaderData} />;
}
