/** One attempt series for any kind of submission. */
import type { Answer } from '../../../domain/submissions/outcome.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { Submission } from './pending-store.ts';
import { postJson } from './post-json.ts';
import type { SentPhoto } from './post-photos.ts';
import type { PostOptions } from './post-with-retries.ts';
import { solutionFor } from './proof-of-work.ts';

/**
 * What is kept on the device has no proof of work, because it may go out when that has expired: it is added here.
 * @param photos of a request with pictures; absent = those that are kept on this device
 */
export async function postSubmission(
  submission: Submission,
  options?: PostOptions,
  photos?: readonly SentPhoto[],
): Promise<Answer> {
  const { kind, body } = submission;
  if (kind === 'newsletter') return postJson(ENDPOINTS.newsletter, body, options);
  const solution = await solutionFor(body.submission_id);
  if (kind === 'contact') return postJson(ENDPOINTS.contact, { ...body, ...solution }, options);
  const { postPhotos } = await import('./post-photos.ts');
  const sent = photos ?? (await storedPhotos(body.submission_id));
  return sent ? postPhotos({ ...body.fields, ...solution }, sent, options) : PHOTOS_MISSING;
}

async function storedPhotos(submissionId: string): Promise<SentPhoto[] | null> {
  const { readPhotos } = await import('./pending-photos.ts');
  return readPhotos(submissionId);
}

/** The browser may clear what it keeps. As the server answers a request without pictures. */
const PHOTOS_MISSING: Answer = {
  status: 422,
  detail:
    'Your photos are no longer on this device. Please choose them and send them again, or call us.',
};
