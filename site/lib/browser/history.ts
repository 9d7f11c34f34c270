/** The session history, and when and how this page was opened. Safari refuses more than 100 changes in 30 s. */
import { attempt, attemptLater } from './attempt.ts';

/** Longest wait for a step back, ms. */
const HISTORY_TIMEOUT_MS = 500;

/** Changes the URL of this page without adding a step. */
export function replaceUrl(url: string): void {
  attempt(() => history.replaceState(history.state, '', url), undefined);
}

/** A dialog with a step in the history. */
interface DialogStep {
  isOpen: boolean;
  onBack: () => void;
}

/** In the order of opening: the n-th is at the step whose state has `dialogs: n`. */
const dialogSteps: DialogStep[] = [];

attempt(
  () =>
    addEventListener('popstate', () => {
      const here = dialogsHere();
      // Forward to the step of a closed dialog: go back again.
      if (here > dialogSteps.length) history.back();
      for (const { isOpen, onBack } of dialogSteps.splice(here).reverse()) if (isOpen) onBack();
    }),
  undefined,
);

function dialogsHere(): number {
  return attempt(() => Number(history.state?.dialogs) || 0, 0);
}

/**
 * Adds a step to the history for an open dialog, so that Back closes it instead of leaving the page. After a reload with the dialog
 * open, the step exists already.
 * @param onBack called when the visitor goes back
 * @returns removes the step; call it when the dialog is closed
 */
export function addDialogStep(onBack: () => void): () => void {
  const step = { isOpen: true, onBack };
  const dialogs = dialogSteps.push(step);
  if (dialogsHere() < dialogs)
    attempt(() => history.pushState({ ...history.state, dialogs }, ''), undefined);
  return () => {
    step.isOpen = false;
    // The step of a dialog below an open one stays until that one is closed.
    while (dialogSteps.at(-1)?.isOpen === false) dialogSteps.pop();
    const extra = dialogsHere() - dialogSteps.length;
    if (extra > 0) attempt(() => history.go(-extra), undefined);
  };
}

/** Goes back over the steps of this page that match. Without the Navigation API the steps stay. */
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

/** URLs that this page has loaded so far. */
export function loadedResources(): string[] {
  return attempt(() => performance.getEntriesByType('resource').map(({ name }) => name), []);
}

/** Time from the request of a prerendered page until it was shown, ms; 0 for other pages. */
export function shownAfter(): number {
  return attempt(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PreparedNavigation[];
    return navigation?.activationStart ?? 0;
  }, 0);
}

/** Only in Chromium; not in the DOM's types. */
interface PreparedNavigation extends PerformanceEntry {
  activationStart?: number;
}

/** When this page was opened, ms since the epoch; null if unknown. */
export function openedAt(): number | null {
  return attempt(() => Math.round(performance.timeOrigin), null);
}
