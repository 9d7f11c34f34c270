/** Dialogs, popovers and what shows of an element. */
import { attempt } from './attempt.ts';

/** Opens a dialog over the page, and where that is refused in the page. */
export function openDialog(dialog: HTMLDialogElement): void {
  const isOpen = attempt(() => {
    dialog.showModal();
    return true;
  }, false);
  if (!isOpen) dialog.setAttribute('open', '');
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
