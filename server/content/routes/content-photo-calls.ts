/** /office/api: photos for pages. Uploads are decoded in a separate process, as visitors' photos are. */
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { PHOTO_LIMITS, PHOTO_REFUSALS } from '../../../domain/lead/pest-photos.ts';
import { type CallTable, person, reads, unaudited } from '../../office/calls/calls.ts';
import { type Refusal, refuse } from '../../office/calls/refusals.ts';
import { insertPhoto, readPhoto } from '../store/content-photos.ts';
import type { ContentContext } from './content-context.ts';

/** Longest side of a photo in the picker, px. */
const CHOICE_PX = 800;
const CHOICE_CACHE = 'private, max-age=3600';

export function contentPhotoCalls({ db, now, pictures, reserve }: ContentContext) {
  return {
    'POST /content/photos': unaudited(
      'a photo carries its author',
      { ...person, limit: [60, 3600] },
      async ({ request, session }) => {
        const original = await readBody(request.raw);
        if (!original) return invalid(PHOTO_REFUSALS['too-large']());
        const recoded = await pictures.admit((recode) => recode(original));
        if (!recoded) return refuse('unavailable');
        if (!recoded.ok)
          return recoded.refusal === 'busy'
            ? refuse('unavailable')
            : invalid(PHOTO_REFUSALS[recoded.refusal]());
        if (!(await reserve.hasRoom(recoded.jpeg.length))) return refuse('no-room');
        const by = { author: session.person.name, now: now() };
        return { file: await insertPhoto(db, recoded.jpeg, by) };
      },
    ),
    'GET /content/photos/:name': reads(person, ({ params: { name = '' }, reply }) =>
      sendSmallPhoto({ db, pictures }, name, reply),
    ),
  } satisfies CallTable;
}

/** Sends a photo at the size used in the picker and in previews. */
export async function sendSmallPhoto(
  { db, pictures }: Pick<ContentContext, 'db' | 'pictures'>,
  name: string,
  reply: FastifyReply,
): Promise<Refusal | undefined> {
  const original = await readPhoto(db, name);
  if (!original) return refuse('not-found');
  const small = await pictures.admit((recode) => recode(original, CHOICE_PX));
  if (!small?.ok) return refuse('unavailable');
  reply.header('cache-control', CHOICE_CACHE).type('image/jpeg').send(small.jpeg);
  return undefined;
}

const invalid = (message: string) => refuse('invalid', [{ field: 'Photo', message }]);

/**
 * @returns null if the body is too large; the rest is read and discarded, because a browser reads the response only
 * then
 */
async function readBody(body: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > PHOTO_LIMITS.bytes) chunks.length = 0;
    else chunks.push(chunk);
  }
  return bytes > PHOTO_LIMITS.bytes || chunks.length === 0 ? null : Buffer.concat(chunks);
}
