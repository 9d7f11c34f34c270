/** Keeps focus visible below notes that lie over the page until dismissed. */

/**
 * Hides the note while it covers the middle of the focused element.
 * @returns call it before removing the note: focus inside returns to where it came from, else to the main part
 */
export function keepFocusInSight(note: HTMLElement): () => void {
  const root = document.documentElement;
  let cameFrom: EventTarget | null = null;
  const makeWay = () => {
    const { activeElement } = document;
    if (!note.isConnected || !activeElement || activeElement === document.body) return;
    note.style.visibility = '';
    const { x, y, width, height } = activeElement.getBoundingClientRect();
    const middle = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!note.contains(activeElement) && note.contains(middle)) note.style.visibility = 'hidden';
  };
  note.addEventListener('focusin', ({ relatedTarget }) => {
    if (!note.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  });
  root.addEventListener('focusin', makeWay);
  document.addEventListener('scrollend', makeWay);
  return () => {
    if (!note.contains(document.activeElement)) return;
    const back = cameFrom instanceof HTMLElement ? cameFrom : document.querySelector('main');
    back?.focus({ preventScroll: true });
  };
}
