/** Idle time and time limits: requestIdleCallback (not in Safari), AbortSignal.timeout. */
import { attempt } from './attempt.ts';

/** Runs `task` when the page has nothing better to do, after `timeoutMs` at the latest. */
export function whenIdle(task: () => void, timeoutMs: number): void {
  const asked = attempt(() => requestIdleCallback(task, { timeout: timeoutMs }), null);
  if (asked === null) setTimeout(task, 1);
}

/** A signal that aborts after `timeoutMs`; undefined where no signal can be made. */
export function timeoutSignal(timeoutMs: number): AbortSignal | undefined {
  return (
    attempt<AbortSignal | undefined>(() => AbortSignal.timeout(timeoutMs), undefined) ??
    attempt(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), timeoutMs);
      return controller.signal;
    }, undefined)
  );
}
