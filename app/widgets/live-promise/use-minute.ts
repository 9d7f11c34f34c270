import { useEffect, useLayoutEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time in ms since the epoch, anew with every minute of the clock; null while prerendering and in the first render.
 * @param fixed the time of the first render for good
 */
export function useMinute(fixed = false): number | null {
  const [now, setNow] = useState<number | null>(null);
  useLayoutEffect(() => setNow(Date.now()), []);
  useEffect(() => {
    if (fixed || now === null) return;
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (now % MINUTE));
    return () => clearTimeout(timer);
  }, [now, fixed]);
  return now;
}
