/**
 * The schema's history, oldest first, for SQLite and PostgreSQL alike. A merged migration is never
 * changed: a new one is added at the end.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { readLetterProse } from './letter-prose.ts';
import { grantNewTable, TABLES } from './roles.ts';

export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-leads-newsletter-outbox': leadsNewsletterOutbox,
    '0002-lead-photos': leadPhotos,
    '0003-rate-counters': rateCounters,
    '0004-outbox-receiver': outboxReceiver,
    '0005-newsletter-choices': newsletterChoices,
    '0006-consent-wordings': consentWordings,
    '0007-challenge-solutions': challengeSolutions,
    '0008-outbox-by-kind': outboxByKind,
    '0009-outbox-of-webhooks': outboxOfWebhooks,
    '0010-lead-pictures': leadPictures,
    '0011-rate-keys': rateKeys,
    '0012-office': office,
    '0013-lead-details': leadDetails,
    '0014-numbers': numbers,
    '0015-languages': languages,
    '0016-mailings-in-spanish': mailingsInSpanish,
  }),
};

const leadsNewsletterOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('contact_submissions')
      .addColumn('submission_id', 'text', (column) => column.primaryKey())
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('service_needed', 'text', required)
      .addColumn('description', 'text', required)
      .addColumn('urgency', 'text', required)
      .addColumn('address', 'text', required)
      .addColumn('source', 'text', required)
      .addColumn('stage', 'text', required)
      .addColumn('replaces', 'text')
      .addColumn('page', 'text', required)
      .addColumn('territory', 'text')
      .addColumn('customer_type', 'text')
      .addColumn('attribution', 'text')
      .addColumn('consent', 'text')
      .addColumn('quarantine_reason', 'text')
      .addColumn('contacted_at', 'bigint')
      .addColumn('created_at', 'bigint', required)
      .addColumn('updated_at', 'bigint', required)
      .execute();
    await index(db, 'contact_submissions', ['created_at']);

    await db.schema
      .createTable('newsletter_signups')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('source_page', 'text', required)
      .addColumn('submission_id', 'text')
      .addColumn('quarantine_reason', 'text')
      .addColumn('created_at', 'bigint', required)
      .execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', required)
      .addColumn('submission_id', 'text', required)
      .addColumn('stage', 'text', required)
      .addColumn('payload', 'text', required)
      .addColumn('message_id', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('confirmed', 'integer', required)
      .addColumn('attempts', 'integer', required)
      .addColumn('next_attempt_at', 'bigint', required)
      .addColumn('lease_owner', 'text')
      .addColumn('created_at', 'bigint', required)
      .addColumn('sent_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await index(db, 'outbox', ['state', 'next_attempt_at']);
    await index(db, 'outbox', ['submission_id']);

    await db.schema
      .createTable('mail_counters')
      .addColumn('address_hash', 'text', required)
      .addColumn('day', 'text', required)
      .addColumn('count', 'integer', required)
      .addPrimaryKeyConstraint('mail_counters_key', ['address_hash', 'day'])
      .execute();
  },
};

const leadPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('contact_submissions').addColumn('photos', 'text').execute();
  },
};

const rateCounters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_counters')
      .addColumn('client_hash', 'text', required)
      .addColumn('endpoint', 'text', required)
      .addColumn('count', 'integer', required)
      .addColumn('ends_at', 'bigint', required)
      .addPrimaryKeyConstraint('rate_counters_key', ['client_hash', 'endpoint'])
      .execute();
    await index(db, 'rate_counters', ['ends_at']);
  },
};

const outboxReceiver: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('receiver', 'text').execute();
  },
};

const newsletterChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('newsletter_signups').addColumn('consent', 'text').execute();
    await db.schema
      .createTable('newsletter_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('address_hash', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .execute();
    await index(db, 'newsletter_tokens', ['address_hash']);
    for (const table of ['newsletter_confirmations', 'newsletter_suppressions']) {
      await db.schema
        .createTable(table)
        .addColumn('address_hash', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'bigint', required)
        .execute();
    }
  },
};

const consentWordings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consent_wordings')
      .addColumn('wording', 'text', required)
      .addColumn('version', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addPrimaryKeyConstraint('consent_wordings_key', ['wording', 'version'])
      .execute();
  },
};

const challengeSolutions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('challenge_solutions')
      .addColumn('signature', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await index(db, 'challenge_solutions', ['expires_at']);
  },
};

/** Without it a worker for webhooks reads through every mail that is due, and wakes up for every lead. */
const outboxByKind: Migration = {
  async up(db: Kysely<unknown>) {
    await index(db, 'outbox', ['kind', 'state', 'next_attempt_at']);
  },
};

