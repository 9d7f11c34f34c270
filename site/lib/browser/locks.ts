/** Web Locks. Absent without https; rejected in a frame on another site (Chromium 156: SecurityError). */
import { attemptLater } from './attempt.ts';

interface PageLock {
  /** False when another page of this site holds it. True where locks are refused: nobody can tell. */
  isFree: boolean;
  release(): void;
}

/** Longest wait for an answer, ms. What is not held by others is given within a few. */
const LOCK_TIMEOUT_MS = 2000;

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

/** Whether this page is given locks: what is shared is given at once. Asked once. */
let areGiven: Promise<boolean> | undefined;
const canLock = () => {
  areGiven ??= attemptLater(
    () => navigator.locks.request('locks-are-given', { mode: 'shared' }, () => true),
    false,
  );
  return areGiven;
};

/** The last task of this page under each name, where locks are refused. */
const queues = new Map<string, Promise<unknown>>();

/** Runs a task when all others of this name have ended, in every page and worker of this site; where locks are refused, in this page. */
export async function runAlone<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (await canLock()) return navigator.locks.request(name, task) as Promise<T>;
  const turn = (queues.get(name) ?? Promise.resolve()).then(task);
  queues.set(
    name,
    turn.catch(() => {}),
  );
  return turn;
}
