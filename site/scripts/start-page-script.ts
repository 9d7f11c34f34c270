import { attempt } from '../lib/browser/attempt.ts';

/** A phone that is never idle starts the script all the same. */
const IDLE_TIMEOUT_MS = 3000;

/**
 * Starts the page's script (page.ts): on the first sign of a person, or once the page is painted and
 * idle. The build puts its element into a template: what a trusted script takes from there is trusted by
 * 'strict-dynamic', what an inline script imports is not.
 * @param onStart called then, perhaps more than once
 */
export function startPageScript(page: Window, onStart?: () => void): void {
  const start = () => {
    onStart?.();
    const script = document.querySelector<HTMLTemplateElement>('#page-script');
    script?.replaceWith(script.content);
  };
  // Handlers rather than listeners: this script is short. Nothing else runs yet that could use them.
  page.onpointerdown = page.onkeydown = page.onscroll = start;
  // A page that can't say when it is idle starts at once. (Not whenIdle: this script has to be short.)
  const startIdle = () =>
    attempt(() => page.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS }), null) ?? start();
  const startPainted = () => page.requestAnimationFrame(() => setTimeout(startIdle));
  // A page that the browser has prepared is parsed before it is shown.
  if (page.document.readyState === 'loading')
    page.addEventListener('DOMContentLoaded', startPainted);
  else startPainted();
}
