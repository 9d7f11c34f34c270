import type { BrowserStorage } from '../storage.ts';

/** A storage that takes everything. */
export function memoryStorage(): BrowserStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    read: (key) => entries.get(key) ?? null,
    write(key, value) {
      if (value === null) entries.delete(key);
      else entries.set(key, value);
      return true;
    },
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
  };
}
