/**
 * What the office's app (/office) and the server say to each other: every request and answer under /office/api.
 *
 * Rules that hold for all of them:
 * - JSON both ways. Times are milliseconds since the epoch, money whole cents, ids of leads the submission's UUID.
 * - A call that is no GET carries `Origin` (browsers send it) and the header `x-office: 1`; otherwise 403
 *   `foreign-origin`. The session is a cookie: HttpOnly, SameSite=Strict, Secure except on http://localhost.
 * - A refusal is RFC 9457 problem+json (`OfficeProblem`); `code` is for programs, `detail` is a sentence to show.
 * - An act carries an id that the client makes. The same id again changes nothing and answers as the first time, so that
 *   a phone that lost its connection repeats what it kept. The same id with other content: 409 `conflict`.
 * - Sensitive calls need a sign-in of the last ten minutes, otherwise 403 `confirm-first`: confirm with a passkey
 *   (`/session/confirm`) and repeat the call.
 */
import * as v from 'valibot';
import { SubmissionId } from '../lead/submission-id.ts';

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
  /** How long an act can be taken back. */
  undo: 10_000,
  /** A snooze ends at most this much later. */
  snooze: 366 * 86_400_000,
  /** After a sign-in, how long sensitive calls are taken without another one. */
  fresh: 10 * 60_000,
  /** A session ends this long after its sign-in. */
  session: 30 * 86_400_000,
} as const;

// ---- words -------------------------------------------------------------------------------------------------------

/** `owner` also: people, settings, erasing, backups, the audit log. */
export const ROLES = ['owner', 'office'] as const;
export const RoleName = v.picklist(ROLES);
export type Role = v.InferOutput<typeof RoleName>;

export const LEAD_STATUSES = ['new', 'contacted', 'booked', 'won', 'lost', 'spam'] as const;
export const LeadStatus = v.picklist(LEAD_STATUSES);
export type LeadStatus = v.InferOutput<typeof LeadStatus>;

export const LOST_REASONS = [
  'price',
  'no-answer',
  'out-of-area',
  'not-our-work',
  'chose-another',
  'solved-itself',
  'other',
] as const;
export const LostReason = v.picklist(LOST_REASONS);

/** How the office reached for the person. */
export const REACH_WAYS = ['call', 'text', 'mail'] as const;
export const ReachWay = v.picklist(REACH_WAYS);

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
  /** This e-mail belongs to somebody already. */
  'already-there': 409,
  /** A push service that is not allowed, or an address within a private network. */
  'push-refused': 422,
  /** Wait as long as `retry-after` says (seconds). */
  'too-many': 429,
  /** The database cannot be reached: keep the act and repeat it. */
  unavailable: 503,
  bug: 500,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUS;

export const OfficeProblem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  /** A sentence to show. */
  detail: v.string(),
  code: v.picklist(Object.keys(PROBLEM_STATUS) as ProblemCode[]),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() }))),
});
export type OfficeProblem = v.InferOutput<typeof OfficeProblem>;

// ---- parts -------------------------------------------------------------------------------------------------------

const Time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const Uuid = v.pipe(
  v.string('An id must be a UUID.'),
  v.uuid('An id must be a UUID.'),
  v.toLowerCase(),
);
const Cents = v.pipe(
  v.number('The amount must be a number of cents.'),
  v.integer('The amount must be a whole number of cents.'),
  v.minValue(0, 'The amount can’t be negative.'),
  v.maxValue(100_000_000, 'The amount can be at most $1,000,000.'),
);
const Email = v.pipe(
  v.string('Please enter an e-mail.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(OFFICE_LIMITS.email, 'That e-mail is too long.'),
  v.regex(
    /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/,
    'Please enter an e-mail.',
  ),
);
const PersonName = v.pipe(
  v.string('Please enter a name.'),
  v.trim(),
  v.minLength(1, 'Please enter a name.'),
  v.maxLength(OFFICE_LIMITS.personName, 'That name is too long.'),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'A name is one line.'),
);
/** Minutes of the office's time zone, "21:00". */
const ClockTime = v.pipe(
  v.string('Please enter a time, as 21:00.'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, as 21:00.'),
);
/** base64url, as WebAuthn's JSON forms have it. */
const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(20_000));
const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'This link is not complete.'));

/** Somebody of the office, as the others see them. */
export const PersonRef = v.object({ person_id: v.string(), name: v.string() });
export type PersonRef = v.InferOutput<typeof PersonRef>;

