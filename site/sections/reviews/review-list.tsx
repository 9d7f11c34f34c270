import './review-list.css';
import * as m from '#messages';
import { areSamples } from '../../../domain/content/review-counts.ts';
import type { Review } from '../../../domain/content/site-schema.ts';
import { foreignLanguage } from '../../../domain/language/language.ts';
import { ReviewSource } from './review-source.tsx';
import { Stars } from './stars.tsx';

/** How many samples stand open: what no customer wrote takes no more of the page. */
const SAMPLES_OPEN = 3;

/** All reviews in full, as notes from the mailbox; a sample says so. */
export function ReviewList({ reviews }: { reviews: Review[] }) {
  const open = areSamples(reviews) ? SAMPLES_OPEN : reviews.length;
  const folded = reviews.slice(open);
  return (
    <>
      <Notes reviews={reviews.slice(0, open)} />
      {folded.length > 0 && (
        <details className="fold">
          <summary>
            <h3>{m.review_more_samples({ count: folded.length })}</h3>
          </summary>
          <Notes reviews={folded} />
        </details>
      )}
    </>
  );
}

function Notes({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="review-list">
      {reviews.map(
        ({ name, location, rating, service, text, language = 'en', sample, source, date }) => (
          <li key={name}>
            <p>
              <Stars rating={rating} />
              <span className="visually-hidden">{m.review_out_of_5_stars({ rating })}</span>
            </p>
            <blockquote lang={foreignLanguage(language)}>{text}</blockquote>
            <p className="review-author">
              <b lang={foreignLanguage(language)}>{name}</b>{' '}
              {sample && <small className="sample">{m.review_sample_review()}</small>}
              <span lang={foreignLanguage(language)}>{`${service}, ${location}`}</span>
              {source && date && <ReviewSource source={source} date={date} />}
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
