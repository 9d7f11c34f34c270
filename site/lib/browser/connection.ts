/** Whether there is a connection, and what is sent while a page is left. */
import { attempt } from './attempt.ts';

/** False only when the browser is sure that there is none. */
export function isOnline(): boolean {
  return attempt(() => navigator.onLine !== false, true);
}

/** Whether the visitor has asked for less to be loaded (Save-Data). */
export function savesData(): boolean {
  // Not in the DOM's types: Chromium alone tells.
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}

/** Hands a post to the browser, which sends it after the page has gone. False when it won't (navigator.sendBeacon). */
export function sendBeacon(url: string, body: Blob): boolean {
  return attempt(() => navigator.sendBeacon(url, body), false);
}
