/**
 * Requests and responses of /office/api, between the office's app (/office) and the server.
 *
 * Rules for all of them:
 * - JSON both ways. Times are ms since the epoch, money whole cents, lead ids the submission's UUID.
 * - Every call except GET needs `Origin` (browsers send it) and the header `x-office: 1`; otherwise 403 `foreign-origin`.
 *   The session is a cookie: HttpOnly, SameSite=Strict, Secure except on http://localhost.
 * - A refusal is a `Problem` (domain/submissions/problem.ts), as in the other APIs; its `code` is one of PROBLEM_STATUS.
 * - An act has an id that the client creates. Sending the same id again changes nothing and returns the first response, so
 *   that a phone that lost its connection can repeat stored acts. The same id with other content: 409 `conflict`.
 * - Control characters, and bodies nested too deeply or too long, are refused before anything else: 422 `invalid`.
 * - Sensitive calls need a sign-in within the last ten minutes, otherwise 403 `confirm-first`: confirm with a passkey
 *   (`/session/confirm`) and repeat the call.
 */

/** Base path of the API; the paths in these files follow it. */
export const OFFICE_API = '/office/api';
/** Header of every call except GET, with the value `1`: forms on other sites can't send it. */
export const OFFICE_HEADER = 'x-office';

/** Lengths in characters, durations in ms. */
export const OFFICE_LIMITS = {
  personName: 80,
  email: 254,
  note: 4000,
  search: 120,
  /** Leads per page of a list. */
  page: 50,
  /** Most leads at once in the list of those to call next. */
  callNext: 50,
  /** Waiting leads are counted up to this number; the menu shows "99+". */
  counted: 100,
  /** Longest snooze. */
  snooze: 366 * 86_400_000,
  /** How long after a sign-in sensitive calls are accepted. */
  fresh: 10 * 60_000,
  /** Lifetime of a session after its sign-in. */
  session: 30 * 86_400_000,
} as const;

/** HTTP status of every `code` of a refusal. */
export const PROBLEM_STATUS = {
  /** `errors` has the fields. */
  invalid: 422,
  'bad-body': 400,
  /** There is no session, or it has ended: show the sign-in. */
  'not-signed-in': 401,
  /** Sign in again with a passkey, then repeat the call. */
  'confirm-first': 403,
  /** The user's role does not allow it. */
  'not-allowed': 403,
  'foreign-origin': 403,
  /** Another person than the one signed in made the act, and must send it. */
  'another-person': 403,
  /** Also for anything that this person may not know about. */
  'not-found': 404,
  /** The passkey was refused: it is unknown, for another site, or the response came too late. */
  'not-recognized': 401,
  /** The link was used, has expired or never existed. */
  'link-over': 410,
  /** The act's id was already used for another act. */
  conflict: 409,
  /** The lead is no longer where the act could change it. */
  'too-late': 409,
  /** The only owner can't be removed or made `office`. */
  'last-owner': 409,
  /** Every spot of the window is taken. */
  full: 409,
  /** Another user has this e-mail. */
  'already-there': 409,
  /** The push service is not allowed, or its address is in a private network. */
  'push-refused': 422,
  /** Wait for `retry-after` seconds. */
  'too-many': 429,
  /** The database is unreachable: store the act and repeat it. */
  unavailable: 503,
  /** The rest of the disk is reserved for requests. */
  'no-room': 507,
  bug: 500,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUS;