// ---- sign-in and session -----------------------------------------------------------------------------------------

/** GET /session, and the answer of every sign-in. */
export const SessionAnswer = v.object({
  /** False = nobody has been invited: say how (`npm run office -- invite name@example.com`). */
  invited: v.boolean(),
  company: v.object({
    name: v.string(),
    time_zone: v.string(),
    /** Whom the visitor was told to call, for the templates of texts and mails. */
    phone: v.string(),
    email: v.string(),
    site_url: v.string(),
    /** Office minutes after which visitors are promised a call (site.yaml). */
    response_minutes: v.number(),
    territories: v.array(v.object({ id: v.string(), label: v.string(), phone: v.string() })),
  }),
  /** null = not signed in. */
  person: v.nullable(
    v.object({
      person_id: v.string(),
      name: v.string(),
      email: v.string(),
      role: RoleName,
      has_passkey: v.boolean(),
      /** No alerts between these times of the office's day; null = always. */
      quiet: v.nullable(v.object({ from: v.string(), to: v.string() })),
    }),
  ),
  /** Everybody, to assign leads to. Empty when not signed in. */
  people: v.array(PersonRef),
  /** Until when sensitive calls need no further sign-in; null when not signed in. */
  fresh_until: v.nullable(v.number()),
});
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>;

/** What @simplewebauthn/browser makes; checked by @simplewebauthn/server. */
export const PasskeyAnswer = v.looseObject({
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: Base64Url }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
});

/** Answer of every `…/options`: hand `options` to startAuthentication or startRegistration ({ optionsJSON }). */
export const PasskeyOptions = v.object({ challenge_id: v.string(), options: v.looseObject({}) });
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>;

/** POST /sign-in/passkey, /session/confirm → SessionAnswer. Options: POST /sign-in/passkey/options, body {}. */
export const PasskeySignIn = v.strictObject({ challenge_id: Uuid, response: PasskeyAnswer });

/** POST /sign-in/link → 202 {}: the same answer, as fast, whether or not somebody has this e-mail. */
export const LinkRequest = v.strictObject({ email: Email });

/**
 * POST /sign-in/token/look → TokenAnswer; it changes nothing.
 * The link is /office/sign-in#TOKEN: what stands after # reaches no log and no other site. Show a button; programs that
 * look through mails open links, and only a press may use one up.
 */
export const TokenRequest = v.strictObject({ token: Token });
export const TokenAnswer = v.object({
  kind: v.picklist(['invite', 'sign-in']),
  email: v.string(),
  /** Empty for an invited person who has not said it. */
  name: v.string(),
});
export type TokenAnswer = v.InferOutput<typeof TokenAnswer>;
/** POST /sign-in/token → SessionAnswer. */
export const TokenSignIn = v.strictObject({ token: Token, name: v.optional(PersonName) });

/** POST /session/end → 204. Ends this session, here only. */

/** GET /sessions → own ones; GET /people/:person_id/sessions → somebody's (owner). */
export const SessionList = v.object({
  sessions: v.array(
    v.object({
      session_id: v.string(),
      current: v.boolean(),
      /** As "Chrome on Android". */
      device: v.string(),
      signed_in_by: v.picklist(['passkey', 'link']),
      created_at: v.number(),
      last_seen_at: v.number(),
      expires_at: v.number(),
    }),
  ),
});
export type SessionList = v.InferOutput<typeof SessionList>;
/** DELETE /sessions/:session_id, fresh → 204; an owner may end anybody's. POST /sessions/end-others, fresh → EndedAnswer. */
export const EndedAnswer = v.object({ ended: v.number() });
export type EndedAnswer = v.InferOutput<typeof EndedAnswer>;

/** GET /passkeys. */
export const PasskeyList = v.object({
  passkeys: v.array(
    v.object({
      passkey_id: v.string(),
      label: v.string(),
      created_at: v.number(),
      last_used_at: v.nullable(v.number()),
      /** Kept by an account and on several devices, such as iCloud Keychain. */
      synced: v.boolean(),
    }),
  ),
});
export type PasskeyList = v.InferOutput<typeof PasskeyList>;
/** POST /passkeys/options, body {}, fresh → PasskeyOptions; then POST /passkeys, fresh → PasskeyList. */
export const PasskeyAdd = v.strictObject({
  challenge_id: Uuid,
  response: PasskeyAnswer,
  /** As "iPhone of Maria". */
  label: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Please name the device.'),
    v.maxLength(OFFICE_LIMITS.passkeyLabel, 'That name is too long.'),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'A name is one line.'),
  ),
});
/** DELETE /passkeys/:passkey_id, fresh → PasskeyList. */

