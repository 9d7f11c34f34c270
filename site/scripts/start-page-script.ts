import { attempt } from '../lib/browser/attempt.ts';

/** Time in ms after which the script starts even if the phone is never idle. */
const IDLE_TIMEOUT_MS = 3000;

/**
 * Starts the page script (page-script.ts) at the first press, key or scroll, or once the page is painted and idle. Its element is in a
 * template, because 'strict-dynamic' trusts an element that a trusted script inserts, but not an import of an inline script.
 * @param onStart called when it starts, perhaps more than once
 */
export function startPageScript(page: Window, onStart?: () => void): void {
  const start = () => {
    onStart?.();
    const script = document.querySelector<HTMLTemplateElement>('#page-script');
    script?.replaceWith(script.content);
  };
  // Handlers instead of listeners, because this script must be short and nothing else runs yet.
  page.onpointerdown = page.onkeydown = page.onscroll = start;
  // Without requestIdleCallback it starts at once. (Not whenIdle, because this script must be short.)
  const startIdle = () =>
    attempt(() => page.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS }), null) ?? start();
  const startPainted = () => page.requestAnimationFrame(() => setTimeout(startIdle));
  // A prerendered page is parsed before it is shown.
  if (page.document.readyState === 'loading')
    page.addEventListener('DOMContentLoaded', startPainted);
  else startPainted();
}
