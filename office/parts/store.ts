import { useSyncExternalStore } from 'react';

/** A value that any code may set and subscribe to; components use useStore. */

export interface Store<T> {
  read(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; rerenders the component on change. */
export const useStore = <T>({ subscribe, read }: Store<T>): T =>
  useSyncExternalStore(subscribe, read);
