import { loadServiceData } from '../../content-loader/service-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, pageGraph } from '../site/structured-data.ts';
import { ServicePage } from '../templates/service/service-page.tsx';
import type { Route } from './+types/service.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadServiceData(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(pageGraph(loaderData, matches[0].loaderData as SiteData))
    : []),
];

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage page={loaderData} />;
}
