import { type RefObject, useEffect } from 'react';
import { timeoutSignal } from '../../lib/browser/timing.ts';

/** Pixels kept free above the panel, for a focus ring. */
const MARGIN_PX = 12;

/** Pixels at the top of the window that belong to the sticky header. */
const HEADER_PX = 96;

/** What floats itself can't be cleared by scrolling the page. */
const FLOATING = 'dialog, [popover], [data-floating]';

/** Milliseconds in which the browser's own scrolling to a focused element ends. */
const SCROLL_TIMEOUT_MS = 1000;

/**
 * Keeps keyboard focus visible beside the open chat panel: when an element of the page is focused underneath it, the
 * page scrolls until it stands clear, as far as the page can be scrolled. (For bars, scroll-padding does this; the panel
 * is too high to keep all of its height free.)
 */
export function useFocusInView(panel: RefObject<Element | null>): void {
  useEffect(() => {
    let pending = 0;
    const clear = (target: Element) => {
      const cover = panel.current;
      if (!cover || cover.closest('[inert]')) return;
      if (!target.isConnected || target.closest(FLOATING)) return;
      const place = target.getBoundingClientRect();
      const wanted = coveredBy(place, cover.getBoundingClientRect());
      const distance = Math.min(wanted, place.top - HEADER_PX);
      if (distance > 0) window.scrollBy({ top: distance, behavior: 'instant' });
    };
    const onFocus = (event: FocusEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      // The browser scrolls a focused element into view after this event; look when it has.
      cancelAnimationFrame(pending);
      pending = requestAnimationFrame(() => clear(target));
      const signal = timeoutSignal(SCROLL_TIMEOUT_MS);
      addEventListener('scrollend', () => clear(target), { once: true, ...(signal && { signal }) });
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(pending);
      document.removeEventListener('focusin', onFocus);
    };
  }, [panel]);
}

/** Pixels to scroll down so that `element` ends clear of `cover`; 0 when it does already. */
export function coveredBy(element: DOMRectReadOnly, cover: DOMRectReadOnly): number {
  const top = cover.top - MARGIN_PX;
  const apart =
    element.bottom <= top ||
    element.top >= cover.bottom ||
    element.right <= cover.left ||
    element.left >= cover.right;
  return apart || cover.width === 0 ? 0 : element.bottom - top;
}
