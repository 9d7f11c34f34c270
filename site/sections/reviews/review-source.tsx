import * as m from '#messages';
import { pageLocale } from '../../../domain/language/language.ts';

/** Where and when a review was written: "On Google, March 2026". */
export function ReviewSource({ source, date }: { source: string; date: string }) {
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
