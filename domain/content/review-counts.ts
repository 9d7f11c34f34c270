/** How the review figures of the site and the reviews that it prints belong together. */
import * as m from '#messages';
import { pageLocale } from '../language/language.ts';
import type { Review, Site } from './site-schema.ts';

/** The rating and what it was counted from. */
export type Rating = {
  [field in (typeof RATING_FIELDS)[number]]: NonNullable<Site['claims'][field]>;
};
export const RATING_FIELDS = [
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

/** Whether nothing that is printed was written by a customer: figures over samples alone are no fact. */
export function areSamples(reviews: Pick<Review, 'sample'>[]): boolean {
  return reviews.length > 0 && reviews.every(({ sample }) => sample);
}

/**
 * Which figure is which, in sentences; empty when there is nothing to tell apart.
 * @param reviews those that are printed
 */
export function reviewCountNote(claims: Site['claims'], reviews: Pick<Review, 'sample'>[]): string {
  const rating = ratingOf(claims);
  const hasSamples = reviews.some(({ sample }) => sample);
  return [
    ...(rating && !areSamples(reviews) ? roundedNote(rating) : []),
    ...(hasSamples
      ? [
          areSamples(reviews)
            ? `${m.content_the_reviews_printed_here_are()}${rating ? ` ${m.content_so_are_the_rating_and_its()}` : ''}`
            : m.content_those_marked_as_samples_are_not(),
        ]
      : []),
  ].join(' ');
}

function roundedNote({ home_review_count, review_count_label }: Rating): string[] {
  if (Number(review_count_label.replace(/\D/g, '')) >= home_review_count) return [];
  const count = home_review_count.toLocaleString(pageLocale());
  return [m.content_is_the_full_count_where_we_say_it({ count, review_count_label })];
}
