/**
 * Where the toasts hang. A modal dialog makes the rest of the page inert and covers it, so while one is
 * open the toasts hang inside it: there they can be seen, heard and dismissed.
 */
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

let host: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Makes a modal dialog the place of the toasts while `isModal`. */
export function useToastHost(dialog: RefObject<HTMLElement | null>, isModal: boolean): void {
  useLayoutEffect(() => {
    if (!isModal) return;
    setHost(dialog.current);
    return () => setHost(null);
  }, [dialog, isModal]);
}

/** The open modal dialog that hosts the toasts; null = the page itself. */
export function useCurrentToastHost(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => host,
    () => null,
  );
}

function setHost(next: HTMLElement | null): void {
  host = next;
  for (const listener of listeners) listener();
}
