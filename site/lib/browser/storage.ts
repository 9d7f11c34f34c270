/** localStorage and sessionStorage. Refused with blocked cookies and in sandboxed frames; full in some private windows. */
import { attempt } from './attempt.ts';

export interface BrowserStorage {
  /** Null when nothing is kept under the key, or nothing can be read. */
  read(key: string): string | null;
  /** Keeps a value; null removes it. False when it can't be kept. */
  write(key: string, value: string | null): boolean;
  /** Every key that begins with `prefix`. */
  keys(prefix: string): string[];
}

/** @param find throws or gives null where the browser has no storage for this page. */
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

/** Kept on this device, for every page of this site. */
export const deviceStorage = createStorage(() => localStorage);
/** Kept as long as the tab. */
export const tabStorage = createStorage(() => sessionStorage);

/** What is kept as JSON; null when there is nothing or it can't be read. The caller checks its shape. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  return attempt(() => JSON.parse(storage.read(key) ?? 'null') as unknown, null);
}
