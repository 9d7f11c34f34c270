/**
 * The schema's history, oldest first, for SQLite and PostgreSQL alike. A migration of a released version is never
 * changed: a new one is added at the end. It calls nothing that a later version may change.
 */
import {
  type ColumnBuilderCallback,
  type Kysely,
  PostgresAdapter,
  sql,
  type TableMetadata,
} from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { moveToMailboxes } from './mailbox-hashes.ts';
import type { Database } from './tables.ts';

/** Makes the schema, or what a database of version 3be6dc3d lacks of it. */
export const FIRST = '0016-first';

export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    [FIRST]: first,
    '0017-mailboxes': mailboxes,
    '0018-publications': publications,
    '0019-copies': copies,
    '0020-visits': visits,
    '0021-content-photos': contentPhotos,
    '0022-page-speeds': pageSpeeds,
    '0023-visit-outcomes': visitOutcomes,
    '0024-visits-over': visitsOver,
    '0025-offers-day': offersDay,
  }),
};

interface Table {
  name: string;
  /** Columns of the primary key. */
  key: string[];
  columns: Columns;
  /** Table of which the first column names a row; with that row go those that name it. */
  parent?: string;
}

/** Names and types. A question mark = it may be null; ` = ` is followed by the default. */
type Columns = Record<string, Type | `${Type}?` | `text = ${string}` | `integer = ${number}`>;
type Type = 'text' | 'bigint' | 'integer' | 'bytes';

