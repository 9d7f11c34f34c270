/** Sends what waits as pending: on a page visit, when the connection returns, and now and then. */
import { isPassing, type Refused } from '../../../domain/submissions/outcome.ts';
import { isOnline } from '../../lib/browser/connection.ts';
import {
  isPartialLead,
  type PendingSubmission,
  pendingStore,
  type Submission,
  withFreeLock,
} from './pending-store.ts';
import { postSubmission } from './post-submission.ts';

/** Time between rounds while something waits, ms. A connection that is up but leads nowhere fires no event. */
const ROUND_MS = 60_000;
/** After this many ms a submission is forgotten: nobody waits for a call that long. 30 days. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Starts the rounds; call once the page runs. Returns what stops them. */
export function startSendingPending(): () => void {
  const round = () =>
    void sendPending().catch((error: unknown) =>
      console.error('What waits on this device was not sent:', error),
    );
  const onVisible = () => {
    if (document.visibilityState === 'visible') round();
  };
  round();
  const timer = setInterval(round, ROUND_MS);
  addEventListener('online', round);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    removeEventListener('online', round);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** One round: each waiting submission gets the usual attempts, one after the other. */
export async function sendPending(): Promise<void> {
  for (const { body } of pendingStore.entries()) {
    if (!isOnline()) return;
    await withFreeLock(body.submission_id, async () => {
      // It may have gone out while this round waited for another one.
      const entry = pendingStore.find(body.submission_id);
      if (entry) await sendOne(entry);
    });
  }
}

async function sendOne(entry: PendingSubmission): Promise<void> {
  if (Date.now() - entry.keptAt > MAX_AGE_MS) return pendingStore.remove(entry);
  if (entry.state === 'refused') return;
  const { outcome, sent } = await postSubmission(entry);
  if (outcome.state === 'sent') {
    return isPartialLead(sent) ? pendingStore.remove(sent) : pendingStore.removeSent(sent);
  }
  if (outcome.state === 'pending' || isPassing(outcome)) return;
  refuse(sent, outcome);
}

function refuse(entry: Submission, refusal: Refused): void {
  // A partial lead is nothing the visitor has sent: its failure is for the log only (spec §8).
  if (isPartialLead(entry)) {
    console.warn('The partial lead was not saved:', refusal.message);
    pendingStore.remove(entry);
  } else pendingStore.save(entry, 'refused', refusal);
}
