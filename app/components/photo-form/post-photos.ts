/** POST /api/pest-photos with progress, which fetch can't tell; otherwise as post-json.ts. */
import { DETECTION_ATTEMPTS, retryDelay } from '../../../domain/territory/territory.ts';
import { ADDRESSES } from '../../submissions/submission-addresses.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

export type PostedPhotos =
  | { ok: true }
  | { ok: false; message: string; errors: { field: string; message: string }[] };

/** @param onProgress share of the request that has left, 0 to 1 */
export async function postPhotos(
  fields: Record<string, string>,
  photos: PreparedPhoto[],
  onProgress: (share: number) => void,
): Promise<PostedPhotos> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { content, name } of photos) form.append('photos', content, name);
  for (let attempt = 0; ; attempt++) {
    const { status, answer } = await postOnce(form, onProgress);
    if (status >= 200 && status < 300) return { ok: true };
    const isFinal = status !== 0 && status < 500;
    if (isFinal || attempt === DETECTION_ATTEMPTS - 1) {
      return { ok: false, message: answer?.detail ?? NO_ANSWER, errors: answer?.errors ?? [] };
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
  }
}

interface Answer {
  detail?: string;
  errors?: { field: string; message: string }[];
}

const NO_ANSWER =
  'We could not reach our office from here. Please check your connection and try again, or call us.';

/** Status 0: no answer came. */
function postOnce(
  form: FormData,
  onProgress: (share: number) => void,
): Promise<{ status: number; answer: Answer | null }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', ADDRESSES.photos);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onloadend = () =>
      resolve({ status: request.status, answer: request.response as Answer | null });
    request.send(form);
  });
}
