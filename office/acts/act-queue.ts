/**
 * Acts on their way to the server. Each is kept on the device until the server has answered it, and sent again with the same
 * id until then: with the next connection, from the open page or from the service worker. The server counts an id once.
 */
import { openChannel } from '../../app/lib/browser/channel.ts';
import { openDeviceDatabase } from '../../app/lib/browser/database.ts';
import { runAlone } from '../../app/lib/browser/locks.ts';
import type { Act, ActAnswer } from '../../domain/office/acts-api.ts';
import type { PersonRef } from '../../domain/office/fields.ts';
import { callOffice, type Problem } from '../api/call-office.ts';
import { createStore } from '../parts/store.ts';
import type { KeptAct } from './apply-acts.ts';

const KEY = 'acts';
const LOCK = 'office-acts';
const CHANNEL = 'office-acts';
/** Tag of the service worker's background sync. */
export const SYNC_TAG = 'office-acts';

/** What comes of one act. `refused`: it will never be taken, and is no longer kept. */
export type Outcome =
  | { kind: 'done'; kept: KeptAct; answer: ActAnswer }
  | { kind: 'refused'; kept: KeptAct; problem: Problem };

/** Refusals after which the same act is sent again later. */
const LATER = new Set<Problem['code']>([
  'no-connection',
  'unavailable',
  'too-many',
  'bug',
  'not-signed-in',
]);

const database = openDeviceDatabase('office');
const channel = openChannel(CHANNEL);
/** The acts where the device takes none; null = they are on the device. */
let unwritten: KeptAct[] | null = null;
const readKept = async () => unwritten ?? (await database.read<KeptAct[]>(KEY)) ?? [];

/** The acts that wait, oldest first; the last may not be on the device yet. */
export const keptActs = createStore<KeptAct[]>([]);

/** How many wait, as the device knows them, and whether it keeps them: false = they end with the page. */
export const waiting = createStore({ count: 0, isOnDevice: true });

/** Reads what an earlier visit has left, and follows what other pages and the worker do. */
export async function openActQueue(): Promise<void> {
  const show = async () => {
    const acts = await readKept();
    keptActs.set(acts);
    waiting.set({ count: acts.length, isOnDevice: unwritten === null });
  };
  channel.follow(show);
  await show();
}

async function change(edit: (acts: KeptAct[]) => KeptAct[]): Promise<void> {
  // Also while another page or the worker sends: nobody reads what somebody else is about to write.
  await runAlone(`${LOCK}-list`, async () => {
    const acts = edit(await readKept());
    unwritten = (await database.write(KEY, acts)) ? null : acts;
    keptActs.set(acts);
    waiting.set({ count: acts.length, isOnDevice: unwritten === null });
    channel.notify();
  });
}

/** Keeps an act. It shows at once, and is on the device when this ends; call sendActs to have it sent. */
export async function keepAct(
  act: Act,
  submissionId: string,
  by: PersonRef,
  at: number,
): Promise<void> {
  const kept: KeptAct = { act, submission_id: submissionId, by, at };
  keptActs.set([...keptActs.read(), kept]);
  await change((acts) => [...acts, kept]);
}

/** Takes back an act that was not sent. @returns whether it still was here. */
export async function dropAct(actId: string): Promise<boolean> {
  return runAlone(LOCK, async () => {
    const isHere = (await readKept()).some(({ act }) => act.act_id === actId);
    if (isHere) await change((acts) => acts.filter(({ act }) => act.act_id !== actId));
    return isHere;
  });
}

/** Forgets everything on this device: after signing out. */
export const forgetActs = (): Promise<void> => change(() => []);

/**
 * Sends what is kept, one after the other in the order of the acts. Stops at the first that can't be sent now.
 * @param by only this person's acts; null = nobody is known (the worker): whoever made them has the session.
 * @param report called after each act that was answered, before it leaves the list
 * @returns why it stopped; null = nothing is left
 */
export function sendActs(
  by: string | null,
  report: (outcome: Outcome) => void,
): Promise<Problem | null> {
  return runAlone(LOCK, async () => {
    for (;;) {
      const next = (await readKept()).find((kept) => by === null || kept.by.person_id === by);
      if (!next) return null;
      const answer = await callOffice<ActAnswer>(`/leads/${next.submission_id}/acts`, {
        method: 'POST',
        body: next.act,
      });
      if (!answer.ok && LATER.has(answer.problem.code)) return answer.problem;
      report(
        answer.ok
          ? { kind: 'done', kept: next, answer: answer.value }
          : { kind: 'refused', kept: next, problem: answer.problem },
      );
      await change((acts) => acts.filter(({ act }) => act.act_id !== next.act.act_id));
    }
  });
}
