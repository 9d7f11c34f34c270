import { type BrowserStorage, createStorage } from '../storage.ts';

/** A `localStorage` in memory. Its keys are those of its entries. */
export function memoryLocalStorage(entries = new Map<string, string>()): Storage {
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return new Proxy(methods as Storage, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

export function memoryStorage(): BrowserStorage {
  const storage = memoryLocalStorage();
  return createStorage(() => storage);
}
