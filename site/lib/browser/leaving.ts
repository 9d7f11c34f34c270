/** Where a page goes to: `pageswap` (not in Firefox); there, by the pressed link or the sent form. */
import { attempt } from './attempt.ts';

/** A pressed link has led away after this many ms, or it never will. */
const PRESS_MS = 10_000;

let isSwapped = false;
let pressedAt = -PRESS_MS;

attempt(() => {
  addEventListener('pageswap', ({ activation }) => {
    // Null when the page is left for another site; not fired at all when the tab is closed.
    isSwapped = activation !== null;
  });
  addEventListener('pageshow', () => {
    isSwapped = false;
    pressedAt = -PRESS_MS;
  });
  if ('onpageswap' in window) return;
  const note = (event: Event, url: string) => {
    const { origin, pathname, search, hash } = new URL(url, location.href);
    const isThisPage = hash && pathname === location.pathname && search === location.search;
    if (origin === location.origin && !isThisPage && !event.defaultPrevented)
      pressedAt = performance.now();
  };
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const opensTab = link?.target || event.ctrlKey || event.metaKey || event.shiftKey;
    if (link && !opensTab) note(event, link.href);
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.target) note(event, form.action);
  });
}, undefined);

/** Asked while a page is left: whether another page of this site follows. False where that is unknown. */
export function staysOnSite(): boolean {
  return isSwapped || performance.now() - pressedAt < PRESS_MS;
}
