import { loadNextSteps } from '../../content-loader/load.ts';
import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, quoteGraph } from '../site/structured-data.ts';
import { QuotePage } from '../templates/quote/quote-page.tsx';
import type { Route } from './+types/quote.ts';

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
