import { observeResize } from '../../lib/browser/observers.ts';

/** Px. Browsers end a snap scroll a fraction short. */
const EDGE_PX = 8;

/**
 * The arrows of reviews.tsx: they scroll the track by one view. The browser's smooth scrolling comes from CSS, which respects
 * reduced motion. Call once the page runs.
 */
export function attachReviews(): void {
  const track = document.querySelector('.track');
  const arrows = document.querySelector<HTMLElement>('.arrows');
  if (!track || !arrows) return;
  const buttons = arrows.querySelectorAll('button');
  const look = () => {
    const { scrollLeft, clientWidth, scrollWidth } = track;
    for (const button of buttons) {
      const isAtEnd = isNext(button)
        ? scrollLeft + clientWidth >= scrollWidth - EDGE_PX
        : scrollLeft <= EDGE_PX;
      button.ariaDisabled = String(isAtEnd);
    }
  };
  track.addEventListener('scroll', look, { passive: true });
  // The first callback sets the initial state.
  observeResize(track, look);
  // Where the last press scrolls to. A press before the track has arrived there starts from it.
  let target: number | null = null;
  track.addEventListener('scrollend', () => {
    target = null;
  });
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { clientWidth, scrollLeft, scrollWidth } = track;
      const left = (target ?? scrollLeft) + (isNext(button) ? 1 : -1) * clientWidth;
      track.scrollTo({ left });
      // Without scrollend the next press starts from where the track is.
      if ('onscrollend' in window) target = Math.max(0, Math.min(left, scrollWidth - clientWidth));
    });
  }
  arrows.dataset.works = 'true';
}

function isNext(button: HTMLButtonElement): boolean {
  return button.value === 'next';
}
