/** Sends what waits as pending: on a page visit, when the connection returns, and now and then. */
import { isPassing } from '../../../domain/submissions/outcome.ts';
import { isOnline } from '../../lib/browser/connection.ts';
import { showPendingNotice } from './pending-notice.ts';
import { isPartialLead, type PendingSubmission, pendingStore } from './pending-store.ts';
import { postSubmission } from './post-submission.ts';

/** Time between rounds while something waits, ms. A connection that is up but leads nowhere fires no event. */
const ROUND_MS = 60_000;
/** Longest time that the attempts of the tab in which it was submitted take, ms. */
const ATTEMPTS_MS = 2 * 60_000;
/** After this many ms a submission is forgotten: nobody waits for a call that long. 30 days. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

let isStarted = false;

/** Starts the rounds, and tells of what waits. Does nothing the second time. */
export function startSendingPending(): void {
  if (isStarted) return;
  isStarted = true;
  showPendingNotice();
  const round = () =>
    void sendPending().catch((error: unknown) =>
      console.error('What waits on this device was not sent:', error),
    );
  round();
  setInterval(round, ROUND_MS);
  addEventListener('online', round);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') round();
  });
}

/** Of the round that runs. */
let running: Promise<void> | undefined;

/** One round: each waiting submission gets the usual attempts, one after the other. A round of another tab may send it, too: its id makes that harmless. */
export function sendPending(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function sendAll(): Promise<void> {
  for (const entry of pendingStore.entries()) {
    if (!isOnline()) return;
    await sendOne(entry);
  }
}

async function sendOne(entry: PendingSubmission): Promise<void> {
  const age = Date.now() - entry.storedAt;
  if (age > MAX_AGE_MS) return pendingStore.remove(entry.body.submission_id);
  if (entry.state === 'refused' || (entry.state === 'under way' && age < ATTEMPTS_MS)) return;
  const { outcome, sent } = await postSubmission(entry);
  if (outcome.state === 'refused' && isPassing(outcome)) return;
  // A partial lead is nothing the visitor has sent: its failure is for the log only (spec §8).
  if (outcome.state !== 'refused' || isPartialLead(entry)) {
    if (outcome.state === 'refused')
      console.warn('The partial lead was not saved:', outcome.message);
    pendingStore.remove(sent.body.submission_id);
  } else pendingStore.save({ ...sent, state: 'refused', refusal: outcome });
}
