import './call-bar.css';
import { useLayoutEffect, useRef } from 'react';
import { observeResize } from '../../browser/observers.ts';
import { Icon } from '../icon/icon.tsx';
import { phone } from '../icon/icon-shapes.ts';
import { TerritoryPhone } from '../territory-phone/territory-phone.tsx';
import { useClearFocus } from './use-clear-focus.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/**
 * The mobile call bar (spec §4): below 768 px, past 600 px of scrolling, sliding in and out in 300 ms.
 * Render it once, after the footer.
 */
export function CallBar() {
  const bar = useRef<HTMLElement>(null);
  const shown = useScrolledPast();
  useClearFocus(() => bar.current);
  useMeasuredHeight(bar);
  return (
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
            <Icon shape={phone} />
            Call Now
          </>
        )}
      </TerritoryPhone>
    </aside>
  );
}

/** Tells the chat, which stands above the bar, how high the bar is: text may be enlarged. */
function useMeasuredHeight(bar: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    return observeResize(element, () => {
      const { style } = document.documentElement;
      style.setProperty('--call-bar-height', `${element.offsetHeight}px`);
    });
  }, [bar]);
}
