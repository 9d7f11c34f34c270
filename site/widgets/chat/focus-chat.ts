import { isShown } from '../../lib/browser/dialogs.ts';

/** Focuses the prompt's or the tab's button; if both are hidden, the page. */
export function focusChat(): void {
  const buttons = document.querySelectorAll<HTMLElement>(
    '.chat:not([inert]) :is(.chat-help, .chat-tab)',
  );
  const next = [...buttons].find(isShown) ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}
