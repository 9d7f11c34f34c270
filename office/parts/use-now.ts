import { useEffect, useState } from 'react';
import { serverNow } from '../api/call-office.ts';
import { useSession } from '../session/session.tsx';
import { dayAndTime, dueWords, momentWords } from './time-words.ts';

/** Tick interval in ms, short enough for countdowns in minutes. */
const TICK_MS = 15_000;

/** The server's time, ms since the epoch; rerenders the component as it passes. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export type Times = ReturnType<typeof useTimes>;

/** Times in words by the company's clock (see time-words.ts), rerendered as time passes. */
export function useTimes() {
  const now = useNow();
  const { time_zone } = useSession().company;
  return {
    now,
    moment: (at: number) => momentWords(at, now, time_zone),
    dayAndTime: (at: number) => dayAndTime(at, now, time_zone),
    due: (at: number, word?: string) => dueWords(at, now, time_zone, word),
  };
}
