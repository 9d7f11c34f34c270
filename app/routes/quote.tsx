import * as m from '#messages';
import { loadNextSteps } from '../../content-loader/load.ts';
import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { asTags, quoteGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/quote.ts';
import { QuotePage } from './quote-page.tsx';

export function loader() {
  const { heading, quote } = loadNextSteps();
  return {
    nextSteps: { heading, steps: quote },
    head: headOf({
      url: '/quote',
      title: `${m.quote_get_a_free_pest_control_quote()} | {brand}`,
      description: m.quote_tell_us_what_you_have_seen_and(),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(quoteGraph(matches[0].loaderData as SiteData, loaderData.head))
    : []),
];

export default function QuoteRoute({ loaderData }: Route.ComponentProps) {
  return <QuotePage nextSteps={loaderData.nextSteps} />;
}