/** PATCH /me → SessionAnswer. Absent = as it was. */
export const MeChange = v.strictObject({
  name: v.optional(PersonName),
  quiet: v.optional(v.nullable(v.strictObject({ from: ClockTime, to: ClockTime }))),
});

// ---- leads -------------------------------------------------------------------------------------------------------

/** By when the visitor was promised a call, or when a snooze ends. */
export const Due = v.object({
  /** `late` = at or before now: then "late by", otherwise "due in". Clients count on by themselves. */
  at: v.number(),
  why: v.picklist(['promise', 'snooze']),
});

/** A lead in a list, and in the events. */
export const LeadSummary = v.object({
  submission_id: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  /** What was asked for, in the visitor's words or the form's; may be empty. */
  service_needed: v.string(),
  /** The beginning of what was said, one line. */
  excerpt: v.string(),
  zip: v.nullable(v.string()),
  /** The place served, as "Richmond"; null = none of them. */
  area: v.nullable(v.string()),
  territory: v.nullable(v.string()),
  source: v.string(),
  /** `partial` = name and phone of a chat that was left unfinished. */
  stage: v.picklist(['partial', 'complete']),
  received_at: v.number(),
  pictures: v.number(),
  status: LeadStatus,
  /** null = nothing is due: it was contacted, or came too long ago. */
  due: v.nullable(Due),
  assigned_to: v.nullable(PersonRef),
  snoozed_until: v.nullable(v.number()),
  notes: v.number(),
  /** Earlier requests of the same person, this one not counted. */
  earlier: v.number(),
  /** Why it is quarantined; null = it is not. */
  quarantine_reason: v.nullable(v.string()),
  /** Of the newest event about it: what is older than this is known already. */
  event_id: v.number(),
});
export type LeadSummary = v.InferOutput<typeof LeadSummary>;

export const LIST_VIEWS = ['inbox', 'mine', 'snoozed', 'all', 'quarantine'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/**
 * GET /leads?view=&status=&assigned_to=&territory=&source=&stage=&since=&until=&q=&after=  → LeadList
 * `inbox` (default): without booked, won, lost, spam and snoozed ones. `mine`: assigned to me. `all`: everything but
 * quarantined ones. `q`: words of name, phone (also its last four digits), e-mail, ZIP, text and notes; each must begin
 * a word of the lead.
 */
export const LeadQuery = v.strictObject({
  view: v.optional(v.picklist(LIST_VIEWS), 'inbox'),
  status: v.optional(LeadStatus),
  /** A person's id, or `nobody`. */
  assigned_to: v.optional(v.union([v.literal('nobody'), Uuid])),
  territory: v.optional(v.pipe(v.string(), v.maxLength(40))),
  source: v.optional(v.pipe(v.string(), v.maxLength(80))),
  stage: v.optional(v.picklist(['partial', 'complete'])),
  /** Received at or after, ms. */
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))),
  /** Received before, ms. */
  until: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))),
  q: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(OFFICE_LIMITS.search, 'That is too long to search for.'),
    ),
  ),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.:-]*$/))),
});
export type LeadQuery = v.InferOutput<typeof LeadQuery>;

export const LeadList = v.object({
  /** Whom to call next, the most late first: `new` leads whose promise is due, snoozes that are over. Only in `inbox` and
   * `mine`, without filters, on the first page; otherwise empty. */
  call_next: v.array(LeadSummary),
  /** The others, newest first. */
  leads: v.array(LeadSummary),
  /** For `after`; null = no more. */
  next: v.nullable(v.string()),
  counts: v.object({
    /** All that wait for a call. */
    call_next: v.number(),
    late: v.number(),
    quarantine: v.number(),
    dead_letters: v.number(),
  }),
  /** For the events: they continue after this one. */
  event_id: v.number(),
});
export type LeadList = v.InferOutput<typeof LeadList>;

