import './review-note.css';
import * as m from '#messages';
import type { Review } from '../../../domain/content/site-schema.ts';
import { foreignLanguage, pageLocale } from '../../../domain/language/language.ts';
import { Stars } from './stars.tsx';

/** One review. A sample is marked as such. */
export function ReviewNote({
  review: {
    name,
    location,
    rating,
    text,
    language = 'en',
    service,
    profileImage,
    sample,
    source,
    date,
  },
}: {
  review: Review;
}) {
  return (
    <li className="note">
      <p className="note-stars">
        <Stars rating={rating} />
        <span className="visually-hidden">{m.review_out_of_5_stars({ rating })}</span>
      </p>
      <blockquote lang={foreignLanguage(language)}>{text}</blockquote>
      <p className="note-author">
        {profileImage ? (
          <img src={profileImage} alt="" width="46" height="46" loading="lazy" />
        ) : (
          <span className="initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
        <span>
          <b lang={foreignLanguage(language)}>{name}</b>{' '}
          {sample && <small className="sample">{m.review_sample_review()}</small>}
          <span lang={foreignLanguage(language)}>{`${service}, ${location}`}</span>
          {source && date && <ReviewSource source={source} date={date} />}
        </span>
      </p>
    </li>
  );
}

/** First letters of the first and last word: "Ada King Lovelace" gives "AL". */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}

/** Where and when a review was written: "On Google, March 2026". */
function ReviewSource({ source, date }: { source: string; date: string }) {
  const month = new Date(`${date}T00:00Z`).toLocaleDateString(pageLocale(), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
  return (
    <span>
      <time dateTime={date}>{m.review_source({ source, month })}</time>
    </span>
  );
}
