/** How the review figures in site.yaml relate to the reviews shown. */
import type { Review, Site } from './site-schema.ts';

/** The rating, and the counts it is based on. */
export type Rating = {
  [field in (typeof RATING_FIELDS)[number]]: NonNullable<Site['claims'][field]>;
};
const RATING_FIELDS = [
  'rating',
  'star_rating_label',
  'home_review_count',
  'metadata_review_count',
  'review_count_label',
] as const;

/** Null if the company states no rating. */
export function ratingOf(claims: Site['claims']): Rating | null {
  return claims.rating === undefined ? null : (claims as Rating);
}

/** True if none of the reviews shown was written by a customer. */
export function areSamples(reviews: Pick<Review, 'sample'>[]): boolean {
  return reviews.length > 0 && reviews.every(({ sample }) => sample);
}
