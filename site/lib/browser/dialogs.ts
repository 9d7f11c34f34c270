/** Dialogs, popovers, and whether an element is visible. */
import { attempt } from './attempt.ts';
import { addDialogStep } from './history.ts';

/**
 * Opens a modal dialog; if the browser refuses, a dialog inside the page. Back closes a modal dialog as Escape does. (Chromium on
 * Android does this by itself; the step in the history is then removed with the dialog.)
 */
export function openDialog(dialog: HTMLDialogElement): void {
  const isOpen = attempt(() => {
    dialog.showModal();
    return true;
  }, false);
  if (!isOpen) {
    dialog.setAttribute('open', '');
    return;
  }
  const removeStep = addDialogStep(() => {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) closeDialog(dialog);
  });
  const onClose = () => {
    // The event comes late: the dialog may be open again.
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

export function closePopover(popover: HTMLElement | null | undefined): void {
  attempt(() => popover?.hidePopover(), undefined);
}

/** True if an element is rendered. */
export function isShown(element: Element): boolean {
  return attempt(() => element.checkVisibility(), null) ?? element.getClientRects().length > 0;
}
