/** How the review figures of the site and the reviews that it prints belong together. */
import * as m from '#messages';
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
      ? [m.content_is_the_full_count_where_we_say_it({ count, review_count_label })]
      : []),
    ...(samples > 0
      ? [
          samples === reviews.length
            ? m.content_the_reviews_printed_here_are()
            : m.content_those_marked_as_samples_are_not(),
        ]
      : []),
  ].join(' ');
}
