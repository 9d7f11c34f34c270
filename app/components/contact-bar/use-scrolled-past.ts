import { useSyncExternalStore } from 'react';
import { isPastThreshold } from '../../../domain/chat/chat-widget-state.ts';

/** True while the page is scrolled past 600 px (spec §9); false while prerendering. */
export function useScrolledPast(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPastThreshold(window.scrollY),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  // A shorter page (another route, a turned phone) changes the position without scrolling.
  addEventListener('resize', listener, { passive: true });
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}
