import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './db/postgres-for-tests.ts';
import { createPostgresDatabase, newSubmission } from './testing/test-server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-main-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}, stdout: 'pipe' | number = 'pipe') {
  const port = await freePort();
  child = spawn(process.execPath, [MAIN], {
    env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', stdout, 'pipe'],
  });
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 200; i++) {
    if (child.exitCode !== null || (await fetch(`${url}/healthz`).catch(() => null))) break;
    await wait(50);
  }
  return { url, port, child, exited, stderr: () => stderr, log: () => log };
}

const post = (url: string, body: object) =>
  fetch(`${url}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const mails = () => {
  const folder = join(dataDir, 'mail');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
};

test.each([
  ['deploy/Dockerfile', /^CMD (.*)$/m, (command: string) => JSON.parse(command).join(' ')],
  ['deploy/systemd/website@.service', /^ExecStart=\S*\/(.*)$/m, (command: string) => command],
])('%s starts it as npm start does', (file, pattern, read) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(read(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? '')).toBe(scripts.start);
});

test('it starts, takes a lead, mails it, and stops with exit code 0 on SIGTERM', async () => {
  const server = await start();
  const lead = newSubmission();
  expect((await post(server.url, lead)).status).toBe(201);
  for (let i = 0; i < 100 && mails().length < 2; i++) await wait(20);
  expect(mails().sort()).toEqual([
    `acknowledgement.complete.${lead.submission_id}.eml`,
    `lead.complete.${lead.submission_id}.eml`,
  ]);
  server.child.kill('SIGTERM');
  expect((await server.exited)[0]).toBe(0);
  expect(server.stderr()).toBe('');
});

test('a request that is under way when SIGTERM comes is finished; new ones are refused', async () => {
  const server = await start();
  const lead = newSubmission();
  const body = JSON.stringify(lead);
  const call = request({
    port: server.port,
    host: '127.0.0.1',
    path: '/api/contact-submissions',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = once(call, 'response');
  call.write(body.slice(0, 20));
  await wait(200);
  const signalled = performance.now();
  server.child.kill('SIGTERM');
  await wait(300);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  call.end(body.slice(20));
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  response.resume();
  expect((await server.exited)[0]).toBe(0);
  expect(performance.now() - signalled).toBeLessThan(3000);
});

test('told to stop, it serves for as long as it was asked to, and says that it is going', async () => {
  const server = await start({ DRAIN_SECONDS: '1' });
  const signalled = performance.now();
  server.child.kill('SIGTERM');
  await wait(300);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await post(server.url, newSubmission())).status).toBe(201);
  expect((await server.exited)[0]).toBe(0);
  expect(performance.now() - signalled).toBeGreaterThan(1000);
});

test('a client that never finishes does not hold up the shutdown', async () => {
  const server = await start();
  const call = request({
    port: server.port,
    host: '127.0.0.1',
    path: '/api/contact-submissions',
    method: 'POST',
    headers: { 'content-length': 100 },
  });
  call.on('error', () => {});
  call.write('{');
  await wait(200);
  const signalled = performance.now();
  server.child.kill('SIGTERM');
  expect((await server.exited)[0]).toBe(0);
  expect(performance.now() - signalled).toBeLessThan(10_000);
});

test('what a killed process left behind is sent by the next one', async () => {
  const dead = 'smtp://127.0.0.1:1';
  const first = await start({ SMTP_URL: dead });
  const lead = newSubmission({ email: '' });
  expect((await post(first.url, lead)).status).toBe(201);
  // Until the failed attempt is written down; killed before, the mail waits for its lease of 30 s.
  await wait(1500);
  first.child.kill('SIGKILL');
  await first.exited;
  await start();
  for (let i = 0; i < 400 && mails().length < 1; i++) await wait(50);
  expect(mails()).toEqual([`lead.complete.${lead.submission_id}.eml`]);
}, 40_000);

test('it serves on PostgreSQL', async () => {
  const server = await start({ DATABASE_URL: await createPostgresDatabase() });
  expect((await post(server.url, newSubmission())).status).toBe(201);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(existsSync(join(dataDir, 'leads.sqlite'))).toBe(false);
});

test('under a role that may not change the schema it says which setting is needed, and is not ready', async () => {
  const owner = await createPostgresDatabase();
  const role = `web_${Date.now()}`;
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  await client.query(`create role ${role} login`);
  const weak = new URL(owner);
  weak.username = role;
  const server = await start({ DATABASE_URL: weak.href, WORKER_DATABASE_URL: weak.href });
  expect((await post(server.url, newSubmission())).status).toBe(503);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({
      status: 'not ready',
      migrations: expect.stringContaining('set MIGRATION_DATABASE_URL'),
    }),
  ]);
  expect(server.log()).toContain('migrations failed: the role in DATABASE_URL may not change');
  await client.end();
});

/** Makes the server fail on SIGUSR2, as a mistake of ours would. */
const failingBy = (statement: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${statement} })`)}`,
});

test.each([
  ['an exception that nobody catches', `throw new Error('secret of a visitor')`],
  ['a rejection that nobody handles', `Promise.reject(new Error('secret of a visitor'))`],
])(
  '%s: what is under way is finished, nothing new is taken, it exits with 1',
  async (_name, statement) => {
    const server = await start(failingBy(statement));
    const body = JSON.stringify(newSubmission());
    const call = request({
      port: server.port,
      host: '127.0.0.1',
      path: '/api/contact-submissions',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const answered = once(call, 'response');
    call.write(body.slice(0, 20));
    await wait(200);
    const failed = performance.now();
    server.child.kill('SIGUSR2');
    await wait(300);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    call.end(body.slice(20));
    const [response] = await answered;
    expect(response.statusCode).toBe(201);
    response.resume();
    expect((await server.exited)[0]).toBe(1);
    expect(performance.now() - failed).toBeLessThan(10_000);
    const line = server
      .log()
      .split('\n')
      .find((text) => text.includes('"level":60'));
    expect(line).toContain('uncaught: stopping');
    expect(server.log() + server.stderr()).not.toContain('secret of a visitor');
  },
);

test('a client that never finishes does not keep a failed server alive', async () => {
  const server = await start(failingBy(`throw new Error('broken')`));
  const call = request({
    port: server.port,
    host: '127.0.0.1',
    path: '/api/contact-submissions',
    method: 'POST',
    headers: { 'content-length': 100 },
  });
  call.on('error', () => {});
  call.write('{');
  await wait(200);
  server.child.kill('SIGUSR2');
  expect((await server.exited)[0]).toBe(1);
});

test('a log that takes no more lines, as on a full disk, does not end it', async () => {
  const full = openSync('/dev/full', 'w');
  const server = await start({}, full);
  closeSync(full);
  for (let i = 0; i < 3; i++) expect((await post(server.url, newSubmission())).status).toBe(201);
  expect(server.child.exitCode).toBeNull();
});

test('with its database away it lives, says so, and loses no false promise', async () => {
  const server = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  const refused = await post(server.url, newSubmission());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
});

test('a setting that cannot be used stops the start with one sentence', async () => {
  const server = await start({ TRUST_PROXY: 'everyone' });
  expect((await server.exited)[0]).toBe(1);
  expect(server.stderr()).toMatch(/^TRUST_PROXY must be .*, but it is "everyone"\.\n$/);
});
