/**
 * What the office's app (/office) and the server say to each other: every request and answer under /office/api.
 *
 * Rules that hold for all of them:
 * - JSON both ways. Times are milliseconds since the epoch, money whole cents, ids of leads the submission's UUID.
 * - A call that is no GET carries `Origin` (browsers send it) and the header `x-office: 1`; otherwise 403
 *   `foreign-origin`. The session is a cookie: HttpOnly, SameSite=Strict, Secure except on http://localhost.
 * - A refusal is a `Problem` (domain/submissions/problem.ts), as everywhere; its `code` is one of PROBLEM_STATUS.
 * - An act carries an id that the client makes. The same id again changes nothing and answers as the first time, so that
 *   a phone that lost its connection repeats what it kept. The same id with other content: 409 `conflict`.
 * - Control characters, and what is nested too deeply or too long, are refused before a call is looked at: 422 `invalid`.
 * - Sensitive calls need a sign-in of the last ten minutes, otherwise 403 `confirm-first`: confirm with a passkey
 *   (`/session/confirm`) and repeat the call.
 */

/** Path of the API; the paths below stand after it. */
export const OFFICE_API = '/office/api';
/** Header of every call that is no GET, with the value `1`: a form of another site can't send it. */
export const OFFICE_HEADER = 'x-office';

/** Lengths in characters, spans in ms. */
export const OFFICE_LIMITS = {
  personName: 80,
  email: 254,
  note: 4000,
  search: 120,
  passkeyLabel: 60,
  /** Leads of one page of a list. */
  page: 50,
  /** Leads that wait for a call, at most so many at once. */
  callNext: 50,
  /** What waits elsewhere is counted up to here: the menu says "99+". */
  counted: 100,
  /** How long an act can be taken back. */
  undo: 10_000,
  /** A snooze ends at most this much later. */
  snooze: 366 * 86_400_000,
  /** After a sign-in, how long sensitive calls are taken without another one. */
  fresh: 10 * 60_000,
  /** A session ends this long after its sign-in. */
  session: 30 * 86_400_000,
} as const;

/** Every `code` of a refusal, with its status. */
export const PROBLEM_STATUS = {
  /** `errors` names the fields. */
  invalid: 422,
  'bad-body': 400,
  /** No session, or it has ended: show the sign-in. */
  'not-signed-in': 401,
  /** Sign in again (passkey) and repeat. */
  'confirm-first': 403,
  /** The role does not allow it. */
  'not-allowed': 403,
  'foreign-origin': 403,
  /** The act was made by somebody else than who is signed in: it is theirs to send. */
  'another-person': 403,
  /** Also for what this person may not know of. */
  'not-found': 404,
  /** The passkey was not accepted: unknown, of another site, or its answer came too late. */
  'not-recognized': 401,
  /** A link that was used, has expired or never was. */
  'link-over': 410,
  /** This act id was used for another act. */
  conflict: 409,
  /** Undo: ten seconds are over, or somebody has changed the lead since. */
  'too-late': 409,
  /** The only owner can't be removed or made `office`. */
  'last-owner': 409,
  /** All spots of a window are taken. */
  full: 409,
  /** This e-mail belongs to somebody already. */
  'already-there': 409,
  /** A push service that is not allowed, or an address within a private network. */
  'push-refused': 422,
  /** Wait as long as `retry-after` says (seconds). */
  'too-many': 429,
  /** The database cannot be reached: keep the act and repeat it. */
  unavailable: 503,
  /** The disk has only the room that is kept for requests. */
  'no-room': 507,
  bug: 500,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUS;
