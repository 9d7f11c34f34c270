import { pageLocale } from '../../../domain/language/language.ts';
import './reviews.css';
import * as m from '#messages';
import type { Home } from '../../../domain/content/home-schema.ts';
import { ratingOf } from '../../../domain/content/review-counts.ts';
import type { Review } from '../../../domain/content/site-schema.ts';
import { useSite } from '../../lib/use-site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowLeft, arrowRight } from '../../ui/icon/icon-shapes.ts';
import { ReviewNote } from './review-note.tsx';
import { Stars } from './stars.tsx';

/**
 * The review carousel: 1, 2 or 3 to a view (spec §4). The track scrolls without scripts; the arrows are hidden until
 * attach-reviews.ts runs.
 */
export function Reviews({ words, reviews }: { words: Home['reviews']; reviews: Review[] }) {
  const rating = ratingOf(useSite().site.claims);
  return (
    <section className="reviews" id="reviews" aria-labelledby="reviews-heading">
      <div className="wrap">
        <div className="reviews-head">
          {rating && (
            <p className="score">
              <b>
                {rating.rating}
                <small>/5</small>
              </b>{' '}
              <span>
                <Stars rating={5} />
                {m.reviews_from_reviews({
                  home_review_count: rating.home_review_count.toLocaleString(pageLocale()),
                })}
              </span>
            </p>
          )}
          <h2 id="reviews-heading">{words.heading}</h2>
          <img
            className="mailbox"
            src="/art/mailbox.svg"
            alt=""
            width="230"
            height="220"
            loading="lazy"
            decoding="async"
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <ul className="track" tabIndex={0} aria-label={m.reviews_customer_reviews()}>
          {reviews.map((review) => (
            <ReviewNote key={review.name} review={review} />
          ))}
        </ul>
        <div className="reviews-foot">
          <p>{m.reviews_swipe_for_more()}</p>
          <div className="arrows">
            <button
              type="button"
              className="icon-button"
              value="previous"
              aria-label={m.reviews_previous_reviews()}
              aria-disabled
            >
              <Icon shape={arrowLeft} />
            </button>
            <button
              type="button"
              className="icon-button"
              value="next"
              aria-label={m.reviews_next_reviews()}
            >
              <Icon shape={arrowRight} />
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
