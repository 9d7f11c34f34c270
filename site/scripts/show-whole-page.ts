import { whenIdle } from '../lib/browser/timing.ts';

/** After `load`: the first paint and the first presses come before. */
const DELAY_MS = 1500;

/** How long a step waits for an idle moment, in ms. */
const LONGEST_WAIT_MS = 150;

/** What site/styles/below-the-fold.css leaves out of the first paint. */
const SKIPPED = '.services, .reviews, .pests, .faq, .visit, .price-block';

/**
 * Loads the pictures that wait to be scrolled to and lays out the sections that the first paint left out, one per idle moment. Four seconds
 * after `load` nothing is skipped: screen readers, archives and captures of the whole page get the page as its styles show it.
 */
export function showWholePage(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(SKIPPED)];
  const showNext = () => {
    const section = sections.shift();
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(showNext, LONGEST_WAIT_MS);
    }
  };
  const loadPictures = () => {
    for (const picture of document.images) picture.loading = 'eager';
    whenIdle(showNext, LONGEST_WAIT_MS);
  };
  const wait = () => setTimeout(() => whenIdle(loadPictures, LONGEST_WAIT_MS), DELAY_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
