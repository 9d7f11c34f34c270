/** POST /api/pest-photos with progress, which fetch can't tell; otherwise as postJson. */

import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import type { Answer } from '../../../domain/submissions/outcome.ts';
import { type Attempted, type PostOptions, postWithRetries } from './post-with-retries.ts';

/** A picture as it is sent. */
export interface SentPhoto {
  name: string;
  content: Blob;
}

/** An attempt without an answer after this many ms counts as failed: four pictures over a slow line. */
const ATTEMPT_TIMEOUT_MS = 180_000;

export function postPhotos(
  fields: Record<string, string>,
  photos: readonly SentPhoto[],
  options: PostOptions = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { content, name } of photos) form.append('photos', content, name);
  return postWithRetries(() => postOnce(form, options), options);
}

/** Null: no answer came. */
function postOnce(form: FormData, { onProgress }: PostOptions): Promise<Attempted | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', ENDPOINTS.photos);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.timeout = ATTEMPT_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onloadend = () => {
      const { status, response: body } = request;
      resolve(
        status ? { status, retryAfter: request.getResponseHeader('retry-after'), body } : null,
      );
    };
    request.send(form);
  });
}
