/** Parts that only some pages have. page-script.ts loads this file if the page has one of them. */

import { attachPageContents } from '../layout/page-body/attach-page-contents.ts';
import { attachOfflinePage } from '../routes/attach-offline-page.ts';
import { attachProductFilters } from '../sections/catalog/attach-product-filters.ts';
import { attachFilm } from '../sections/home/attach-film.ts';
import { attachMonthSentence } from '../sections/home/attach-month-sentence.ts';
import { attachFaq } from '../sections/question-list/attach-faq.ts';
import { attachReviews } from '../sections/reviews/attach-reviews.ts';
import { attachListPrinting } from '../widgets/checklist/attach-list-printing.ts';
import { attachPestCalendar } from '../widgets/pest-calendar/attach-pest-calendar.ts';

for (const attach of [
  attachFaq,
  attachFilm,
  attachMonthSentence,
  attachOfflinePage,
  attachPageContents,
  attachPestCalendar,
  attachProductFilters,
  attachReviews,
  attachListPrinting,
]) {
  try {
    attach();
  } catch (error) {
    console.error('A part of this page was left out:', error);
  }
}
