/**
 * The tables, as Kysely sees them. Every time is a whole number of milliseconds since the epoch, every
 * flag 0 or 1, every list or object JSON text (json.ts): the same values on SQLite and on PostgreSQL.
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

/** How far a lead has come: `partial` = name and phone of an unfinished chat (spec §4). */
export type LeadStage = 'partial' | 'complete';

/** Spec §3, Contact submission record, and what the office needs around it. */
export interface ContactSubmissionsTable {
  /** UUID made by the client; the idempotency key. */
  submission_id: string;
  first_name: string;
  /** Always empty (spec §3). */
  last_name: string;
  phone: string;
  email: string;
  service_needed: string;
  /** The visitor's words and every answer in `details`, readable; nothing takes it apart. */
  description: string;
  /** Form, version and what that form asks besides the columns (domain/forms); null = nothing. */
  details: Json<LeadDetails> | null;
  /** Always `standard` (spec §3). */
  urgency: string;
  /** `ZIP: {zip}` or `ZIP not provided` (spec §3). */
  address: string;
  /** Tag of the form spot, chatbot or chatbot_partial. */
  source: string;
  stage: LeadStage;
  /** Earlier submission that this one corrects. */
  replaces: string | null;
  /** Later submission that corrects this one, the newest; null = none does. */
  corrected_by: string | null;
  page: string;
  territory: string | null;
  /** Of the page: the language to call and write in. */
  language: Language;
  customer_type: string | null;
  attribution: Json<NonNullable<ContactSubmission['attribution']>> | null;
  /** null = the form showed no wording. */
  consent: Json<StoredConsent> | null;
  /** A quarantined lead: why it looks like spam. null = it does not, or a person has released it. */
  quarantine_reason: string | null;
  /** When the office said it had called back; null = not yet. */
  contacted_at: number | null;
  /** Its pictures' names, `{submission_id}-{hash}.jpg`, in order; null = a request without pictures. */
  photos: Json<string[]> | null;
  created_at: number;
  updated_at: number;
}
export type LeadRow = Selectable<ContactSubmissionsTable>;

/** The pictures of a lead: written in its transaction, deleted with it (foreign key), or earlier (personal-data/store/expired.ts). */
export interface LeadPicturesTable {
  submission_id: string;
  /** From 0, in the order in which they were sent. */
  position: number;
  /** A JPEG of our own making (recode-picture.ts). */
  content: Uint8Array;
  /** Length of `content`. */
  bytes: number;
  created_at: number;
}

/** Spec §3, Newsletter signup record. */
export interface NewsletterSignupsTable {
  /** Lower case, unique. */
  email: string;
  source_page: string;
  /** null = imported. */
  submission_id: string | null;
  /** Why the signup looks like spam; null = it does not. */
  quarantine_reason: string | null;
  /** Without marketing_texts; null = none was recorded. */
  consent: Json<StoredConsent> | null;
  /** Of the page: its mails go out in it. */
  language: Language;
  /** SHA-256 of the mailbox (mail/address.ts), unique: one signup stands for it. null = quarantined. */
  mailbox_hash: string | null;
  created_at: number;
}

/** Every consent wording that visitors have read. */
interface ConsentWordingsTable {
  /** Which form shows it (domain/lead/consent.ts). */
  wording: string;
  /** consent.version of site.yaml. */
  version: string;
  text: string;
  /** When a server first showed it. */
  created_at: number;
}

/**
 * Mailboxes that were confirmed (double opt-in), and those that were unsubscribed: rows are added, never removed, so
 * that a no outlives the signup, an erasure and every import.
 */
interface NewsletterChoicesTable {
  /** SHA-256 of the mailbox (mail/address.ts). */
  address_hash: string;
  created_at: number;
}

