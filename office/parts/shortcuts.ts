/** Single keys for what is done most. They can be turned off: some people speak to their computer, or press keys by chance. */
import { useEffect, useRef } from 'react';
import { deviceStorage } from '../../app/lib/browser/storage.ts';
import { createStore } from './store.ts';

/** What is done by key (`KeyboardEvent.key`), or by two keys one after the other, as `g i`. */
type Shortcuts = Record<string, () => void>;

const KEY = 'office-shortcuts';
/** How long the second key may take, ms. */
const SEQUENCE_MS = 1500;

/** On unless this device says otherwise. */
export const shortcutsOn = createStore(deviceStorage.read(KEY) !== 'off');

export function setShortcuts(on: boolean): void {
  deviceStorage.write(KEY, on ? null : 'off');
  shortcutsOn.set(on);
}

/** Of each component that has some, the newest last: it wins. */
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

/** Listens for as long as the page is open. */
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
