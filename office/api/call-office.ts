/** Calls of the office's server. What may go wrong is a value; domain/office/ describes the calls. */
import { timeoutSignal } from '../../app/lib/browser/timing.ts';
import { OFFICE_API, OFFICE_HEADER, type ProblemCode } from '../../domain/office/api.ts';
import type { Problem as ProblemDocument } from '../../domain/submissions/problem.ts';
import type { OfficeApi } from '../../server/office-api.ts';

/** Why a call gave nothing. `no-connection`: it may have arrived or not. */
export interface Problem {
  code: ProblemCode | 'no-connection';
  /** A sentence to show. */
  detail: string;
  /** By field. */
  errors: Record<string, string>;
  /** Seconds after which it may be tried again; null = not given. */
  retryAfter: number | null;
  /** Of a page of the website that somebody else has changed: as it is now. */
  page?: object | undefined;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export interface CallOptions {
  /** Sent as the body, as it is. */
  picture?: Blob;
  signal?: AbortSignal | undefined;
  /** Longest wait for an answer, ms. Default: TIMEOUT_MS. */
  timeoutMs?: number;
  /** True = also when the page is left meanwhile; browsers take at most 64 kB then. Default: false. */
  keepalive?: boolean;
}

/** A call that the server declares: the key of its table. */
export type Route = keyof OfficeApi & string;
type Wire<R extends Route> = NonNullable<OfficeApi[R]['wire']>;
type ParamsOf<R> = R extends `${string}:${infer Name}/${infer Rest}`
  ? { [name in Name]: string } & ParamsOf<Rest>
  : R extends `${string}:${infer Name}`
    ? { [name in Name]: string }
    : unknown;
export type AnswerTo<R extends Route> = Wire<R>['said'];
/** What goes along: values of the path, and query or body. Nothing where the call takes nothing. */
export type InputTo<R extends Route> = Wire<R>['input'] & ParamsOf<R>;
export type Input<R extends Route> =
  Record<never, never> extends InputTo<R>
    ? [input?: InputTo<R>, options?: CallOptions]
    : [input: InputTo<R>, options?: CallOptions];

interface SentRequest {
  method: string;
  /** Below the API, with its query. */
  path: string;
  body?: object;
}

/** @returns the request of a call: values named in the path go there, the rest into query or body */
export function requestOf(route: Route, input?: unknown): SentRequest {
  const [method = '', pattern = ''] = route.split(' ');
  const rest = new Map(Object.entries(input ?? {}));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name) ?? '');
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (method !== 'GET')
    return { method, path, ...(rest.size > 0 && { body: Object.fromEntries(rest) }) };
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value));
  return { method, path: query.size > 0 ? `${path}?${query}` : path };
}

const TIMEOUT_MS = 20_000;
/** For what the server itself takes long for: the checks of Launch, an erasure, comparing drafts. */
export const LONG_TIMEOUT_MS = 120_000;

let clockOffset = 0;
/** Milliseconds since the epoch by the server's clock, which every phone shows the same. */
export const serverNow = () => Date.now() + clockOffset;
/** The server has just said what time it is. */
export function noteServerTime(now: number): void {
  clockOffset = now - Date.now();
}

/** @param input of the route, and options of this call */
export async function callOffice<R extends Route>(
  route: R,
  ...[input, options]: Input<R>
): Promise<Answer<AnswerTo<R>>> {
  const { method, path, body } = requestOf(route, input);
  const { picture, signal, timeoutMs = TIMEOUT_MS, keepalive = false } = options ?? {};
  try {
    const response = await fetch(OFFICE_API + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(method !== 'GET' && { [OFFICE_HEADER]: '1' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(picture && { 'content-type': picture.type || 'image/jpeg' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(picture && { body: picture }),
      signal: timeoutSignal(timeoutMs, signal) ?? null,
      keepalive,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
    });
    const text = await response.text();
    const content: unknown = text ? JSON.parse(text) : {};
    if (response.ok) return { ok: true, value: content as AnswerTo<R> };
    return {
      ok: false,
      problem: problemOf(response, content as Partial<ProblemDocument<ProblemCode>>),
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, problem: NO_CONNECTION };
  }
}

export const NO_CONNECTION: Problem = {
  code: 'no-connection',
  detail: 'The office’s server can’t be reached.',
  errors: {},
  retryAfter: null,
};

function problemOf(
  response: Response,
  content: Partial<ProblemDocument<ProblemCode>> & Pick<Problem, 'page'>,
): Problem {
  const seconds = Number(response.headers.get('retry-after'));
  // Without a code it is a proxy that answered.
  const code = content.code ?? (response.status === 404 ? 'not-found' : 'unavailable');
  return {
    code,
    detail: content.detail ?? 'The office’s server cannot be reached for a moment.',
    errors: Object.fromEntries(
      (content.errors ?? []).map(({ field, message }) => [field, message]),
    ),
    retryAfter: seconds > 0 ? seconds : null,
    page: content.page,
  };
}

/** For queries, whose failures are thrown. */
export class OfficeError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The answer of a call. @throws OfficeError */
export async function readOffice<R extends Route>(
  route: R,
  ...input: Input<R>
): Promise<AnswerTo<R>> {
  const answer = await callOffice(route, ...input);
  if (!answer.ok) throw new OfficeError(answer.problem);
  return answer.value;
}

/** What a failed query says. */
export const problemIn = (error: unknown): Problem =>
  error instanceof OfficeError
    ? error.problem
    : { ...NO_CONNECTION, code: 'bug', detail: String(error) };