/** Webhooks alone need an index of their kind; the one of all kinds was written for each mail, too. */
const outboxOfWebhooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('outbox_by_kind_state_next_attempt_at').execute();
    await db.schema
      .createIndex('outbox_webhooks_by_state_next_attempt_at')
      .on('outbox')
      .columns(['state', 'next_attempt_at'])
      .where(sql.ref('kind'), '=', 'webhook')
      .execute();
  },
};

const leadPictures: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('lead_pictures')
      .addColumn('submission_id', 'text', (column) =>
        column.notNull().references('contact_submissions.submission_id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', required)
      .addColumn('content', isPostgres ? 'bytea' : 'blob', required)
      .addColumn('bytes', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addPrimaryKeyConstraint('lead_pictures_key', ['submission_id', 'position'])
      .execute();
    await index(db, 'lead_pictures', ['created_at']);
    if (!isPostgres) return;
    // A JPEG does not get smaller, and trying costs time.
    await sql`alter table lead_pictures alter column content set storage external`.execute(db);
    // Photo posts worked under the roles before; they must not wait for `npm run database:roles`.
    await grantNewTable(db, 'lead_pictures');
  },
};

/** Counters so far hold plain hashes, from which an address can be found by trying all of them. */
const rateKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_keys')
      .addColumn('day', 'integer', (column) => column.primaryKey())
      .addColumn('key', 'text', required)
      .execute();
    await sql`delete from rate_counters`.execute(db);
    if (db.getExecutor().adapter instanceof PostgresAdapter) await grantNewTable(db, 'rate_keys');
  },
};

/** Termite letters have been prose in the description. It stays readable; what can't be read stays prose alone. */
const leadDetails: Migration = {
  async up(untyped: Kysely<unknown>) {
    await untyped.schema.alterTable('contact_submissions').addColumn('details', 'text').execute();
    const db = untyped as Kysely<Record<string, Record<string, string>>>;
    const letters = await db
      .selectFrom('contact_submissions')
      .select(['submission_id', 'description'])
      .where('source', '=', 'termite-letter')
      .execute();
    for (const { submission_id, description } of letters) {
      const details = readLetterProse(description ?? '');
      if (!details || !submission_id) continue;
      await db
        .updateTable('contact_submissions')
        .set({ details: JSON.stringify(details) })
        .where('submission_id', '=', submission_id)
        .execute();
      // Mails and webhook calls that are due, or will be repeated, say what their row says.
      const queued = await db
        .selectFrom('outbox')
        .select(['id', 'payload'])
        .where('submission_id', '=', submission_id)
        .execute();
      for (const { id, payload } of queued) {
        await db
          .updateTable('outbox')
          .set({ payload: JSON.stringify({ ...JSON.parse(payload ?? '{}'), details }) })
          .where('id', '=', id ?? '')
          .execute();
      }
    }
  },
};

