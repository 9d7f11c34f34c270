/**
 * POST /api/functions/send-quote-notification (spec §7). The mail was queued in the lead's own transaction;
 * this call confirms it, so it can be repeated without a second mail.
 */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { QuoteNotification } from '../../../domain/lead/quote-notification.ts';
import { PARTIAL_CHAT_SOURCE } from '../../../domain/lead/submission-fields.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { answerFailure, answerSuccess, formFields, isFormPost } from '../../http/answers.ts';
import { fieldErrors } from '../../http/problems.ts';
import { belowApi } from '../../http/route-context.ts';
import { confirmNotification } from '../../outbox/outbox-store.ts';
import type { LeadRouteContext } from './contact-submissions.ts';

export function sendQuoteNotification(api: FastifyInstance, context: LeadRouteContext): void {
  const { db, now, site, wakeOutbox } = context;

  const config = { form: 'quote' as const, ...context.limit(60, 5 * 60) };
  api.post(belowApi(ENDPOINTS.quoteNotification), { config }, async (request, reply) => {
    const body = isFormPost(request) ? notificationOf(formFields(request)) : request.body;
    const result = v.safeParse(QuoteNotification, body);
    if (!result.success) {
      const errors = fieldErrors(result.issues);
      return answerFailure(request, reply, { kind: 'invalid', errors }, site);
    }
    const { submission_id, source } = result.output;
    const stage = source === PARTIAL_CHAT_SOURCE ? 'partial' : 'complete';
    const outcome = await confirmNotification(db, submission_id, stage, now());
    if (outcome === 'unknown') {
      return answerFailure(request, reply, { kind: 'unknown-submission' }, site);
    }
    wakeOutbox();
    return answerSuccess(request, reply, 202, { submission_id, queued: true });
  });
}

function notificationOf(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => name in QuoteNotification.entries),
  );
}
