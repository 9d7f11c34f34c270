/**
 * When a page's script can't be loaded, React Router reloads the document it is on, and the page that was
 * clicked is forgotten. So it is remembered while it is on the way, and the reloaded document goes there.
 */
const KEY = 'clicked_page';

/** @param address page on the way; null once it has arrived or was given up. */
export function rememberClickedPage(address: string | null): void {
  try {
    if (address) sessionStorage.setItem(KEY, address);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the reloaded page then stays where it is.
  }
}

/**
 * Runs first in every document. The address is forgotten before it is followed: a page that fails again
 * stays as it was served, which is the whole page but for its scripts, and nothing goes round in circles.
 */
export function goToClickedPage(): void {
  try {
    const address = sessionStorage[KEY];
    delete sessionStorage[KEY];
    const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    if (address && visit.type === 'reload') {
      // The reloaded page keeps its place in the history, so that Back leads to it.
      history.pushState(null, '');
      location.replace(address);
    }
  } catch {
    // Storage is blocked: nothing was remembered.
  }
}