/** An act, as it stands in the lead's history. */
export const ActRecord = v.object({
  act_id: v.string(),
  at: v.number(),
  /** null = the server itself, the command line or a link in a mail: see `via`. */
  by: v.nullable(PersonRef),
  via: v.picklist(['office', 'mail-link', 'command-line']),
  type: v.picklist([
    'status',
    'note',
    'assign',
    'snooze',
    'reach',
    'split',
    'join',
    'release',
    'undo',
  ]),
  /** What was said: see `Act`. */
  status: v.optional(LeadStatus),
  lost_reason: v.optional(LostReason),
  amount_cents: v.optional(v.number()),
  text: v.optional(v.string()),
  assigned_to: v.optional(v.nullable(PersonRef)),
  snoozed_until: v.optional(v.nullable(v.number())),
  reached_by: v.optional(ReachWay),
  other: v.optional(v.string()),
  /** Taken back by that act. */
  undone_by: v.nullable(v.string()),
  /** `undo`: the act that was taken back. */
  undoes: v.optional(v.string()),
});
export type ActRecord = v.InferOutput<typeof ActRecord>;

/** GET /leads/:submission_id → LeadDetail. */
export const LeadDetail = v.object({
  lead: LeadSummary,
  /** Everything that was said; chats included, line by line. */
  description: v.string(),
  customer_type: v.nullable(v.string()),
  page: v.nullable(v.string()),
  attribution: v.record(v.string(), v.string()),
  lost_reason: v.nullable(LostReason),
  amount_cents: v.nullable(v.number()),
  contacted_at: v.nullable(v.number()),
  /** Which wording was agreed to, and what it says; null = no consent was recorded. */
  consent: v.nullable(
    v.object({
      wording: v.string(),
      version: v.string(),
      at: v.number(),
      marketing_texts: v.nullable(v.boolean()),
      /** null = nobody recorded the words of this version. */
      text: v.nullable(v.string()),
    }),
  ),
  /** Paths below /office/api, JPEG; null = deleted. */
  pictures: v.array(v.nullable(v.string())),
  /** Oldest first. */
  acts: v.array(ActRecord),
  /** Other requests of the same person, newest first: by phone, e-mail, or because one corrects the other. */
  same_person: v.array(
    v.object({
      lead: LeadSummary,
      /** As "the same phone number". */
      reasons: v.array(v.string()),
    }),
  ),
  /** Told apart by hand; `join` brings them back. */
  split_off: v.array(v.object({ lead: LeadSummary, reasons: v.array(v.string()) })),
  /** What has gone out about it. */
  notifications: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      receiver: v.nullable(v.string()),
      state: v.string(),
      at: v.number(),
      error: v.nullable(v.string()),
    }),
  ),
});
export type LeadDetail = v.InferOutput<typeof LeadDetail>;

const act = { act_id: Uuid };
/** POST /leads/:submission_id/acts → ActAnswer. */
export const Act = v.variant('type', [
  v.strictObject({
    ...act,
    type: v.literal('status'),
    status: LeadStatus,
    /** With `lost`. */
    lost_reason: v.optional(LostReason),
    /** With `booked` or `won`. */
    amount_cents: v.optional(Cents),
  }),
  v.strictObject({
    ...act,
    type: v.literal('note'),
    text: v.pipe(
      v.string('A note is text.'),
      v.trim(),
      v.transform((text) => text.toWellFormed()),
      v.minLength(1, 'The note is empty.'),
      v.maxLength(OFFICE_LIMITS.note, `A note can be at most ${OFFICE_LIMITS.note} characters.`),
      v.regex(/^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u, 'A note can’t contain control characters.'),
    ),
  }),
  /** null = nobody. */
  v.strictObject({ ...act, type: v.literal('assign'), person_id: v.nullable(Uuid) }),
  /** null = no longer. */
  v.strictObject({ ...act, type: v.literal('snooze'), until: v.nullable(Time) }),
  /** The call, text or mail button was pressed; the status stays. */
  v.strictObject({ ...act, type: v.literal('reach'), by: ReachWay }),
  /** `other` is not of the same person. */
  v.strictObject({ ...act, type: v.literal('split'), other: SubmissionId }),
  /** It is after all. */
  v.strictObject({ ...act, type: v.literal('join'), other: SubmissionId }),
  /** Out of quarantine: its mails go out. It can't be undone. */
  v.strictObject({ ...act, type: v.literal('release') }),
  /** Within ten seconds, one's own acts only. */
  v.strictObject({ ...act, type: v.literal('undo'), undoes: Uuid }),
]);
export type Act = v.InferOutput<typeof Act>;

/** `act` is the same however often the act is sent; `lead` is how it is now. */
export const ActAnswer = v.object({ act: ActRecord, lead: LeadSummary });
export type ActAnswer = v.InferOutput<typeof ActAnswer>;

// ---- events ------------------------------------------------------------------------------------------------------

