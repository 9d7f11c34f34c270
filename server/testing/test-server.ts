/** Servers for tests: the real app on a fresh SQLite file or a fresh PostgreSQL database. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { VisitSettings } from '../../domain/content/visits-schema.ts';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { visitRules } from '../../domain/visits/visit-windows.ts';
import { fastFolder } from '../../tools/programs/find-postgres.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { toJson } from '../database/json.ts';
import type {
  Database,
  LeadMessageKind,
  OutboxKind,
  OutboxRow,
  VisitRow,
} from '../database/tables.ts';
import { readEnv, sqliteFile } from '../env.ts';
import { UNKNOWN } from '../geolocation/location.ts';
import { leadMessage } from '../leads/messages/lead-messages.ts';
import type { MailKinds } from '../mail/mail-channel.ts';
import { type MailContext, mailOfRow } from '../mail/message.ts';
import type { NewOutboxRow } from '../outbox/outbox-store.ts';
import { buildServer, type ServerOptions } from '../start/app.ts';
import { MAILS } from '../start/mails.ts';
import { buildSite } from './built-site.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { fixtureAreas, fixtureMailContext, fixtureSite } from './fixture-site.ts';
import { POSTGRES_TEMPLATE } from './global-setup.ts';

export type DatabaseKind = OpenDatabase['kind'];

/** Runs the same tests on both databases. */
export function describeOnBoth(name: string, tests: (kind: DatabaseKind) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, tests);
}

/** Makes a value before each test and closes it afterwards. Pass `[beforeAll, afterAll]` to share one. */
export function forTests<T extends object>(
  make: () => Promise<T>,
  close: (made: T) => Promise<void>,
  [before, after]: readonly [typeof beforeEach, typeof afterEach] = [beforeEach, afterEach],
): T {
  const current = {} as T;
  before(async () => void Object.assign(current, await make()));
  after(() => close(current));
  return current;
}

export interface TestDatabase extends OpenDatabase {
  dataDir: string;
  databaseUrl: string | null;
  /** Closes it and removes its files. */
  remove(): Promise<void>;
}

/** A fresh, migrated database: a copy of the one that the global setup migrated. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(fastFolder(), 'leads-test-'));
  const databaseUrl = kind === 'postgres' ? await createPostgresDatabase(POSTGRES_TEMPLATE) : null;
  // The tests of the project `app` have no template.
  const template = inject('sqliteTemplate') as string | undefined;
  if (!databaseUrl && template) copyFileSync(template, sqliteFile({ dataDir }));
  const database = openDatabase({ dataDir, databaseUrl });
  // A connection that was never opened can't be closed.
  if (databaseUrl || template) await sql`select 1`.execute(database.db);
  else await database.migrate();
  return {
    ...database,
    dataDir,
    databaseUrl,
    async remove() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      // Each database is 480 files, which would be deleted at the end of the run.
      if (databaseUrl)
        await onPostgres(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
    },
  };
}

/** A fresh database for each test. */
export const databaseForEachTest = (kind: DatabaseKind) =>
  forTests(
    () => createTestDatabase(kind),
    (database) => database.remove(),
  );

/**
 * A database on the run's PostgreSQL; gives its URL.
 * @param template name of the database that it is a copy of. Default: an empty one.
 */
export async function createPostgresDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`create database ${name} template ${template}`);
  return new URL(`/${name}`, inject('postgresUrl')).href;
}

