/** IndexedDB, for what is too large for localStorage. Refused with blocked cookies, in some private windows and frames. */
import { createStore, del, get, set } from 'idb-keyval';
import { attemptLater } from './attempt.ts';

/** Longest wait, ms: pictures of a phone have to be written. */
const WRITE_TIMEOUT_MS = 8000;

interface DeviceDatabase {
  /** Null when nothing is kept under the key, or nothing can be read. */
  read<T>(key: string): Promise<T | null>;
  /** False when it can't be kept. */
  write(key: string, value: unknown): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** @param name of the database; it has one store. */
export function openDeviceDatabase(name: string): DeviceDatabase {
  // Opened with the first use: opening can throw, too.
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => {
    opened ??= createStore(name, 'entries');
    return opened;
  };
  return {
    read: <T>(key: string) =>
      attemptLater<T | null>(async () => (await get<T>(key, store())) ?? null, null),
    write: (key, value) =>
      attemptLater(() => set(key, value, store()).then(() => true), false, WRITE_TIMEOUT_MS),
    remove: (key) => attemptLater(() => del(key, store()), undefined),
  };
}
