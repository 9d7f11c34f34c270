import { loadServiceData } from '../../content-loader/service-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import { asTag, pageStructuredData } from '../site/structured-data.ts';
import { ServicePage } from '../templates/service/service-page.tsx';
import type { Route } from './+types/service.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadServiceData(request);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData ? pageStructuredData(loaderData).map(asTag) : []),
];

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage page={loaderData} />;
}