const FIRST_TABLES: Table[] = [
  {
    name: 'contact_submissions',
    key: ['submission_id'],
    columns: {
      submission_id: 'text',
      first_name: 'text',
      last_name: 'text',
      phone: 'text',
      email: 'text',
      service_needed: 'text',
      description: 'text',
      urgency: 'text',
      address: 'text',
      source: 'text',
      stage: 'text',
      replaces: 'text?',
      corrected_by: 'text?',
      page: 'text',
      territory: 'text?',
      customer_type: 'text?',
      attribution: 'text?',
      consent: 'text?',
      quarantine_reason: 'text?',
      contacted_at: 'bigint?',
      created_at: 'bigint',
      updated_at: 'bigint',
      photos: 'text?',
      details: 'text?',
      language: 'text = en',
    },
  },
  {
    name: 'lead_pictures',
    key: ['submission_id', 'position'],
    parent: 'contact_submissions',
    columns: {
      submission_id: 'text',
      position: 'integer',
      content: 'bytes',
      bytes: 'integer',
      created_at: 'bigint',
    },
  },
  {
    name: 'consent_wordings',
    key: ['wording', 'version'],
    columns: { wording: 'text', version: 'text', text: 'text', created_at: 'bigint' },
  },
  {
    name: 'newsletter_signups',
    key: ['email'],
    columns: {
      email: 'text',
      source_page: 'text',
      submission_id: 'text?',
      quarantine_reason: 'text?',
      created_at: 'bigint',
      consent: 'text?',
      language: 'text = en',
      address_hash: 'text?',
      mailbox_hash: 'text?',
    },
  },
  {
    name: 'newsletter_tokens',
    key: ['token_hash'],
    columns: { token_hash: 'text', address_hash: 'text', created_at: 'bigint' },
  },
  {
    name: 'newsletter_confirmations',
    key: ['address_hash'],
    columns: { address_hash: 'text', created_at: 'bigint' },
  },
  {
    name: 'newsletter_suppressions',
    key: ['address_hash'],
    columns: { address_hash: 'text', created_at: 'bigint' },
  },
  {
    name: 'outbox',
    key: ['id'],
    columns: {
      id: 'text',
      kind: 'text',
      submission_id: 'text',
      stage: 'text',
      payload: 'text',
      message_id: 'text',
      state: 'text',
      confirmed: 'integer',
      attempts: 'integer',
      next_attempt_at: 'bigint',
      lease_owner: 'text?',
      created_at: 'bigint',
      sent_at: 'bigint?',
      last_error: 'text?',
      receiver: 'text?',
    },
  },
  {
    name: 'mail_counters',
    key: ['address_hash', 'day'],
    columns: { address_hash: 'text', day: 'text', count: 'integer' },
  },
  {
    name: 'rate_counters',
    key: ['client_hash', 'endpoint'],
    columns: { client_hash: 'text', endpoint: 'text', count: 'integer', ends_at: 'bigint' },
  },
  { name: 'rate_keys', key: ['day'], columns: { day: 'integer', key: 'text' } },
  {
    name: 'challenge_solutions',
    key: ['signature'],
    columns: { signature: 'text', submission_id: 'text', expires_at: 'bigint' },
  },
  {
    name: 'office_people',
    key: ['person_id'],
    columns: {
      person_id: 'text',
      email: 'text',
      name: 'text',
      role: 'text',
      joined_at: 'bigint?',
      quiet_from: 'text?',
      quiet_to: 'text?',
      created_at: 'bigint',
    },
  },
  {
    name: 'office_passkeys',
    key: ['passkey_id'],
    columns: {
      passkey_id: 'text',
      person_id: 'text',
      public_key: 'text',
      counter: 'bigint',
      transports: 'text',
      synced: 'integer',
      label: 'text',
      created_at: 'bigint',
      last_used_at: 'bigint?',
    },
  },
  {
    name: 'office_links',
    key: ['token_hash'],
    columns: {
      token_hash: 'text',
      person_id: 'text',
      kind: 'text',
      created_at: 'bigint',
      expires_at: 'bigint',
      used_at: 'bigint?',
    },
  },
  {
    name: 'office_challenges',
    key: ['challenge_id'],
    columns: {
      challenge_id: 'text',
      challenge: 'text',
      kind: 'text',
      person_id: 'text?',
      expires_at: 'bigint',
    },
  },
  {
    name: 'office_sessions',
    key: ['session_id'],
    columns: {
      session_id: 'text',
      token_hash: 'text',
      previous_hash: 'text?',
      token_used_at: 'bigint?',
      person_id: 'text',
      device: 'text',
      signed_in_by: 'text',
      created_at: 'bigint',
      last_seen_at: 'bigint',
      rotated_at: 'bigint',
      confirmed_at: 'bigint',
      expires_at: 'bigint',
    },
  },
  {
    name: 'office_audit',
    key: ['entry_id'],
    columns: {
      entry_id: 'bigint',
      at: 'bigint',
      person_id: 'text?',
      who: 'text?',
      what: 'text',
      submission_id: 'text?',
      about: 'text?',
      detail: 'text?',
    },
  },
  {
    name: 'office_leads',
    key: ['submission_id'],
    columns: {
      submission_id: 'text',
      lead_no: 'bigint',
      received_at: 'bigint',
      stage: 'text',
      territory: 'text?',
      source: 'text',
      status: 'text',
      is_open: 'integer',
      lost_reason: 'text?',
      amount_cents: 'bigint?',
      assigned_to: 'text?',
      snoozed_until: 'bigint?',
      promise_at: 'bigint?',
      due_at: 'bigint?',
      reminded_for: 'bigint?',
      escalated_for: 'bigint?',
      notes: 'integer',
      event_id: 'bigint',
      search_text: 'text?',
    },
  },
  {
    name: 'office_acts',
    key: ['act_id'],
    columns: {
      act_id: 'text',
      event_id: 'bigint',
      submission_id: 'text',
      at: 'bigint',
      person_id: 'text?',
      who: 'text?',
      via: 'text',
      type: 'text',
      said: 'text',
      before: 'text',
      undone_by: 'text?',
    },
  },
  {
    name: 'office_events',
    key: ['event_id'],
    columns: {
      event_id: 'bigint',
      at: 'bigint',
      submission_id: 'text?',
      what: 'text',
      act_id: 'text?',
      erased_id: 'text?',
    },
  },
  {
    name: 'office_splits',
    key: ['submission_id', 'other_id'],
    columns: { submission_id: 'text', other_id: 'text' },
  },
  {
    name: 'office_push',
    key: ['subscription_id'],
    columns: {
      subscription_id: 'text',
      person_id: 'text',
      session_id: 'text',
      endpoint: 'text',
      p256dh: 'text',
      auth: 'text',
      device: 'text',
      created_at: 'bigint',
      last_sent_at: 'bigint?',
    },
  },
  {
    name: 'office_jobs',
    key: ['job_id'],
    columns: {
      job_id: 'text',
      kind: 'text',
      state: 'text',
      who: 'text',
      started_at: 'bigint',
      seen_at: 'bigint',
      finished_at: 'bigint?',
      result: 'text?',
    },
  },
  { name: 'office_keys', key: ['name'], columns: { name: 'text', value: 'text' } },
  { name: 'office_counters', key: ['name'], columns: { name: 'text', value: 'bigint' } },
  {
    name: 'office_erased',
    key: ['month', 'status'],
    columns: { month: 'text', status: 'text', count: 'integer' },
  },
  {
    name: 'page_counts',
    key: ['day', 'hour', 'path', 'origin'],
    columns: {
      day: 'text',
      hour: 'integer',
      path: 'text',
      origin: 'text',
      views: 'integer',
      visitors: 'integer',
    },
  },
  {
    name: 'page_visitors',
    key: ['day', 'visitor_hash'],
    columns: { day: 'text', visitor_hash: 'text' },
  },
  { name: 'page_salts', key: ['day'], columns: { day: 'text', salt: 'text' } },
  {
    name: 'form_counts',
    key: ['day', 'hour', 'form'],
    columns: { day: 'text', hour: 'integer', form: 'text', begun: 'integer', sent: 'integer' },
  },
  {
    name: 'mailings',
    key: ['mailing_id'],
    columns: {
      mailing_id: 'text',
      subject: 'text',
      preview: 'text',
      markdown: 'text',
      state: 'text',
      send_at: 'bigint?',
      started_at: 'bigint?',
      finished_at: 'bigint?',
      recipients: 'integer',
      sent: 'integer',
      suppressed: 'integer',
      refused: 'integer',
      undelivered: 'integer',
      created_at: 'bigint',
      updated_at: 'bigint',
      who: 'text?',
      subject_es: 'text = ',
      preview_es: 'text = ',
      markdown_es: 'text = ',
      refused_in_row: 'integer = 0',
      stopped_because: 'text?',
    },
  },
  {
    name: 'mailing_refusals',
    key: ['address_hash'],
    columns: {
      address_hash: 'text',
      mailing_id: 'text',
      code: 'text',
      created_at: 'bigint',
      is_final: 'integer = 1',
    },
  },
  {
    name: 'review_requests',
    key: ['address_hash'],
    columns: { address_hash: 'text', created_at: 'bigint' },
  },
];

