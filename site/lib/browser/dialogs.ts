/** Dialogs, popovers and what shows of an element. */
import { attempt } from './attempt.ts';
import { addDialogStep } from './history.ts';

/**
 * Opens a dialog over the page, and where that is refused in the page. Over the page, Back closes it as Escape does. (In
 * Chromium on Android it does so by itself; then the step in the history goes with the dialog.)
 * @param hasStep false where Back has to lead on: a dialog that asks whether to leave adds no step to the history
 */
export function openDialog(dialog: HTMLDialogElement, hasStep = true): void {
  const isOpen = attempt(() => {
    dialog.showModal();
    return true;
  }, false);
  if (!isOpen) {
    dialog.setAttribute('open', '');
    return;
  }
  if (!hasStep) return;
  const removeStep = addDialogStep(() => {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) closeDialog(dialog);
  });
  const onClose = () => {
    // Of an earlier close: it is dispatched late, and the dialog may be open again by then.
    if (dialog.open) return;
    dialog.removeEventListener('close', onClose);
    removeStep();
  };
  dialog.addEventListener('close', onClose);
}

export function closeDialog(dialog: HTMLDialogElement): void {
  attempt(() => dialog.close(), undefined);
  dialog.removeAttribute('open');
}

/** Closes a popover that is open. */
export function closePopover(popover: HTMLElement | null | undefined): void {
  attempt(() => popover?.hidePopover(), undefined);
}

/** Whether an element takes any room. */
export function isShown(element: Element): boolean {
  return attempt(() => element.checkVisibility(), element.getClientRects().length > 0);
}
