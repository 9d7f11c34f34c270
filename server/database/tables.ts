/**
 * The tables, as Kysely sees them. Every time is a whole number of milliseconds since the epoch, every
 * flag 0 or 1, every list JSON text: the same values on SQLite and on PostgreSQL.
 */
import type { Selectable } from 'kysely';

export interface Database {
  contact_submissions: ContactSubmissionsTable;
  lead_pictures: LeadPicturesTable;
  newsletter_signups: NewsletterSignupsTable;
  newsletter_tokens: NewsletterTokensTable;
  newsletter_confirmations: NewsletterChoicesTable;
  newsletter_suppressions: NewsletterChoicesTable;
  consent_wordings: ConsentWordingsTable;
  outbox: OutboxTable;
  mail_counters: MailCountersTable;
  rate_counters: RateCountersTable;
  rate_keys: RateKeysTable;
  challenge_solutions: ChallengeSolutionsTable;
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
  /** JSON object with form, version and what that form asks besides the columns (domain/forms); null = nothing. */
  details: string | null;
  /** Always `standard` (spec §3). */
  urgency: string;
  /** `ZIP: {zip}` or `ZIP not provided` (spec §3). */
  address: string;
  /** Tag of the form spot, chatbot or chatbot_partial. */
  source: string;
  stage: LeadStage;
  /** Earlier submission that this one corrects. */
  replaces: string | null;
  page: string;
  territory: string | null;
  customer_type: string | null;
  /** JSON object, or null. */
  attribution: string | null;
  /** JSON object with wording, version, marketing_texts, at, page (domain/lead/consent.ts); or null. */
  consent: string | null;
  /** A quarantined lead: why it looks like spam. null = it does not, or a person has released it. */
  quarantine_reason: string | null;
  /** When the office said it had called back; null = not yet. */
  contacted_at: number | null;
  /** JSON list of its pictures' names, `{submission_id}-{hash}.jpg`, in order; null = a request without pictures. */
  photos: string | null;
  created_at: number;
  updated_at: number;
}
export type LeadRow = Selectable<ContactSubmissionsTable>;

/** The pictures of a lead: written in its transaction, deleted with it (foreign key), or earlier (retention/store.ts). */
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
  submission_id: string | null;
  /** Why the signup looks like spam; null = it does not. */
  quarantine_reason: string | null;
  /** JSON object with wording, version, at and page; or null. */
  consent: string | null;
  created_at: number;
}

/** Every consent wording that visitors have read. */
export interface ConsentWordingsTable {
  /** Which form shows it (domain/lead/consent.ts). */
  wording: string;
  /** consent.version of site.yaml. */
  version: string;
  text: string;
  /** When a server first showed it. */
  created_at: number;
}

/** Links in newsletter mails; whoever has the token may unsubscribe or confirm the address. */
export interface NewsletterTokensTable {
  /** SHA-256 of the token, so that the table opens no link. */
  token_hash: string;
  /** SHA-256 of the lower-case address. */
  address_hash: string;
  created_at: number;
}

/**
 * Addresses that were confirmed (double opt-in), and those that were unsubscribed: rows are added, never removed, so
 * that a no outlives the signup, an erasure and every import.
 */
export interface NewsletterChoicesTable {
  /** SHA-256 of the lower-case address. */
  address_hash: string;
  created_at: number;
}

/**
 * What a notification is. `lead` and `reminder` (of a lead nobody has called back) go to the office,
 * `acknowledgement` to the visitor, `newsletter` to a new subscriber, `webhook` to one of the owner's programs.
 */
export const OUTBOX_KINDS = [
  'lead',
  'reminder',
  'acknowledgement',
  'newsletter',
  'webhook',
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/**
 * State of a message that was refused for good and waits for a person: a dead letter. Version 0.1 stores it under this
 * word, and while replicas are replaced one by one both versions work on the same rows.
 */
export const DEAD_LETTER = 'parked';
/** State of a message about a quarantined lead: it waits until a person releases the lead. Stored as by version 0.1. */
export const QUARANTINED = 'held';

/**
 * pending → sending (leased) → sent, or DEAD_LETTER; QUARANTINED → pending. `superseded` was replaced by a message about a
 * later stage of the same lead; `suppressed` was capped.
 */
export const OUTBOX_STATES = [
  'pending',
  'sending',
  'sent',
  DEAD_LETTER,
  QUARANTINED,
  'superseded',
  'suppressed',
] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** One mail or webhook call that has to go out, written in the same transaction as the lead. */
export interface OutboxTable {
  /** `{submission_id}:{kind}:{stage}`, and `:{receiver}` of a webhook: unique, so one per lead and stage, ever. */
  id: string;
  kind: OutboxKind;
  /** Name of the webhook receiver; null = a mail. */
  receiver: string | null;
  submission_id: string;
  stage: LeadStage;
  /** The submission as it was at this stage, JSON. */
  payload: string;
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
export type OutboxRow = Selectable<OutboxTable>;

/** How many acknowledgements an address got on a day, so that nobody uses us to mail strangers. */
export interface MailCountersTable {
  /** SHA-256 of the mailbox (mail/address.ts). */
  address_hash: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
}

/** How often a client called an endpoint within a window; shared by all replicas. */
export interface RateCountersTable {
  /** HMAC-SHA256 of the client's address, or of its IPv6 network, under the key of the day its window began on. */
  client_hash: string;
  /** Path of the endpoint. */
  endpoint: string;
  count: number;
  /** When the window ends; the row is removed soon after. */
  ends_at: number;
}

/** Keys of rate_counters, one per day, shared by all replicas. */
export interface RateKeysTable {
  /** Days since the epoch, UTC. */
  day: number;
  /** 32 random bytes, base64url. */
  key: string;
}

/** Proofs of work that have been used, so that each counts for one submission only. */
export interface ChallengeSolutionsTable {
  /** The challenge's own signature. */
  signature: string;
  submission_id: string;
  /** When the row may go, ms since the epoch: no earlier than the challenge expires. */
  expires_at: number;
}