const FIRST_INDEXES: [table: string, ...columns: string[]][] = [
  ['contact_submissions', 'created_at'],
  ['lead_pictures', 'created_at'],
  ['newsletter_signups', 'address_hash'],
  ['newsletter_tokens', 'address_hash'],
  ['outbox', 'state', 'next_attempt_at'],
  ['outbox', 'submission_id'],
  ['rate_counters', 'ends_at'],
  ['challenge_solutions', 'expires_at'],
  ['office_sessions', 'token_hash'],
  ['office_sessions', 'previous_hash'],
  ['office_audit', 'submission_id'],
  ['office_leads', 'is_open', 'lead_no'],
  ['office_leads', 'status', 'lead_no'],
  ['office_leads', 'assigned_to', 'lead_no'],
  ['office_leads', 'received_at'],
  ['office_leads', 'due_at'],
  ['office_leads', 'snoozed_until'],
  ['office_words', 'lead_no', 'word'],
  ['office_acts', 'submission_id'],
  ['office_events', 'submission_id'],
  ['office_splits', 'other_id'],
];

/** On one column. */
const FIRST_UNIQUE_INDEXES = [
  ['newsletter_signups', 'mailbox_hash'],
  ['office_people', 'email'],
  ['office_leads', 'lead_no'],
] as const;

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const found = await db.introspection.getTables();
    for (const table of FIRST_TABLES) {
      const old = found.find(({ name }) => name === table.name);
      if (old) await addColumns(db, table, old);
      else await createTable(db, table);
    }
    // Words are found by their beginning: in the order of their bytes, whatever the language of the database.
    await db.schema
      .createTable('office_words')
      .ifNotExists()
      .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', required)
      .addColumn('lead_no', 'bigint', required)
      .addPrimaryKeyConstraint('office_words_key', ['word', 'lead_no'])
      .$call((creation) => (isPostgres ? creation : creation.modifyEnd(sql`without rowid`)))
      .execute();
    const index = (name: string) => db.schema.createIndex(name).ifNotExists();
    for (const [table, ...columns] of FIRST_INDEXES)
      await index(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute();
    for (const [table, column] of FIRST_UNIQUE_INDEXES)
      await index(`${table}_by_${column}`).unique().on(table).column(column).execute();
    // Webhooks alone need an index of their kind; one of all kinds would be written for each mail, too.
    await index('outbox_webhooks_by_state_next_attempt_at')
      .on('outbox')
      .columns(['state', 'next_attempt_at'])
      .where(sql.ref('kind'), '=', 'webhook')
      .execute();
    // A mailing has thousands of rows, and its progress is asked for again and again.
    await index('outbox_of_mailings')
      .on('outbox')
      .columns(['receiver', 'state'])
      .where(sql.ref('kind'), '=', sql.lit('mailing'))
      .execute();
    // Few are quarantined, and /office asks for them all the time.
    await index('contact_submissions_in_quarantine')
      .on('contact_submissions')
      .column('created_at')
      .where(sql.ref('quarantine_reason'), 'is not', null)
      .execute();
    // One at a time, whichever server it is started on.
    await index('office_jobs_running')
      .unique()
      .on('office_jobs')
      .column('state')
      .where(sql.ref('state'), '=', sql.lit('running'))
      .execute();
    if (!isPostgres) return;
    // A JPEG does not get smaller, and trying costs time.
    await sql`alter table lead_pictures alter column content set storage external`.execute(db);
  },
};

