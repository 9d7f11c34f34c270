/** Access control of /office/api: tables declare who may make each call, and this file checks it. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { PHOTO_LIMITS } from '../../../domain/lead/pest-photos.ts';
import {
  OFFICE_API,
  OFFICE_HEADER,
  PROBLEM_STATUS,
  type ProblemCode,
} from '../../../domain/office/protocol.ts';
import { addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { announcedBytes } from '../../data-dir/disk-reserve.ts';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import { sendProblem } from '../../http/answers.ts';
import { isOwnHost } from '../../http/origin-check.ts';
import { type FailureKind, failureOf, fieldErrors } from '../../http/problems.ts';
import { findSession, isFresh, type Session } from '../store/sessions.ts';
import type { OfficeContext } from './office-context.ts';
import { Refusal, refuse, toOfficeProblem } from './refusals.ts';
import { refusedInput } from './refused-input.ts';

/** `everybody` includes visitors without a sign-in. */
export type Access = 'everybody' | 'person' | 'owner';
/** Rules to spread into those of a call. */
export const person = { access: 'person' } as const;
export const owner = { access: 'owner' } as const;
export const everybody = { access: 'everybody' } as const;

interface CallRules {
  access: Access;
  /** True if the call needs a recent sign-in. Default false. */
  fresh?: boolean;
  /** Default: the body is ignored. */
  body?: v.GenericSchema;
  /** Default: none. */
  query?: v.GenericSchema;
  /** Maximum calls per client, and the window in seconds. Default: no limit. */
  limit?: [max: number, seconds: number];
}

export interface Call<Body, Query, Signed> {
  request: FastifyRequest;
  reply: FastifyReply;
  body: Body;
  query: Query;
  /** Path parameters. */
  params: Record<string, string>;
  session: Signed;
  now: number;
  /**
   * Makes a change by this user and writes its audit entry, in one transaction.
   * @param what name of the entry
   * @param work resolves with a text for the entry's detail, or with false if there was nothing to change
   * @returns null if there was nothing to change
   */
  audited(
    what: string,
    work: (transaction: Transaction<Database>) => Promise<unknown>,
  ): Promise<Recorded | null>;
}

/** An object is a 200, null a 204; undefined means that the handler has replied itself. */
type Answer = object | null | undefined;

/** Result of a changing call. */
export interface Changed<Said extends Answer = Answer> {
  /** Its audit entry, written in the transaction of the change; null if nothing had to change. */
  recorded: Recorded | null;
  answer: Said;
}

type OutputOf<Rules, Part extends 'body' | 'query'> =
  Rules extends Record<Part, infer Schema extends v.GenericSchema>
    ? v.InferOutput<Schema>
    : undefined;
type PartOf<Rules, Part extends 'body' | 'query'> =
  Rules extends Record<Part, infer Schema extends v.GenericSchema> ? v.InferInput<Schema> : unknown;
type InputOf<Rules> = PartOf<Rules, 'body'> & PartOf<Rules, 'query'>;
type CallOf<Rules extends CallRules> = Call<
  OutputOf<Rules, 'body'>,
  OutputOf<Rules, 'query'>,
  SessionFor<Rules['access']>
>;

/** A declared call. From the types `Input` and `Said` the client infers request and answer. */
interface Declared<Input = unknown, Said = unknown> {
  rules: CallRules;
  handler: Handler<Answer>;
  /** Never set; carries the types. */
  wire?: { input: Input; said: Said };
}
export interface Reads<Input = unknown, Said = unknown> extends Declared<Input, Said> {
  writes: 'nothing';
}
export interface Changes<Input = unknown, Said = unknown> extends Declared<Input, Said> {
  writes: 'audited' | 'unaudited';
}

