import { loadIdentifierPage } from '../../content-loader/identifier-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, pageGraph } from '../site/structured-data.ts';
import { IdentifierPage } from '../templates/identifier/identifier-page.tsx';
import type { Route } from './+types/pest-identifier.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadIdentifierPage(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(pageGraph(loaderData, matches[0].loaderData as SiteData))
    : []),
];

export default function PestIdentifierRoute({ loaderData }: Route.ComponentProps) {
  return <IdentifierPage page={loaderData} />;
}