/**
 * Consent is about a mailbox. The choices of version 3be6dc3d are about a spelling: where the spelling is known and is not that of the
 * mailbox itself, the mailbox gets the same choice. Addresses that a mail server refused were unsubscribed, too: from now on that can be
 * taken back. It is no part of the first migration because a restore puts the rows of that version between the two.
 */
const mailboxes: Migration = { up: (db: Kysely<Database>) => moveToMailboxes(db) };

const PUBLICATION_TABLES: Table[] = [
  {
    name: 'content_revisions',
    key: ['revision_no'],
    columns: {
      revision_no: 'bigint',
      path: 'text',
      text: 'text?',
      hash: 'text?',
      base_hash: 'text?',
      is_draft: 'integer',
      author: 'text?',
      created_at: 'bigint',
      note: 'text',
    },
  },
  {
    name: 'publications',
    key: ['publication_no'],
    columns: {
      publication_no: 'bigint',
      state: 'text',
      revisions: 'text',
      is_whole: 'integer',
      author: 'text?',
      note: 'text',
      folder: 'text?',
      created_at: 'bigint',
      due_at: 'bigint',
      attempts: 'integer',
      lease_owner: 'text?',
      lease_until: 'bigint?',
      live_no: 'bigint?',
      live_at: 'bigint?',
      renderer: 'text?',
      snapshot: 'text?',
      files_hash: 'text?',
      faults: 'text?',
    },
  },
  {
    name: 'content_replicas',
    key: ['replica'],
    columns: {
      replica: 'text',
      host: 'text',
      place: 'text',
      publication_no: 'bigint?',
      prepared_no: 'bigint?',
      snapshot: 'text?',
      differs: 'integer',
      seen_at: 'bigint',
    },
  },
];

const publications: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of PUBLICATION_TABLES) await createTable(db, table);
    await db.schema
      .createIndex('content_revisions_by_path')
      .on('content_revisions')
      .columns(['path', 'revision_no'])
      .execute();
    await db.schema
      .createIndex('publications_by_live_no')
      .unique()
      .on('publications')
      .column('live_no')
      .execute();
    // Asked for twice a second by every server.
    await db.schema
      .createIndex('publications_to_render')
      .on('publications')
      .column('due_at')
      .where(sql.ref('state'), 'in', [sql.lit('waiting'), sql.lit('rendering')])
      .execute();
  },
};