/** Calls by route. A non-GET call must say how it is audited: `reads` under POST does not compile. */
export type CallTable = { [route: `GET /${string}`]: Reads } & {
  [route: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`]: Changes;
};

/** Declares a call that only reads. */
export function reads<const Rules extends CallRules, Said extends Answer>(
  rules: Rules,
  handler: (call: CallOf<Rules>) => Promise<Said>,
): Reads<InputOf<Rules>, Exclude<Said, Refusal | undefined>> {
  return { rules, handler: handler as Handler<Answer>, writes: 'nothing' };
}

/** Declares a call that changes something and writes an audit entry in the same transaction. */
export function changes<const Rules extends CallRules, Result extends Changed | Refusal>(
  rules: Rules,
  handler: (call: CallOf<Rules>) => Promise<Result>,
): Changes<InputOf<Rules>, Extract<Result, Changed>['answer']> {
  return {
    rules,
    async handler(call) {
      const result = await (handler as Handler<Changed | Refusal>)(call);
      return result instanceof Refusal ? result : result.answer;
    },
    writes: 'audited',
  };
}

/** Declares a non-GET call without an audit entry. @param _why the reason, for readers of the table */
export function unaudited<const Rules extends CallRules, Said extends Answer>(
  _why: string,
  rules: Rules,
  handler: (call: CallOf<Rules>) => Promise<Said>,
): Changes<InputOf<Rules>, Exclude<Said, Refusal | undefined>> {
  return { rules, handler: handler as Handler<Answer>, writes: 'unaudited' };
}

type SessionFor<Allowed extends Access> = Allowed extends 'everybody' ? Session | null : Session;

type Handler<Result> = (call: Call<unknown, unknown, Session | null>) => Promise<Result>;

/** @returns a plugin that registers a table of calls in this scope */
export function officeCalls(
  app: FastifyInstance,
  context: OfficeContext,
): (table: CallTable) => void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.kind === 'bug')
      request.log.error({ err: error, reqId: request.id }, 'unexpected error');
    return sendRefusal(reply, refuse(codeOf(failure.kind)));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('not-found')));
  const add = (route: string, rules: CallRules, handler: Handler<Answer>) => {
    const [method = '', url = ''] = route.split(' ');
    app.route({
      method: method as 'GET',
      url,
      config: rules.limit ? context.limit(...rules.limit) : {},
      async handler(request, reply) {
        const answer = await answerTo(request, reply, rules, handler, context);
        if (answer === undefined) return reply;
        if (answer === null) return reply.code(204).send();
        return answer instanceof Refusal ? sendRefusal(reply, answer) : reply.send(answer);
      },
    });
  };
  return (table) => {
    for (const [route, { rules, handler }] of Object.entries(table)) add(route, rules, handler);
  };
}

async function answerTo(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: CallRules,
  handler: Handler<Answer>,
  context: OfficeContext,
): Promise<Answer> {
  const now = context.now();
  if (request.method !== 'GET' && !isOwnCall(request, context)) return refuse('foreign-origin');
  if (context.migrationState() !== 'ok') return refuse('unavailable');
  const session = await sessionOf(request, reply, context);
  if (rules.access !== 'everybody') {
    if (!session) return refuse('not-signed-in');
    if (rules.access === 'owner' && session.person.role !== 'owner') return refuse('not-allowed');
    if (rules.fresh && !isFresh(session, now)) return refuse('confirm-first');
  }
  const bytes = announcedBytes(request, PHOTO_LIMITS.bytes);
  if (writesWebsite(request) && !(await context.reserve.hasRoom(bytes))) {
    // Drains the body, because a browser reads the response only after sending it.
    request.raw.resume();
    return refuse('no-room');
  }
  const params = request.params as Record<string, string>;
  const errors = refusedInput(params, request.query, request.body);
  if (errors) return refuse('invalid', errors);
  const body = read(rules.body, request.body ?? {});
  if (body instanceof Refusal) return body;
  const query = read(rules.query, request.query);
  if (query instanceof Refusal) return query;
  const audited: Call<unknown, unknown, Session | null>['audited'] = (what, work) =>
    inTransaction(context.db, async (transaction) => {
      const detail = await work(transaction);
      if (detail === false) return null;
      return addAuditEntry(transaction, {
        ...{ at: now, person: session?.person ?? null, what },
        ...(typeof detail === 'string' && { detail }),
      });
    });
  return handler({ request, reply, body, query, params, session, now, audited });
}

/**
 * True for calls that add to the website: drafts, previews, photos, publications. They stop at the disk reserve for
 * leads. Ending a draft or a publication adds nothing and is exempt.
 */
function writesWebsite({ method, routeOptions }: FastifyRequest): boolean {
  const path = routeOptions.url?.slice(OFFICE_API.length) ?? '';
  return (
    (method === 'POST' || method === 'PUT') &&
    /^\/(content|publications)/.test(path) &&
    path !== '/content/discard'
  );
}

function read(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input);
  return result.success ? result.output : refuse('invalid', fieldErrors(result.issues));
}

/**
 * CSRF check. A page of another origin can't send our custom header without a preflight, which the server does not
 * answer. The origin is checked as well, and the cookie is SameSite=Strict.
 */
function isOwnCall(request: FastifyRequest, { siteUrl }: { siteUrl: string }): boolean {
  const { origin, 'sec-fetch-site': from = 'same-origin' } = request.headers;
  const isOwn = origin !== undefined && (origin === siteUrl || isOwnHost(origin, request.host));
  return isOwn && from === 'same-origin' && request.headers[OFFICE_HEADER] === '1';
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.code === 'unavailable') reply.header('retry-after', 5);
  return sendProblem(reply, toOfficeProblem(refusal));
}

/** Failures of the framework and the database. One without a code is about the body: its type or length. */
const codeOf = (kind: FailureKind): ProblemCode =>
  kind in PROBLEM_STATUS ? (kind as ProblemCode) : 'bad-body';

/** Name of the session cookie. `__Host-` binds it to this host, https and all paths. */
function cookieName(siteUrl: string): string {
  return isLocal(siteUrl) ? 'office' : '__Host-office';
}

/** Without https the cookie is sent on this machine only. */
const isLocal = (siteUrl: string) =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(siteUrl);

/** @param token null deletes the cookie @param seconds its lifetime */
export function sessionCookie(siteUrl: string, token: string | null, seconds: number): string {
  const parts = [
    `${cookieName(siteUrl)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${token === null ? 0 : seconds}`,
    ...(isLocal(siteUrl) ? [] : ['Secure']),
  ];
  return parts.join('; ');
}

/** The token in the Cookie header; null if two cookies have the name. */
function tokenOf(header: string | undefined, siteUrl: string): string | null {
  const name = `${cookieName(siteUrl)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(name))
    .map((part) => part.slice(name.length));
  const [token = ''] = found;
  return found.length === 1 && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Finds the session of a request and rotates its token when due. */
async function sessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, siteUrl, now }: Pick<OfficeContext, 'db' | 'siteUrl' | 'now'>,
): Promise<Session | null> {
  const token = tokenOf(request.headers.cookie, siteUrl);
  const session = token === null ? null : await findSession(db, token, now());
  if (session?.newToken) setSessionCookie(reply, session, { siteUrl, now });
  return session;
}

/** True if the request for a page outside of the office comes from an office user, whose cookie is sent to every path. */
export async function isSignedIn(
  request: FastifyRequest,
  { db, siteUrl, now }: Pick<OfficeContext, 'db' | 'siteUrl' | 'now'>,
): Promise<boolean> {
  const token = tokenOf(request.headers.cookie, siteUrl);
  if (token === null) return false;
  return findSession(db, token, now(), false).then(Boolean, () => false);
}

export function setSessionCookie(
  reply: FastifyReply,
  { row, newToken }: Session,
  { siteUrl, now }: Pick<OfficeContext, 'siteUrl' | 'now'>,
): void {
  const seconds = Math.floor((row.expires_at - now()) / 1000);
  reply.header('set-cookie', sessionCookie(siteUrl, newToken, seconds));
}
