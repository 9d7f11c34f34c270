import './call-bar.css';
import { useLayoutEffect, useRef } from 'react';
import { TerritoryPhone } from '../territory-phone/territory-phone.tsx';
import { useClearFocus } from './use-clear-focus.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/**
 * The mobile call bar (spec §4): below 768 px, past 600 px of scrolling, sliding in and out in 300 ms.
 * Render it once, after the footer: it also keeps free the room it covers at the end of the page.
 */
export function CallBar() {
  const bar = useRef<HTMLElement>(null);
  const shown = useScrolledPast();
  useClearFocus(bar);
  useMeasuredHeight(bar);
  return (
    <>
      <div className="call-bar-room" />
      <aside
        ref={bar}
        className="call-bar"
        aria-label="Call us"
        data-floating
        data-shown={shown}
        inert={!shown}
      >
        <p>
          <span className="call-bar-available">AVAILABLE</span>
          <b>*Next Day Service!</b>
          <small>before 12 noon (M-F)</small>
        </p>
        <TerritoryPhone className="call-bar-button">
          {() => (
            <>
              <PhoneIcon />
              Call Now
            </>
          )}
        </TerritoryPhone>
      </aside>
    </>
  );
}

/** Tells the chat, which stands above the bar, how high the bar is: text may be enlarged. */
function useMeasuredHeight(bar: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { style } = document.documentElement;
      style.setProperty('--call-bar-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}

function PhoneIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6.9 2.6c.8-.4 1.8-.1 2.3.7l1.7 2.9c.5.8.3 1.8-.4 2.4L9.1 9.8c.9 2 2.6 3.8 4.7 4.9l1.3-1.4c.6-.7 1.7-.8 2.5-.3l2.8 1.8c.8.5 1.1 1.5.7 2.3l-.9 1.9c-.7 1.4-2.2 2.2-3.8 1.9C9.5 19.6 3.9 13.6 3.1 6.9 2.9 5.3 3.8 3.9 5.2 3.3Z" />
    </svg>
  );
}
