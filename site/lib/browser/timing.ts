/** Idle time (requestIdleCallback is not in every browser) and timeouts. */
import { attempt } from './attempt.ts';

/** Runs `task` when the browser is idle, after `timeoutMs` at the latest. */
export function whenIdle(task: () => void, timeoutMs: number): void {
  const asked = attempt(() => requestIdleCallback(task, { timeout: timeoutMs }), null);
  if (asked === null) setTimeout(task, 1);
}

/** Runs `task` once the next frame is painted. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** A signal that aborts after `timeoutMs`, or with `other`. */
export function timeoutSignal(timeoutMs: number, other?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, timeoutMs);
  if (other?.aborted) abort();
  other?.addEventListener('abort', abort);
  return controller.signal;
}
