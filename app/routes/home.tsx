import { loadHome } from '../../content-loader/home.ts';
import { loadFaqs, loadReviews } from '../../content-loader/load.ts';
import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import { HomePage } from '../templates/home/home-page.tsx';
import type { Route } from './+types/home.ts';

export function loader() {
  return {
    head: headOf({
      url: '/',
      title: 'Pest control in Virginia & South Carolina | {brand}',
      description:
        'Home pest control from $49 a month in Richmond, Virginia Beach, Charlottesville and Greenville, SC. Call before noon for a visit the next day.',
    }),
    words: loadHome(),
    faqs: loadFaqs(),
    reviews: loadReviews(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { words, faqs, reviews } = loaderData;
  return <HomePage words={words} faqs={faqs} reviews={reviews} />;
}
