/** Which lines of a checklist are ticked, kept on this device by the words of the line: a changed line is a new one. */

/** @param list name of the list, unique on the site. */
export function readTicks(list: string): string[] {
  try {
    const ticks: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(ticks) ? ticks.filter((tick) => typeof tick === 'string') : [];
  } catch {
    // Blocked or unreadable: a list without ticks.
    return [];
  }
}

/** An empty list leaves nothing on the device. */
export function keepTicks(list: string, ticks: string[]): void {
  try {
    if (ticks.length) localStorage.setItem(keyOf(list), JSON.stringify(ticks));
    else localStorage.removeItem(keyOf(list));
  } catch {
    // Storage is blocked: the ticks last as long as the page.
  }
}

function keyOf(list: string): string {
  return `ticks:${list}`;
}