/**
 * GET /events?after=EVENT_ID, server-sent events. `id` is the event's number; browsers send it again as Last-Event-ID.
 * Names of the events and their data:
 * - `ping`: PingEvent, at once and every 10 s. Where none comes, the connection is dead though nobody has said so.
 * - `lead`: LeadEvent.
 * - `reload`: `{}`. What happened since is no longer known: load the list again.
 * - `signed-out`: `{}`, then the connection ends. Don't connect again.
 */
export const EVENT_NAMES = ['ping', 'lead', 'reload', 'signed-out'] as const;
/** The server's clock, by which "due in" is counted. */
export const PingEvent = v.object({ now: v.number() });
export type PingEvent = v.InferOutput<typeof PingEvent>;
export const LeadEvent = v.object({
  event_id: v.number(),
  at: v.number(),
  submission_id: v.string(),
  /** `arrived`: new. `completed`: a partial one was. `acted`: see `act`. `erased`: take it off the screen. */
  what: v.picklist(['arrived', 'completed', 'acted', 'erased']),
  act: v.nullable(ActRecord),
  /** How it is now; null = erased. */
  lead: v.nullable(LeadSummary),
});
export type LeadEvent = v.InferOutput<typeof LeadEvent>;

// ---- push --------------------------------------------------------------------------------------------------------

/** GET /push → PushState: `applicationServerKey` for pushManager.subscribe, and this person's devices. */
export const PushState = v.object({
  public_key: v.string(),
  devices: v.array(
    v.object({
      subscription_id: v.string(),
      device: v.string(),
      created_at: v.number(),
      last_sent_at: v.nullable(v.number()),
      /** Of this session's browser. */
      current: v.boolean(),
    }),
  ),
});
export type PushState = v.InferOutput<typeof PushState>;
/** POST /push → PushState. DELETE /push/:subscription_id → PushState. POST /push/test, body {} → 202 {}. */
export const PushSubscribe = v.strictObject({
  endpoint: v.pipe(v.string(), v.url('The endpoint must be a URL.'), v.maxLength(1000)),
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/, 'The key can’t be read.')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/, 'The key can’t be read.')),
  }),
});

/** What a push says, JSON. The worker shows title and body and opens `url`. */
export const PushMessage = v.object({
  kind: v.picklist(['lead', 'reminder', 'escalation', 'test']),
  title: v.string(),
  body: v.string(),
  /** A newer one with the same tag takes the place of the older. */
  tag: v.string(),
  /** Path, /office/leads/{id}. */
  url: v.string(),
  at: v.number(),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;

// ---- settings, people, audit (owner) -----------------------------------------------------------------------------

/** GET /settings; PUT /settings (owner, all of it) → OfficeSettings. */
export const OfficeSettings = v.strictObject({
  /** Name and pest may stand on a locked screen. Default false. */
  lock_screen_details: v.boolean(),
  /** Before a promise is broken, everybody is reminded so many minutes; null = not. Default 20. */
  remind_before_minutes: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  ),
  /** And the owners, also in quiet hours. Default 5. */
  escalate_before_minutes: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  ),
});
export type OfficeSettings = v.InferOutput<typeof OfficeSettings>;

/** GET /people (owner). */
export const PeopleList = v.object({
  people: v.array(
    v.object({
      person_id: v.string(),
      name: v.string(),
      email: v.string(),
      role: RoleName,
      /** False until the invitation is accepted. */
      joined: v.boolean(),
      passkeys: v.number(),
      sessions: v.number(),
      last_seen_at: v.nullable(v.number()),
      created_at: v.number(),
    }),
  ),
});
export type PeopleList = v.InferOutput<typeof PeopleList>;
/** POST /people, fresh → InviteAnswer; the same e-mail again before it joined: a new link, the old one is over. */
export const Invite = v.strictObject({
  email: Email,
  name: v.optional(PersonName),
  role: RoleName,
});
/** The link is mailed too. It works once, for 24 hours, and is shown only here. */
export const InviteAnswer = v.object({
  person_id: v.string(),
  link: v.string(),
  expires_at: v.number(),
});
export type InviteAnswer = v.InferOutput<typeof InviteAnswer>;
/** PATCH /people/:person_id, fresh → PeopleList. */
export const PersonChange = v.strictObject({
  role: v.optional(RoleName),
  name: v.optional(PersonName),
});
/** DELETE /people/:person_id, fresh → PeopleList. Sessions, passkeys and devices go; acts keep the name. */