async function onPostgres(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

export interface TestServer {
  app: FastifyInstance;
  database: TestDatabase;
  /** Every log line so far. */
  log: string[];
  /** POSTs JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): ReturnType<typeof send>;
  /** POSTs an HTML form. */
  postForm(
    path: string,
    fields: Record<string, string> | string[][],
    headers?: Record<string, string>,
  ): ReturnType<typeof send>;
  close(): Promise<void>;
}

export interface TestServerOptions
  extends Partial<Omit<ServerOptions, 'env' | 'database' | 'visits'>> {
  /** Environment variables. Default: no rate limit, no reminders. */
  env?: Record<string, string>;
  database?: TestDatabase;
  /** Default: the company offers no visits. */
  visits?: VisitSettings | null;
}

export async function startTestServer(
  kind: DatabaseKind,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const { env = {}, database = await createTestDatabase(kind), visits, ...rest } = options;
  const log: string[] = [];
  const app = await buildServer({
    site: fixtureSite,
    areas: fixtureAreas,
    locate: async () => UNKNOWN,
    logStream: { write: (line) => log.push(line) },
    renderer: fakeRenderer(database.dataDir),
    // The pages about visits are templates of the built site.
    served: visits ? (await buildSite()).served : undefined,
    ...rest,
    visits: visits ? () => visitRules(visits, rest.site ?? fixtureSite) : null,
    env: readEnv({ ...TEST_ENV, DATA_DIR: database.dataDir, ...env }),
    database,
  });
  return {
    app,
    database,
    log,
    post: (path, body, headers = {}) =>
      send(app, path, {
        payload: body as object,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    postForm: (path, fields, headers = {}) =>
      send(app, path, {
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    async close() {
      await app.close();
      await database.remove();
    },
  };
}

/** A server of its own for each test. @param options read before each of them */
export const serverForEachTest = (kind: DatabaseKind, options = (): TestServerOptions => ({})) =>
  forTests(
    () => startTestServer(kind, options()),
    (server) => server.close(),
  );

/** One server for all tests that follow. */
export const serverForAllTests = (kind: DatabaseKind, options = (): TestServerOptions => ({})) =>
  forTests(
    () => startTestServer(kind, options()),
    (server) => server.close(),
    [beforeAll, afterAll],
  );

const TEST_ENV = { RATE_LIMIT: 'off', REMIND_AFTER_MINUTES: 'off' };

const send = (app: FastifyInstance, url: string, options: InjectOptions) =>
  app.inject({ method: 'POST', url, ...options });

/** A complete, correct submission under a new id. */
export function newSubmission(changes: Record<string, unknown> = {}): Record<string, unknown> & {
  submission_id: string;
} {
  return {
    first_name: 'Sam Carter',
    last_name: '',
    phone: '(804) 555-0142',
    email: 'sam@example.com',
    service_needed: 'Ant control',
    description: 'Ants on the counter',
    urgency: 'standard',
    address: 'ZIP: 23220',
    source: 'homepage-hero',
    submission_id: randomUUID(),
    ...changes,
  } as Record<string, unknown> & { submission_id: string };
}

/** A booked visit of a request. */
export const newVisit = (submission_id: string, changes: Partial<VisitRow> = {}): VisitRow => ({
  ...{ submission_id, visit_id: submission_id, state: 'booked', wishes: toJson([]), seat: 1 },
  ...{ area: 'richmond', day: '2026-12-01', window: '08:00-12:00', zone: 'UTC', sequence: 0 },
  ...{ over: null, reason: null, done: null, created_at: 1, updated_at: 1, ...changes },
});

/** 6 pm on a Friday, when the office of the fixture closes. */
export const CLOSING_TIME = Date.parse('2026-11-20T23:00:00Z');

/** A message about a new submission, as it is queued. */
export const newLeadMessage = <Kind extends LeadMessageKind>(
  kind: Kind,
  changes: Record<string, unknown> = {},
  more: Partial<Pick<NewOutboxRow, 'stage' | 'receiver' | 'now'>> = {},
): OutboxRow<Kind> =>
  leadMessage({
    ...{ kind, stage: 'complete', state: 'pending', now: CLOSING_TIME, dueAt: 0 },
    ...{ messageIdDomain: 'fixture.example', ...more },
    submission: v.parse(ContactSubmission, newSubmission(changes)),
  });

/** In the order in which they were written. @param kinds default: all */
export function outboxRows(db: Kysely<Database>, ...kinds: OutboxKind[]) {
  const rows = db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id');
  return (kinds.length > 0 ? rows.where('kind', 'in', kinds) : rows).execute();
}

/** Outbox rows of one lead, oldest first. */
export const messagesOf = async (db: Kysely<Database>, submissionId: string) =>
  (await outboxRows(db)).filter(({ submission_id }) => submission_id === submissionId);

/** Mails of a kind that wait to be sent. */
export async function waitingMails(
  db: Kysely<Database>,
  kind: keyof MailKinds,
  context: MailContext = fixtureMailContext,
) {
  const rows = (await outboxRows(db, kind)).filter(({ state }) => state === 'pending');
  return rows.map((row) => mailOfRow(row, MAILS[kind].render(row as never, context)));
}