/**
 * What a notification is. `lead` and `reminder` (of a lead nobody has called back) go to the office,
 * `acknowledgement` to the visitor, `newsletter` to a new subscriber, `webhook` to one of the owner's programs, as does
 * `newsletter_webhook` about a subscriber, `review_request` goes to a customer whose work is done,
 * `alarm` tells an owner that something is wrong with the server. Of a visit: `visit` tells the customer that it
 * is booked, moved or canceled, `visit_reminder` the day before, `visit_notice` tells the office what the customer did, `visit_webhook` one of the
 * owner's programs of any change; `visits_link` leads to all visits of a mailbox. Of /office: `arrival` brings a lead into its inbox, `visit_change` what a
 * customer did with a visit, `push` goes to one device, `sign_in` is the mail with a link.
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
 * pending → sending (leased) → sent, or dead_letter: refused for good, waits for a person. quarantined: its lead is, and a person who
 * releases the lead makes it pending. superseded: replaced by a message about a later stage of the same lead. suppressed: capped.
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

/** The submission as it was when its message was queued: what the message says. */
export type LeadPayload = Omit<
  ContactSubmission,
  'company_website' | 'deadline' | 'started_at' | 'consent'
> & {
  consent?: StoredConsent;
  /** When the server took it, ms since the epoch. */
  received_at: number;
  /** File names of the pictures that came with it. */
  photos?: string[];
};

/** What a `newsletter` row holds. */
export interface NewsletterPayload {
  email: string;
  /** Opens the links. */
  token: string;
  /** True = the address must be confirmed first (double opt-in). */
  confirm: boolean;
  /** Of the page with the form. */
  language: Language;
}

/** What a `newsletter_webhook` row holds: the subscriber as it was when the call was queued. */
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
  /** When it was confirmed, ms since the epoch; null = that was not asked for. */
  confirmed_at: number | null;
  /** Opens the link that unsubscribes; empty for an unsubscription. */
  token: string;
}

/** What a `review_request` row holds. */
export interface ReviewRequestPayload {
  email: string;
  /** As the customer gave it; may be empty. */
  name: string;
  /** In which the customer asked for help. */
  language: Language;
  /** Of the request, as is `territory`: they select the number that the mail names. */
  address: string;
  territory: string | null;
}

/** What a `push` row holds: what it says is read when it is sent. */
export interface PushPayload {
  kind: PushMessage['kind'];
  /** What the promise was when it was queued; null = it is about none. */
  due_at: number | null;
  /** Of an alarm: what is wrong with the server, and where the office shows more. Default: Numbers. */
  text?: string;
  url?: string;
  /** Of a visit: what the customer has made of it. */
  visit?: VisitsTable['state'];
}

/** What a `sign_in` row holds. The link is made when it is sent, and stored nowhere. */
export interface SignInPayload {
  email: string;
  kind: 'invite' | 'sign-in';
}

/** What an `alarm` row holds. */
interface AlarmPayload {
  alarm: Alarm;
  to: string[];
  /** What to do; absent = the alarm's usual words say it. */
  todo?: string;
}

