/**
 * Latest answers, stored on the device, so that the office shows whom to call without a connection. They are personal
 * data and are deleted when the session ends.
 */

import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import { openDeviceDatabase } from '../../site/lib/browser/indexed-database.ts';
import { runAlone } from '../../site/lib/browser/locks.ts';
import { createStore } from '../parts/store.ts';
import {
  type AnswerTo,
  type Input,
  type InputTo,
  OfficeError,
  type Route,
  readOffice,
  requestOf,
} from './call-office.ts';

/** Maximum stored answers; the oldest is dropped first. */
const MAX_ANSWERS = 60;
const INDEX = 'index';

const database = openDeviceDatabase('office-answers');

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
    const value = await readOffice(route, ...([input, { signal }] as Input<R>));
    shownFrom.set(null);
    void storeAnswer(path, value, signal);
    return value;
  } catch (error) {
    const code = error instanceof OfficeError ? error.problem.code : null;
    if (code !== 'no-connection' && code !== 'unavailable') throw error;
    const stored = await database.read<StoredAnswer>(path);
    if (!stored) throw error;
    shownFrom.set(stored.at);
    return stored.value as AnswerTo<R>;
  }
}

/** Serializes changes of the index, also between tabs: an answer missing from the index would never be deleted. */
const alone = (task: () => Promise<void>) => runAlone('office-answers', task);

/** Stores the answer of a sign-in as the session. */
export const storeSession = (session: SessionAnswer) =>
  storeAnswer(requestOf('GET /session').path, session);

/** Stores an answer under its path, unless it was aborted meanwhile. */
const storeAnswer = (path: string, value: unknown, signal?: AbortSignal): Promise<void> =>
  alone(async () => {
    if (signal?.aborted) return;
    const index = (await database.read<string[]>(INDEX)) ?? [];
    const paths = [...index.filter((one) => one !== path), path];
    for (const old of paths.splice(0, Math.max(0, paths.length - MAX_ANSWERS)))
      await database.remove(old);
    await database.write(INDEX, paths);
    await database.write(path, { at: Date.now(), value } satisfies StoredAnswer);
  });

export const forgetAnswers = (): Promise<void> =>
  alone(async () => {
    for (const path of (await database.read<string[]>(INDEX)) ?? []) await database.remove(path);
    await database.remove(INDEX);
  });
