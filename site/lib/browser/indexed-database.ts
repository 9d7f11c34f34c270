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
  // From an answer that did not come in time until it comes, nothing else is asked and waited for.
  let isSilent = false;
  const use = async <T>(ask: () => Promise<T>, otherwise: T, timeoutMs?: number): Promise<T> => {
    if (isSilent) return otherwise;
    let hasAnswered = false;
    const answer = async () => {
      try {
        return await ask();
      } finally {
        hasAnswered = true;
        isSilent = false;
      }
    };
    const value = await attemptLater(answer, otherwise, timeoutMs);
    isSilent = !hasAnswered;
    return value;
  };
  return {
    read: <T>(key: string) => use<T | null>(async () => (await get<T>(key, store())) ?? null, null),
    write: (key, value) =>
      use(() => set(key, value, store()).then(() => true), false, WRITE_TIMEOUT_MS),
    remove: (key) => use(() => del(key, store()), undefined),
  };
}
