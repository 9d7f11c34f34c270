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
      title: 'Get a free pest control quote | {brand}',
      description:
        'Tell us what you have seen and where you live. A name and a phone number are enough, and we call or text you back with a price for your home.',
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
