/**
 * POST /api/contact-submissions: accepts a lead from the form, the chat, or a page without JavaScript.
 * POST /api/termite-letters: accepts the letter form of agents without JavaScript.
 */

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import * as m from '#messages';
import type { Form } from '../../../domain/forms/form.ts';
import { letterForm } from '../../../domain/forms/letter-states.ts';
import { quoteForm } from '../../../domain/forms/quote-form.ts';
import { readPostedForm } from '../../../domain/forms/read-posted-form.ts';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { zipOf } from '../../../domain/lead/submission-fields.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import type { FieldError } from '../../../domain/submissions/problem.ts';
import { visitTimesUrl, wishInQuery } from '../../../domain/visits/visit-paths.ts';
import type { DiskReserve } from '../../data-dir/disk-reserve.ts';
import { answerFailure, answerSuccess, formFields, isFormPost } from '../../http/answers.ts';
import { fieldErrors } from '../../http/problems.ts';
import { belowApi, type RouteContext } from '../../http/route-context.ts';
import { createLeadIntake, type SaveOutcome, saveOrCorrect, stageOf } from '../lead-service.ts';
import type { NotificationSettings } from '../messages/lead-messages.ts';

export interface LeadRouteContext extends RouteContext {
  notifications: NotificationSettings;
  /** Disk space reserved for leads. */
  reserve: DiskReserve;
  /** True if visitors may suggest times for a visit. Default false. */
  offersVisits?(): boolean;
  /** Today's date in the company's time zone, YYYY-MM-DD. */
  today(): string;
  /** Tells the outbox worker that there are new rows. */
  wakeOutbox(): void;
}

export function contactSubmissions(api: FastifyInstance, context: LeadRouteContext): void {
  const { now, site, metrics, wakeOutbox } = context;
  const takeLead = createLeadIntake(context);

  const limit = context.limit(30, 5 * 60);
  api.post(belowApi(ENDPOINTS.contact), { config: { form: 'quote', ...limit } }, (request, reply) =>
    take(request, reply, quoteForm),
  );
  api.post(belowApi(ENDPOINTS.letter), { config: { form: 'letter', ...limit } }, (request, reply) =>
    take(request, reply, letterForm),
  );

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    form: Form,
  ): Promise<FastifyReply> {
    const isPosted = isFormPost(request);
    const read = isPosted ? readPosted(postedFields(request), form) : readJson(request.body);
    const errors = read.success ? territoryErrors(read.output) : fieldErrors(read.issues);
    if (!read.success || errors.length > 0)
      return answerFailure(request, reply, { kind: 'invalid', errors }, site);

    const save = (lead: ContactSubmission) => takeLead({ submission: lead, now: now() });
    // Scripts send a correction under a new id by themselves.
    const { submission, outcome } = isPosted
      ? await saveOrCorrect(read.output, context.db, save)
      : { submission: read.output, outcome: await save(read.output) };
    metrics.count('leads_total', { stage: stageOf(submission), outcome });
    if (outcome === 'conflict') return answerFailure(request, reply, { kind: 'conflict' }, site);
    if (outcome !== 'repeated') wakeOutbox();
    const { submission_id } = submission;
    return answerSuccess(
      request,
      reply,
      outcome === 'created' ? 201 : 200,
      { submission_id, stage: stageOf(submission), outcome: outcome satisfies SaveOutcome },
      // Without a ZIP code no time can be chosen: the thanks are then the usual ones.
      context.offersVisits?.() && form === quoteForm && zipOf(submission.address)
        ? (language, options) =>
            visitTimesUrl(language, submission_id, {
              ...options,
              wish: wishInQuery(URL.parse(request.headers.referer ?? '')?.search ?? ''),
            })
        : undefined,
    );
  }

  /** Refuses a territory that the site does not have. */
  function territoryErrors({ territory }: ContactSubmission): FieldError[] {
    if (!territory || Object.hasOwn(context.site.territories, territory)) return [];
    return [
      { field: 'territory', message: m.contact_submissions_the_territory_is_not_one_we_know() },
    ];
  }

  /** Reads the page's own field names, or the column names of the API. */
  function readPosted(fields: Record<string, string>, form: Form) {
    if (form === quoteForm && 'first_name' in fields) return readJson(recordOf(fields));
    return readPostedForm(form, fields, randomUUID, context.today());
  }
}

/**
 * The fields of a form post. Inside a frame without scripts, source and page come from the frame's URL
 * (site/forms/quote-frame).
 */
function postedFields(request: FastifyRequest): Record<string, string> {
  const fields = formFields(request);
  if (fields.embedded !== '1') return fields;
  const address = URL.parse(request.headers.referer ?? '')?.searchParams;
  return {
    ...fields,
    source: fields.source || (address?.get('source') ?? ''),
    page: fields.page || (address?.get('page') ?? ''),
  };
}

function readJson(body: unknown) {
  return v.safeParse(ContactSubmission, body);
}

function recordOf(fields: Record<string, string>): Record<string, unknown> {
  const known = Object.entries(fields).filter(
    ([name, value]) => name in ContactSubmission.entries && !NOT_TEXT.has(name) && value !== '',
  );
  return { source: quoteForm.source, submission_id: randomUUID(), ...Object.fromEntries(known) };
}

/** Columns that a plain form can't carry. */
const NOT_TEXT = new Set(['attribution', 'consent', 'deadline', 'details', 'started_at']);
