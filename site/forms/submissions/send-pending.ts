/** Sends pending submissions: when a page opens, when the connection returns, and every minute. */
import { isPassing } from '../../../domain/submissions/outcome.ts';
import { isOnline } from '../../lib/browser/connection.ts';
import { showPendingNotice } from './pending-notice.ts';
import { isPartialLead, type PendingSubmission, pendingStore } from './pending-store.ts';
import { postSubmission } from './post-submission.ts';

/** Interval between rounds, ms. A connection that is up but leads nowhere fires no event. */
const ROUND_MS = 60_000;
/** After this many ms the tab that stored a submission has ended its attempts. */
const ATTEMPTS_MS = 2 * 60_000;
/** Age in ms at which a submission is dropped: nobody waits that long for a call. 30 days. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

let isStarted = false;

/** Starts the rounds and shows the notice. Does nothing the second time. */
export function startSendingPending(): void {
  if (isStarted) return;
  isStarted = true;
  showPendingNotice();
  void sendPending();
  setInterval(sendPending, ROUND_MS);
  addEventListener('online', sendPending);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendPending();
  });
}

let running: Promise<void> | undefined;

/** One round: posts each waiting submission, one after the other. Another tab may send it, too: its id makes that harmless. */
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
  if (outcome.state !== 'refused') return pendingStore.remove(sent.body.submission_id);
  if (isPassing(outcome)) return;
  if (isPartialLead(entry)) {
    // The visitor has not sent it, so its failure is only logged (spec §8).
    console.warn('The partial lead was not saved:', outcome.message);
    pendingStore.remove(sent.body.submission_id);
  } else pendingStore.save({ ...sent, state: 'refused', refusal: outcome });
}
