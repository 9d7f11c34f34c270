/**
 * POST /api/contact-submissions: takes a lead from the form, the chat, or a page without JavaScript.
 * POST /api/termite-letters: the same, from the letter form of agents without JavaScript.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { readQuoteForm } from '../../../domain/lead/quote-form.ts';
import { readLetterForm } from '../../../domain/lead/termite-letter.ts';
import { type Challenges, isUnsolved } from '../../challenges/service.ts';
import type { DiskReserve } from '../../data-dir/disk-reserve.ts';
import { answerFailure, answerSuccess, formFields, isFormPost } from '../../http/answers.ts';
import { type FieldError, fieldErrors } from '../../http/problems.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { NotificationSettings } from '../messages/lead-messages.ts';
import { createLeadIntake, type SaveOutcome, saveOrCorrect, stageOf } from '../service.ts';

export interface LeadRouteContext extends RouteContext {
  notifications: NotificationSettings;
  /** null = no proof of work is asked for. */
  challenges: Challenges | null;
  /** Room on the disk that is kept for leads. */
  reserve: DiskReserve;
  /** YYYY-MM-DD at the office. */
  today(): string;
  /** Something new is in the outbox. */
  wakeOutbox(): void;
}

export function contactSubmissions(api: FastifyInstance, context: LeadRouteContext): void {
  const { now, phone, metrics, wakeOutbox } = context;
  const takeLead = createLeadIntake(context);

  const limit = context.limit(30, 5 * 60);
  api.post('/contact-submissions', { config: { form: 'quote', ...limit } }, (request, reply) =>
    take(request, reply, readForm),
  );
  api.post('/termite-letters', { config: { form: 'letter', ...limit } }, (request, reply) =>
    take(request, reply, (fields) => readLetter(fields, context.today())),
  );

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    readFields: (fields: Record<string, string>) => Read,
  ): Promise<FastifyReply> {
    const read = isFormPost(request) ? readFields(formFields(request)) : readJson(request.body);
    const errors = read.ok ? territoryErrors(read.submission) : read.errors;
    if (!read.ok || errors.length > 0)
      return answerFailure(request, reply, { kind: 'invalid', errors }, phone);

    const unsolved = await isUnsolved(read.submission, context, request);
    const save = (submission: ContactSubmission) => takeLead({ submission, now: now(), unsolved });
    // Scripts correct a request themselves, under a new id.
    const { submission, outcome } = isFormPost(request)
      ? await saveOrCorrect(read.submission, save)
      : { submission: read.submission, outcome: await save(read.submission) };
    metrics.count('leads_total', { stage: stageOf(submission), outcome });
    if (outcome === 'conflict') return answerFailure(request, reply, { kind: 'conflict' }, phone);
    if (outcome !== 'repeated') wakeOutbox();
    return answerSuccess(request, reply, outcome === 'created' ? 201 : 200, {
      submission_id: submission.submission_id,
      stage: stageOf(submission),
      outcome: outcome satisfies SaveOutcome,
    });
  }

  /** Which territories there are is the site's to say. */
  function territoryErrors({ territory }: ContactSubmission): FieldError[] {
    if (!territory || Object.hasOwn(context.site.territories, territory)) return [];
    return [{ field: 'territory', message: 'The territory is not one we know.' }];
  }
}

type Read = { ok: true; submission: ContactSubmission } | { ok: false; errors: FieldError[] };

function readJson(body: FastifyRequest['body']): Read {
  const result = v.safeParse(ContactSubmission, body);
  if (result.success) return { ok: true, submission: result.output };
  return { ok: false, errors: fieldErrors(result.issues) };
}

/** The page's own field names, or the record's for whoever posts those. */
function readForm(fields: Record<string, string>): Read {
  if ('first_name' in fields) return readJson(recordOf(fields));
  return checked(readQuoteForm(fields, randomUUID));
}

function readLetter(fields: Record<string, string>, today: string): Read {
  return checked(readLetterForm(fields, today, randomUUID));
}

function checked(result: ReturnType<typeof readQuoteForm | typeof readLetterForm>): Read {
  if (result.ok) return readJson(result.submission);
  const errors = Object.entries(result.problems).map(([field, message]) => ({ field, message }));
  return { ok: false, errors };
}

function recordOf(fields: Record<string, string>): Record<string, unknown> {
  const known = Object.entries(fields).filter(
    ([name, value]) => name in ContactSubmission.entries && !NOT_TEXT.has(name) && value !== '',
  );
  return { source: 'quote-form', submission_id: randomUUID(), ...Object.fromEntries(known) };
}

/** Fields of the record that a plain form cannot carry. */
const NOT_TEXT = new Set(['attribution', 'consent', 'deadline', 'started_at']);