/** GET /audit?before=ENTRY_ID (owner), newest first, 100 at a time. */
export const AuditList = v.object({
  entries: v.array(
    v.object({
      entry_id: v.number(),
      at: v.number(),
      /** Name at that time; null = nobody was signed in. */
      who: v.nullable(v.string()),
      /** As `sign-in`, `lead.status`, `people.invite`. */
      what: v.string(),
      /** The lead, person or file it was about. */
      about: v.nullable(v.string()),
      /** One line, without what visitors said. */
      detail: v.nullable(v.string()),
    }),
  ),
  next: v.nullable(v.number()),
});
export type AuditList = v.InferOutput<typeof AuditList>;

// ---- chores ------------------------------------------------------------------------------------------------------

/** Quarantine: GET /leads?view=quarantine, and the acts `release` and `status: spam`. */

/** GET /dead-letters: mails, webhook calls and pushes that were refused for good. */
export const DeadLetters = v.object({
  letters: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      receiver: v.nullable(v.string()),
      submission_id: v.string(),
      /** Of the lead; null = it is about none. */
      name: v.nullable(v.string()),
      attempts: v.number(),
      error: v.nullable(v.string()),
      created_at: v.number(),
    }),
  ),
});
export type DeadLetters = v.InferOutput<typeof DeadLetters>;
/** POST /dead-letters/resend → ResendAnswer. */
export const Resend = v.strictObject({
  ids: v.union([
    v.literal('all'),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(500)),
  ]),
});
export const ResendAnswer = v.object({ resent: v.number() });
export type ResendAnswer = v.InferOutput<typeof ResendAnswer>;

/** POST /erase/find (owner) → EraseFound: changes nothing. `who`: e-mail, phone or full name. */
export const EraseFind = v.strictObject({
  who: v.pipe(v.string(), v.trim(), v.minLength(3, 'Whom?'), v.maxLength(OFFICE_LIMITS.email)),
});
const EraseLead = v.object({
  submission_id: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  received_at: v.number(),
  excerpt: v.string(),
});
export const EraseFound = v.object({
  /** One list per person: several people may have a name. Usually one. */
  people: v.array(v.array(EraseLead)),
  /** Perhaps the same person: for a human to tick. Empty while several people are meant. */
  near: v.array(v.object({ lead: EraseLead, reasons: v.array(v.string()) })),
});
export type EraseFound = v.InferOutput<typeof EraseFound>;
/** POST /erase (owner, fresh) → EraseAnswer. It can't be undone. `who`: also the newsletter and mails of this e-mail. */
export const Erase = v.strictObject({
  who: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(OFFICE_LIMITS.email))),
  ids: v.pipe(v.array(SubmissionId), v.maxLength(500)),
});
export const EraseAnswer = v.object({
  leads: v.number(),
  /** Rows removed, by table. */
  rows: v.record(v.string(), v.number()),
  files: v.number(),
  /** A mail was just being sent: erase again in a minute. */
  mail_under_way: v.boolean(),
  /** Programs that were told of the person, and have to be asked too. */
  receivers: v.array(v.string()),
  /** Mail files of somebody else that name the person. */
  near_files: v.array(v.string()),
  /** Backups that still hold the person, and when they are deleted. */
  backups: v.array(v.object({ name: v.string(), until: v.nullable(v.number()) })),
});
export type EraseAnswer = v.InferOutput<typeof EraseAnswer>;

/** GET /backups (owner). GET /backups/:name (owner, fresh): the file. POST /backups, body {} (owner) → BackupList. */
export const BackupList = v.object({
  /** Newest first. */
  backups: v.array(v.object({ name: v.string(), bytes: v.number(), created_at: v.number() })),
  /** After how many days they are deleted. */
  days: v.number(),
});
export type BackupList = v.InferOutput<typeof BackupList>;

/** GET /launch-check (owner). */
export const LaunchCheck = v.object({
  findings: v.array(
    v.object({
      level: v.picklist(['red', 'yellow', 'green']),
      says: v.string(),
      places: v.array(v.object({ file: v.string(), line: v.nullable(v.number()) })),
    }),
  ),
});
export type LaunchCheck = v.InferOutput<typeof LaunchCheck>;

/** GET /consents: every wording that visitors have read, newest first. */
export const Consents = v.object({
  wordings: v.array(
    v.object({
      wording: v.string(),
      version: v.string(),
      text: v.string(),
      first_shown_at: v.number(),
    }),
  ),
});
export type Consents = v.InferOutput<typeof Consents>;
