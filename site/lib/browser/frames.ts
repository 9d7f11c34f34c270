/** The page around a framed one. Of another site's page nothing can be read. */
import { attempt } from './attempt.ts';

/** Tells the page around this one. */
export function postToParent(message: object): void {
  attempt(() => parent.postMessage(message, '*'), undefined);
}

/** How the page around this one (or this one, when there is none) was reached; null where that is another site's. */
export function readArrival(): { url: string; referrer: string } | null {
  return attempt(() => {
    const { performance, document } = window.parent;
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation ? { url: navigation.name, referrer: document.referrer } : null;
  }, null);
}
