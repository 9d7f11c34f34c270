/** POST /api/newsletter-signups: subscribes an address (spec §5, §7, §8). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { newsletterForm } from '../../../domain/forms/newsletter-form.ts';
import { LIMITS } from '../../../domain/lead/submission-fields.ts';
import { NewsletterSignup } from '../../../domain/newsletter/newsletter-signup.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import type { DiskReserve } from '../../data-dir/disk-reserve.ts';
import { answerFailure, answerSuccess, formFields, isFormPost } from '../../http/answers.ts';
import { fieldErrors } from '../../http/problems.ts';
import { belowApi, type RouteContext } from '../../http/route-context.ts';
import type { NotificationSettings } from '../../leads/messages/lead-messages.ts';
import { saveSignup } from '../newsletter-service.ts';

export interface NewsletterRouteContext extends RouteContext {
  notifications: Pick<NotificationSettings, 'messageIdDomain' | 'receivers'>;
  /** Disk space reserved for leads. */
  reserve: DiskReserve;
  /** The key of the signed links in mails. */
  readLinkKey(): Promise<string>;
  /** Tells the outbox worker that there are new rows. */
  wakeOutbox(): void;
}

export function newsletterSignups(api: FastifyInstance, context: NewsletterRouteContext): void {
  const { db, now, metrics, notifications, reserve, wakeOutbox, site } = context;

  const config = { form: 'newsletter' as const, ...context.limit(10, 5 * 60) };
  api.post(belowApi(ENDPOINTS.newsletter), { config }, async (request, reply) => {
    const body = isFormPost(request) ? signupOf(formFields(request)) : request.body;
    const result = v.safeParse(NewsletterSignup, body);
    if (!result.success) {
      const errors = fieldErrors(result.issues);
      return answerFailure(request, reply, { kind: 'invalid', errors }, site);
    }
    if (!(await reserve.hasRoom(0)))
      return answerFailure(request, reply, { kind: 'unavailable' }, site);
    const outcome = await saveSignup(result.output, {
      db,
      now: now(),
      messageIdDomain: notifications.messageIdDomain,
      receivers: notifications.receivers,
      linkKey: await context.readLinkKey(),
      confirm: site.newsletter_confirm,
      consentVersion: site.consent.version,
      page: pageOf(request),
    });
    metrics.count('newsletter_signups_total', { outcome });
    wakeOutbox();
    if (outcome === 'duplicate') {
      return answerFailure(request, reply, { kind: 'already-subscribed' }, site);
    }
    if (outcome === 'unsubscribed') {
      return answerFailure(request, reply, { kind: 'unsubscribed' }, site);
    }
    return answerSuccess(request, reply, outcome === 'created' ? 201 : 200, { outcome });
  });
}

/** Path of the page with the form, from the Referer: the footer is on every page. */
function pageOf({ headers }: FastifyRequest): string {
  return URL.parse(headers.referer ?? '')?.pathname.slice(0, LIMITS.page) ?? '';
}

/** The fields of the footer's form; unknown ones are dropped. */
function signupOf(fields: Record<string, string>): Record<string, string> {
  const { email = '', source_page, submission_id, company_website, consent_version } = fields;
  return {
    email,
    source_page: source_page?.trim() || newsletterForm.source,
    ...(submission_id && { submission_id }),
    ...(consent_version && { consent_version: consent_version.slice(0, 40) }),
    ...(company_website && { company_website: company_website.slice(0, 500) }),
  };
}
