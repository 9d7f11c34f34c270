import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeResize } from '../../browser/observers.ts';
import { fixedParts } from './fixed-parts.ts';

/**
 * Measures header and contact bar (text may be enlarged, words change with the hour) and says which of them may stay in
 * the window. For the styles, `--header` and `--contact-bar` are their heights, and data-header tells whether the header
 * is fixed.
 * @returns whether the bar is fixed; null until it was measured, and while prerendering
 */
export function useFixedParts(bar: RefObject<HTMLElement | null>): boolean | null {
  const [isBarFixed, setBarFixed] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const header = document.querySelector<HTMLElement>('.site-header');
    if (!header || !bar.current) return;
    const element = bar.current;
    const root = document.documentElement;
    const measure = () => {
      const heights = {
        // Unlike innerHeight the same whether a phone shows its address bar or not.
        window: root.clientHeight,
        header: header.offsetHeight,
        bar: element.offsetHeight,
      };
      const fixed = fixedParts(heights);
      root.dataset.header = fixed.header ? 'fixed' : 'flow';
      root.style.setProperty('--header', `${heights.header}px`);
      root.style.setProperty('--contact-bar', `${fixed.bar ? heights.bar : 0}px`);
      setBarFixed(fixed.bar);
    };
    measure();
    const stops = [header, element, root].map((part) => observeResize(part, measure));
    addEventListener('resize', measure);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('resize', measure);
    };
  }, [bar]);
  return isBarFixed;
}
