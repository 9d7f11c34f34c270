import { addDialogStep } from '../../lib/browser/history.ts';
import { matchesMedia, observeMedia } from '../../lib/browser/observers.ts';
import { afterPaint } from '../../lib/browser/timing.ts';
import { chatStore } from './chat-store.ts';
import { focusChat } from './focus-chat.ts';

/** Windows in which the panel covers the page: narrow ones (spec §4, §9), and ones as low as a phone on its side. */
const COVERS_PAGE = '(max-width: 767.98px), (max-height: 479.98px)';

/**
 * Opens and closes the panel. Where it covers the page, Back closes it, too, and the rest of the page is inert. Not by `showModal`,
 * with which the browser recomputes all styles of the page before it paints the panel.
 */
export function chatDialog(panel: HTMLDialogElement): { open(): void; close(): void } {
  let uncover: (() => void) | null = null;
  const cover = () => {
    const covers = panel.open && matchesMedia(COVERS_PAGE);
    if (covers === Boolean(uncover)) return;
    if (!covers) {
      uncover?.();
      uncover = null;
      return;
    }
    const removeStep = addDialogStep(() => chatStore.send('panelClosed'));
    setPageInert(panel, true);
    uncover = () => {
      setPageInert(panel, false);
      removeStep();
    };
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    // Also if focus is in the page, where the panel may cover it.
    if (event.key !== 'Escape' || event.defaultPrevented || !panel.open) return;
    event.preventDefault();
    chatStore.send('panelClosed');
  };
  document.addEventListener('keydown', closeOnEscape);
  observeMedia(COVERS_PAGE, cover);
  return {
    open() {
      panel.toggleAttribute('open', true);
      afterPaint(cover);
    },
    close() {
      const hadFocus = panel.contains(document.activeElement);
      panel.toggleAttribute('open', false);
      cover();
      if (hadFocus) focusChat();
    },
  };
}

/** Except toasts, which lie above the panel. */
function setPageInert(panel: Element, isInert: boolean): void {
  for (const part of document.body.children)
    if (part instanceof HTMLElement && !part.contains(panel) && !part.matches('.toasts'))
      part.inert = isInert;
  document.documentElement.toggleAttribute('data-chat-covers', isInert);
}
