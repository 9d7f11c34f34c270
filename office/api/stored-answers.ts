/**
 * The newest answers, stored on the device: without a connection the office still shows whom to call. They are personal data, so
 * they go when the session ends.
 */
import { openDeviceDatabase } from '../../app/lib/browser/database.ts';
import { runAlone } from '../../app/lib/browser/locks.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
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

/** Leads and lists; the oldest goes first. */
const MAX_ANSWERS = 60;
const INDEX = 'index';

const database = openDeviceDatabase('office-answers');

interface StoredAnswer {
  /** When the server said it, ms since the epoch. */
  at: number;
  value: unknown;
}

/** Of when what is shown is, ms since the epoch; null = of now. */
export const shownFrom = createStore<number | null>(null);

/** As readOffice; without a connection, what was said last. @throws OfficeError when nothing was stored either. */
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

/** One change of the index after the other, also between tabs: what it does not name would never be forgotten. */
const alone = (task: () => Promise<void>) => runAlone('office-answers', task);

/** What a sign-in has answered is the session from here on. */
export const storeSession = (session: SessionAnswer) =>
  storeAnswer(requestOf('GET /session').path, session);

/** Keeps an answer as that of a path, unless it is not wanted any more when its turn comes. */
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
