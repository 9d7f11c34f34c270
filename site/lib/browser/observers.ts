/** ResizeObserver, MutationObserver, media queries, the visual viewport and PerformanceObserver. */
import { attempt } from './attempt.ts';
import { shownAfter } from './history.ts';

const nothing = () => {};

/** Calls back now, and when an element's size changes. @returns stops it */
export function observeResize(elements: Element | Element[], onResize: () => void): () => void {
  return attempt(() => {
    const observer = new ResizeObserver(onResize);
    for (const element of [elements].flat()) observer.observe(element);
    return () => observer.disconnect();
  }, nothing);
}

/** Calls back when the node changes. @param changes which changes @returns stops it */
export function observeChanges(
  node: Node,
  changes: MutationObserverInit,
  onChange: () => void,
): () => void {
  return attempt(() => {
    const observer = new MutationObserver(onChange);
    observer.observe(node, changes);
    return () => observer.disconnect();
  }, nothing);
}

/** True if a media query matches; false if unknown. */
export function matchesMedia(query: string): boolean {
  return attempt(() => matchMedia(query).matches, false);
}

/** Calls back when a media query starts or stops matching. @returns stops it */
export function observeMedia(query: string, onChange: () => void): () => void {
  return attempt(() => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, nothing);
}

/** The part of the window that keyboard and zoom leave visible; null if unknown. */
export function visibleWindow(): VisualViewport | null {
  return attempt(() => window.visualViewport ?? null, null);
}

/**
 * Calls back once with the largest contentful paint, ms after the visitor requested the page. It is final at the first press or key and
 * when the page is hidden. Paints before the call are included.
 */
export function observeLargestPaint(onFinal: (time: number) => void): void {
  attempt(() => {
    // A page that opened in the background is painted late.
    if (document.visibilityState === 'hidden') return;
    let largest: PerformanceEntry | undefined;
    const observer = new PerformanceObserver((list) => {
      largest = list.getEntries().at(-1) ?? largest;
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const end = new AbortController();
    const finish = () => {
      end.abort();
      largest = observer.takeRecords().at(-1) ?? largest;
      observer.disconnect();
      if (largest) onFinal(Math.max(0, largest.startTime - shownAfter()));
      largest = undefined;
    };
    const options = { signal: end.signal, capture: true, passive: true };
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, finish, options);
    addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && finish(),
      options,
    );
  }, undefined);
}
