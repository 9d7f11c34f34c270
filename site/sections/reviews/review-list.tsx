import * as m from '#messages';
import { areSamples } from '../../../domain/content/review-counts.ts';
import type { Review } from '../../../domain/content/site-schema.ts';
import { ReviewNote } from './review-note.tsx';

/** Sample reviews shown open; the others are collapsed. */
const SAMPLES_OPEN = 3;

/** All reviews in full. */
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
    <ul className="columns review-list">
      {reviews.map((review) => (
        <ReviewNote key={review.name} review={review} />
      ))}
    </ul>
  );
}
