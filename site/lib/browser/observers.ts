/** ResizeObserver, MutationObserver, media queries and the visual viewport: what tells of changes. */
import { attempt } from './attempt.ts';
import { shownAfter } from './history.ts';

const nothing = () => {};

/** Calls back when an element has another size, and once for all of them now. @returns what ends it */
export function observeResize(elements: Element | Element[], onResize: () => void): () => void {
  return attempt(() => {
    const observer = new ResizeObserver(onResize);
    for (const element of [elements].flat()) observer.observe(element);
    return () => observer.disconnect();
  }, nothing);
}

/** Calls back when something in the document has changed, as `changes` says. @returns what ends it */
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

/** Whether a media query holds now; false where nobody can tell. */
export function matchesMedia(query: string): boolean {
  return attempt(() => matchMedia(query).matches, false);
}

/** Calls back when a media query begins or ceases to hold. @returns what ends it */
export function observeMedia(query: string, onChange: () => void): () => void {
  return attempt(() => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, nothing);
}

/** The part of the window that a phone's keyboard and zoom leave; null where nobody can tell. */
export function visibleWindow(): VisualViewport | null {
  return attempt(() => window.visualViewport ?? null, null);
}

/**
 * Calls back once with the largest contentful paint, in ms from when the visitor asked for the page: at the first press or key, or
 * when the page is hidden, because later paints are the visitor's own doing. Paints before the call are included.
 */
export function observeLargestPaint(onFinal: (time: number) => void): void {
  attempt(() => {
    // A page that opened in the background was painted for nobody.
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
