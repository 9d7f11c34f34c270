/** IndexedDB, for what a service worker reads as well. Refused with blocked cookies, in some private windows and frames. */
import { get, set } from 'idb-keyval';
import { attemptLater } from './attempt.ts';

/** A slow device gets more time to write, because what it does not write is lost with the page. */
const WRITE_TIMEOUT_MS = 8000;

export const deviceDatabase = {
  /** Null if nothing is stored under the key, or nothing can be read. */
  read: <T>(key: string) => attemptLater<T | null>(async () => (await get<T>(key)) ?? null, null),
  /** False if it can't be stored. */
  write: (key: string, value: unknown) =>
    attemptLater(() => set(key, value).then(() => true), false, WRITE_TIMEOUT_MS),
};
