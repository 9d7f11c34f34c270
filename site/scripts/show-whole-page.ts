import { whenIdle } from '../lib/browser/timing.ts';

/** Delay after `load`, ms: first paint and first presses come first. */
const DELAY_MS = 1500;

/** Longest wait of a step for an idle moment, ms. */
const LONGEST_WAIT_MS = 150;

/** Sections that site/styles/below-the-fold.css skips in the first paint. */
const SKIPPED = '.services, .reviews, .pests, .faq, .visit, .price-block';

/**
 * Loads the lazy pictures and lays out the skipped sections, one per idle moment. Four seconds after `load` nothing is skipped, so that
 * screen readers, archives and captures get the whole page.
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
