/** Whether the next page is one of this site: by `pageswap`; in Firefox, which lacks it, by the pressed link or submitted form. */
import { attempt } from './attempt.ts';

/** Time in ms within which a pressed link leads to its page. */
const PRESS_MS = 10_000;

let isSwapped = false;
let pressedAt = -PRESS_MS;

attempt(() => {
  addEventListener('pageswap', ({ activation }) => {
    // Null if the next page is another site's; not fired if the tab is closed.
    isSwapped = activation !== null;
  });
  addEventListener('pageshow', () => {
    isSwapped = false;
    pressedAt = -PRESS_MS;
  });
  if ('onpageswap' in window) return;
  const record = (event: Event, url: string) => {
    const { origin, pathname, search, hash } = new URL(url, location.href);
    const isThisPage = hash && pathname === location.pathname && search === location.search;
    if (origin === location.origin && !isThisPage && !event.defaultPrevented)
      pressedAt = performance.now();
  };
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const opensTab = link?.target || event.ctrlKey || event.metaKey || event.shiftKey;
    if (link && !opensTab) record(event, link.href);
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.target) record(event, form.action);
  });
}, undefined);

/** Call while the page is being left. False if the next page is unknown. */
export function staysOnSite(): boolean {
  return isSwapped || performance.now() - pressedAt < PRESS_MS;
}
