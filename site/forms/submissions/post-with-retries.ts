/** Posts with the site's retry policy (spec §7); the answer is a value, never an exception. */

import type { Answer } from '../../../domain/submissions/outcome.ts';
import { DETECTION_ATTEMPTS, retryDelay } from '../../../domain/territory/territory.ts';
import { timeoutSignal } from '../../lib/browser/timing.ts';

export interface PostOptions {
  /** Called before each wait for another attempt, so that the page can say that it takes longer. */
  onRetry?: (() => void) | undefined;
  /** Share of the request that has left, 0 to 1. Only where pictures are sent. */
  onProgress?: ((share: number) => void) | undefined;
}

/** One attempt that was answered. */
export interface Attempted {
  status: number;
  /** The Retry-After header. */
  retryAfter: string | null;
  /** The body, where it is JSON. */
  body: unknown;
}

/** Spec §7: 3 attempts. The geolocation call has the same policy. */
const ATTEMPTS = DETECTION_ATTEMPTS;
/** Longest wait between two attempts, ms, whatever Retry-After asks for. */
const MAX_WAIT_MS = 30_000;

/**
 * Posts until an answer is final: no answer and 5xx are tried again, everything else is passed on.
 * @param attempt null or a rejection = no answer came
 */
export async function postWithRetries(
  attempt: () => Promise<Attempted | null>,
  { onRetry }: PostOptions = {},
): Promise<Answer> {
  for (let count = 1; ; count++) {
    const attempted = await attempt().catch((error: unknown) => {
      console.warn('No answer from our office.', error);
      return null;
    });
    const isFinal = attempted !== null && attempted.status < 500;
    if (isFinal || count === ATTEMPTS) return answerOf(attempted);
    onRetry?.();
    const delay = Math.max(retryDelay(count - 1), retryAfterMs(attempted?.retryAfter));
    await new Promise((resolve) => setTimeout(resolve, Math.min(delay, MAX_WAIT_MS)));
  }
}

function answerOf(attempted: Attempted | null): Answer {
  if (!attempted) return { status: null };
  const { detail, code, errors } = (attempted.body ?? {}) as Record<string, unknown>;
  return {
    status: attempted.status,
    ...(typeof detail === 'string' && { detail }),
    ...(typeof code === 'string' && { code }),
    ...(Array.isArray(errors) && { errors }),
  };
}

/** Retry-After in ms: seconds or a date; 0 when it says nothing. */
function retryAfterMs(value: string | null | undefined): number {
  if (!value) return 0;
  const time = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(time) ? Math.max(0, time) : 0;
}

/** An attempt without an answer after this many ms counts as failed. */
const ATTEMPT_TIMEOUT_MS = 20_000;

export function postJson(url: string, body: object, options?: PostOptions): Promise<Answer> {
  return postWithRetries(async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: timeoutSignal(ATTEMPT_TIMEOUT_MS) ?? null,
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: response.ok ? null : await response.json().catch(() => null),
    };
  }, options);
}
