import { closePopover, isShown } from '../../lib/browser/dialogs.ts';
import { matchesMedia, observeMedia } from '../../lib/browser/observers.ts';

/** Width of the dropdowns; the same as in site-menu.css. */
const WIDE = '(width >= 48rem)';

/**
 * Adds to the menus: Escape, outside click, focus that leaves, arrow keys, and closing when a link is followed. HTML
 * and CSS open them. Does nothing on a page without a header.
 */
export function attachMenus(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  const menu = header.querySelector<HTMLElement>('[popover]');
  const dropdowns = [...header.querySelectorAll<HTMLElement>('.dropdown')];

  header.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a')) return;
    for (const dropdown of dropdowns) dismiss(dropdown);
    closePopover(menu);
  });

  // Outside click. pointerdown, so that a press that starts in the panel and ends outside doesn't close it.
  document.addEventListener('pointerdown', (event) => {
    if (!matchesMedia(WIDE)) return;
    for (const dropdown of dropdowns) {
      if (!dropdown.contains(event.target as Node)) closeDetails(dropdown);
    }
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !matchesMedia(WIDE)) return;
    for (const dropdown of dropdowns) {
      if (dropdown.contains(document.activeElement)) summaryOf(dropdown)?.focus();
      if (isOpen(dropdown) || dropdown.matches(':hover')) dismiss(dropdown);
    }
  });

  // Tab past the end of the small menu closes it, or focus would go on behind it. Popovers that the menu opens lie above
  // it.
  const closeBehind = () => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || header.contains(activeElement)) return;
    if (!activeElement.closest(':popover-open')) closePopover(menu);
  };
  // The page behind must not scroll.
  menu?.addEventListener('toggle', ({ newState }) =>
    document.documentElement.toggleAttribute('data-menu-open', newState === 'open'),
  );
  document.addEventListener('focusin', closeBehind);
  // Focus that moves into a frame fires only blur.
  addEventListener('blur', closeBehind);
  closeBehind();

  for (const dropdown of dropdowns) {
    dropdown.addEventListener('focusout', (event) => {
      if (
        matchesMedia(WIDE) &&
        event.relatedTarget &&
        !dropdown.contains(event.relatedTarget as Node)
      ) {
        closeDetails(dropdown);
      }
    });
    dropdown.addEventListener('keydown', (event) => moveByArrow(event, dropdown));
    // In the small menu the panel above closes: keep the pressed title in view.
    dropdown.addEventListener(
      'toggle',
      () => isOpen(dropdown) && summaryOf(dropdown)?.scrollIntoView({ block: 'nearest' }),
      true,
    );
    // A dismissed dropdown may open again after a press, or once the pointer has left it.
    summaryOf(dropdown)?.addEventListener('click', () => recall(dropdown));
  }
  document.addEventListener('pointermove', ({ target, movementX, movementY }) => {
    // Browsers also fire pointermove when the page changes under a resting pointer.
    if (!movementX && !movementY) return;
    for (const dropdown of dropdowns) if (!dropdown.contains(target as Node)) recall(dropdown);
  });

  observeMedia(WIDE, () => {
    closePopover(menu);
    for (const dropdown of dropdowns) {
      closeDetails(dropdown);
      // The pointer may rest where the panel will appear.
      dropdown.dataset.dismissed = '';
    }
  });
}

/** ArrowDown opens and enters a menu; the arrow keys move along its links. */
function moveByArrow(event: KeyboardEvent, dropdown: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const details = dropdown.querySelector('details');
  const summary = summaryOf(dropdown);
  if (!details || !summary) return;
  const onSummary = event.target === summary;
  if (onSummary && step > 0) {
    recall(dropdown);
    details.open = true;
  }
  const stops = [
    summary,
    ...dropdown.querySelectorAll<HTMLElement>('.menu-panel :is(a, summary)'),
  ].filter(isShown);
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Closes a panel even under the pointer; it opens again once the pointer has left. */
function dismiss(dropdown: HTMLElement): void {
  closeDetails(dropdown);
  if (dropdown.matches(':hover, :focus-within')) dropdown.dataset.dismissed = '';
}

function recall(dropdown: HTMLElement): void {
  delete dropdown.dataset.dismissed;
}

function closeDetails(dropdown: HTMLElement): void {
  for (const details of dropdown.querySelectorAll('details')) details.open = false;
}

function isOpen(dropdown: HTMLElement): boolean {
  return dropdown.querySelector('details')?.open ?? false;
}

function summaryOf(dropdown: HTMLElement): HTMLElement | null {
  return dropdown.querySelector('summary');
}
