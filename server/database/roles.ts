/**
 * PostgreSQL only: what the role of the web server and the role of the outbox worker may do. Tables belong to the
 * role of the migrations, which sees everything. The web role reaches a lead only by naming its id in the
 * transaction, so that whoever takes over its connection cannot list leads.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database } from './tables.ts';

export interface Roles {
  /** Role in DATABASE_URL. */
  web: string;
  /** Role in WORKER_DATABASE_URL. */
  worker: string;
}

type Privilege = 'select' | 'insert' | 'update' | 'delete';
interface Rule {
  privileges: Privilege[];
  /** Rows it sees and changes: those of the submissions named in the transaction, or all. */
  rows: 'of named submissions' | 'all';
  /** Whether it may add rows of other submissions too; a signup need not have an id. Default false. */
  addsAny?: boolean;
  /** Columns that it reads of all rows; of these rows it sees no others. Default none. */
  readsOfAll?: string[];
  /** Columns of which each holds an id by which a row is named. Default: submission_id. */
  namedBy?: string[];
}

const RULES: Record<keyof Database, Partial<Record<keyof Roles, Rule>>> = {
  contact_submissions: {
    web: { privileges: ['select', 'insert', 'update'], rows: 'of named submissions' },
  },
  lead_pictures: {
    web: { privileges: ['select', 'insert'], rows: 'of named submissions' },
    worker: { privileges: ['select'], rows: 'all' },
  },
  newsletter_signups: {
    web: {
      privileges: ['select', 'insert'],
      rows: 'of named submissions',
      addsAny: true,
      // A link in a mail names a mailbox.
      namedBy: ['submission_id', 'mailbox_hash'],
    },
  },
  consent_wordings: {
    web: { privileges: ['select', 'insert'], rows: 'all' },
  },
  newsletter_tokens: {
    web: { privileges: ['select', 'insert'], rows: 'all' },
  },
  newsletter_confirmations: {
    web: { privileges: ['select', 'insert'], rows: 'all' },
  },
  newsletter_suppressions: {
    web: { privileges: ['select', 'insert'], rows: 'all' },
    worker: { privileges: ['select'], rows: 'all' },
  },
  outbox: {
    web: { privileges: ['select', 'insert', 'update'], rows: 'of named submissions' },
    worker: { privileges: ['select', 'update'], rows: 'all' },
  },
  mail_counters: {
    worker: { privileges: ['select', 'insert', 'update', 'delete'], rows: 'all' },
  },
  review_requests: {},
  // The office and the commands write them, under the role of the migrations.
  content_revisions: {},
  content_photos: {},
  content_replicas: {},
  publications: {},
  // /office asks under the role of the migrations, because it lists leads: the other two reach none of it.
  office_acts: {},
  office_audit: {},
  office_challenges: {},
  // /readyz writes one of them.
  office_counters: { web: { privileges: ['select', 'insert', 'update'], rows: 'all' } },
  office_erased: {},
  office_events: {},
  office_jobs: {},
  office_keys: {},
  office_leads: {},
  office_links: {},
  office_passkeys: {},
  office_people: {},
  office_person_keys: {},
  office_push: {},
  office_sessions: {},
  office_splits: {},
  visits: {
    web: { privileges: ['select', 'insert', 'update'], rows: 'of named submissions' },
  },
  // How many spots are taken is public; by whom is not.
  visit_spots: {
    web: {
      privileges: ['insert', 'delete'],
      rows: 'of named submissions',
      readsOfAll: ['pool', 'day', 'window', 'seat'],
    },
  },
};

/** Every table of the site. */
export const TABLES = Object.keys(RULES) as (keyof Database)[];

/** Gives both roles what they need and takes everything else. */
export async function grantRoles(owner: Kysely<Database>, roles: Roles): Promise<void> {
  await owner.transaction().execute((db) => grantWithin(db, roles));
}

/** The same within a transaction of the owner, for the tables that there are: later ones get theirs with their migration. */
export async function grantWithin(db: Kysely<Database>, roles: Roles): Promise<void> {
  const found = (await db.introspection.getTables()).map(({ name }) => name);
  for (const table of TABLES) if (found.includes(table)) await grantTable(db, table, roles);
  for (const role of Object.values(roles)) {
    await sql`grant usage on schema public to ${sql.id(role)}`.execute(db);
  }
}

/** The roles that `npm run database:roles` was run for, by what they may do with leads and mails; null = not set up. */
export async function findRoles(owner: Kysely<Database>): Promise<Roles | null> {
  const holders = async (table: string, privilege: Privilege) => {
    const { rows } = await sql<{ role: string }>`
      select distinct grantee::regrole::text as role
      from pg_class, aclexplode(relacl)
      where oid = to_regclass(${table}) and privilege_type = ${privilege.toUpperCase()}
        and grantee <> relowner and grantee <> 0`.execute(owner);
    return rows.map(({ role }) => role.replace(/^"(.*)"$/, '$1'));
  };
  const [web] = await holders('contact_submissions', 'insert');
  const [worker] = await holders('mail_counters', 'insert');
  return web && worker ? { web, worker } : null;
}

/** After a migration, in its transaction: the roles that are set up get the rights of today on the tables that there are. */
export async function grantFoundRoles(db: Kysely<Database>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const roles = await findRoles(db);
  if (roles) await grantWithin(db, roles);
}

async function grantTable(
  db: Kysely<Database>,
  table: keyof Database,
  roles: Roles,
): Promise<void> {
  await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  for (const [name, role] of Object.entries(roles)) {
    await applyRule(db, table, role, RULES[table][name as keyof Roles]);
  }
}

/**
 * Names the submissions that this transaction is about; without roles, and on SQLite, it changes nothing.
 * @param ids without commas: UUIDs, or hashes of mailboxes.
 */
export async function nameSubmissions(db: Kysely<Database>, ids: string[]): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select set_config('site.submission_id', ${ids.join()}, true)`.execute(db);
}

async function applyRule(
  db: Kysely<Database>,
  table: string,
  role: string,
  rule: Rule | undefined,
): Promise<void> {
  const [on, who] = [sql.table(table), sql.id(role)];
  const policy = (part: string) => sql.id(`${role}_${part}`);
  await sql`revoke all on ${on} from ${who}`.execute(db);
  for (const part of ['rows', 'new_rows', 'read_rows']) {
    await sql`drop policy if exists ${policy(part)} on ${on}`.execute(db);
  }
  if (!rule) return;
  await sql`grant ${sql.raw(rule.privileges.join(', '))} on ${on} to ${who}`.execute(db);
  const seen = rule.rows === 'all' ? sql`true` : named(rule.namedBy ?? ['submission_id']);
  await sql`create policy ${policy('rows')} on ${on} to ${who} using (${seen})`.execute(db);
  if (rule.readsOfAll) {
    const columns = sql.join(rule.readsOfAll.map((column) => sql.id(column)));
    await sql`grant select (${columns}) on ${on} to ${who}`.execute(db);
    await sql`create policy ${policy('read_rows')} on ${on} for select to ${who} using (true)`.execute(
      db,
    );
  }
  if (rule.addsAny) {
    await sql`create policy ${policy('new_rows')} on ${on} for insert to ${who} with check (true)`.execute(
      db,
    );
  }
}

/** The setting kept its name when it came to hold a list: policies of an older version understand a list of one. */
const named = (columns: string[]) =>
  sql.join(
    columns.map(
      (column) =>
        sql`${sql.ref(column)} = any(string_to_array(current_setting('site.submission_id', true), ','))`,
    ),
    sql` or `,
  );
