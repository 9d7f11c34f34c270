/** Posts with the site's retry policy (spec §7), and sends a correction if the server asks for one. */

import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { type Answer, type Outcome, outcomeOf } from '../../../domain/submissions/outcome.ts';
import { DETECTION_ATTEMPTS, retryDelay } from '../../../domain/territory/territory.ts';
import { timeoutSignal } from '../../lib/browser/timing.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';
import { pendingStore, type Submission } from './pending-store.ts';

/** Spec §7: 3 attempts. The geolocation call has the same policy. */
const ATTEMPTS = DETECTION_ATTEMPTS;
/** Longest wait between two attempts, ms, whatever Retry-After asks for. */
const MAX_WAIT_MS = 30_000;
/** Timeout of one attempt, ms; pictures take longer on a slow connection. */
const ATTEMPT_TIMEOUT_MS = { json: 20_000, photos: 180_000 };

/**
 * Posts a submission. If the server holds another version under its id, because an earlier attempt arrived, posts it once more as a
 * correction: under a new id, with the old one in `replaces` (docs/integrations.md).
 * @param onCorrection called with the new id
 * @returns the outcome, and what was sent last: the submission or its correction
 */
export async function postSubmission(
  submission: Submission,
  onCorrection?: (submissionId: string) => void,
): Promise<{ outcome: Outcome; sent: Submission }> {
  const { kind, body } = submission;
  const post = async (body: object) => outcomeOf(await postWithRetries(ENDPOINTS[kind], body));
  const outcome = await post(body);
  const isConflict = outcome.state === 'refused' && outcome.reason === 'conflict';
  if (!isConflict || kind !== 'contact') return { outcome, sent: submission };
  const { submission_id: replaces } = body;
  const sent = { kind, body: { ...body, submission_id: makeUuid(), replaces } };
  onCorrection?.(sent.body.submission_id);
  const entry = pendingStore.find(replaces);
  if (entry) pendingStore.save({ ...entry, ...sent });
  return { outcome: await post(sent.body), sent };
}

/** Posts until the answer is final. A missing answer and 5xx are retried; every other answer is final. Never rejects. */
export async function postWithRetries(url: string, body: object | FormData): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const response = await postOnce(url, body).catch((error: unknown) => {
      console.warn('No answer from our office.', error);
      return null;
    });
    const isFinal = response !== null && response.status < 500;
    if (isFinal || attempt + 1 === ATTEMPTS) return answerOf(response);
    const asked = Number(response?.headers.get('retry-after')) * 1000 || 0;
    const delay = Math.min(Math.max(retryDelay(attempt), asked), MAX_WAIT_MS);
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

function postOnce(url: string, body: object | FormData): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
    signal: timeoutSignal(ATTEMPT_TIMEOUT_MS[isForm ? 'photos' : 'json']),
  });
}

async function answerOf(response: Response | null): Promise<Answer> {
  if (!response) return { status: null };
  // The answer of a proxy in between is no JSON.
  const problem = response.ok ? null : await response.json().catch(() => null);
  return { ...(problem as Partial<Answer> | null), status: response.status };
}
