/** Acts on leads: shown at once, sent in the background, and undoable for ten seconds. */

import { useCallback, useMemo } from 'react';
import type { Act, LeadDetail } from '../../domain/office/acts-api.ts';
import type { PersonRef } from '../../domain/office/fields.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { makeUuid } from '../../site/lib/browser/uuid.ts';
import { NO_CONNECTION, type Problem, serverNow } from '../api/call-office.ts';
import { endSession, noteLead, queries, readAgain, sessionQuery } from '../api/queries.ts';
import { createStore, useStore } from '../parts/store.ts';
import { showToast } from '../parts/toast.tsx';
import { ownRegistration } from '../push/push.ts';
import { useSession } from '../session/session.tsx';
import { dropAct, SYNC_TAG, sendActs, storeAct, storedActs, waitingOf } from './act-queue.ts';
import { applyActs, applyActsToDetail, type StoredAct } from './apply-acts.ts';

/** Each kind of act without its id. */
type NewAct = Act extends infer One ? (One extends Act ? Omit<One, 'act_id'> : never) : never;

/** Why queued acts can't be sent; null if no problem is known. */
export const sendingProblem = createStore<Problem | null>(null);

/**
 * @param words what was done, for the toast; empty if the screen already says it
 * @returns resolves when the act is stored on the device
 */
type DoAct = (lead: LeadSummary, act: NewAct, words?: string) => Promise<void>;

export function useAct(): DoAct {
  const { person } = useSession();
  return useCallback(
    (lead, newAct, words) => {
      const { person_id, name } = person;
      const act = { ...newAct, act_id: makeUuid() } as Act;
      const isStored = perform(act, lead.submission_id, { person_id, name });
      const back = backOf(lead, newAct);
      if (words)
        showToast(
          words,
          back && (() => void takeBack(act, back, lead.submission_id, { person_id, name })),
        );
      return isStored;
    },
    [person],
  );
}

async function perform(act: Act, submissionId: string, by: PersonRef): Promise<void> {
  await storeAct(act, submissionId, by, serverNow());
  void sendStoredActs(by.person_id);
}

/** Undoes an act: drops it if it was not sent yet, otherwise sends the opposite act. */
async function takeBack(act: Act, back: NewAct, submissionId: string, by: PersonRef) {
  if (await dropAct(act.act_id)) return;
  await perform({ ...back, act_id: makeUuid() } as Act, submissionId, by);
}

/** The opposite of an act; undefined if it has none. @param lead before the act */
function backOf(lead: LeadSummary, { type }: NewAct): NewAct | undefined {
  if (type === 'status') return { type, status: lead.status };
  if (type === 'assign') return { type, person_id: lead.assigned_to?.person_id ?? null };
  const until = lead.snoozed_until;
  if (type === 'snooze')
    return { type, until: until !== null && until > serverNow() ? until : null };
  return undefined;
}

/** @param by the user whose acts are sent */
export async function sendStoredActs(by: string): Promise<void> {
  const problem = await sendActs(by, ({ submission_id }, lead) => {
    if (lead) noteLead(lead);
    readAgain(submission_id);
  });
  sendingProblem.set(problem);
  if (problem?.code === 'not-signed-in') await endSession();
  // Another user has signed in, in another tab.
  else if (problem?.code === 'another-person')
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => {});
  else if (problem) await sendInBackground();
}

/**
 * Where the browser supports background sync, the service worker sends the acts once there is a connection, even with
 * the page closed.
 */
async function sendInBackground(): Promise<void> {
  const registration = await ownRegistration();
  // Chromium only, so missing in the DOM's types.
  const sync: { register(tag: string): Promise<void> } | undefined =
    registration && Reflect.get(registration, 'sync');
  await sync?.register(SYNC_TAG).catch(() => {});
}

/** True if the server was not reached, as opposed to reached and busy. */
export const isWithoutConnection = (problem: Problem | null): boolean =>
  problem?.code === NO_CONNECTION.code;

/** The signed-in user's acts that still have to be sent. */
export function useWaitingActs(): StoredAct[] {
  const stored = useStore(storedActs);
  const { person_id } = useSession().person;
  return useMemo(() => waitingOf(stored, person_id), [stored, person_id]);
}

/** Applies the acts on this device to leads. */
export function useWithActs() {
  const stored = useWaitingActs();
  const { people } = useSession();
  return useMemo(
    () => ({
      summary: (lead: LeadSummary) => applyActs(lead, stored, people),
      detail: (detail: LeadDetail) => applyActsToDetail(detail, stored, people),
    }),
    [stored, people],
  );
}
