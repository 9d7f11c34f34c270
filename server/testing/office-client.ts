/** An office for tests: the real app, users who are signed in, and an outbox that is worked off on request. */
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeEach } from 'vitest';
import type { Act } from '../../domain/office/acts-api.ts';
import type { FieldPath } from '../../domain/office/content-api.ts';
import type { Role } from '../../domain/office/fields.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { MailMessage } from '../mail/message.ts';
import { officeChannel } from '../office/service/alert-channel.ts';
import { invitePerson } from '../office/store/people.ts';
import type { Channel } from '../outbox/outbox-channel.ts';
import { claimDue, markDeadLetter, markSent } from '../outbox/outbox-store.ts';
import { fixtureAreas, fixtureSite } from './fixture-site.ts';
import {
  createTestDatabase,
  type DatabaseKind,
  forTests,
  newSubmission,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts';

export const SITE_URL = 'https://fixture.example';

export interface TestOffice {
  server: TestServer;
  clock: { now: number };
  /** Mails that were sent so far. */
  mails: MailMessage[];
  /** Invites a user and signs them in. */
  signIn(email: string, role?: Role): Promise<Caller>;
  /** @returns the token of an invitation */
  invite(email: string, role?: Role): Promise<string>;
  caller(cookie: string | null): Caller;
  /** A request of a visitor. @returns its id */
  lead(changes?: Record<string, unknown>): Promise<string>;
  /** A request in the inbox, with its mails sent. @returns its id */
  arrivedLead(changes?: Record<string, unknown>): Promise<string>;
  /** Delivers due outbox rows. @returns an outcome of each, such as `arrival sent` */
  work(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of all kinds
  body: any;
  headers: Record<string, unknown>;
}

/** A browser with its cookie. */
export interface Caller {
  cookie: string | null;
  get(path: string): Promise<Answer>;
  /**
   * @param body a text or bytes are sent as they are
   * @param headers further ones; null = left out
   */
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string | null>,
  ): Promise<Answer>;
  /** Drafts fields of a file of the content. @param edits without the file */
  edit(path: string, ...edits: { path: FieldPath; [what: string]: unknown }[]): Promise<Answer>;
  act(submissionId: string, act: ActWithoutId, actId?: string): Promise<Answer>;
}

type ActWithoutId = Act extends infer One ? (One extends Act ? Omit<One, 'act_id'> : never) : never;

/** A Tuesday, 10 am in Virginia, office hours 8 to 6. */
export const TUESDAY = Date.parse('2026-11-17T15:00:00Z');

export async function startTestOffice(
  kind: DatabaseKind,
  options: TestServerOptions = {},
): Promise<TestOffice> {
  const clock = { now: TUESDAY };
  const { env, database = await createTestDatabase(kind), ...rest } = options;
  const server = await startTestServer(kind, {
    now: () => clock.now,
    ...rest,
    database,
    env: {
      SITE_URL,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      ...env,
    },
  });
  const { db } = server.database;
  const mails: MailMessage[] = [];
  const channel: Channel = officeChannel({
    db,
    mailer: { send: async (mail) => void mails.push(mail) },
    site: fixtureSite,
    areas: fixtureAreas,
    siteUrl: SITE_URL,
    pushOrigins: env?.PUSH_ORIGINS?.split(',') ?? [],
    now: () => clock.now,
    onChange() {},
  });

  const invite = async (email: string, role: Role = 'office') => {
    const name = email.replace(/@.*/, '');
    const invitation = await invitePerson(
      db,
      { email, name, role },
      { actor: null, now: clock.now },
    );
    if (invitation === 'joined') throw new Error(`${email} has joined`);
    return invitation.token;
  };
  const inject = async (request: InjectOptions): Promise<Answer> => {
    const { statusCode, headers, body } = await server.app.inject(request);
    const isJson = /json/.test(String(headers['content-type']));
    return { status: statusCode, headers, body: isJson ? JSON.parse(body) : body };
  };
  const caller = (cookie: string | null): Caller => {
    let personId: string | undefined;
    const own: Caller = {
      cookie,
      async get(path) {
        const headers = { cookie: own.cookie ?? '' };
        return keepCookie(await inject({ url: `/office/api${path}`, headers }));
      },
      async send(method, path, body = {}, changes = {}) {
        const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
        const all = {
          ...{ origin: SITE_URL, 'x-office': '1', cookie: own.cookie ?? '' },
          'content-type': method === 'DELETE' ? null : 'application/json',
          ...changes,
        };
        const given = Object.entries(all).filter(([, value]) => value !== null);
        const answer = await inject({
          ...{ method, url: `/office/api${path}` },
          headers: Object.fromEntries(given) as Record<string, string>,
          ...(method !== 'DELETE' && { payload: isRaw ? body : JSON.stringify(body) }),
        });
        return keepCookie(answer);
      },
      async edit(path, ...edits) {
        const { hash } = (await own.get(`/content/file?path=${path}`)).body;
        const ofFile = edits.map((edit) => ({ file: path, ...edit }));
        return own.send('PUT', '/content/file', { path, hash, edits: ofFile });
      },
      async act(submissionId, act, actId = randomUUID()) {
        personId ??= (await own.get('/session')).body.person?.person_id;
        const sent = { made_by: personId, act: { act_id: actId, ...act } };
        return own.send('POST', `/leads/${submissionId}/acts`, sent);
      },
    };
    const keepCookie = (answer: Answer) => {
      const [set] = [answer.headers['set-cookie'] ?? []].flat().slice(-1) as string[];
      if (set) own.cookie = set.split(';')[0] ?? null;
      return answer;
    };
    return own;
  };

  async function deliver(row: OutboxRow): Promise<string> {
    try {
      const outcome = await channel.deliver(row);
      await markSent(db, row.id, clock.now);
      return `${row.kind} ${outcome}`;
    } catch (error) {
      const isFinal = channel.isRefusedForGood(error);
      if (isFinal) await markDeadLetter(db, row.id, channel.errorCode(error));
      return `${row.kind} ${isFinal ? 'dead letter' : 'retry'}: ${channel.errorCode(error)}`;
    }
  }

  const office: TestOffice = {
    server,
    clock,
    mails,
    invite,
    caller,
    async signIn(email, role) {
      const own = caller(null);
      const answer = await own.send('POST', '/sign-in/token', { token: await invite(email, role) });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return own;
    },
    async lead(changes = {}) {
      const submission = newSubmission({ email: '', ...changes });
      const { statusCode, body } = await server.post('/api/contact-submissions', submission);
      if (statusCode > 201) throw new Error(body);
      return submission.submission_id;
    },
    async arrivedLead(changes) {
      const id = await office.lead(changes);
      await office.work();
      return id;
    },
    async work() {
      const done: string[] = [];
      for (;;) {
        const rows = await claimDue(server.database.db, 'test', 50, clock.now, channel.kinds);
        for (const row of rows) done.push(await deliver(row));
        if (rows.length === 0) return done;
      }
    },
    close: () => server.close(),
  };
  return office;
}

/** An office of its own for each test. @param options read before each of them */
export const officeForEachTest = (kind: DatabaseKind, options = (): TestServerOptions => ({})) =>
  forTests(
    () => startTestOffice(kind, options()),
    (office) => office.close(),
  );

/** A user who is signed in anew for each test. */
export function callerForEachTest(office: TestOffice, email: string, role?: Role): Caller {
  const current = {} as Caller;
  // Not copied: the cookie changes while tests run.
  beforeEach(async () => void Object.setPrototypeOf(current, await office.signIn(email, role)));
  return current;
}

/** The subscription of a browser for alerts. */
export function pushSubscription(endpoint = 'https://fcm.googleapis.com/fcm/send/abc') {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = [4, ...Buffer.from(x, 'base64url'), ...Buffer.from(y, 'base64url')];
  return {
    endpoint,
    keys: {
      p256dh: Buffer.from(point).toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}
