/** Posts with the site's retry policy (spec §7), and the correction that may have to follow. */

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
/** An attempt without an answer after this many ms counts as failed; pictures take longer over a slow line. */
const ATTEMPT_TIMEOUT_MS = { json: 20_000, photos: 180_000 };

/**
 * Posts a submission, and the correction that may have to follow.
 * @param onCorrection called when the server holds something else under the submission's id, because an earlier attempt arrived: the
 * request goes on under this new id, and names the old one in `replaces` (docs/integrations.md)
 * @returns also what was sent last: the submission or its correction
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

/** Posts until an answer is final: no answer and 5xx are tried again, everything else is passed on. It is a value, never an exception. */
export async function postWithRetries(url: string, body: object | FormData): Promise<Answer> {
  for (let count = 1; ; count++) {
    const response = await postOnce(url, body).catch((error: unknown) => {
      console.warn('No answer from our office.', error);
      return null;
    });
    const isFinal = response !== null && response.status < 500;
    if (isFinal || count === ATTEMPTS) return answerOf(response);
    const delay = Math.max(
      retryDelay(count - 1),
      retryAfterMs(response?.headers.get('retry-after')),
    );
    await new Promise((resolve) => setTimeout(resolve, Math.min(delay, MAX_WAIT_MS)));
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
    signal: timeoutSignal(ATTEMPT_TIMEOUT_MS[isForm ? 'photos' : 'json']) ?? null,
  });
}

async function answerOf(response: Response | null): Promise<Answer> {
  if (!response) return { status: null };
  const body = response.ok ? null : await response.json().catch(() => null);
  const { detail, code, errors } = (body ?? {}) as Record<string, unknown>;
  return {
    status: response.status,
    ...(typeof detail === 'string' && { detail }),
    ...(typeof code === 'string' && { code }),
    ...(Array.isArray(errors) && { errors }),
  };
}

/** Retry-After in ms: seconds or a date; 0 when it says nothing. */
function retryAfterMs(value: string | null | undefined): number {
  if (!value) return 0;
  const time = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(time) ? Math.max(0, time) : 0;
}
