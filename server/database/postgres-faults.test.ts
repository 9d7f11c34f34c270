import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import {
  databaseForEachTest,
  newSubmission,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

const PATH = '/api/contact-submissions';
const direct = databaseForEachTest('postgres');
let proxied: OpenDatabase;
let proxy: TcpProxy;
let server: TestServer;
/** Connections that broke while idle. */
let lost: number;

beforeEach(async () => {
  const url = new URL(direct.databaseUrl ?? '');
  proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  lost = 0;
  proxied = openDatabase({ ...direct, databaseUrl: url.href }, () => lost++);
  server = await startTestServer('postgres', {
    database: { ...direct, db: proxied.db, remove: async () => {} },
  });
  expect((await server.post(PATH, newSubmission())).statusCode).toBe(201);
});
afterEach(async () => {
  await server.close();
  await proxied.close();
  await proxy.close();
});

const storedIds = async () => {
  const rows = await direct.db.selectFrom('contact_submissions').select('submission_id').execute();
  return rows.map((row) => row.submission_id);
};

async function expectRefused(submission: object) {
  const response = await server.post(PATH, submission);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
}

/** Every other connection to the test's database, idle or not. */
async function terminateBackends() {
  const admin = new pg.Client({ connectionString: direct.databaseUrl ?? '' });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await admin.end();
}

test('backends that are terminated in use: 201 or 503, and nothing is lost', async () => {
  const acknowledged: string[] = [];
  let isDone = false;
  const visitor = async () => {
    while (!isDone) {
      const submission = newSubmission();
      const { statusCode } = await server.post(PATH, submission);
      expect([201, 503]).toContain(statusCode);
      if (statusCode === 201) acknowledged.push(submission.submission_id);
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await terminateBackends();
  }
  isDone = true;
  await Promise.all(visitors);
  expect((await server.post(PATH, newSubmission())).statusCode).toBe(201);
  const stored = new Set(await storedIds());
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test('idle connections that are reset do not cost the next request', async () => {
  proxy.resetAll();
  await expect.poll(() => lost).toBeGreaterThan(0);
  expect((await server.post(PATH, newSubmission())).statusCode).toBe(201);
});

test.each(['begin', 'insert into "contact_submissions"', 'insert into "outbox"', 'commit'])(
  'a reset before "%s" arrives: refused, not stored, taken when it comes again',
  async (statement) => {
    const submission = newSubmission();
    proxy.loseRequest(statement);
    await expectRefused(submission);
    expect(await storedIds()).not.toContain(submission.submission_id);
    expect((await server.post(PATH, submission)).statusCode).toBe(201);
  },
);

test('a commit whose answer is lost is not called a success, and coming again is fine', async () => {
  const submission = newSubmission();
  proxy.loseAnswerTo('commit');
  await expectRefused(submission);
  expect(await storedIds()).toContain(submission.submission_id);
  expect((await server.post(PATH, submission)).statusCode).toBe(200);
  expect((await storedIds()).filter((id) => id === submission.submission_id)).toHaveLength(1);
});
