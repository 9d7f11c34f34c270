import type { Home } from '../../domain/content/home-schema.ts';
import { pageLanguage } from '../../domain/language/language.ts';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { loadMonthOfBuild, type MonthOfBuild } from '../../publisher/page-data/pest-calendar.ts';
import { loadHome } from '../../publisher/read/home.ts';
import { loadFaqs, loadReviews } from '../../publisher/read/load.ts';
import { whoComes } from '../../publisher/read/who-comes.ts';
import { QuoteFrame } from '../forms/quote-frame/quote-frame.tsx';
import { routeMeta, verificationTags } from '../lib/meta/page-meta.ts';
import { asTags, homeGraph } from '../lib/meta/structured-data.ts';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { WhoComes } from '../sections/company/who-comes.tsx';
import { AboutFilm } from '../sections/home/about-film.tsx';
import { Claims } from '../sections/home/claims.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { PestZones } from '../sections/home/pest-zones.tsx';
import { ServiceCards } from '../sections/home/service-cards.tsx';
import { Faq } from '../sections/question-list/faq.tsx';
import { Reviews } from '../sections/reviews/reviews.tsx';
import type { Route } from './+types/home.ts';

export function loader() {
  const { head, ...words } = loadHome();
  return {
    head: headOf({ url: '/', ...head }),
    words,
    built: loadMonthOfBuild(),
    faqs: loadFaqs(),
    reviews: loadReviews(),
    people: whoComes(),
  };
}

export const meta = routeMeta(({ head }: Awaited<ReturnType<typeof loader>>, company) => [
  ...verificationTags(company.site.search_verification),
  ...asTags(homeGraph(company, head)),
]);

/** The home page (spec §2): a walk from the porch around the house and down to the grass. */
export default function HomePage({
  loaderData: { words, built, faqs, reviews, people },
}: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.hero}>
        <QuoteFrame source="homepage-hero" className="hero-form" />
      </Hero>
      <Claims doormat={words.hero.doormat} />
      <Summary words={words.summary} />
      <AboutFilm words={words.about} />
      {words.services.cards.length > 0 && <ServiceCards words={words.services} />}
      <WhoComes people={people} />
      <CallToAction words={words.night} />
      {/* Reviews are in English. */}
      {reviews.length > 0 && pageLanguage() === 'en' && (
        <Reviews words={words.reviews} reviews={reviews} />
      )}
      {words.pests.zones.length > 0 && (
        <PestZones words={words.pests}>
          <MonthSentence built={built} />
        </PestZones>
      )}
      {faqs.length > 0 && <Faq words={words.faq} questions={faqs} />}
    </>
  );
}

/** Pests of this month in the visitor's territory; without scripts those of the month of the build. */
function MonthSentence({ built: { month, territory, sentence } }: { built: MonthOfBuild }) {
  return (
    <p className="month-sentence" data-month={month} data-month-territory={territory}>
      {sentence}
    </p>
  );
}

/** For screen readers: what the page holds, in order (docs/content.md, rule 7). */
function Summary({ words }: { words: Home['summary'] }) {
  return (
    <div className="visually-hidden">
      <h2>{words.heading}</h2>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
