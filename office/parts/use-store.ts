import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The value of a store; the component is drawn again whenever it changes. */
export const useStore = <T>({ subscribe, read }: Store<T>): T =>
  useSyncExternalStore(subscribe, read);
