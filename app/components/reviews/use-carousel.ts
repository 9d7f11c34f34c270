import { type RefObject, useEffect, useState } from 'react';
import { observeResize } from '../../browser/observers.ts';

/** Pixels of tolerance: browsers stop a snap scroll a fraction short. */
const EDGE = 8;

/**
 * Whether a track can go further, and the moves; `works` once scripts run. Its position is the scroll position,
 * which swiping changes too. How it glides is CSS, which knows of reduced motion.
 */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ works: false, hasPrevious: false, hasNext: true });
  const move = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth });
  };
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const hasPrevious = scrollLeft > EDGE;
      const hasNext = scrollLeft + clientWidth < scrollWidth - EDGE;
      setState((known) =>
        known.works && known.hasPrevious === hasPrevious && known.hasNext === hasNext
          ? known
          : { works: true, hasPrevious, hasNext },
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const stopResize = observeResize(element, look);
    return () => {
      element.removeEventListener('scroll', look);
      stopResize();
    };
  }, [track]);
  return { ...state, previous: () => move(-1), next: () => move(1) };
}
