import { useEffect, useState } from 'react';
import { serverNow } from '../api/call-office.ts';

/** Often enough for minutes that are counted, ms. */
const TICK_MS = 15_000;

/** The server's time, ms since the epoch; draws the component again as it passes. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
