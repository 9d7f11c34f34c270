import { type ReactNode, useEffect, useState } from 'react';
import {
  livePromise,
  promiseSentence,
  responseSentence,
} from '../../../domain/hours/live-promise.ts';
import { useSite } from '../../site/site-data.ts';

const MINUTE = 60_000;

/** The promise in words. @param otherwise stands there when nothing can be promised */
export default function LiveSentence({
  about,
  fixed,
  otherwise,
}: {
  about: 'visit' | 'response';
  fixed: boolean;
  otherwise: ReactNode;
}) {
  const { hours, contact, claims } = useSite().site;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (fixed) return;
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (now % MINUTE));
    return () => clearTimeout(timer);
  }, [now, fixed]);
  const zone = contact.time_zone;
  const sentence =
    about === 'visit'
      ? promiseSentence(livePromise(hours, zone, now))
      : responseSentence(hours, zone, now, claims.response_minutes);
  return sentence ?? otherwise;
}
