import { loadHome } from '../../content-loader/home.ts';
import { loadFaqs, loadReviews, loadSite } from '../../content-loader/load.ts';
import { headOf } from '../../content-loader/page-data.ts';
import { loadMonthOfBuild } from '../../content-loader/pest-calendar.ts';
import { reviewCountNote } from '../../domain/content/review-counts.ts';
import { unitOf } from '../../domain/prices/prices.ts';
import { pageMeta, verificationTags } from '../lib/meta/page-meta.ts';
import { asTags, homeGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/home.ts';
import { HomePage } from './home-page.tsx';

export function loader() {
  const { head, ...words } = loadHome();
  const reviews = loadReviews();
  const { claims, prices } = loadSite();
  return {
    head: headOf({ url: '/', ...head }),
    words,
    built: loadMonthOfBuild(),
    faqs: loadFaqs(),
    reviews,
    reviewNote: reviewCountNote(claims, reviews),
    units: {
      protection_plan: unitOf(prices.protection_plan),
      outdoor_plan: unitOf(prices.outdoor_plan),
      termite_guard: unitOf(prices.termite_guard),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? homeTags(matches[0].loaderData as SiteData, loaderData)
    : []),
];

const homeTags = (company: SiteData, { head, faqs }: Awaited<ReturnType<typeof loader>>) => [
  ...verificationTags(company.site.search_verification),
  ...asTags(homeGraph(company, head, faqs)),
];

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
