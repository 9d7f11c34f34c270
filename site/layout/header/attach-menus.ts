import { closePopover, isShown } from '../../lib/browser/dialogs.ts';
import { matchesMedia, observeMedia } from '../../lib/browser/observers.ts';

/** Wide enough for dropdowns; the same width as in site-menu.css. */
const WIDE = '(width >= 48rem)';

/**
 * What the menus gain once scripts run: Escape, outside click, focus that leaves, arrow keys, and closing
 * when a link is followed. Opening on hover, click, Enter and Space is HTML and CSS.
 * Does nothing on a page without a header.
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

  // Outside click. A press that starts in the panel and ends outside is no outside click.
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

  // Tab past the end of the small menu closes it: focus would go on behind it. What the menu opens lies over it.
  const closeBehind = () => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || header.contains(activeElement)) return;
    if (!activeElement.closest(':popover-open')) closePopover(menu);
  };
  document.addEventListener('focusin', closeBehind);
  // Into a frame, which says nothing else; and before this ran.
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
    // In the small menu the one above it closes, and the pressed title goes up with what follows it.
    dropdown.addEventListener(
      'toggle',
      () => isOpen(dropdown) && summaryOf(dropdown)?.scrollIntoView({ block: 'nearest' }),
      true,
    );
    // Once the pointer has left, or with a press, what was dismissed may open again.
    summaryOf(dropdown)?.addEventListener('click', () => recall(dropdown));
  }
  document.addEventListener('pointermove', ({ target, movementX, movementY }) => {
    // A pointer that rests "moves", too, when a panel is closed or the page changes under it.
    if (!movementX && !movementY) return;
    for (const dropdown of dropdowns) if (!dropdown.contains(target as Node)) recall(dropdown);
  });

  observeMedia(WIDE, () => {
    closePopover(menu);
    for (const dropdown of dropdowns) {
      closeDetails(dropdown);
      // The pointer may rest where the panel comes to stand.
      dropdown.dataset.dismissed = '';
    }
  });
}

/** ArrowDown opens and enters a menu; both arrows move along its links. */
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

/** Closes a panel even while the pointer is over it; it opens again once the pointer has left. */
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
