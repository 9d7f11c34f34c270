/** How the review figures of the site and the reviews that it prints belong together. */
import type { Review, Site } from './site-schema.ts';

/**
 * Which figure is which, in sentences; empty when there is nothing to tell apart.
 * @param reviews those that are printed
 */
export function reviewCountNote(
  { home_review_count, review_count_label }: Site['claims'],
  reviews: Pick<Review, 'sample'>[],
): string {
  const count = home_review_count.toLocaleString('en-US');
  const rounded = Number(review_count_label.replace(/\D/g, ''));
  const samples = reviews.filter(({ sample }) => sample).length;
  return [
    ...(rounded < home_review_count
      ? [
          `${count} is the full count. Where we say ${review_count_label}, it is the same count, rounded down.`,
        ]
      : []),
    ...(samples > 0
      ? [
          samples === reviews.length
            ? 'The reviews printed here are samples and not among them.'
            : 'Those marked as samples are not among them.',
        ]
      : []),
  ].join(' ');
}
