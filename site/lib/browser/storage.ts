/** localStorage and sessionStorage. Refused with blocked cookies and in sandboxed frames; full in some private windows. */
import { attempt } from './attempt.ts';

export interface BrowserStorage {
  /** Null if there is no value or it can't be read. */
  read(key: string): string | null;
  /** Stores a value; null removes it. False if it can't be stored. */
  write(key: string, value: string | null): boolean;
  /** Every key that begins with `prefix`. */
  keys(prefix: string): string[];
}

/** @param find throws or returns null if the browser has no storage for this page */
export function createStorage(find: () => Storage | null): BrowserStorage {
  const found = () => find() as Storage;
  return {
    read: (key) => attempt(() => found().getItem(key), null),
    write: (key, value) =>
      attempt(() => {
        if (value === null) found().removeItem(key);
        else found().setItem(key, value);
        return true;
      }, false),
    keys: (prefix) =>
      attempt(() => Object.keys(found()).filter((key) => key.startsWith(prefix)), []),
  };
}

/** Lasts on this device, for every page of the site. */
export const deviceStorage = createStorage(() => localStorage);
/** Lasts as long as the tab. */
export const tabStorage = createStorage(() => sessionStorage);

/** A value stored as JSON; null if there is none or it can't be parsed. The caller checks its shape. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  return attempt(() => JSON.parse(storage.read(key) ?? 'null') as unknown, null);
}
