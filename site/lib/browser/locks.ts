/** Web Locks. Absent without https; they reject in a frame on another site (Chromium 156: SecurityError). */
import { attemptLater } from './attempt.ts';

/** True if this page gets locks; a shared one is granted at once. Tried once. */
let areGranted: Promise<boolean> | undefined;
const canLock = () => {
  areGranted ??= attemptLater(
    () => navigator.locks.request('locks-are-granted', { mode: 'shared' }, () => true),
    false,
  );
  return areGranted;
};

/** This page's last task under each name, if the browser refuses locks. */
const queues = new Map<string, Promise<unknown>>();

/** Runs a task after all others of this name: those of every page and worker of the site, or of this page if the browser refuses locks. */
export async function runAlone<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (await canLock()) return navigator.locks.request(name, task) as Promise<T>;
  const turn = (queues.get(name) ?? Promise.resolve()).then(task);
  queues.set(
    name,
    turn.catch(() => {}),
  );
  return turn;
}
