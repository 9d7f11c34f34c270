/** Notes that lie over the page until they are dismissed, and the focus: below them nothing that has it is hidden. */

/**
 * A note makes way while it lies on the middle of what has focus.
 * @returns call it before the note goes: focus in it goes back to where it came from, otherwise to the page's main part
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
