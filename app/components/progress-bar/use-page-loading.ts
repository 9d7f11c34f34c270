import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds the old page stays before the skeleton takes its place. */
export const SKELETON_AFTER = 400;

/** How far a page change is: `slow` once it has taken longer than a moment. */
export function usePageLoading(): 'idle' | 'loading' | 'slow' {
  const { location } = useNavigation();
  const to = location?.key;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [to]);
  if (!to) return 'idle';
  return slow ? 'slow' : 'loading';
}
