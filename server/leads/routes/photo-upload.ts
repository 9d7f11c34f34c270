/** POST /api/pest-photos: accepts photos of a pest with a name and a phone number, as a lead. */
import { randomUUID } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { photoForm } from '../../../domain/forms/photo-form.ts';
import { readPostedForm } from '../../../domain/forms/read-posted-form.ts';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import {
  PHOTO_LIMITS,
  PHOTO_REFUSALS,
  type PhotoRefusal,
} from '../../../domain/lead/pest-photos.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { announcedBytes } from '../../data-dir/disk-reserve.ts';
import { isDiskFull } from '../../database/failures.ts';
import { answerFailure, answerSuccess } from '../../http/answers.ts';
import { type Failure, fieldErrors } from '../../http/problems.ts';
import { belowApi } from '../../http/route-context.ts';
import type { PictureQueue, Recode } from '../../photos/service/picture-queue.ts';
import { namePictures } from '../../photos/store/lead-pictures.ts';
import { type SaveOutcome, saveOrCorrect, saveSubmission, stageOf } from '../lead-service.ts';
import type { LeadRouteContext } from './contact-submissions.ts';

/** Limit for all photos of one request, bytes. */
const MOST_BYTES = PHOTO_LIMITS.bytes * PHOTO_LIMITS.count;

/** Photos are the parts named `photos`; the text fields are the quote form's with `where` and `when`. */
export async function pestPhotos(
  api: FastifyInstance,
  context: LeadRouteContext & { pictureQueue: PictureQueue },
): Promise<void> {
  const { db, now, notifications, site, metrics, wakeOutbox, reserve } = context;
  await api.register(multipart, {
    limits: {
      fileSize: PHOTO_LIMITS.bytes,
      files: PHOTO_LIMITS.count,
      fields: 30,
      fieldSize: 20_000,
      parts: PHOTO_LIMITS.count + 30,
    },
  });

  const config = { form: 'photo' as const, ...context.limit(12, 10 * 60) };
  api.post(belowApi(ENDPOINTS.photos), { config }, async (request, reply) => {
    if (!request.isMultipart()) return answerFailure(request, reply, { kind: 'wrong-type' }, site);
    if (!(await reserve.hasRoom(announcedBytes(request, MOST_BYTES))))
      return refuseUnread(request, reply, { kind: 'pictures-full' });
    const answered = await context.pictureQueue.admit((recode) => take(request, reply, recode));
    if (answered === null) return refuseUnread(request, reply, { kind: 'pictures-busy' });
    return reply;
  });

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    recode: Recode,
  ): Promise<FastifyReply> {
    const posted = await readParts(request, recode);
    if (!posted.ok) return refuseUnread(request, reply, refused(posted.refusal));
    const words = readPostedForm(photoForm, posted.fields, randomUUID, context.today());
    if (!words.success) {
      const errors = fieldErrors(words.issues);
      return answerFailure(request, reply, { kind: 'invalid', errors }, site);
    }

    const save = (submission: ContactSubmission): Promise<SaveOutcome> => {
      const pictures = namePictures(submission.submission_id, posted.jpegs);
      return saveSubmission(submission, { db, now: now(), notifications, pictures });
    };
    let saved: Awaited<ReturnType<typeof saveOrCorrect>>;
    try {
      saved = await saveOrCorrect(words.output, db, save, posted.jpegs);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      request.log.warn({ err: error, reqId: request.id }, 'no room for pictures');
      return answerFailure(request, reply, { kind: 'pictures-full' }, site);
    }
    const { submission, outcome } = saved;
    metrics.count('leads_total', { stage: stageOf(submission), outcome });
    if (outcome === 'conflict') return answerFailure(request, reply, { kind: 'conflict' }, site);
    if (outcome !== 'repeated') wakeOutbox();
    return answerSuccess(request, reply, outcome === 'created' ? 201 : 200, {
      submission_id: submission.submission_id,
      photos: posted.jpegs.length,
      outcome,
    });
  }

  /** A browser reads the response only after sending the whole body, so the rest is received and discarded. */
  function refuseUnread(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
    request.raw.unpipe();
    request.raw.resume();
    return answerFailure(request, reply, failure, site);
  }
}

type Refusal = PhotoRefusal | 'busy';
type Parts =
  | { ok: true; fields: Record<string, string>; jpegs: Buffer[] }
  | { ok: false; refusal: Refusal };

/**
 * Decodes each photo as it arrives, so that memory holds one original per request. An empty file input arrives as a
 * part without name and content and counts as no photo.
 */
async function readParts(request: FastifyRequest, recode: Recode): Promise<Parts> {
  const fields: Record<string, string> = {};
  const jpegs: Buffer[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] ??= part.value;
        continue;
      }
      const content = await readFile(part);
      if (part.fieldname !== 'photos' || content.length === 0) continue;
      const recoded = await recode(content);
      if (!recoded.ok) return recoded;
      jpegs.push(recoded.jpeg);
    }
  } catch (error) {
    const refusal = MULTIPART_LIMITS[(error as { code?: string }).code ?? ''];
    if (refusal) return { ok: false, refusal };
    // The parser's own errors have no status: a body that it can't parse is malformed.
    throw Object.assign(error as Error, { statusCode: 400 });
  }
  return jpegs.length > 0 ? { ok: true, fields, jpegs } : { ok: false, refusal: 'none' };
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  // The parser truncates a part at the limit.
  if (part.file.truncated) throw Object.assign(new Error('too large'), { code: TOO_LARGE });
  return Buffer.concat(chunks);
}

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';
const MULTIPART_LIMITS: Record<string, PhotoRefusal> = {
  [TOO_LARGE]: 'too-large',
  FST_FILES_LIMIT: 'too-many',
};

/** 413 for size or number, 415 for a file that is no photo, 422 for none or a broken one, 503 while too busy. */
function refused(refusal: Refusal): Failure {
  if (refusal === 'busy') return { kind: 'pictures-busy' };
  const errors = [{ field: 'photos', message: PHOTO_REFUSALS[refusal](), reason: refusal }];
  if (refusal === 'too-large' || refusal === 'too-many') return { kind: 'photo-too-large', errors };
  if (refusal === 'heic' || refusal === 'wrong-type') return { kind: 'photo-type', errors };
  return { kind: 'invalid', errors };
}