/** Of /office: people, sign-in, inbox, alerts. */
const office: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const create = (table: string, columns: Columns, key: string[]) =>
      createTable(db, table, columns, key);
    await create(
      'office_people',
      {
        person_id: 'text',
        email: 'text',
        name: 'text',
        role: 'text',
        joined_at: 'bigint?',
        quiet_from: 'text?',
        quiet_to: 'text?',
        created_at: 'bigint',
      },
      ['person_id'],
    );
    await db.schema
      .createIndex('office_people_by_email')
      .unique()
      .on('office_people')
      .column('email')
      .execute();
    await create(
      'office_passkeys',
      {
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
      ['passkey_id'],
    );
    await create(
      'office_links',
      {
        token_hash: 'text',
        person_id: 'text',
        kind: 'text',
        created_at: 'bigint',
        expires_at: 'bigint',
        used_at: 'bigint?',
      },
      ['token_hash'],
    );
    await create(
      'office_challenges',
      {
        challenge_id: 'text',
        challenge: 'text',
        kind: 'text',
        person_id: 'text?',
        expires_at: 'bigint',
      },
      ['challenge_id'],
    );
    await create(
      'office_sessions',
      {
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
      ['session_id'],
    );
    await index(db, 'office_sessions', ['token_hash']);
    await index(db, 'office_sessions', ['previous_hash']);
    await create(
      'office_audit',
      {
        entry_id: 'bigint',
        at: 'bigint',
        person_id: 'text?',
        who: 'text?',
        what: 'text',
        submission_id: 'text?',
        about: 'text?',
        detail: 'text?',
      },
      ['entry_id'],
    );
    await index(db, 'office_audit', ['submission_id']);
    await create(
      'office_leads',
      {
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
      },
      ['submission_id'],
    );
    await db.schema
      .createIndex('office_leads_by_lead_no')
      .unique()
      .on('office_leads')
      .column('lead_no')
      .execute();
    for (const column of ['is_open', 'status', 'assigned_to'])
      await index(db, 'office_leads', [column, 'lead_no']);
    for (const column of ['received_at', 'due_at', 'snoozed_until'])
      await index(db, 'office_leads', [column]);
    // Words are found by their beginning: in the order of their bytes, whatever the language of the database.
    await db.schema
      .createTable('office_words')
      .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', required)
      .addColumn('lead_no', 'bigint', required)
      .addPrimaryKeyConstraint('office_words_key', ['word', 'lead_no'])
      .$call((creation) => (isPostgres ? creation : creation.modifyEnd(sql`without rowid`)))
      .execute();
    await index(db, 'office_words', ['lead_no', 'word']);
    await create(
      'office_acts',
      {
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
      ['act_id'],
    );
    await index(db, 'office_acts', ['submission_id']);
    await create(
      'office_events',
      {
        event_id: 'bigint',
        at: 'bigint',
        submission_id: 'text?',
        what: 'text',
        act_id: 'text?',
        erased_id: 'text?',
      },
      ['event_id'],
    );
    await index(db, 'office_events', ['submission_id']);
    await create('office_splits', { submission_id: 'text', other_id: 'text' }, [
      'submission_id',
      'other_id',
    ]);
    await index(db, 'office_splits', ['other_id']);
    await create(
      'office_push',
      {
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
      ['subscription_id'],
    );
    await create('office_keys', { name: 'text', value: 'text' }, ['name']);
    await create('office_counters', { name: 'text', value: 'bigint' }, ['name']);
    await create('office_erased', { month: 'text', status: 'text', count: 'integer' }, [
      'month',
      'status',
    ]);
    // Few are quarantined, and /office asks for them all the time.
    await db.schema
      .createIndex('contact_submissions_in_quarantine')
      .on('contact_submissions')
      .column('created_at')
      .where(sql.ref('quarantine_reason'), 'is not', null)
      .execute();
    if (!isPostgres) return;
    for (const table of TABLES.filter((name) => name.startsWith('office_')))
      await grantNewTable(db, table);
  },
};

/** In which language to call and write. Who came before was asked in English. */
const languages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['contact_submissions', 'newsletter_signups'])
      await db.schema
        .alterTable(table)
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .execute();
  },
};

/** Newsletters that were written before have no Spanish part. */
const mailingsInSpanish: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['subject_es', 'preview_es', 'markdown_es'])
      await db.schema
        .alterTable('mailings')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};

const numbers: Migration = {
  async up(db: Kysely<unknown>) {
    const tables: [name: string, columns: Columns, key: string[]][] = [
      [
        'page_counts',
        {
          day: 'text',
          hour: 'integer',
          path: 'text',
          origin: 'text',
          views: 'integer',
          visitors: 'integer',
        },
        ['day', 'hour', 'path', 'origin'],
      ],
      ['page_visitors', { day: 'text', visitor_hash: 'text' }, ['day', 'visitor_hash']],
      ['page_salts', { day: 'text', salt: 'text' }, ['day']],
      [
        'form_counts',
        { day: 'text', hour: 'integer', form: 'text', begun: 'integer', sent: 'integer' },
        ['day', 'hour', 'form'],
      ],
      [
        'mailings',
        {
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
        },
        ['mailing_id'],
      ],
      [
        'mailing_refusals',
        { address_hash: 'text', mailing_id: 'text', code: 'text', created_at: 'bigint' },
        ['address_hash'],
      ],
      ['review_requests', { address_hash: 'text', created_at: 'bigint' }, ['address_hash']],
    ];
    for (const [name, columns, key] of tables) await createTable(db, name, columns, key);
    // A mailing has thousands of rows, and its progress is asked for again and again.
    await db.schema
      .createIndex('outbox_of_mailings')
      .on('outbox')
      .columns(['receiver', 'state'])
      .where(sql.ref('kind'), '=', sql.lit('mailing'))
      .execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const [name] of tables) await grantNewTable(db, name as (typeof TABLES)[number]);
  },
};

function createTable(
  db: Kysely<unknown>,
  table: string,
  columns: Columns,
  key: string[],
): Promise<void> {
  let creation = db.schema.createTable(table);
  for (const [name, type] of Object.entries(columns)) {
    const isOptional = type.endsWith('?');
    const plain = type.replace('?', '') as 'text' | 'bigint' | 'integer';
    creation = creation.addColumn(name, plain, isOptional ? undefined : required);
  }
  return creation.addPrimaryKeyConstraint(`${table}_key`, key as never[]).execute();
}

/** Names and types; a question mark = it may be null. */
type Columns = Record<string, 'text' | 'text?' | 'bigint' | 'bigint?' | 'integer' | 'integer?'>;

const required = <C extends { notNull(): C }>(column: C) => column.notNull();

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const name = `${table}_by_${columns.join('_')}`;
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
