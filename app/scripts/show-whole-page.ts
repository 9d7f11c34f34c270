import { whenIdle } from '../lib/browser/timing.ts';

/** After `load`, in ms: the first paint and the first presses come before. */
const DELAY_MS = 4000;

/** How long a section waits for an idle moment, in ms. */
const LONGEST_WAIT_MS = 1000;

/** What app/styles/below-the-fold.css leaves out of the first paint. */
const SKIPPED = '.services, .reviews, .pests, .faq, .visit, .price-block';

/**
 * Lays out the sections that the first paint left out, one per idle moment, so that screen readers, archives and captures
 * of the whole page get the page as its styles show it.
 */
export function showWholePage(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(SKIPPED)];
  const showNext = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    whenIdle(showNext, LONGEST_WAIT_MS);
  };
  const wait = () => setTimeout(() => whenIdle(showNext, LONGEST_WAIT_MS), DELAY_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
