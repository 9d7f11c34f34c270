import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import {
  livePromise,
  promiseSentence,
  responseSentence,
} from '../../../domain/hours/live-promise.ts';
import { useSite } from '../../site/site-data.ts';
import { useMinute } from './use-minute.ts';

/**
 * The promise in words, in the place of the words that stand there already.
 * @param otherwise those words; they stay when nothing can be promised
 */
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
  const place = useRef<HTMLSpanElement>(null);
  useHeldHeight(place);
  const now = useMinute(fixed);
  return <span ref={place}>{(now !== null && sentenceAt(now)) || otherwise}</span>;

  function sentenceAt(at: number): string | null {
    return about === 'visit'
      ? promiseSentence(livePromise(hours, contact.time_zone, at))
      : responseSentence(hours, contact.time_zone, at, claims.response_minutes);
  }
}

/** ms until a width counts as the window's new one: while a picture of the whole page is made, it is 1 px for a moment. */
const SETTLED = 250;

/** The block around keeps the height it had, as long as it keeps its width: shorter words move nothing below. */
function useHeldHeight(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const block = place.current?.parentElement;
    if (!block) return;
    const width = block.offsetWidth;
    let timer: number;
    block.style.minHeight = `${block.getBoundingClientRect().height}px`;
    const release = () => {
      if (block.offsetWidth !== width) block.style.minHeight = '';
    };
    const onResize = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(release, SETTLED);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      window.clearTimeout(timer);
      block.style.minHeight = '';
    };
  }, [place]);
}
