/** The history and the documents in it. Safari refuses more than 100 changes in 30 s. */
import { attempt, attemptLater } from './attempt.ts';

/** Longest wait for a step back within the page, ms. */
const HISTORY_TIMEOUT_MS = 500;

/** Shows another URL for this page, without a step in the history. */
export function replaceUrl(url: string): void {
  attempt(() => history.replaceState(history.state, '', url), undefined);
}

/** A dialog over this page and its step in the history. */
interface DialogStep {
  isOpen: boolean;
  onBack: () => void;
}

/** In the order in which they were opened: the n-th is at the step whose state has `dialogs: n`. */
const dialogSteps: DialogStep[] = [];

attempt(
  () =>
    addEventListener('popstate', () => {
      const here = dialogsHere();
      // Forward to a dialog that was closed opens nothing: it leads back.
      if (here > dialogSteps.length) history.back();
      for (const { isOpen, onBack } of dialogSteps.splice(here).reverse()) if (isOpen) onBack();
    }),
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
  const step = { isOpen: true, onBack };
  const dialogs = dialogSteps.push(step);
  if (dialogsHere() < dialogs)
    attempt(() => history.pushState({ ...history.state, dialogs }, ''), undefined);
  return () => {
    step.isOpen = false;
    // The step of a dialog that lies under an open one stays until that one is closed.
    while (dialogSteps.at(-1)?.isOpen === false) dialogSteps.pop();
    const extra = dialogsHere() - dialogSteps.length;
    if (extra > 0) attempt(() => history.go(-extra), undefined);
  };
}

/**
 * Goes back in the history over the steps within this page that fit. Where a browser has no list of them (Navigation API), Back leads
 * through them.
 */
export async function leaveSteps(isStep: (url: URL) => boolean): Promise<void> {
  await attemptLater(
    async () => {
      const { currentEntry } = navigation;
      const index = currentEntry?.index ?? 0;
      const before = navigation
        .entries()
        .slice(0, index + 1)
        .reverse();
      const target = before.find(({ url }) => url && !isStep(new URL(url)));
      if (target?.sameDocument && target.index < index)
        await navigation.traverseTo(target.key).finished;
    },
    undefined,
    HISTORY_TIMEOUT_MS,
  );
}

/** URLs of everything this page has loaded so far. */
export function loadedResources(): string[] {
  return attempt(() => performance.getEntriesByType('resource').map(({ name }) => name), []);
}

/** Whether something at this URL has been loaded for this page. */
export function hasLoaded(url: string): boolean {
  return attempt(() => performance.getEntriesByName(url).length > 0, false);
}

/** Ms after its request at which a page that the browser prepared was shown (speculation rules); 0 for any other page. */
export function shownAfter(): number {
  return attempt(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PreparedNavigation[];
    return navigation?.activationStart ?? 0;
  }, 0);
}

/** Chromium's; missing in the DOM's types. */
interface PreparedNavigation extends PerformanceEntry {
  activationStart?: number;
}

/** Ms since the epoch at which this page was opened; null where nobody can tell. */
export function openedAt(): number | null {
  return attempt(() => Math.round(performance.timeOrigin), null);
}
