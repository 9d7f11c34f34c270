/** Web Locks. Absent without https; rejected in a frame on another site (Chromium 156: SecurityError). */
import { attemptLater } from './attempt.ts';

interface PageLock {
  /** False when another page of this site holds it. True where locks are refused: nobody can tell. */
  isFree: boolean;
  release(): void;
}

/** Longest wait for an answer, ms. What is not held by others is given within a few. */
const LOCK_TIMEOUT_MS = 500;

/** Asks for a lock that the pages of this site share, and holds it until it is released. Never waits for another page. */
export async function takeLock(name: string): Promise<PageLock> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ask = () =>
    new Promise<boolean>((resolve, reject) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock ? released : undefined;
      };
      navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject);
    });
  return { isFree: await attemptLater(ask, true, LOCK_TIMEOUT_MS), release };
}
