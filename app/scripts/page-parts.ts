/** What some pages gain once they run, by the class of what it is for: asked for where it stands. */
import { attachFilm } from '../components/about-film/attach-film.ts';
import { attachMonthHere } from '../components/month-here/attach-month-here.ts';
import { attachMonthSentence } from '../components/month-here/attach-month-sentence.ts';
import { attachPageContents } from '../components/page-contents/attach-page-contents.ts';
import { attachPestCalendar } from '../components/pest-calendar/attach-pest-calendar.ts';
import { attachProductFilters } from '../components/product-table/attach-product-filters.ts';
import { attachReviews } from '../components/reviews/attach-reviews.ts';
import { attachTickLists } from '../components/tick-list/attach-tick-lists.ts';
import { attachOfflinePage } from '../templates/offline/attach-offline-page.ts';

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
