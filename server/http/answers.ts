/**
 * How the form endpoints answer: JSON to scripts, a redirect to a page for visitors without JavaScript.
 * The pages are /thank-you/…, /problem/…, and the same under /embed for the framed form.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../../domain/content/site-schema.ts';
import type { FormName } from '../../domain/forms/form.ts';
import { problemAnchor } from '../../domain/forms/forms.ts';
import {
  type Language,
  languageOf,
  pathIn,
  splitLanguage,
} from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import type { Problem } from '../../domain/submissions/problem.ts';
import { territoryPath } from '../../domain/territory/territory.ts';
import { type Failure, type FailureKind, toProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that posts here without JavaScript. It decides which problem page the visitor gets. */
    form?: FormName;
  }
}

/** Retry-After in seconds, by kind of failure. */
const RETRY_AFTER: Partial<Record<FailureKind, number>> = {
  unavailable: 10,
  'pictures-busy': 30,
  'pictures-full': 600,
};

/** True for a native form post. Scripts that upload photos use the same content type, but accept JSON. */
export function isFormPost(request: FastifyRequest): boolean {
  const { 'content-type': type = '', accept = '' } = request.headers;
  if (request.routeOptions.config.form === 'photo') return !/\bapplication\/json\b/i.test(accept);
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}

/** The fields of a form post. A repeated field counts with its first value. */
export function formFields(request: FastifyRequest): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries((request.body ?? {}) as Record<string, unknown>)) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') fields[name] = first;
  }
  return fields;
}

/** Answers JSON to scripts and redirects a form post to its thank-you page. @param next page to redirect to instead, also in the frame */
export function answerSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 201 | 202,
  body: Record<string, unknown>,
  next?: (language: Language, options: { framed: boolean; thanks: true }) => string,
): FastifyReply {
  if (!isFormPost(request)) return reply.code(status).send(body);
  const form = request.routeOptions.config.form ?? 'quote';
  const framed = isEmbedded(request);
  const language = requestLanguage(request);
  if (next) return reply.redirect(next(language, { framed, thanks: true }), 303);
  const page = framed ? framedThanks(formFields(request).territory) : `/thank-you/${form}`;
  return reply.redirect(pathIn(language, page), 303);
}

/** The framed thank-you page, which shows the same phone number as the form. @param territory one of the site's */
function framedThanks(territory: string | undefined): string {
  return `/embed/thank-you${territory ? `/${territoryPath(territory)}` : ''}`;
}

/** Answers a problem document to scripts and redirects a form post to its problem page. @param site has the number to call instead */
export function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  site: Pick<Site, 'territories'>,
): FastifyReply {
  const { form } = request.routeOptions.config;
  const language = requestLanguage(request);
  const problem = inLanguage(language, () => toProblem(failure, site.territories.other.phone));
  const retryAfter = RETRY_AFTER[failure.kind];
  if (retryAfter) reply.header('retry-after', retryAfter);
  // A page of another origin gets the status itself: a redirect would hide the refusal.
  if (isFormPost(request) && form && failure.kind !== 'foreign-origin') {
    const place = isEmbedded(request) ? '/embed/problem' : '/problem';
    return reply.redirect(pathIn(language, `${place}/${problemPage(failure, form)}`), 303);
  }
  return sendProblem(reply, problem);
}

/** A problem document. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** The language of the posting page: the form's field, otherwise the path of the referring page. */
function requestLanguage(request: FastifyRequest): Language {
  const said = (request.body as { language?: unknown } | null)?.language;
  if (said !== undefined) return languageOf([said].flat()[0]);
  return splitLanguage(URL.parse(request.headers.referer ?? '')?.pathname ?? '').language;
}

function problemPage(failure: Failure, form: FormName): string {
  switch (failure.kind) {
    case 'invalid': {
      if (form === 'newsletter') return 'invalid-newsletter';
      const anchor = problemAnchor(form, failure.errors);
      return `invalid-${form}${anchor ? `#${anchor}` : ''}`;
    }
    case 'too-large':
      if (form === 'newsletter') return 'invalid-newsletter';
      return `invalid-${form === 'letter' ? 'letter' : 'quote'}#description-too-long`;
    case 'photo-too-large':
    case 'photo-type':
      return `invalid-photo#${problemAnchor('photo', failure.errors) ?? 'photos-too-large'}`;
    case 'already-subscribed':
      return 'already-subscribed';
    case 'too-many':
      return 'too-many';
    case 'pictures-busy':
    case 'pictures-full':
      return 'no-pictures';
    case 'unavailable':
    case 'bug':
      return 'try-again';
    default:
      return 'not-accepted';
  }
}

/** True for the framed quote form, which sends a hidden field, because its answers must fit the frame. */
function isEmbedded(request: FastifyRequest): boolean {
  return formFields(request).embedded === '1';
}
