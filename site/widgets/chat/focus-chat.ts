import { isShown } from '../../lib/browser/dialogs.ts';

/** Gives focus to the main button of what shows of the chat; where it hides, to the page. */
export function focusChat(): void {
  const buttons = document.querySelectorAll<HTMLElement>(
    '.chat:not([inert]) :is(.chat-help, .chat-tab)',
  );
  const next = [...buttons].find(isShown) ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}
