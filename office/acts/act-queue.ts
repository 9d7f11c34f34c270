/**
 * Acts on their way to the server. Each is stored on the device until the server has answered it, and sent again with the same
 * id until then: with the next connection, from the open page or from the service worker. The server counts an id once. One that is
 * refused stays until the person has dismissed it. Why no library does this: docs/decisions/0017-office.md.
 */
import { openChannel } from '../../app/lib/browser/channel.ts';
import { openDeviceDatabase } from '../../app/lib/browser/database.ts';
import { runAlone } from '../../app/lib/browser/locks.ts';
import type { Act } from '../../domain/office/acts-api.ts';
import type { PersonRef } from '../../domain/office/fields.ts';
import { type AnswerTo, callOffice, type Problem } from '../api/call-office.ts';
import { createStore } from '../parts/store.ts';
import type { StoredAct } from './apply-acts.ts';

const KEY = 'acts';
const LOCK = 'office-acts';
const CHANNEL = 'office-acts';
/** Tag of the service worker's background sync. */
export const SYNC_TAG = 'office-acts';

/** What comes of one act. No answer = it was refused. */
export interface Outcome {
  stored: StoredAct;
  answer?: AnswerTo<'POST /leads/:submission_id/acts'>;
}

/** Refusals after which the same act is sent again later. */
const LATER = new Set<Problem['code']>([
  'no-connection',
  'unavailable',
  'too-many',
  'bug',
  'not-signed-in',
  // Somebody else has signed in since.
  'another-person',
]);

const database = openDeviceDatabase('office');
const channel = openChannel(CHANNEL);
/** The acts where the device takes none; null = they are on the device. */
let unwritten: StoredAct[] | null = null;
const readStored = async () => unwritten ?? (await database.read<StoredAct[]>(KEY)) ?? [];

/** All that are stored, oldest first; the last may not be on the device yet. */
export const storedActs = createStore<StoredAct[]>([]);

/** Whether the device stores them: false = they end with the page. */
export const isOnDevice = createStore(true);

/** How many acts were deleted unsent because the session had ended. */
export const discarded = createStore(0);

/** One person's acts that are still to be sent. */
export const waitingOf = (acts: StoredAct[], personId: string): StoredAct[] =>
  acts.filter(({ by, refusal }) => by.person_id === personId && refusal === undefined);

/** Reads what an earlier visit has left, and follows what other pages and the worker do. */
export async function openActQueue(): Promise<void> {
  const show = async () => {
    storedActs.set(await readStored());
    isOnDevice.set(unwritten === null);
  };
  channel.follow(show);
  await show();
}

async function change(edit: (acts: StoredAct[]) => StoredAct[]): Promise<void> {
  // Also while another page or the worker sends: nobody reads what somebody else is about to write.
  await runAlone(`${LOCK}-list`, async () => {
    const acts = edit(await readStored());
    unwritten = (await database.write(KEY, acts)) ? null : acts;
    storedActs.set(acts);
    isOnDevice.set(unwritten === null);
    channel.notify();
  });
}

/** Keeps an act. It shows at once, and is on the device when this ends; call sendActs to have it sent. */
export async function storeAct(
  act: Act,
  submissionId: string,
  by: PersonRef,
  at: number,
): Promise<void> {
  const stored: StoredAct = { act, submission_id: submissionId, by, at };
  storedActs.set([...storedActs.read(), stored]);
  await change((acts) => [...acts, stored]);
}

/** Takes back an act that was not sent, or dismisses a refused one. @returns whether it still was here. */
export async function dropAct(actId: string): Promise<boolean> {
  return runAlone(LOCK, async () => {
    const isHere = (await readStored()).some(({ act }) => act.act_id === actId);
    if (isHere) await change((acts) => acts.filter(({ act }) => act.act_id !== actId));
    return isHere;
  });
}

/**
 * Deletes what others have left on this device: they hold notes about customers, and only who made them could send them.
 * @param personId who is signed in; null = nobody: everything is deleted
 */
export const forgetActs = (personId: string | null): Promise<void> =>
  change((acts) => {
    const unsent = acts.filter(({ refusal }) => refusal === undefined).length;
    if (personId === null && unsent > 0) discarded.set(unsent);
    return acts.filter(({ by }) => by.person_id === personId);
  });

/**
 * Sends what waits, one after the other in the order of the acts. Stops at the first that can't be sent now.
 * @param by who is signed in: only this person's acts
 * @param report called after each act that was answered
 * @returns why it stopped; null = nothing is left
 */
export function sendActs(
  by: string,
  report: (outcome: Outcome) => void = () => {},
): Promise<Problem | null> {
  return runAlone(LOCK, async () => {
    for (;;) {
      const stored = waitingOf(await readStored(), by)[0];
      if (!stored) return null;
      const { act_id } = stored.act;
      const answer = await callOffice('POST /leads/:submission_id/acts', {
        submission_id: stored.submission_id,
        made_by: stored.by.person_id,
        act: stored.act,
      });
      if (!answer.ok && LATER.has(answer.problem.code)) return answer.problem;
      report({ stored, ...(answer.ok && { answer: answer.value }) });
      await change((acts) =>
        answer.ok
          ? acts.filter(({ act }) => act.act_id !== act_id)
          : acts.map((one) =>
              one.act.act_id === act_id ? { ...one, refusal: answer.problem.detail } : one,
            ),
      );
    }
  });
}
