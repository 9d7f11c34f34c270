/**
 * Latest answers, in a cache of this device, so that the office shows whom to call without a connection. They are
 * personal data and are deleted when the session ends.
 */
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import { attemptLater } from '../../site/lib/browser/attempt.ts';
import { createStore } from '../parts/store.ts';
import {
  type AnswerTo,
  type InputTo,
  OfficeError,
  type Route,
  readOffice,
  requestOf,
} from './call-office.ts';

const CACHE = 'office-answers';
/** Maximum stored answers; the oldest is dropped first. */
const MAX_ANSWERS = 60;

interface StoredAnswer {
  /** When the server sent it, ms since the epoch. */
  at: number;
  value: unknown;
}

/** Time of the stored answer on screen, ms since the epoch; null if the answer is fresh. */
export const shownFrom = createStore<number | null>(null);

/**
 * Like readOffice, but falls back to the stored answer without a connection. @throws OfficeError if nothing is stored
 * either
 */
export async function readOfficeOrStored<R extends Route>(
  route: R,
  input: InputTo<R>,
  signal?: AbortSignal,
): Promise<AnswerTo<R>> {
  const { path } = requestOf(route, input);
  try {
    const value = await readOffice(route, input, { signal });
    shownFrom.set(null);
    void storeAnswer(path, value, signal);
    return value;
  } catch (error) {
    const code = error instanceof OfficeError ? error.problem.code : null;
    if (code !== 'no-connection' && code !== 'unavailable') throw error;
    const stored = await attemptLater(
      async () => (await caches.open(CACHE)).match(path),
      undefined,
    );
    if (!stored) throw error;
    const { at, value } = (await stored.json()) as StoredAnswer;
    shownFrom.set(at);
    return value as AnswerTo<R>;
  }
}

/** Stores the answer of a sign-in as the session. */
export const storeSession = (session: SessionAnswer) =>
  storeAnswer(requestOf('GET /session').path, session);

/** Stores an answer under its path, unless its query was aborted. */
const storeAnswer = (path: string, value: unknown, signal?: AbortSignal): Promise<void> =>
  attemptLater(async () => {
    const cache = await caches.open(CACHE);
    if (signal?.aborted) return;
    await cache.put(path, Response.json({ at: Date.now(), value } satisfies StoredAnswer));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MAX_ANSWERS) await cache.delete(oldest);
  }, undefined);

export async function forgetAnswers(): Promise<void> {
  await attemptLater(() => caches.delete(CACHE), false);
}
