/** Calls to the office's API. Failures are values; domain/office/ describes the calls. */

import { OFFICE_API, OFFICE_HEADER, type ProblemCode } from '../../domain/office/protocol.ts';
import type { Problem as ProblemDocument } from '../../domain/submissions/problem.ts';
import type { OfficeApi } from '../../server/office-api.ts';
import { timeoutSignal } from '../../site/lib/browser/timing.ts';

/** Why a call failed. With `no-connection` the request may have arrived. */
export interface Problem {
  code: ProblemCode | 'no-connection';
  /** A sentence to show. */
  detail: string;
  /** Error sentence by field. */
  errors: Record<string, string>;
  /** The current state of a page that another user has changed. */
  page?: object | undefined;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export interface CallOptions {
  /** Sent unchanged as the body. */
  picture?: Blob;
  signal?: AbortSignal | undefined;
  /** Timeout in ms. Default TIMEOUT_MS. */
  timeoutMs?: number;
}

/** A call, named by its key in the server's table. */
export type Route = keyof OfficeApi & string;
type Wire<R extends Route> = NonNullable<OfficeApi[R]['wire']>;
type ParamsOf<R> = R extends `${string}:${infer Name}/${infer Rest}`
  ? { [name in Name]: string } & ParamsOf<Rest>
  : R extends `${string}:${infer Name}`
    ? { [name in Name]: string }
    : unknown;
export type AnswerTo<R extends Route> = Wire<R>['said'];
/** Input of a call: path parameters, and query or body. */
export type InputTo<R extends Route> = Wire<R>['input'] & ParamsOf<R>;

interface SentRequest {
  method: string;
  /** Path below the API, with query. */
  path: string;
  body?: object;
}

/** @returns the request of a call: path parameters go into the path, the rest into query or body */
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
/** For slow calls: the checks of Launch, an erasure, comparing drafts. */
export const LONG_TIMEOUT_MS = 120_000;

let clockOffset = 0;
/** The server's time in ms since the epoch, so that every device shows the same. */
export const serverNow = () => Date.now() + clockOffset;
/** Updates the clock offset from a response. */
export function noteServerTime(now: number): void {
  clockOffset = now - Date.now();
}

export async function callOffice<R extends Route>(
  route: R,
  input: InputTo<R>,
  { picture, signal, timeoutMs = TIMEOUT_MS }: CallOptions = {},
): Promise<Answer<AnswerTo<R>>> {
  const { method, path, body } = requestOf(route, input);
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
      signal: timeoutSignal(timeoutMs, signal),
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
    });
    const text = await response.text();
    const content: unknown = text ? JSON.parse(text) : {};
    return response.ok
      ? { ok: true, value: content as AnswerTo<R> }
      : { ok: false, problem: problemOf(response.status, content as object) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, problem: NO_CONNECTION };
  }
}

export const NO_CONNECTION: Problem = {
  code: 'no-connection',
  detail: 'The office’s server can’t be reached.',
  errors: {},
};

function problemOf(
  status: number,
  {
    // Without a code the answer came from a proxy.
    code = status === 404 ? 'not-found' : 'unavailable',
    detail = 'The office’s server cannot be reached for a moment.',
    errors = [],
    page,
  }: Partial<ProblemDocument<ProblemCode>> & Pick<Problem, 'page'>,
): Problem {
  const byField = errors.map(({ field, message }) => [field, message]);
  return { code, detail, errors: Object.fromEntries(byField), page };
}

/** Thrown by failed queries. */
export class OfficeError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The answer of a call, or throws. @throws OfficeError */
export async function readOffice<R extends Route>(
  route: R,
  input: InputTo<R>,
  options?: CallOptions,
): Promise<AnswerTo<R>> {
  const answer = await callOffice(route, input, options);
  if (!answer.ok) throw new OfficeError(answer.problem);
  return answer.value;
}

/** The problem of a failed query. */
export const problemIn = (error: unknown): Problem =>
  error instanceof OfficeError
    ? error.problem
    : { ...NO_CONNECTION, code: 'bug', detail: String(error) };
