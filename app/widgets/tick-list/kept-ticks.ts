/** Which lines of a checklist are ticked, kept on this device by the words of the line: a changed line is a new one. */

import { deviceStorage, readJson } from '../../lib/browser/storage.ts';

/** @param list name of the list, unique on the site. */
export function readTicks(list: string): string[] {
  const ticks = readJson(deviceStorage, keyOf(list));
  return Array.isArray(ticks) ? ticks.filter((tick) => typeof tick === 'string') : [];
}

/** An empty list leaves nothing on the device. */
export function keepTicks(list: string, ticks: string[]): void {
  deviceStorage.write(keyOf(list), ticks.length ? JSON.stringify(ticks) : null);
}

function keyOf(list: string): string {
  return `ticks:${list}`;
}
