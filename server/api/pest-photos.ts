/** POST /api/pest-photos: takes pictures of a pest with a name and a phone number, as a lead. */
import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import {
  PHOTO_LIMITS,
  PHOTO_REFUSALS,
  type PhotoRefusal,
  photoCountProblem,
  readPhotoForm,
} from '../../domain/lead/pest-photos.ts';
import { PICTURES } from '../connections/slow-requests.ts';
import { type SaveOutcome, saveSubmission, stageOf } from '../leads/lead-store.ts';
import { storePhotos } from '../photos/photo-store.ts';
import { recodePhoto } from '../photos/recode-photo.ts';
import { answerFailure, answerSuccess } from './answers.ts';
import type { ApiContext } from './api-context.ts';
import { isUnsolved } from './challenge.ts';
import { asCorrection } from './correction.ts';
import type { Failure, FieldError } from './problems.ts';
import { fieldErrors } from './validation.ts';

/** Pictures are named `photos`; the words are the quote form's, with `where` and `when`. */
export async function pestPhotos(api: FastifyInstance, context: ApiContext): Promise<void> {
  const { db, now, notifications, phone, metrics, wakeOutbox, uploads } = context;
  await api.register(multipart, {
    limits: {
      fileSize: PHOTO_LIMITS.bytes,
      files: PHOTO_LIMITS.count,
      fields: 30,
      fieldSize: 20_000,
      parts: PHOTO_LIMITS.count + 30,
    },
  });

  const config = { form: 'photo' as const, patience: PICTURES, ...context.limit(12, 10 * 60) };
  api.post('/pest-photos', { config }, async (request, reply) => {
    if (!request.isMultipart()) return answerFailure(request, reply, { kind: 'wrong-type' }, phone);
    const posted = await readParts(request);
    if (!posted.ok) return answerFailure(request, reply, refused(posted.refusal), phone);
    const words = readWords(posted.fields);
    if (!words.ok)
      return answerFailure(request, reply, { kind: 'invalid', errors: words.errors }, phone);
    const photos = await recodeAll(posted.photos);
    if (!photos.ok) return answerFailure(request, reply, refused(photos.refusal), phone);

    const unsolved = await isUnsolved(words.submission, context, request);
    const save = async (submission: ContactSubmission): Promise<SaveOutcome> => {
      const stored = await storePhotos(uploads, submission.submission_id, photos.jpegs);
      try {
        const saving = { db, now: now(), notifications, unsolved, photos: stored.names };
        const outcome = await saveSubmission(submission, saving);
        if (outcome === 'conflict') await stored.undo();
        return outcome;
      } catch (error) {
        await stored.undo();
        throw error;
      }
    };
    let { submission } = words;
    let outcome = await save(submission);
    if (outcome === 'conflict') {
      submission = asCorrection(submission);
      outcome = await save(submission);
    }
    metrics.count('leads_total', { stage: stageOf(submission), outcome });
    if (outcome === 'conflict') return answerFailure(request, reply, { kind: 'conflict' }, phone);
    if (outcome !== 'repeated') wakeOutbox();
    return answerSuccess(request, reply, outcome === 'created' ? 201 : 200, {
      submission_id: submission.submission_id,
      photos: photos.jpegs.length,
      outcome,
    });
  });
}

type Parts =
  | { ok: true; fields: Record<string, string>; photos: Buffer[] }
  | { ok: false; refusal: PhotoRefusal };

/** An empty file field arrives as a file without a name and without content: no picture. */
async function readParts(request: FastifyRequest): Promise<Parts> {
  const fields: Record<string, string> = {};
  const photos: Buffer[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] ??= part.value;
        continue;
      }
      const content = await part.toBuffer();
      if (part.fieldname === 'photos' && content.length > 0) photos.push(content);
    }
  } catch (error) {
    const refusal = MULTIPART_LIMITS[(error as { code?: string }).code ?? ''];
    if (refusal) return { ok: false, refusal };
    // What can't be taken apart was put together wrong: the parser's own errors carry no status.
    throw Object.assign(error as Error, { statusCode: 400 });
  }
  const problem = photoCountProblem(photos.map(({ length }) => length));
  return problem ? { ok: false, refusal: problem } : { ok: true, fields, photos };
}

const MULTIPART_LIMITS: Record<string, PhotoRefusal> = {
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-many',
};

type Words = { ok: true; submission: ContactSubmission } | { ok: false; errors: FieldError[] };

function readWords(fields: Record<string, string>): Words {
  const read = readPhotoForm(fields, randomUUID);
  if (!read.ok) {
    const errors = Object.entries(read.problems).map(([field, message]) => ({ field, message }));
    return { ok: false, errors };
  }
  const checked = v.safeParse(ContactSubmission, read.submission);
  if (checked.success) return { ok: true, submission: checked.output };
  return { ok: false, errors: fieldErrors(checked.issues) };
}

async function recodeAll(
  originals: Buffer[],
): Promise<{ ok: true; jpegs: Buffer[] } | { ok: false; refusal: PhotoRefusal }> {
  const jpegs: Buffer[] = [];
  for (const original of originals) {
    const recoded = await recodePhoto(original);
    if (!recoded.ok) return recoded;
    jpegs.push(recoded.jpeg);
  }
  return { ok: true, jpegs };
}

/** 413 for size and number, 415 for what is no picture, 422 for none or a broken one. */
function refused(refusal: PhotoRefusal): Failure {
  const errors = [{ field: 'photos', message: PHOTO_REFUSALS[refusal] }];
  if (refusal === 'too-large' || refusal === 'too-many') return { kind: 'photo-too-large', errors };
  if (refusal === 'heic' || refusal === 'wrong-type') return { kind: 'photo-type', errors };
  return { kind: 'invalid', errors };
}
