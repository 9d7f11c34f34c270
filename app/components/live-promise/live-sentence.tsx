import { type ReactNode, useEffect, useState } from 'react';
import { livePromise, promiseSentence } from '../../../domain/hours/live-promise.ts';
import { useSite } from '../../site/site-data.ts';

const MINUTE = 60_000;

/** The promise in words, said anew with every minute. @param otherwise stands there when nothing can be promised */
export default function LiveSentence({ otherwise }: { otherwise: ReactNode }) {
  const { hours, contact } = useSite().site;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (now % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return promiseSentence(livePromise(hours, contact.time_zone, now)) ?? otherwise;
}
