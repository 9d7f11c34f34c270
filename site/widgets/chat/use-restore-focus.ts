import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When what had the focus is removed (an answered Yes button, a field that becomes another), focus
 * moves to `fallbacks`, the first that exists, in the same gesture, so that a phone's keyboard stays.
 */
export function useRestoreFocus(
  container: RefObject<HTMLElement | null>,
  ...fallbacks: RefObject<HTMLElement | null>[]
): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    // Before React was there.
    if (element.contains(document.activeElement)) focused.current = document.activeElement;
    const enter = (event: FocusEvent) => {
      focused.current = event.target instanceof Element ? event.target : null;
    };
    const leave = (event: FocusEvent) => {
      // Some browsers report an element being removed as left, while it is still there; look afterwards.
      queueMicrotask(() => {
        const { current } = focused;
        if (current === event.target && current?.isConnected) focused.current = null;
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [container]);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    fallbacks.find((fallback) => fallback.current)?.current?.focus({ preventScroll: true });
  });
}
