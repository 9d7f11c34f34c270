/** Idle time and time limits: requestIdleCallback (not in Safari), AbortSignal.timeout and any. */
import { attempt } from './attempt.ts';

/** Runs `task` when the page has nothing better to do, after `timeoutMs` at the latest. */
export function whenIdle(task: () => void, timeoutMs: number): void {
  const asked = attempt(() => requestIdleCallback(task, { timeout: timeoutMs }), null);
  if (asked === null) setTimeout(task, 1);
}

/** Runs `task` once the next frame is painted. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** A signal that aborts after `timeoutMs`, or with `other`; undefined where no signal can be made. */
export function timeoutSignal(timeoutMs: number, other?: AbortSignal): AbortSignal | undefined {
  return (
    attempt<AbortSignal | undefined>(() => {
      const timeout = AbortSignal.timeout(timeoutMs);
      return other ? AbortSignal.any([timeout, other]) : timeout;
    }, undefined) ??
    attempt(() => {
      const controller = new AbortController();
      const abort = () => controller.abort();
      setTimeout(abort, timeoutMs);
      other?.addEventListener('abort', abort);
      return controller.signal;
    }, undefined)
  );
}
