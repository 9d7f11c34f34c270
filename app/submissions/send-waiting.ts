/** Sends what waits in the on-device outbox: on a page visit, when the connection returns, and now and then. */
import { makeUuid } from '../components/chat/make-uuid.ts';
import { type KeptSubmission, outbox, unlessUnderWay } from './outbox.ts';
import { postJson, type SendResult } from './post-json.ts';
import { withSolution } from './proof-of-work.ts';
import { ADDRESSES } from './submission-addresses.ts';

/** Time between rounds while something waits, ms. A connection that is up but leads nowhere fires no event. */
const ROUND = 60_000;
/** After this many ms a submission is forgotten: nobody waits for a call that long. 30 days. */
const LONGEST_KEPT = 30 * 24 * 60 * 60 * 1000;

/** Starts the rounds; call once the page runs. Returns what stops them. */
export function startOutbox(): () => void {
  const round = () => void sendWaiting();
  const onVisible = () => {
    if (document.visibilityState === 'visible') round();
  };
  round();
  const timer = setInterval(round, ROUND);
  addEventListener('online', round);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    removeEventListener('online', round);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** One round: each waiting submission gets the usual attempts, one after the other. */
export async function sendWaiting(): Promise<void> {
  for (const { kind, body } of outbox.entries()) {
    if (!navigator.onLine) return;
    await unlessUnderWay(body.submission_id, async () => {
      // It may have gone out while this round waited for another one.
      const entry = outbox
        .entries()
        .find((other) => other.kind === kind && other.body.submission_id === body.submission_id);
      if (entry && entry.state !== 'refused') await sendOne(entry);
    });
  }
}

async function sendOne(entry: KeptSubmission): Promise<void> {
  if (Date.now() - entry.keptAt > LONGEST_KEPT) return outbox.drop(entry);
  const result = await postJson(ADDRESSES[entry.kind], await withSolution(entry));
  if (isDone(entry, result)) return outbox.drop(entry);
  if (result.ok || isWorthAnotherRound(result.status)) return;
  if (entry.kind === 'contact' && result.status === 409) return sendAsCorrection(entry);
  outbox.keep(entry, 'refused');
}

function isDone(entry: KeptSubmission, result: SendResult): boolean {
  // Someone who is subscribed already has what they asked for.
  return result.ok || (entry.kind === 'newsletter' && result.status === 409);
}

function isWorthAnotherRound(status: number | undefined): boolean {
  return status === undefined || status >= 500 || status === 429 || status === 408;
}

/** An earlier attempt arrived and said something else: this one corrects it, under an id of its own. */
async function sendAsCorrection(entry: KeptSubmission & { kind: 'contact' }): Promise<void> {
  const { submission_id: replaces } = entry.body;
  const correction = {
    ...entry,
    body: { ...entry.body, submission_id: makeUuid(), replaces },
  };
  outbox.keep(correction);
  outbox.drop(entry);
  await sendOne(correction);
}
