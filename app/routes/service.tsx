import { loadServiceData } from '../../content-loader/service-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/service.ts';
import { ServicePage } from './service-page.tsx';

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
