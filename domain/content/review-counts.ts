/** How the review figures of the site and the reviews that it prints belong together. */
import type { Review, Site } from './site-schema.ts';

/** The rating and what it was counted from. */
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

/** Null for a company that names none. */
export function ratingOf(claims: Site['claims']): Rating | null {
  return claims.rating === undefined ? null : (claims as Rating);
}

/** Whether nothing that is printed was written by a customer. */
export function areSamples(reviews: Pick<Review, 'sample'>[]): boolean {
  return reviews.length > 0 && reviews.every(({ sample }) => sample);
}