/** What waits to be copied elsewhere is asked for twice a second, however many mails wait. */
const copies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('outbox_of_copies')
      .on('outbox')
      .column('created_at')
      .where(sql.ref('kind'), '=', sql.lit('copy'))
      .execute();
  },
};

const VISIT_TABLES: Table[] = [
  {
    name: 'visits',
    key: ['visit_id'],
    parent: 'contact_submissions',
    columns: {
      submission_id: 'text',
      visit_id: 'text',
      state: 'text',
      wishes: 'text',
      area: 'text?',
      day: 'text?',
      window: 'text?',
      seat: 'integer?',
      zone: 'text',
      sequence: 'integer',
      token_hash: 'text?',
      reason: 'text?',
      created_at: 'bigint',
      updated_at: 'bigint',
    },
  },
  {
    name: 'visit_spots',
    key: ['pool', 'day', 'window', 'seat'],
    parent: 'contact_submissions',
    columns: {
      submission_id: 'text',
      visit_id: 'text',
      pool: 'text',
      day: 'text',
      window: 'text',
      seat: 'integer',
    },
  },
];

const visits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of VISIT_TABLES) {
      await createTable(db, table);
      await db.schema
        .createIndex(`${table.name}_by_submission`)
        .on(table.name)
        .column('submission_id')
        .execute();
    }
    await db.schema.createIndex('visits_by_day').on('visits').column('day').execute();
  },
};

const contentPhotos: Migration = {
  up: (db: Kysely<unknown>) =>
    createTable(db, {
      name: 'content_photos',
      key: ['name'],
      columns: { name: 'text', content: 'bytes', author: 'text', created_at: 'bigint' },
    }),
};

const pageSpeeds: Migration = {
  up: (db: Kysely<unknown>) =>
    createTable(db, {
      name: 'page_speeds',
      key: ['day', 'device', 'page_group', 'measure', 'bucket'],
      columns: {
        day: 'text',
        device: 'text',
        page_group: 'text',
        measure: 'text',
        bucket: 'integer',
        visits: 'integer',
      },
    }),
};

const visitOutcomes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('visits').addColumn('done', 'text').execute();
  },
};

const visitsOver: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('visits').addColumn('over', 'integer').execute();
  },
};

const offersDay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('publications')
      .addColumn('offers_day', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

function createTable(db: Kysely<unknown>, table: Table): Promise<void> {
  const { name, key, columns, parent } = table;
  let creation = db.schema.createTable(name);
  for (const column of columnsOf(db, table)) creation = creation.addColumn(...column);
  if (parent) {
    const reference = [Object.keys(columns)[0] as never];
    creation = creation.addForeignKeyConstraint(
      `${name}_parent`,
      reference,
      parent,
      reference,
      (constraint) => constraint.onDelete('cascade'),
    );
  }
  return creation.addPrimaryKeyConstraint(`${name}_key`, key as never[]).execute();
}

/** Those that a table of 3be6dc3d lacks. */
async function addColumns(db: Kysely<unknown>, table: Table, old: TableMetadata): Promise<void> {
  const present = old.columns.map(({ name }) => name);
  const missing = columnsOf(db, table).filter(([name]) => !present.includes(name));
  for (const column of missing)
    await db.schema
      .alterTable(table.name)
      .addColumn(...column)
      .execute();
}

/** Arguments of Kysely's `addColumn`. */
function columnsOf(
  db: Kysely<unknown>,
  { columns }: Table,
): [name: string, Exclude<Type, 'bytes'> | 'bytea' | 'blob', ColumnBuilderCallback][] {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return Object.entries(columns).map(([name, described]) => {
    const [type = '', initial] = described.split(' = ');
    const plain = type.replace('?', '') as Type;
    return [
      name,
      plain === 'bytes' ? (isPostgres ? 'bytea' : 'blob') : plain,
      (column) => {
        const filled = type.endsWith('?') ? column : column.notNull();
        if (initial === undefined) return filled;
        return filled.defaultTo(plain === 'integer' ? Number(initial) : initial);
      },
    ];
  });
}

const required = <C extends { notNull(): C }>(column: C) => column.notNull();
