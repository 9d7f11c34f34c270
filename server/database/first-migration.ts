/**
 * The schema: `tables.ts` describes every column. Times are ms since the epoch (bigint), flags 0 or 1 (integer), lists and
 * objects JSON text.
 */
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';

/** Valid for SQLite and PostgreSQL once BYTES is replaced below. */
const SCHEMA = `
-- Leads

create table contact_submissions (
  submission_id text not null primary key,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  service_needed text not null,
  description text not null,
  details text,
  urgency text not null,
  address text not null,
  source text not null,
  stage text not null,
  replaces text,
  corrected_by text,
  page text not null,
  territory text,
  language text not null,
  customer_type text,
  attribution text,
  consent text,
  quarantine_reason text,
  contacted_at bigint,
  photos text,
  created_at bigint not null
);
create index contact_submissions_by_created_at on contact_submissions (created_at);
-- The office counts them all the time, and few leads are quarantined.
create index contact_submissions_in_quarantine on contact_submissions (created_at)
  where quarantine_reason is not null;

create table lead_pictures (
  submission_id text not null references contact_submissions on delete cascade,
  position integer not null,
  content BYTES not null,
  created_at bigint not null,
  primary key (submission_id, position)
);
create index lead_pictures_by_created_at on lead_pictures (created_at);

create table consent_wordings (
  wording text not null,
  version text not null,
  text text not null,
  created_at bigint not null,
  primary key (wording, version)
);

-- Visits

create table visits (
  submission_id text not null references contact_submissions on delete cascade,
  visit_id text not null primary key,
  state text not null,
  wishes text not null,
  area text,
  day text,
  "window" text,
  seat integer,
  "over" integer,
  zone text not null,
  sequence integer not null,
  reason text,
  done text,
  created_at bigint not null,
  updated_at bigint not null
);
create index visits_by_submission on visits (submission_id);
create index visits_by_day on visits (day);

-- The primary key gives each spot to one visit.
create table visit_spots (
  submission_id text not null references contact_submissions on delete cascade,
  visit_id text not null,
  pool text not null,
  day text not null,
  "window" text not null,
  seat integer not null,
  primary key (pool, day, "window", seat)
);
create index visit_spots_by_submission on visit_spots (submission_id);

-- Outbox and mail

create table outbox (
  id text not null primary key,
  kind text not null,
  receiver text,
  submission_id text not null,
  stage text not null,
  payload text not null,
  message_id text not null,
  state text not null,
  confirmed integer not null,
  attempts integer not null,
  next_attempt_at bigint not null,
  lease_owner text,
  created_at bigint not null,
  sent_at bigint,
  last_error text
);
create index outbox_by_state_next_attempt_at on outbox (state, next_attempt_at);
create index outbox_by_submission_id on outbox (submission_id);

create table mail_counters (
  address_hash text not null,
  day text not null,
  count integer not null,
  primary key (address_hash, day)
);

-- Newsletter

create table newsletter_signups (
  email text not null primary key,
  source_page text not null,
  submission_id text,
  quarantine_reason text,
  consent text,
  language text not null,
  mailbox_hash text,
  created_at bigint not null
);
create unique index newsletter_signups_by_mailbox_hash on newsletter_signups (mailbox_hash);

create table newsletter_confirmations (
  address_hash text not null primary key,
  created_at bigint not null
);

create table newsletter_suppressions (
  address_hash text not null primary key,
  created_at bigint not null
);

create table review_requests (
  address_hash text not null primary key,
  created_at bigint not null
);

-- Content

create table content_revisions (
  revision_no bigint not null primary key,
  path text not null,
  text text,
  hash text,
  is_draft integer not null,
  begun_no bigint not null,
  author text,
  created_at bigint not null
);
create index content_revisions_by_path on content_revisions (path, revision_no);

create table content_photos (
  name text not null primary key,
  content BYTES not null,
  author text not null,
  created_at bigint not null
);

create table publications (
  publication_no bigint not null primary key,
  state text not null,
  revisions text not null,
  is_whole integer not null,
  author text,
  note text not null,
  folder text,
  may_bind integer not null,
  created_at bigint not null,
  live_no bigint,
  live_at bigint,
  faults text
);
create unique index publications_by_live_no on publications (live_no);

create table content_folder (
  name text not null primary key,
  revisions text not null
);

-- Office: people and sign-in

create table office_people (
  person_id text not null primary key,
  email text not null,
  name text not null,
  role text not null,
  joined_at bigint,
  created_at bigint not null
);
create unique index office_people_by_email on office_people (email);

create table office_passkeys (
  passkey_id text not null primary key,
  person_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  synced integer not null,
  label text not null,
  created_at bigint not null,
  last_used_at bigint
);

create table office_links (
  token_hash text not null primary key,
  person_id text not null,
  kind text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create table office_challenges (
  challenge_id text not null primary key,
  challenge text not null,
  kind text not null,
  person_id text,
  expires_at bigint not null
);

create table office_sessions (
  session_id text not null primary key,
  token_hash text not null,
  previous_hash text,
  token_used_at bigint,
  person_id text not null,
  device text not null,
  signed_in_by text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  rotated_at bigint not null,
  confirmed_at bigint not null,
  expires_at bigint not null
);
create index office_sessions_by_token_hash on office_sessions (token_hash);
create index office_sessions_by_previous_hash on office_sessions (previous_hash);

create table office_push (
  subscription_id text not null primary key,
  person_id text not null,
  session_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at bigint not null
);

-- Office: inbox

create table office_leads (
  submission_id text not null primary key,
  lead_no bigint not null,
  received_at bigint not null,
  stage text not null,
  territory text,
  source text not null,
  status text not null,
  is_open integer not null,
  lost_reason text,
  amount_cents bigint,
  assigned_to text,
  snoozed_until bigint,
  promise_at bigint,
  due_at bigint,
  reminded_for bigint,
  notes integer not null,
  event_id bigint not null,
  search_text text not null
);
create unique index office_leads_by_lead_no on office_leads (lead_no);
create index office_leads_by_is_open_lead_no on office_leads (is_open, lead_no);
create index office_leads_by_status_lead_no on office_leads (status, lead_no);
create index office_leads_by_assigned_to_lead_no on office_leads (assigned_to, lead_no);
create index office_leads_by_received_at on office_leads (received_at);
create index office_leads_by_due_at on office_leads (due_at);
create index office_leads_by_snoozed_until on office_leads (snoozed_until);

create table office_person_keys (
  person_key text not null,
  lead_no bigint not null,
  primary key (person_key, lead_no)
);
create index office_person_keys_by_lead_no on office_person_keys (lead_no);

create table office_acts (
  act_id text not null primary key,
  event_id bigint not null,
  submission_id text not null,
  at bigint not null,
  person_id text,
  who text,
  via text not null,
  type text not null,
  said text not null
);
create index office_acts_by_submission_id on office_acts (submission_id);

-- Office: everything else

create table office_audit (
  entry_id bigint not null primary key,
  at bigint not null,
  person_id text,
  who text,
  what text not null,
  submission_id text,
  about text,
  detail text
);
create index office_audit_by_submission_id on office_audit (submission_id);

create table office_keys (
  name text not null primary key,
  value text not null
);

create table office_counters (
  name text not null primary key,
  value bigint not null
);

-- Backups

create table backup_state (
  id integer not null primary key,
  tried_at bigint,
  made_at bigint,
  proved_at bigint,
  failure text
);

create table erasures (
  at bigint not null,
  line text not null
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = SCHEMA.replaceAll('BYTES', isPostgres(db) ? 'bytea' : 'blob');
  for (const statement of schema.split(';'))
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  if (!isPostgres(db)) return;
  // PostgreSQL would try to compress JPEGs, which takes time and saves nothing.
  for (const table of ['lead_pictures', 'content_photos'])
    await sql`alter table ${sql.table(table)} alter column content set storage external`.execute(
      db,
    );
}
