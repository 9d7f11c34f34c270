/** What some pages gain once they run, by the class of what it is for: asked for where it stands. */

import { attachPageContents } from '../layout/page-contents/attach-page-contents.ts';
import { attachOfflinePage } from '../routes/attach-offline-page.ts';
import { attachFilm } from '../sections/about-film/attach-film.ts';
import { attachMonthHere } from '../sections/month-here/attach-month-here.ts';
import { attachMonthSentence } from '../sections/month-here/attach-month-sentence.ts';
import { attachProductFilters } from '../sections/product-table/attach-product-filters.ts';
import { attachReviews } from '../sections/reviews/attach-reviews.ts';
import { attachPestCalendar } from '../widgets/pest-calendar/attach-pest-calendar.ts';
import { attachTickLists } from '../widgets/tick-list/attach-tick-lists.ts';

for (const attach of [
  attachFilm,
  attachMonthHere,
  attachMonthSentence,
  attachOfflinePage,
  attachPageContents,
  attachPestCalendar,
  attachProductFilters,
  attachReviews,
  attachTickLists,
]) {
  try {
    attach();
  } catch (error) {
    console.error('A part of this page was left out:', error);
  }
}
