/** The connection, and posts while a page is being left. */
import { attempt } from './attempt.ts';

/** False only if the browser is sure that there is no connection. */
export function isOnline(): boolean {
  return attempt(() => navigator.onLine !== false, true);
}

/** True if the visitor asked for less data (Save-Data). */
export function savesData(): boolean {
  // Only in Chromium; not in the DOM's types.
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}

/** Lets the browser send a post after the page is gone (navigator.sendBeacon). False if it refuses. */
export function sendBeacon(url: string, body: Blob): boolean {
  return attempt(() => navigator.sendBeacon(url, body), false);
}
