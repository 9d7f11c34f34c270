import { observeResize } from '../../lib/browser/observers.ts';

/** Pixels of tolerance: browsers stop a snap scroll a fraction short. */
const EDGE_PX = 8;

/**
 * The arrows of reviews.tsx. Where the track stands is its scroll position, which swiping changes too; how it glides is CSS,
 * which respects reduced motion. Call once the page runs.
 */
export function attachReviews(): void {
  for (const section of document.querySelectorAll('.reviews')) attachArrows(section);
}

function attachArrows(section: Element): void {
  const track = section.querySelector('.track');
  const buttons = [...section.querySelectorAll<HTMLButtonElement>('.arrows button')];
  if (!track) return;
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
  // Also once now, when the page is laid out.
  observeResize(track, look);
  // Where a press has sent the track; a press before it stands there goes on from that place.
  let target: number | null = null;
  track.addEventListener('scrollend', () => {
    target = null;
  });
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { clientWidth, scrollLeft, scrollWidth } = track;
      const left = (target ?? scrollLeft) + (isNext(button) ? 1 : -1) * clientWidth;
      track.scrollTo({ left });
      // Browsers that do not tell when a scroll ends go on from where the track is.
      if ('onscrollend' in window) target = Math.max(0, Math.min(left, scrollWidth - clientWidth));
    });
  }
  for (const arrows of section.querySelectorAll<HTMLElement>('.arrows'))
    arrows.dataset.works = 'true';
}

function isNext(button: HTMLButtonElement): boolean {
  return button.value === 'next';
}
