/** The page around a framed one. If it belongs to another site, nothing of it can be read. */
import { attempt } from './attempt.ts';

/** Sends a message to the page around this one. */
export function postToParent(message: object): void {
  attempt(() => parent.postMessage(message, '*'), undefined);
}

/** URL and referrer of the page around this one, or of this one if it is not framed; null if that is another site's. */
export function readArrival(): { url: string; referrer: string } | null {
  return attempt(() => {
    const { performance, document } = window.parent;
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation ? { url: navigation.name, referrer: document.referrer } : null;
  }, null);
}
