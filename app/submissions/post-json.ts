/** One JSON post with the site's retry policy (spec §7), answered as a value, never as an exception. */
import { DETECTION_ATTEMPTS, retryDelay } from '../../domain/territory/territory.ts';

/** What became of a submission. */
export type SendResult =
  | {
      ok: true;
      /** True when it could not be sent yet and waits on this device (see outbox.ts). */
      kept?: true;
    }
  | {
      ok: false;
      /** Absent when no answer came at all. */
      status?: number;
      /** A sentence for the visitor. */
      message: string;
      /** True when the sentence is the server's own: the chat shows no other (spec §8). */
      isServersWord?: true;
      /** The answer's own code, for example 23505 for an e-mail that is already subscribed. */
      code?: string;
      /** Fields that were refused, by the record's names. */
      errors?: { field: string; message: string }[];
    };

export interface PostOptions {
  /** Called before each wait for another attempt, so that the page can say that it takes longer. */
  onRetry?: (() => void) | undefined;
}

/** Spec §7: 3 attempts. The geolocation call has the same policy. */
const ATTEMPTS = DETECTION_ATTEMPTS;
/** Longest wait between two attempts, ms, whatever Retry-After asks for. */
const LONGEST_WAIT = 30_000;
/** An attempt without an answer after this many ms counts as failed. */
const ATTEMPT_TIMEOUT = 20_000;

/** Posts until an answer is final: no answer and 5xx are tried again, everything else is passed on. */
export async function postJson(
  address: string,
  body: object,
  { onRetry }: PostOptions = {},
): Promise<SendResult> {
  for (let attempt = 0; ; attempt++) {
    const response = await attemptOnce(address, body);
    if (response?.ok) return { ok: true };
    const isFinal = response !== null && response.status < 500;
    if (isFinal || attempt === ATTEMPTS - 1) return failureOf(response);
    onRetry?.();
    await wait(Math.min(Math.max(retryDelay(attempt), retryAfterOf(response)), LONGEST_WAIT));
  }
}

async function attemptOnce(address: string, body: object): Promise<Response | null> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT),
    });
  } catch (error) {
    console.warn(`No answer from ${address}.`, error);
    return null;
  }
}

/** The server's own sentence when it sent one. */
async function failureOf(response: Response | null): Promise<SendResult> {
  if (!response) return { ok: false, message: NO_ANSWER };
  const { status } = response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  return {
    ok: false,
    status,
    ...(typeof problem?.detail === 'string'
      ? { message: problem.detail, isServersWord: true }
      : { message: sentenceFor(status) }),
    ...(typeof problem?.code === 'string' && { code: problem.code }),
    ...(Array.isArray(problem?.errors) && { errors: problem.errors }),
  };
}

interface Problem {
  detail?: unknown;
  code?: unknown;
  errors?: { field: string; message: string }[];
}

const NO_ANSWER =
  'We could not reach our office from here. Please check your connection and try again, or call us.';

function sentenceFor(status: number): string {
  if (status === 429) {
    return 'That was a lot of requests in a short time. Please wait a moment, or call us.';
  }
  return status >= 500
    ? 'Your request has not been saved. Please try again in a moment, or call us.'
    : 'Your request was not accepted. Please check it and try again, or call us.';
}

/** Retry-After in ms: seconds or a date; 0 when it says nothing. */
function retryAfterOf(response: Response | null): number {
  const value = response?.headers.get('retry-after');
  if (!value) return 0;
  const time = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(time) ? Math.max(0, time) : 0;
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
