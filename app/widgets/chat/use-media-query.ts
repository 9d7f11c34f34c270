import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, observeMedia } from '../../lib/browser/observers.ts';

/** Whether a media query holds now; false while prerendering. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => observeMedia(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
