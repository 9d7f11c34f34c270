/** Keyboard shortcuts. Users can turn them off, because some dictate to their computer or press keys by accident. */
import { useEffect, useRef } from 'react';
import { deviceStorage } from '../../site/lib/browser/storage.ts';
import { createStore } from './store.ts';

/** Actions by key (`KeyboardEvent.key`), or by two keys in sequence, as `g i`. */
type Shortcuts = Record<string, () => void>;

const KEY = 'office-shortcuts';
/** Maximum time between two keys of a sequence, ms. */
const SEQUENCE_MS = 1500;

/** On unless turned off on this device. */
export const shortcutsOn = createStore(deviceStorage.read(KEY) !== 'off');

export function setShortcuts(on: boolean): void {
  deviceStorage.write(KEY, on ? null : 'off');
  shortcutsOn.set(on);
}

/** Shortcuts of the mounted components; the newest wins. */
const inUse: { current: Shortcuts }[] = [];
let begunAt = Number.NEGATIVE_INFINITY;

export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  newest.current = shortcuts;
  useEffect(() => {
    inUse.push(newest);
    return () => void inUse.splice(inUse.indexOf(newest), 1);
  }, []);
}

/** Listens while the page is open. */
export function startShortcuts(): void {
  addEventListener('keydown', (event) => {
    if (!shortcutsOn.read() || event.defaultPrevented || !isForThePage(event)) return;
    const isSecond = event.timeStamp - begunAt < SEQUENCE_MS;
    begunAt = !isSecond && event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const keys = isSecond ? `g ${event.key}` : event.key;
    const act = inUse.findLast(({ current }) => Object.hasOwn(current, keys))?.current[keys];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function isForThePage({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return (
    !(ctrlKey || metaKey || altKey || isComposing) &&
    !(
      target instanceof Element &&
      target.closest('input, select, textarea, dialog, [contenteditable]')
    )
  );
}
