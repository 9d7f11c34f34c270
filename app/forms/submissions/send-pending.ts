/** Sends the pending submissions of this device: on a page visit, when the connection returns, and every minute. */
import { isPassing, outcomeOf, type Refused } from '../../../domain/submissions/outcome.ts';
import { isOnline } from '../../lib/browser/connection.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';
import {
  isPartialLead,
  type PendingSubmission,
  pendingStore,
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
  const outcome = outcomeOf(await postSubmission(entry));
  if (outcome.state === 'sent') {
    return isPartialLead(entry) ? pendingStore.remove(entry) : pendingStore.removeSent(entry);
  }
  if (outcome.state === 'kept' || isPassing(outcome)) return;
  if (entry.kind === 'contact' && outcome.reason === 'conflict') return sendAsCorrection(entry);
  refuse(entry, outcome);
}

function refuse(entry: PendingSubmission, refusal: Refused): void {
  // A partial lead is nothing the visitor has sent: its failure is for the log only (spec §8).
  if (isPartialLead(entry)) {
    console.warn('The partial lead was not saved:', refusal.message);
    pendingStore.remove(entry);
  } else pendingStore.save(entry, 'refused', refusal);
}

/** An earlier attempt arrived and said something else: this one corrects it, under an id of its own. */
async function sendAsCorrection(entry: PendingSubmission & { kind: 'contact' }): Promise<void> {
  const { submission_id: replaces } = entry.body;
  const correction = {
    ...entry,
    body: { ...entry.body, submission_id: makeUuid(), replaces },
  };
  pendingStore.save(correction);
  pendingStore.remove(entry);
  await sendOne(correction);
}
