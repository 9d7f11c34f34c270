/**
 * Queue of acts waiting for the server. Each act is stored on the device until the server answers and is resent under
 * the same id, from the open page or the service worker; the server counts an id once. A refused act stays until the
 * user dismisses it. Why no library does this: docs/decisions/0017-office.md.
 */

import type { Act } from '../../domain/office/acts-api.ts';
import type { PersonRef } from '../../domain/office/fields.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { openChannel } from '../../site/lib/browser/channel.ts';
import { deviceDatabase } from '../../site/lib/browser/indexed-database.ts';
import { runAlone } from '../../site/lib/browser/locks.ts';
import { callOffice, type Problem } from '../api/call-office.ts';
import { createStore } from '../parts/store.ts';
import type { StoredAct } from './apply-acts.ts';

/** Name of the queue: in the database, for its locks and its channel. */
const QUEUE = 'office-acts';
/** Tag of the service worker's background sync. */
export const SYNC_TAG = QUEUE;

/** Refusals after which the same act is retried later. */
const LATER = new Set<Problem['code']>([
  'no-connection',
  'unavailable',
  'too-many',
  'bug',
  'not-signed-in',
  // Another user has signed in since.
  'another-person',
]);

const channel = openChannel(QUEUE);
/** Acts held in memory because the browser refuses to store them; null if it stores them. */
let unwritten: StoredAct[] | null = null;
const readStored = async () => unwritten ?? (await deviceDatabase.read<StoredAct[]>(QUEUE)) ?? [];

/** All queued acts, oldest first. The last one may not be written to the device yet. */
export const storedActs = createStore<StoredAct[]>([]);

/** Number of acts deleted unsent because the session ended. */
export const discarded = createStore(0);

/** Acts of one user that still have to be sent. */
export const waitingOf = (acts: StoredAct[], personId: string): StoredAct[] =>
  acts.filter(({ by, refusal }) => by.person_id === personId && refusal === undefined);

/** Loads acts left by an earlier visit and follows changes by other pages and the worker. */
export async function openActQueue(): Promise<void> {
  const show = async () => storedActs.set(await readStored());
  channel.follow(show);
  await show();
}

async function change(edit: (acts: StoredAct[]) => StoredAct[]): Promise<void> {
  // Takes the lock of the list, because another page or the worker may be writing.
  await runAlone(`${QUEUE}-list`, async () => {
    const acts = edit(await readStored());
    unwritten = (await deviceDatabase.write(QUEUE, acts)) ? null : acts;
    storedActs.set(acts);
    channel.notify();
  });
}

/** Queues an act. It shows at once and is stored on the device when the promise resolves; call sendActs to send it. */
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

/** Removes an act that was not sent, or dismisses a refused one. @returns false if it was no longer queued */
export async function dropAct(actId: string): Promise<boolean> {
  return runAlone(QUEUE, async () => {
    const isHere = (await readStored()).some(({ act }) => act.act_id === actId);
    if (isHere) await change((acts) => acts.filter(({ act }) => act.act_id !== actId));
    return isHere;
  });
}

/**
 * Deletes other users' acts from this device: they contain notes about customers, and only their author could send
 * them.
 * @param personId the signed-in user; null deletes everything
 */
export const forgetActs = (personId: string | null): Promise<void> =>
  change((acts) => {
    const unsent = acts.filter(({ refusal }) => refusal === undefined).length;
    if (personId === null && unsent > 0) discarded.set(unsent);
    return acts.filter(({ by }) => by.person_id === personId);
  });

/**
 * Sends queued acts in order and stops at the first that can't be sent now.
 * @param by the signed-in user; other users' acts are skipped
 * @param report called after each answer, with the lead as it is now; without it if the act was refused
 * @returns why it stopped; null if nothing is left
 */
export function sendActs(
  by: string,
  report: (stored: StoredAct, lead?: LeadSummary) => void = () => {},
): Promise<Problem | null> {
  return runAlone(QUEUE, async () => {
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
      report(stored, answer.ok ? answer.value.lead : undefined);
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
