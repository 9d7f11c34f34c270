import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds the old page stays before the skeleton takes its place. */
export const SKELETON_AFTER = 400;

/**
 * How far a page change is: `slow` once it has taken longer than a moment.
 * `to` is the address on the way, null when none is.
 */
export function usePageLoading(): { phase: 'idle' | 'loading' | 'slow'; to: string | null } {
  const { location } = useNavigation();
  const to = location ? location.pathname + location.search + location.hash : null;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [to]);
  return { phase: to ? (slow ? 'slow' : 'loading') : 'idle', to };
}
