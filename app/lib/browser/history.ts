/** The history and the documents in it. Safari refuses more than 100 changes in 30 s. */
import { attempt } from './attempt.ts';

/** Shows another URL for this page, without a step in the history. */
export function replaceUrl(url: string): void {
  attempt(() => history.replaceState(history.state, '', url), undefined);
}

/** How many dialogs are open over this page (`dialogs` of the history's state: at this step). */
let openDialogs = 0;

/** Forward to a dialog that was closed opens nothing: it leads back. */
attempt(
  () => addEventListener('popstate', () => dialogsHere() > openDialogs && history.back()),
  undefined,
);

function dialogsHere(): number {
  return attempt(() => Number(history.state?.dialogs) || 0, 0);
}

/**
 * Adds a step to the history for a dialog that opens, so that Back closes it and the page stays. In the back/forward steps of
 * a page that was reloaded with its dialog open, the step is there already.
 * @param onBack called when the visitor goes back
 * @returns what takes the step out of the history again; to be called once the dialog is closed
 */
export function addDialogStep(onBack: () => void): () => void {
  openDialogs++;
  const dialogs = openDialogs;
  if (dialogsHere() < dialogs)
    attempt(() => history.pushState({ ...history.state, dialogs }, ''), undefined);
  const onPop = () => dialogsHere() < dialogs && onBack();
  attempt(() => addEventListener('popstate', onPop), undefined);
  return () => {
    openDialogs--;
    attempt(() => removeEventListener('popstate', onPop), undefined);
    if (dialogsHere() >= dialogs) attempt(() => history.back(), undefined);
  };
}

/** URLs of everything this page has loaded so far. */
export function loadedResources(): string[] {
  return attempt(() => performance.getEntriesByType('resource').map(({ name }) => name), []);
}

/** Whether something at this URL has been loaded for this page. */
export function hasLoaded(url: string): boolean {
  return attempt(() => performance.getEntriesByName(url).length > 0, false);
}

/** Whether the browser asked for this page before it was wanted (speculation rules); false where nobody can tell. */
export function wasPrepared(): boolean {
  return attempt(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PreparedNavigation[];
    const { activationStart = 0, deliveryType } = navigation ?? {};
    return activationStart > 0 || deliveryType === 'navigational-prefetch';
  }, false);
}

/** Chromium's; missing in the DOM's types. */
interface PreparedNavigation extends PerformanceEntry {
  activationStart?: number;
  deliveryType?: string;
}

/** Ms since the epoch at which this page was opened; null where nobody can tell. */
export function openedAt(): number | null {
  return attempt(() => Math.round(performance.timeOrigin), null);
}
