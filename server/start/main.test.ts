import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCompany } from '../../publisher/read/load-company.ts';
import { freePort } from '../../tools/programs/find-postgres.ts';
import { createRenderer } from '../content/store/renderer-process.ts';
import { openSqlite } from '../database/sqlite.ts';
import { readEnv, sqliteFile } from '../env.ts';
import { buildSite } from '../testing/built-site.ts';
import { newSubmission } from '../testing/test-server.ts';
import { isOfDeveloper, runUntilSignal, startServer } from './main.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const LEADS = '/api/contact-submissions';
let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-main-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A server in a process of its own. */
async function start(env: Record<string, string> = {}, stdout: 'pipe' | number = 'pipe') {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...{ PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ DATA_DIR: dataDir, PORT: String(port), ...env },
    },
    stdio: ['ignore', stdout, 'pipe'],
  });
  children.push(child);
  const said = { log: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    said.log += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said.stderr += chunk;
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(async () => child.exitCode !== null || (await isUp())).toBe(true);
  return {
    ...{ child, said, exited, isUp },
    post: async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(url + LEADS, sent);
      return [answer.status, answer.headers.get('retry-after')];
    },
    /** The head of a request has arrived, and its body not yet. */
    async beginRequest(length: number) {
      const headers = {
        ...{ 'content-type': 'application/json', 'content-length': length },
        expect: '100-continue',
      };
      const call = request({ port, host: '127.0.0.1', path: LEADS, method: 'POST', headers });
      call.on('error', () => {});
      call.flushHeaders();
      await once(call, 'continue');
      return call;
    },
  };
}
type Server = Awaited<ReturnType<typeof start>>;

/** A lead that is half sent when a signal comes is still taken, and nothing new is. */
async function expectFinished(server: Server, signal: NodeJS.Signals): Promise<void> {
  const body = JSON.stringify(newSubmission());
  const call = await server.beginRequest(Buffer.byteLength(body));
  const answered = once(call, 'response');
  call.write(body.slice(0, 20));
  server.child.kill(signal);
  await expect.poll(server.isUp).toBe(false);
  call.end(body.slice(20));
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  response.resume();
}

/** Makes the server fail on SIGUSR2, as a defect would. */
const failingBy = (statement: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${statement} })`)}`,
});

test.each([
  ['tools/deploy/Dockerfile', /^CMD (.*)$/m, (command: string) => JSON.parse(command).join(' ')],
  ['tools/deploy/systemd/website@.service', /^ExecStart=\S*\/(.*)$/m, (command: string) => command],
])('%s starts it as npm start does', (file, pattern, read) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(read(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? '')).toBe(scripts.start);
});

test.each([
  ['http://localhost:3000', null, true],
  ['http://localhost:3000', 'rclone copy', false],
  ['http://www.example.com', null, false],
])(
  '%s with the command %s is a developer’s, without backups: %s',
  (siteUrl, backupCommand, expected) => {
    expect(isOfDeveloper({ siteUrl, backupCommand })).toBe(expected);
  },
);

test('it starts, takes a lead, mails it, and on SIGTERM finishes what is under way and exits with 0', async () => {
  const server = await start();
  const lead = newSubmission();
  expect(await server.post(lead)).toEqual([201, null]);
  const mails = () =>
    readdirSync(dataDir, { recursive: true }).filter((name) => /\.eml$/.test(`${name}`));
  await expect
    .poll(() => mails().sort())
    .toEqual([
      `mail/${lead.submission_id}.acknowledgement.complete.eml`,
      `mail/${lead.submission_id}.lead.complete.eml`,
    ]);
  await expectFinished(server, 'SIGTERM');
  expect([await server.exited, server.said.stderr]).toEqual([0, '']);
});

test('after an uncaught rejection it finishes what is under way, takes nothing new, and exits with 1', async () => {
  const server = await start(failingBy(`Promise.reject(new Error('secret of a visitor'))`));
  await expectFinished(server, 'SIGUSR2');
  expect(await server.exited).toBe(1);
  expect(server.said.log).toMatch(/"level":60.*uncaught: stopping/);
  expect(server.said.log + server.said.stderr).not.toContain('secret of a visitor');
});

test('a log that cannot be written, as on a full disk, does not stop it', async () => {
  const full = openSync('/dev/full', 'w');
  const server = await start({}, full);
  closeSync(full);
  for (let i = 0; i < 3; i++) expect(await server.post(newSubmission())).toEqual([201, null]);
  expect(server.child.exitCode).toBeNull();
});

test('a setting that cannot be used stops the start with one sentence', async () => {
  vi.stubEnv('TRUST_PROXY', 'everyone');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runUntilSignal();
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^TRUST_PROXY must be .*, but it is "everyone"\.$/),
  );
});

describe('in this process', () => {
  let show: () => Promise<string>;
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeEach(async () => {
    const env = readEnv({ DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' });
    const built = await buildSite({}, { company: loadCompany() });
    show = built.show;
    const published = { served: built.served, first: null, renderer: createRenderer(dataDir) };
    server = await startServer(env, { published });
  });
  afterEach(() => server.stop(0));

  test('a stopping server serves for its drain time and reports that it is not ready', async () => {
    const began = performance.now();
    const stopped = server.stop(0.5);
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    await stopped;
    expect(performance.now() - began).toBeGreaterThan(500);
  });

  test('a client that never finishes does not hold up a shutdown', async () => {
    const client = connect(Number(new URL(server.address).port), '127.0.0.1');
    client.write(`POST ${LEADS} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n`);
    const { server: http } = server.app;
    const open = () => new Promise((done) => http.getConnections((_error, count) => done(count)));
    await expect.poll(open).toBe(1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopped = server.stop(0);
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(8000);
    await stopped;
    vi.useRealTimers();
  });

  test('the words of consent are recorded in each language at the start, and whenever other pages are served', async () => {
    const database = openSqlite(sqliteFile({ dataDir }));
    const versions = () =>
      database.prepare('select distinct version from consent_wordings').all().length;
    // English and Spanish.
    expect(versions()).toBe(2);
    database.exec('delete from consent_wordings');
    await show();
    await expect.poll(versions).toBe(2);
    database.close();
  });
});
