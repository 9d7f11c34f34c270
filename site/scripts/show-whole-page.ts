import { isShown } from '../lib/browser/dialogs.ts';
import { whenIdle } from '../lib/browser/timing.ts';

/** Delay after `load`, ms: first paint and first presses come first. */
const DELAY_MS = 1000;

/** Longest wait of a step for an idle moment, ms. */
const LONGEST_WAIT_MS = 150;

/** Sections that site/styles/below-the-fold.css skips in the first paint, and pictures that wait until they come near. */
const LATE = '.services, .reviews, .pests, .faq, .visit, .price-block, img[loading="lazy"]';

/**
 * Shows the skipped sections and loads the lazy pictures from top to bottom, one per idle moment: each drawing costs a phone up to 40 ms.
 * Four seconds after `load` nothing is missing, so that screen readers, archives and captures get the whole page.
 */
export function showWholePage(): void {
  const late = [...document.querySelectorAll<HTMLElement>(LATE)];
  const showNext = () => {
    const next = late.find(isMissing);
    if (!next) return;
    late.splice(0, late.indexOf(next) + 1);
    if (next instanceof HTMLImageElement) next.loading = 'eager';
    else next.style.contentVisibility = 'visible';
    whenIdle(showNext, LONGEST_WAIT_MS);
  };
  const wait = () => setTimeout(() => whenIdle(showNext, LONGEST_WAIT_MS), DELAY_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

/** False for a picture that is loaded or that nobody sees, such as that of the other half of the day. */
const isMissing = (element: HTMLElement) =>
  !(element instanceof HTMLImageElement) || (!element.complete && isShown(element));
