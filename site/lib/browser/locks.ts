/** Web Locks. Absent without https; rejected in a frame on another site (Chromium 156: SecurityError). */
import { attemptLater } from './attempt.ts';

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
