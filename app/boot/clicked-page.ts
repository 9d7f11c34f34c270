/**
 * When a page's script can't be loaded, React Router reloads the document it is on, and the page that was
 * clicked is forgotten. So it is remembered while it is on the way, and the reloaded document goes there.
 * Where storage is refused, a reloaded page stays where it is.
 */
import { attempt } from '../browser/attempt.ts';
import { tabStorage } from '../browser/storage.ts';

const KEY = 'clicked_page';

/** Remembers each page that is clicked, from before the router hears of the click. Returns what ends it. */
export function watchClicks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    tabStorage.write(KEY, link.href);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** The page has arrived. */
export function forgetClickedPage(): void {
  tabStorage.write(KEY, null);
}

/**
 * Runs first in every document. The address is forgotten before it is followed: a page that fails again
 * stays as it was served, which is the whole page but for its scripts, and nothing goes round in circles.
 */
export function goToClickedPage(): void {
  // Not tabStorage: the inline script has 2,300 bytes.
  attempt(() => {
    const address = sessionStorage[KEY];
    delete sessionStorage[KEY];
    const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    if (address && visit.type === 'reload') {
      // The reloaded page keeps its place in the history, so that Back leads to it.
      history.pushState(null, '');
      location.replace(address);
    }
  }, undefined);
}
