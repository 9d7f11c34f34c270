import './review-list.css';
import * as m from '#messages';
import type { Review } from '../../../domain/content/site-schema.ts';
import { foreignLanguage } from '../../../domain/language/language.ts';
import { ReviewSource } from './review-source.tsx';
import { Stars } from './stars.tsx';

/** All reviews in full, as notes from the mailbox; a sample says so. */
export function ReviewList({ reviews }: { reviews: Review[] }) {
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
              {sample && <small>{m.review_sample_review()}</small>}
              <span lang={foreignLanguage(language)}>{`${service}, ${location}`}</span>
              {source && date && <ReviewSource source={source} date={date} />}
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
