import { loadPageData } from '../../content-loader/page-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import { asTag, pageStructuredData } from '../site/structured-data.ts';
import { LegalPage } from '../templates/legal/legal-page.tsx';
import type { Route } from './+types/legal.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPageData(request);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData ? pageStructuredData(loaderData).map(asTag) : []),
];

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
