import './home.css';
import type { MonthOfBuild } from '../../content-loader/pest-calendar.ts';
import type { Home, HomeWords } from '../../domain/content/home-schema.ts';
import type { Faq as Question, Review } from '../../domain/content/site-schema.ts';
import { QuoteFrame } from '../forms/quote-frame/quote-frame.tsx';
import { AboutFilm } from '../sections/about-film/about-film.tsx';
import { Claims } from '../sections/claims/claims.tsx';
import { Faq } from '../sections/faq/faq.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { MonthSentence } from '../sections/month-here/month-sentence.tsx';
import { NightBand } from '../sections/night-band/night-band.tsx';
import { PestZones } from '../sections/pest-zones/pest-zones.tsx';
import { Reviews } from '../sections/reviews/reviews.tsx';
import { type PriceUnits, ServiceWindows } from '../sections/service-windows/service-windows.tsx';

/** The home page (spec §2): a walk from the porch around the house and down to the grass. */
export function HomePage({
  words,
  built,
  faqs,
  reviews,
  reviewNote,
  units,
}: {
  words: HomeWords;
  built: MonthOfBuild;
  faqs: Question[];
  reviews: Review[];
  reviewNote: string;
  units: PriceUnits;
}) {
  return (
    <>
      <Hero words={words.hero}>
        <QuoteFrame source="homepage-hero" className="door-form" />
      </Hero>
      <Claims doormat={words.hero.doormat} />
      <Summary words={words.summary} />
      <AboutFilm words={words.about} />
      <ServiceWindows words={words.services} units={units} />
      <NightBand words={words.night} />
      {reviews.length > 0 && <Reviews words={words.reviews} reviews={reviews} note={reviewNote} />}
      <PestZones words={words.pests}>
        <MonthSentence built={built} />
      </PestZones>
      <Faq words={words.faq} questions={faqs} />
    </>
  );
}

/** For people who listen to the page: what it holds and in which order (docs/content.md, rule 7). */
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
