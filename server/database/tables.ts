/**
 * The tables, as Kysely sees them: times in ms since the epoch, flags 0 or 1, lists and objects JSON text (json.ts).
 * SQLite and PostgreSQL hold the same values.
 */
import type { ColumnType, Selectable } from 'kysely';
import type { Alarm } from '../../domain/alarms/alarms.ts';
import type { Revisions } from '../../domain/content/revisions.ts';
import type { LeadDetails } from '../../domain/forms/forms.ts';
import type { Language } from '../../domain/language/language.ts';
import type { StoredConsent } from '../../domain/lead/consent.ts';
import type { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import type { Act, ActRecord, VisitAct } from '../../domain/office/acts-api.ts';
import type { PushMessage } from '../../domain/office/push-api.ts';
import type { VisitWindow } from '../../domain/visits/visit-windows.ts';
import type { Json } from './json.ts';

export interface Database {
  contact_submissions: ContactSubmissionsTable;
  lead_pictures: LeadPicturesTable;
  newsletter_signups: NewsletterSignupsTable;
  newsletter_confirmations: NewsletterChoicesTable;
  newsletter_suppressions: NewsletterChoicesTable;
  consent_wordings: ConsentWordingsTable;
  outbox: OutboxTable;
  mail_counters: MailCountersTable;
  review_requests: ReviewRequestsTable;
  content_revisions: ContentRevisionsTable;
  content_photos: ContentPhotosTable;
  content_folder: ContentFolderTable;
  publications: PublicationsTable;
  office_acts: OfficeActsTable;
  office_audit: OfficeAuditTable;
  office_challenges: OfficeChallengesTable;
  office_counters: OfficeCountersTable;
  office_keys: OfficeKeysTable;
  office_leads: OfficeLeadsTable;
  office_links: OfficeLinksTable;
  office_passkeys: OfficePasskeysTable;
  office_people: OfficePeopleTable;
  office_person_keys: OfficePersonKeysTable;
  office_push: OfficePushTable;
  office_sessions: OfficeSessionsTable;
  visits: VisitsTable;
  visit_spots: VisitSpotsTable;
  backup_state: BackupStateTable;
  erasures: ErasuresTable;
}

/** `partial`: name and phone of an unfinished chat (spec §4). */
export type LeadStage = 'partial' | 'complete';

/** Leads: spec §3, Contact submission record, and more. */
export interface ContactSubmissionsTable {
  /** UUID from the client; the idempotency key. */
  submission_id: string;
  first_name: string;
  /** Always empty (spec §3). */
  last_name: string;
  phone: string;
  email: string;
  service_needed: string;
  /** The visitor's words and every answer in `details`, as readable text. */
  description: string;
  /** Form, version, and answers without a column (domain/forms); null if there are none. */
  details: Json<LeadDetails> | null;
  /** Always `standard` (spec §3). */
  urgency: string;
  /** `ZIP: {zip}` or `ZIP not provided` (spec §3). */
  address: string;
  /** The form's place on the site, or chatbot or chatbot_partial. */
  source: string;
  stage: LeadStage;
  /** Id of the earlier lead that this one corrects. */
  replaces: string | null;
  /** Id of the newest lead that corrects this one. */
  corrected_by: string | null;
  page: string;
  territory: string | null;
  /** Language of the page, in which the office should call and write. */
  language: Language;
  customer_type: NonNullable<ContactSubmission['customer_type']> | null;
  attribution: Json<NonNullable<ContactSubmission['attribution']>> | null;
  /** null if the form showed no wording. */
  consent: Json<StoredConsent> | null;
  /** Why the lead looks like spam; null if it does not, or the office has released it. */
  quarantine_reason: string | null;
  /** When the office marked the lead as called back. */
  contacted_at: number | null;
  /** Names of its pictures, `{submission_id}-{hash}.jpg`, in order; null if it has none. */
  photos: Json<string[]> | null;
  created_at: number;
}
export type LeadRow = Selectable<ContactSubmissionsTable>;

/** Pictures of a lead: written in its transaction, deleted with it (foreign key) or by retention. */
export interface LeadPicturesTable {
  submission_id: string;
  /** From 0, in the order in which the visitor sent them. */
  position: number;
  /** A JPEG that recode-picture.ts has written. */
  content: Uint8Array;
  created_at: number;
}

/** Spec §3, Newsletter signup record. */
export interface NewsletterSignupsTable {
  /** Lower case, unique. */
  email: string;
  source_page: string;
  /** null if imported. */
  submission_id: string | null;
  /** Why the signup looks like spam; null if it does not. */
  quarantine_reason: string | null;
  /** Without marketing_texts; null if imported. */
  consent: Json<StoredConsent> | null;
  /** Language of the page, and so of its mails. */
  language: Language;
  /** SHA-256 of the mailbox, unique; null if quarantined. */
  mailbox_hash: string | null;
  created_at: number;
}

/** Every consent wording that the site has shown. */
interface ConsentWordingsTable {
  /** Name of the form that shows it (domain/lead/consent.ts). */
  wording: string;
  /** consent.version of site.yaml. */
  version: string;
  text: string;
  /** When a server first showed it. */
  created_at: number;
}

/** Confirmed mailboxes (double opt-in), or unsubscribed ones. An unsubscription is never deleted, not even by an erasure. */
interface NewsletterChoicesTable {
  /** SHA-256 of the mailbox. */
  address_hash: string;
  created_at: number;
}

/**
 * Mails to the office: `lead`, `reminder` (nobody has called back), `visit_notice` (what a customer did), `alarm`, `sign_in`.
 * Mails to visitors: `acknowledgement`, `newsletter`, `review_request`, `visit` (booked, moved or canceled), `visit_reminder`,
 * `visits_link` (to all visits of a mailbox). Calls to the owner's programs: `webhook` (a lead), `newsletter_webhook`,
 * `visit_webhook`. For /office: `arrival` and `visit_change` go into the inbox, `push` to one device.
 */
export const OUTBOX_KINDS = [
  'lead',
  'reminder',
  'acknowledgement',
  'newsletter',
  'webhook',
  'arrival',
  'push',
  'sign_in',
  'newsletter_webhook',
  'review_request',
  'alarm',
  'visit',
  'visit_notice',
  'visit_reminder',
  'visit_webhook',
  'visit_change',
  'visits_link',
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/**
 * pending → sending (leased) → sent, or dead_letter: refused for good, until the office resends it. quarantined: like its lead;
 * pending once the office releases the lead. superseded: replaced by a later message. suppressed: over a cap, or unsubscribed.
 */
export const OUTBOX_STATES = [
  'pending',
  'sending',
  'sent',
  'dead_letter',
  'quarantined',
  'superseded',
  'suppressed',
] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** The submission when its message was queued. */
export type LeadPayload = Omit<
  ContactSubmission,
  'company_website' | 'deadline' | 'started_at' | 'consent'
> & {
  consent?: StoredConsent;
  /** When the server accepted it, ms since the epoch. */
  received_at: number;
  /** Names of its pictures. */
  photos?: string[];
};

export interface NewsletterPayload {
  email: string;
  /** Opens the links. */
  token: string;
  /** True if the address must be confirmed first (double opt-in). */
  confirm: boolean;
  /** Of the page with the form. */
  language: Language;
}

/** The subscriber when the call was queued. */
export interface NewsletterEventPayload {
  type: 'newsletter.subscribed' | 'newsletter.unsubscribed';
  /** ms since the epoch. */
  at: number;
  email: string;
  source_page: string;
  language: Language;
  consent: Json<StoredConsent> | null;
  /** When the mailbox signed up, ms since the epoch. */
  created_at: number;
  /** When it was confirmed, ms since the epoch; null without double opt-in. */
  confirmed_at: number | null;
  /** Opens the link that unsubscribes; empty for an unsubscription. */
  token: string;
}

export interface ReviewRequestPayload {
  email: string;
  /** As the customer typed it; may be empty. */
  name: string;
  language: Language;
  /** Of the request, like `territory`. They select the phone number in the mail. */
  address: string;
  territory: string | null;
}

/** The words are rendered when the message is sent. */
export interface PushPayload {
  kind: PushMessage['kind'];
  /** The promised time when it was queued; null if it is about none. */
  due_at: number | null;
  /** For an alarm: what is wrong, and the page of the office with more. Default: Numbers. */
  text?: string;
  url?: string;
  /** For a visit: its new state. */
  visit?: VisitsTable['state'];
}

/** The link is made when the mail is sent, and stored nowhere. */
export interface SignInPayload {
  email: string;
  kind: 'invite' | 'sign-in';
}

interface AlarmPayload {
  alarm: Alarm;
  to: string[];
  /** What to do. Default: the alarm's usual words. */
  todo?: string;
}

/** The visit when the message was queued. */
export interface VisitPayload {
  visit_id: string;
  state: VisitsTable['state'];
  sequence: number;
  /** Who changed it. */
  by: 'customer' | 'office';
  wishes: VisitWindow[];
  /** Its window, or its last one if it was canceled; null if never booked. */
  booked: VisitWindow | null;
  /** The previous window; null unless it was moved. */
  before: VisitWindow | null;
  zone: string;
  reason: string | null;
  /** What was done, for the customer. */
  done: string | null;
  /** Area whose spots are counted; null if unknown. */
  area: string | null;
  /** Territory whose number the visitor saw; null if unknown. */
  territory: string | null;
  /** When the link to the visit ends, ms since the epoch, and its signature; null if the mail has no link. */
  link: { until: number; key: string } | null;
  name: string;
  phone: string;
  email: string;
  zip: string | null;
  service_needed: string;
  language: Language;
  /** ms since the epoch. */
  at: number;
}

interface VisitsLinkPayload {
  email: string;
  language: Language;
  /** When the link ends, ms since the epoch, and its signature. */
  until: number;
  key: string;
}

export interface OutboxPayloads {
  lead: LeadPayload;
  reminder: LeadPayload;
  acknowledgement: LeadPayload;
  webhook: LeadPayload;
  arrival: LeadPayload;
  newsletter: NewsletterPayload;
  newsletter_webhook: NewsletterEventPayload;
  review_request: ReviewRequestPayload;
  push: PushPayload;
  sign_in: SignInPayload;
  alarm: AlarmPayload;
  visit: VisitPayload;
  visit_notice: VisitPayload;
  visit_reminder: VisitPayload;
  visit_webhook: VisitPayload;
  visit_change: VisitPayload;
  visits_link: VisitsLinkPayload;
}

/** Kinds whose rows hold a lead. */
export type LeadMessageKind = {
  [Kind in OutboxKind]: OutboxPayloads[Kind] extends LeadPayload ? Kind : never;
}[OutboxKind];

/** Messages to send, inserted in the transaction of what they are about. */
export interface OutboxTable {
  /** `{submission_id}:{kind}:{stage}`, and `:{receiver}` of a webhook: one per lead and stage, ever. */
  id: string;
  kind: OutboxKind;
  /** Name of the webhook receiver, or the subscription of a push. */
  receiver: string | null;
  submission_id: string;
  stage: LeadStage;
  payload: Json<OutboxPayloads[OutboxKind]>;
  /** The same Message-ID on every attempt, so that a receiver recognizes a repeat. */
  message_id: string;
  state: OutboxState;
  /** 1 if the client confirmed this mail: a later stage then does not supersede it. */
  confirmed: number;
  attempts: number;
  /** When it is due; while sending, when the lease ends and another worker may claim it. */
  next_attempt_at: number;
  lease_owner: string | null;
  created_at: number;
  sent_at: number | null;
  /** Code of the last failure, without personal data. */
  last_error: string | null;
}
export type OutboxRow<Kind extends OutboxKind = OutboxKind> = Omit<
  Selectable<OutboxTable>,
  'kind' | 'payload'
> & { kind: Kind; payload: Json<OutboxPayloads[Kind]> };

/** Mails to visitors, per mailbox, day and cap (mail/mail-store.ts), so that no one can flood a stranger's mailbox. */
interface MailCountersTable {
  /** SHA-256 of the mailbox, or of the cap's name and the mailbox. */
  address_hash: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
}

/** Users of /office. */
interface OfficePeopleTable {
  /** UUID. */
  person_id: string;
  /** Lower case, unique. */
  email: string;
  /** Empty until an invited user has typed it. */
  name: string;
  role: 'owner' | 'office';
  /** When the user accepted the invitation. */
  joined_at: number | null;
  created_at: number;
}
export type OfficePersonRow = Selectable<OfficePeopleTable>;

export interface OfficePasskeysTable {
  /** The credential's id, base64url. */
  passkey_id: string;
  person_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** The device's count of signatures; 0 if it does not count. */
  counter: number;
  transports: Json<string[]>;
  /** 1 if an account stores it on several devices. */
  synced: number;
  label: string;
  created_at: number;
  last_used_at: number | null;
}

/** Sign-in links; each works once. */
interface OfficeLinksTable {
  /** SHA-256 of the token, so that a leaked table opens no link. */
  token_hash: string;
  person_id: string;
  kind: 'invite' | 'sign-in';
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** Random values for a passkey to sign, each once. */
export interface OfficeChallengesTable {
  /** UUID. */
  challenge_id: string;
  challenge: string;
  kind: 'sign-in' | 'register';
  /** null for a sign-in. */
  person_id: string | null;
  expires_at: number;
}

interface OfficeSessionsTable {
  /** UUID; not a secret. */
  session_id: string;
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  /** SHA-256 of the previous token, valid until a minute after the first use of the new one. */
  previous_hash: string | null;
  /** When the newest token was first used. */
  token_used_at: number | null;
  person_id: string;
  /** Such as "Chrome on Android". */
  device: string;
  signed_in_by: 'passkey' | 'link';
  created_at: number;
  last_seen_at: number;
  /** When the token was last replaced. */
  rotated_at: number;
  /** When the user last confirmed their identity. */
  confirmed_at: number;
  expires_at: number;
}
export type OfficeSessionRow = Selectable<OfficeSessionsTable>;

/** The audit log. */
interface OfficeAuditTable {
  /** From 1. */
  entry_id: number;
  at: number;
  person_id: string | null;
  /** Name at that time; null if no one was signed in. */
  who: string | null;
  what: string;
  submission_id: string | null;
  /** The user, file or device that was changed. */
  about: string | null;
  detail: string | null;
}

/** The office's view of a lead. The lead's own row stays as it arrived. */
interface OfficeLeadsTable {
  submission_id: string;
  /** Order of arrival in the inbox, from 1. */
  lead_no: number;
  /** Copied from contact_submissions, like stage, territory and source. */
  received_at: number;
  stage: LeadStage;
  territory: string | null;
  source: string;
  status: 'new' | 'contacted' | 'booked' | 'won' | 'lost' | 'spam';
  /** 1 if new or contacted, and not corrected. */
  is_open: number;
  lost_reason: string | null;
  amount_cents: number | null;
  /** A user's id. */
  assigned_to: string | null;
  snoozed_until: number | null;
  /** Promised time of the call; null if the office never opens. */
  promise_at: number | null;
  /** When the office has to call: the promise, or the end of the snooze; null if it need not. */
  due_at: number | null;
  /** The due_at of the last reminder. */
  reminded_for: number | null;
  /** Number of notes. */
  notes: number;
  /** Newest event about it. */
  event_id: number;
  /** Searched text (domain/office/search-words.ts). */
  search_text: string;
}
export type OfficeLeadRow = Selectable<OfficeLeadsTable>;

/** Keys that a visitor's leads share: phone, e-mail, correction (domain/office/search-words.ts). */
export interface OfficePersonKeysTable {
  person_key: string;
  lead_no: number;
}

/** The values of an act that no other column holds. */
type SaidInAct<One = Act | VisitAct> = One extends unknown ? Omit<One, 'act_id' | 'type'> : never;

/** Acts of office users and customers on leads. Append-only. */
interface OfficeActsTable {
  /** UUID from the client; the idempotency key. */
  act_id: string;
  /** Order in which acts were accepted. */
  event_id: number;
  submission_id: string;
  at: number;
  /** null if a customer acted, or a link in a mail. */
  person_id: string | null;
  /** Name at that time. */
  who: string | null;
  via: ActRecord['via'];
  type: string;
  said: Json<SaidInAct>;
}
export type OfficeActRow = Selectable<OfficeActsTable>;

/** Devices that get push messages. */
interface OfficePushTable {
  /** UUID. */
  subscription_id: string;
  person_id: string;
  session_id: string;
  /** URL at the browser's push service. */
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: number;
}
export type OfficePushRow = Selectable<OfficePushTable>;

/** Keys of this site, made when first needed, and settings of /office. */
interface OfficeKeysTable {
  name: string;
  value: string;
}

/** Last number issued (activity/store/counters.ts). */
export interface OfficeCountersTable {
  /** `readyz`: written by /readyz to notice a full disk. */
  name: 'event' | 'lead' | 'audit' | 'people' | 'publication' | 'revision' | 'readyz';
  value: number;
}

/** Mailboxes that were asked for a review: none is asked twice, not even after an erasure. */
interface ReviewRequestsTable {
  /** SHA-256 of the mailbox. */
  address_hash: string;
  created_at: number;
}

/** Versions of the content's files, byte for byte. */
interface ContentRevisionsTable {
  /** From 1. */
  revision_no: number;
  /** Path in the content folder, such as `pages/about/index.md`. */
  path: string;
  /** null if the file was removed. */
  text: string | null;
  /** SHA-256 of the text. */
  hash: string | null;
  /** 1 until a publication shows it; at most one per path. */
  is_draft: number;
  /** First revision of the draft that this one continues; its own number if it starts a draft. */
  begun_no: number;
  /** Name of the user; null if it came from the folder. */
  author: string | null;
  created_at: number;
}
export type ContentRevisionRow = Selectable<ContentRevisionsTable>;

/** Photos uploaded in the office, without their metadata. */
interface ContentPhotosTable {
  /** `photo-{hash}.jpg`, as pages name it. */
  name: string;
  content: Uint8Array;
  /** Name of the user. */
  author: string;
  created_at: number;
}

/** States of the content that were requested for visitors. The one with the highest `live_no` is served. */
interface PublicationsTable {
  /** From 1. */
  publication_no: number;
  state: 'waiting' | 'live' | 'failed';
  /** The whole state if `is_whole`, otherwise the chosen paths, to be added to the state that is live by then. */
  revisions: Json<Revisions>;
  is_whole: number;
  /** Name of the user; null for a command or a start of the server. */
  author: string | null;
  note: string;
  /** Hash of the content folder that it shows; null if it does not come from the folder. */
  folder: string | null;
  /** 1 if an owner has confirmed changes that bind the company. */
  may_bind: number;
  created_at: number;
  /** From 1, in the order in which publications became live. */
  live_no: number | null;
  live_at: number | null;
  /** Why it failed. */
  faults: Json<string[]> | null;
}
export type PublicationRow = Selectable<PublicationsTable>;

/** One row: the state of the last pull or push (content/store/folder-base.ts). */
interface ContentFolderTable {
  name: 'base';
  revisions: Json<Revisions>;
}

/** Requested and booked visits; deleted with their lead (foreign key). */
interface VisitsTable {
  submission_id: string;
  /** UUID. The visit that a visitor requests has the id of the lead. */
  visit_id: string;
  /** `asked`: the office has not confirmed a window. `missed`: the customer was not at home. */
  state: 'asked' | 'booked' | 'canceled' | 'done' | 'missed';
  /** Windows that the visitor asked for, at most MAX_WISHES, in order; empty if the office booked it. */
  wishes: Json<VisitWindow[]>;
  /** Area whose spots are counted; null if unknown. */
  area: string | null;
  /** Local day and window; null if never booked. A canceled visit keeps its last. */
  day: string | null;
  window: string | null;
  /** Seat of its spot; null if it has none. */
  seat: number | null;
  /** 1 if the office booked it beyond the number of spots. */
  over: number | null;
  /** IANA time zone of day and window. */
  zone: string;
  /** Increases with every change; the SEQUENCE of its calendar file. */
  sequence: number;
  /** Why it was canceled or moved, for the customer. */
  reason: string | null;
  /** What was done, for the customer. */
  done: string | null;
  created_at: number;
  updated_at: number;
}
export type VisitRow = Selectable<VisitsTable>;

/** Taken spots. The primary key (pool, day, window, seat) gives each spot to one visit. */
export interface VisitSpotsTable {
  submission_id: string;
  visit_id: string;
  /** Name of the area. */
  pool: string;
  day: string;
  window: string;
  /** From 1; above the number of spots if the office booked beyond it. */
  seat: number;
}

/** One row: the state of the backups (domain/backup/backups.ts). */
interface BackupStateTable {
  id: 1;
  tried_at: ColumnType<number | null, number | null | undefined>;
  made_at: ColumnType<number | null, number | null | undefined>;
  proved_at: ColumnType<number | null, number | null | undefined>;
  failure: ColumnType<string | null, string | null | undefined>;
}

/** The list of erased people (backup/service/erasures.ts). */
export interface ErasuresTable {
  at: number;
  /** Encrypted for BACKUP_RECIPIENTS; JSON if there are none. */
  line: string;
}
