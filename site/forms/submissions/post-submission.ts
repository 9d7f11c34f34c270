/** One attempt series for any kind of submission, and the correction that may have to follow. */
import * as m from '#messages';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { type Answer, type Outcome, outcomeOf } from '../../../domain/submissions/outcome.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';
import { pendingStore, type Submission } from './pending-store.ts';
import type { SentPhoto } from './post-photos.ts';
import type { PostOptions } from './post-with-retries.ts';
import { postJson } from './post-with-retries.ts';

export interface SendOptions extends PostOptions {
  /**
   * The server holds something else under the submission's id, because an earlier attempt arrived: the request goes on
   * under this new id, and names the old one in `replaces` (docs/integrations.md).
   */
  onCorrection?: ((submissionId: string) => void) | undefined;
}

/**
 * Of pictures the server makes the correction itself.
 * @param photos of a request with pictures; absent = those that are kept on this device
 * @returns also what was sent last: the submission or its correction
 */
export async function postSubmission(
  submission: Submission,
  options: SendOptions = {},
  photos?: readonly SentPhoto[],
): Promise<{ outcome: Outcome; sent: Submission }> {
  const outcome = outcomeOf(await post(submission, options, photos));
  const isConflict = outcome.state === 'refused' && outcome.reason === 'conflict';
  if (!isConflict || submission.kind !== 'contact') return { outcome, sent: submission };
  const { body } = submission;
  const sent: Submission = {
    kind: 'contact',
    body: { ...body, submission_id: makeUuid(), replaces: body.submission_id },
  };
  options.onCorrection?.(sent.body.submission_id);
  const entry = pendingStore.find(body.submission_id);
  if (entry) {
    // In this order: a tab that is closed between them loses nothing.
    pendingStore.save(sent, entry.state);
    pendingStore.remove(submission);
  }
  return { outcome: outcomeOf(await post(sent, options)), sent };
}

async function post(
  submission: Submission,
  options: PostOptions,
  photos?: readonly SentPhoto[],
): Promise<Answer> {
  const { kind, body } = submission;
  if (kind === 'newsletter') return postJson(ENDPOINTS.newsletter, body, options);
  if (kind === 'contact') return postJson(ENDPOINTS.contact, body, options);
  const { postPhotos } = await import('./post-photos.ts');
  const sent = photos ?? (await storedPhotos(body.submission_id));
  return sent ? postPhotos(body.fields, sent, options) : photosMissing();
}

async function storedPhotos(submissionId: string): Promise<SentPhoto[] | null> {
  const { readPhotos } = await import('./pending-photos.ts');
  return readPhotos(submissionId);
}

/** The browser may clear what it keeps. As the server answers a request without pictures. */
const photosMissing = (): Answer => ({
  status: 422,
  detail: m.submissions_your_photos_are_no_longer_on_this(),
});
