/** Calls of the office's server. What may go wrong is a value; domain/office/ describes the calls. */
import { timeoutSignal } from '../../app/lib/browser/timing.ts';
import { OFFICE_API, OFFICE_HEADER, type ProblemCode } from '../../domain/office/api.ts';
import type { Problem as ProblemDocument } from '../../domain/submissions/problem.ts';
import type { OfficeApi } from '../../server/office/office.ts';

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

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Sent in place of `body`, as it is. */
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
  Record<never, never> extends InputTo<R> ? [input?: InputTo<R>] : [input: InputTo<R>];

/** @returns path and options of a declared call: values named in the path go there, the rest into query or body. */
export function requestOf(route: string, input: object = {}): { path: string; call: Call } {
  const [method = '', pattern = ''] = route.split(' ');
  const rest = new Map(Object.entries(input));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name) ?? '');
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (method !== 'GET') {
    const body = rest.size > 0 && { body: Object.fromEntries(rest) };
    return { path, call: { method: method as 'POST', ...body } };
  }
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value));
  return { path: query.size > 0 ? `${path}?${query}` : path, call: {} };
}

const TIMEOUT_MS = 20_000;
/** For what the server itself takes long for: a backup, the launch check, an erasure. */
export const LONG_TIMEOUT_MS = 120_000;

let clockOffset = 0;
/** Milliseconds since the epoch by the server's clock, which every phone shows the same. */
export const serverNow = () => Date.now() + clockOffset;
/** The server has just said what time it is. */
export function noteServerTime(now: number): void {
  clockOffset = now - Date.now();
}

/** @param path below the API, of a call that no table declares yet. @param call of that path; otherwise the input of a route. */
export function callOffice<R extends Route>(
  route: R,
  ...input: Input<R>
): Promise<Answer<AnswerTo<R>>>;
export function callOffice<T>(path: string, call?: Call): Promise<Answer<T>>;
export function callOffice(routeOrPath: string, input: object = {}): Promise<Answer<unknown>> {
  if (routeOrPath.startsWith('/')) return callPath(routeOrPath, input);
  const { path, call } = requestOf(routeOrPath, input);
  return callPath(path, call);
}

async function callPath<T>(path: string, call: Call): Promise<Answer<T>> {
  const { method = 'GET', body, picture, signal, timeoutMs = TIMEOUT_MS, keepalive = false } = call;
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
    if (response.ok) return { ok: true, value: content as T };
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

/** @throws OfficeError */
export async function readOffice<T>(
  path: string,
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<T> {
  const answer = await callPath<T>(path, { signal, ...(timeoutMs && { timeoutMs }) });
  if (!answer.ok) throw new OfficeError(answer.problem);
  return answer.value;
}

/** The answer of a declared call that reads. @throws OfficeError */
export const readRoute = <R extends Route & `GET ${string}`>(
  route: R,
  input: InputTo<R>,
  signal?: AbortSignal,
): Promise<AnswerTo<R>> => readOffice(requestOf(route, input as object).path, signal);

/** What a failed query says. */
export const problemIn = (error: unknown): Problem =>
  error instanceof OfficeError
    ? error.problem
    : { ...NO_CONNECTION, code: 'bug', detail: String(error) };
