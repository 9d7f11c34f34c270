import { type RefObject, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { matchesMedia, observeMedia, visibleWindow } from '../../lib/browser/observers.ts';

/**
 * Keeps a panel that covers the page inside the part of the window that a phone's on-screen keyboard leaves
 * free: the layout viewport does not shrink for it in every browser. Call before the panel opens, which would be styled twice
 * otherwise.
 */
export function useKeyboardInset(panel: RefObject<HTMLElement | null>, isModal: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const view = visibleWindow();
    if (!element || !view || !isModal) return;
    const resize = () => {
      // While the visitor has zoomed in, the panel must not run after the finger.
      if (view.scale > 1.01) return;
      element.style.setProperty('--chat-view-height', `${Math.round(view.height)}px`);
      element.style.setProperty('--chat-view-top', `${Math.round(view.offsetTop)}px`);
    };
    resize();
    view.addEventListener('resize', resize);
    view.addEventListener('scroll', resize);
    return () => {
      view.removeEventListener('resize', resize);
      view.removeEventListener('scroll', resize);
      element.style.removeProperty('--chat-view-height');
      element.style.removeProperty('--chat-view-top');
    };
  }, [panel, isModal]);
}

/** Whether a media query holds now; false while prerendering. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => observeMedia(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
