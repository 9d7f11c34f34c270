/** ResizeObserver, MutationObserver, media queries and the visual viewport: what tells of changes. */
import { attempt } from './attempt.ts';

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
 * Calls back with the time of each paint that was the largest so far, in ms since the page was asked for, those before now
 * included, until it returns true.
 */
export function observePaint(onPaint: (time: number) => boolean): void {
  attempt(() => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ startTime }) => onPaint(startTime))) observer.disconnect();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  }, undefined);
}