/** What a row about a visit holds: as it was when it was queued. */
export interface VisitPayload {
  visit_id: string;
  state: VisitsTable['state'];
  sequence: number;
  /** Who changed it. */
  by: 'customer' | 'office';
  wishes: VisitWindow[];
  /** When it is, or was before it was canceled; null = never booked. */
  booked: VisitWindow | null;
  /** When it was before it was moved. */
  before: VisitWindow | null;
  zone: string;
  reason: string | null;
  /** What was done, as the customer reads it. */
  done: string | null;
  /** Whose spots are counted; null = the place was not known. */
  area: string | null;
  /** The territory whose number the visitor saw; null if unknown. */
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

/** What the mail with the link to all visits of a mailbox holds. */
interface VisitsLinkPayload {
  email: string;
  language: Language;
  /** Until when the link works, ms since the epoch. */
  until: number;
  /** Its signature. */
  key: string;
}

/** What the rows of each kind hold. */
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

/** One mail or webhook call that has to go out, written in the same transaction as the lead. */
export interface OutboxTable {
  /** `{submission_id}:{kind}:{stage}`, and `:{receiver}` of a webhook: unique, so one per lead and stage, ever. */
  id: string;
  kind: OutboxKind;
  /** Name of the webhook receiver, the subscription of a push; null = any other. */
  receiver: string | null;
  submission_id: string;
  stage: LeadStage;
  payload: Json<OutboxPayloads[OutboxKind]>;
  /** Message-ID of every attempt, so that a receiver recognizes a repeat. */
  message_id: string;
  state: OutboxState;
  /** 1 when the client asked for this mail itself, so that a later stage must not swallow it. */
  confirmed: number;
  /** How often a worker has taken it. */
  attempts: number;
  /** When it is due; while sending, when the worker's lease runs out and another may take it. */
  next_attempt_at: number;
  /** Which worker holds the lease; null = nobody. */
  lease_owner: string | null;
  created_at: number;
  sent_at: number | null;
  /** Code of the last failure, without addresses. */
  last_error: string | null;
}
/** A row of one of some kinds. Default: of any. */
export type OutboxRow<Kind extends OutboxKind = OutboxKind> = Omit<
  Selectable<OutboxTable>,
  'kind' | 'payload'
> & { kind: Kind; payload: Json<OutboxPayloads[Kind]> };

/** How many acknowledgements an address got on a day, so that nobody uses us to mail strangers. */
interface MailCountersTable {
  /** SHA-256 of the mailbox (mail/address.ts). */
  address_hash: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
}

/** Who may use /office. */
interface OfficePeopleTable {
  /** UUID. */
  person_id: string;
  /** Lower case, unique. */
  email: string;
  /** Empty until an invited person has said it. */
  name: string;
  role: 'owner' | 'office';
  /** When the invitation was accepted; null = not yet. */
  joined_at: number | null;
  created_at: number;
}
export type OfficePersonRow = Selectable<OfficePeopleTable>;

/** Public keys of passkeys; the private ones never leave the devices. */
export interface OfficePasskeysTable {
  /** The credential's id, base64url. */
  passkey_id: string;
  person_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Signatures so far, as the device counts them; 0 where it does not. */
  counter: number;
  transports: Json<string[]>;
  /** 1 = kept by an account on several devices. */
  synced: number;
  label: string;
  created_at: number;
  last_used_at: number | null;
}

/** Links that sign somebody in, once. */
interface OfficeLinksTable {
  /** SHA-256 of the token, so that the table opens no link. */
  token_hash: string;
  person_id: string;
  kind: 'invite' | 'sign-in';
  created_at: number;
  expires_at: number;
  /** null = not yet. */
  used_at: number | null;
}

/** Random values that a passkey signs, each once. */
export interface OfficeChallengesTable {
  /** UUID. */
  challenge_id: string;
  challenge: string;
  kind: 'sign-in' | 'register';
  /** Who registers; null = a sign-in. */
  person_id: string | null;
  expires_at: number;
}

interface OfficeSessionsTable {
  /** UUID; opens nothing. */
  session_id: string;
  /** SHA-256 of the cookie's token. */
  token_hash: string;
  /** SHA-256 of the token before: it counts until the new one was used, and a minute longer. */
  previous_hash: string | null;
  /** When the newest token was first used; null = not yet. */
  token_used_at: number | null;
  person_id: string;
  /** As "Chrome on Android". */
  device: string;
  signed_in_by: 'passkey' | 'link';
  created_at: number;
  last_seen_at: number;
  /** When the token was last replaced. */
  rotated_at: number;
  /** When this person last proved who they are. */
  confirmed_at: number;
  expires_at: number;
}
export type OfficeSessionRow = Selectable<OfficeSessionsTable>;

/** Who did what. */
interface OfficeAuditTable {
  /** Counts up from 1. */
  entry_id: number;
  at: number;
  person_id: string | null;
  /** The name at that time; null = nobody was signed in. */
  who: string | null;
  what: string;
  /** The lead it was about. */
  submission_id: string | null;
  /** The person, file or device it was about. */
  about: string | null;
  detail: string | null;
}

/** What the office makes of a lead. The lead's own row stays as it came. */
interface OfficeLeadsTable {
  submission_id: string;
  /** Order of arrival in the inbox: counts up from 1. */
  lead_no: number;
  /** As in contact_submissions, when it was brought in. */
  received_at: number;
  stage: LeadStage;
  territory: string | null;
  source: string;
  status: 'new' | 'contacted' | 'booked' | 'won' | 'lost' | 'spam';
  /** 1 = new or contacted, and not overtaken by a correction. */
  is_open: number;
  lost_reason: string | null;
  amount_cents: number | null;
  /** A person's id; null = nobody. */
  assigned_to: string | null;
  /** null = not snoozed. */
  snoozed_until: number | null;
  /** By when the visitor was promised a call; null = the office never opens. */
  promise_at: number | null;
  /** When somebody has to call: the promise, or the end of the snooze; null = nobody has to. */
  due_at: number | null;
  /** The due_at of which everybody was reminded; null = of none. */
  reminded_for: number | null;
  /** How many. */
  notes: number;
  /** Of the newest event about it. */
  event_id: number;
  /** What the search looks through (domain/office/search-words.ts). */
  search_text: string;
}
export type OfficeLeadRow = Selectable<OfficeLeadsTable>;

/** Keys that leads of one person share: phone, e-mail, correction (domain/office/search-words.ts). */
export interface OfficePersonKeysTable {
  person_key: string;
  lead_no: number;
}

/** An act without what other columns hold. */
type SaidInAct<One = Act | VisitAct> = One extends unknown ? Omit<One, 'act_id' | 'type'> : never;

/** An act of an office user or customer on a lead. Rows are only added. */
interface OfficeActsTable {
  /** UUID made by the client; the idempotency key. */
  act_id: string;
  /** The order in which acts were taken. */
  event_id: number;
  submission_id: string;
  at: number;
  /** null = see `via`. */
  person_id: string | null;
  /** The name at that time. */
  who: string | null;
  via: ActRecord['via'];
  type: string;
  said: Json<SaidInAct>;
}
export type OfficeActRow = Selectable<OfficeActsTable>;

/** Devices that want to hear of leads. */
interface OfficePushTable {
  /** UUID. */
  subscription_id: string;
  person_id: string;
  session_id: string;
  /** Address at the browser's push service: whoever has it and our key can write to the device. */
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: number;
}
export type OfficePushRow = Selectable<OfficePushTable>;

/** Our own keys, made when they are first needed; and settings of /office. */
interface OfficeKeysTable {
  name: string;
  value: string;
}

/** The last number given out. Whoever counts one up waits for those who do until they have committed. */
export interface OfficeCountersTable {
  /** `readyz`: how often /readyz has written it, to notice a full disk. */
  name: 'event' | 'lead' | 'audit' | 'people' | 'publication' | 'revision' | 'readyz';
  value: number;
}

/** Who was asked for a review: no mailbox is asked twice, also after an erasure. */
interface ReviewRequestsTable {
  /** SHA-256 of the mailbox (mail/address.ts). */
  address_hash: string;
  created_at: number;
}

/** One state of one file of the content, byte for byte. */
interface ContentRevisionsTable {
  /** Counts up from 1. */
  revision_no: number;
  /** Below the content folder, as `pages/about/index.md`. */
  path: string;
  /** null = the file was removed. */
  text: string | null;
  /** SHA-256 of the text; null = it was removed. */
  hash: string | null;
  /** 1 = no publication has shown it yet; at most one of each path. */
  is_draft: number;
  /** Number of the revision with which the draft began that this one goes on with; its own number where it begins one. */
  begun_no: number;
  /** Name of who wrote it; null = it came from the folder. */
  author: string | null;
  created_at: number;
}
export type ContentRevisionRow = Selectable<ContentRevisionsTable>;

/** A photo that was uploaded in the office, without its metadata. */
interface ContentPhotosTable {
  /** As pages name it: `photo-{hash}.jpg`. */
  name: string;
  content: Uint8Array;
  /** Name of who uploaded it. */
  author: string;
  created_at: number;
}

/** What visitors get, or were to get. The one with the highest `live_no` is served. */
interface PublicationsTable {
  /** Counts up from 1. */
  publication_no: number;
  /** `waiting` until it is rendered. */
  state: 'waiting' | 'live' | 'failed';
  /** The whole state of the content if `is_whole`, else the chosen paths, which are added to the state that is live by then. */
  revisions: Json<Revisions>;
  is_whole: number;
  /** Name of who requested it; null = a command or a start of the server. */
  author: string | null;
  note: string;
  /** Hash of the content folder that it shows; null = it is none of the folder. */
  folder: string | null;
  /** 1 = an owner has confirmed that it changes what binds the company. */
  may_bind: number;
  created_at: number;
  /** Counts up from 1, in the order in which publications became live. */
  live_no: number | null;
  live_at: number | null;
  /** Why it failed, in lines; null = it did not. */
  faults: Json<string[]> | null;
}
export type PublicationRow = Selectable<PublicationsTable>;

/** One row: what the content folder was last brought in line with. */
interface ContentFolderTable {
  name: 'base';
  revisions: Json<Revisions>;
}

/** Visits that were asked for or booked; deleted with their lead (foreign key). */
interface VisitsTable {
  submission_id: string;
  /** UUID: that of the request for the one that its visitor asks for, which is one. */
  visit_id: string;
  /** `asked`: the office has not confirmed any of the windows. `missed`: nobody was at home. */
  state: 'asked' | 'booked' | 'canceled' | 'done' | 'missed';
  /** What the visitor would like, at most MAX_WISHES, in order; empty = the office booked it. */
  wishes: Json<VisitWindow[]>;
  /** Whose spots are counted; null = the place was not known. */
  area: string | null;
  /** Local day and window; null = never booked. A canceled one has its last. */
  day: string | null;
  window: string | null;
  /** Of its spot; null = it has none. */
  seat: number | null;
  /** 1: the office added it to the spots on purpose. */
  over: number | null;
  /** IANA name of the zone in which these are meant. */
  zone: string;
  /** Goes up with every change, as the SEQUENCE of its calendar file. */
  sequence: number;
  /** Why it was canceled or moved, as the customer reads it. */
  reason: string | null;
  /** What was done, as the customer reads it. */
  done: string | null;
  created_at: number;
  updated_at: number;
}
export type VisitRow = Selectable<VisitsTable>;

/** One place in one window. The primary key (pool, day, window, seat) gives each to one visit; a row that is deleted is free again. */
export interface VisitSpotsTable {
  submission_id: string;
  visit_id: string;
  /** Name of the area. */
  pool: string;
  day: string;
  window: string;
  /** From 1; above the number of spots: added on purpose by the office. */
  seat: number;
}

/** One row: how backups are doing. */
interface BackupStateTable {
  id: 1;
  tried_at: ColumnType<number | null, number | null | undefined>;
  made_at: ColumnType<number | null, number | null | undefined>;
  proved_at: ColumnType<number | null, number | null | undefined>;
  /** The alarm's sentence; null = the last backup was made. */
  failure: ColumnType<string | null, string | null | undefined>;
}

/** The list of who was erased (backup/service/erasures.ts). */
export interface ErasuresTable {
  at: number;
  /** Encrypted for BACKUP_RECIPIENTS; JSON if there were none. */
  line: string;
}
