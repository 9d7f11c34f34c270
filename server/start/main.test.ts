import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCompany } from '../../publisher/read/load-company.ts';
import { freePort } from '../../tools/programs/postgres.ts';
import { createRenderer } from '../content/store/renderer.ts';
import { openSqlite } from '../database/sqlite.ts';
import { readEnv, sqliteFile } from '../env.ts';
import { BUILT_PAGE, buildSite } from '../testing/built-site.ts';
import { createPostgresDatabase, newSubmission } from '../testing/test-server.ts';
import { isOfDeveloper, startServer } from './main.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const WITH_PAGES = fileURLToPath(new URL('../testing/serve-built-site.ts', import.meta.url));
let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  if (existsSync(dataDir)) chmodSync(dataDir, 0o700);
});

async function start(
  env: Record<string, string> = {},
  stdout: 'pipe' | number = 'pipe',
  command: string[] = [process.execPath, MAIN],
) {
  const port = await freePort();
  const [program = '', ...words] = command;
  const child = spawn(program, words, {
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', stdout, 'pipe'],
  });
  children.push(child);
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
  for (let i = 0; i < 1000; i++) {
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
/** A lead that is half sent when a signal comes is still taken, and nothing new is. */
async function expectFinished(
  server: Awaited<ReturnType<typeof start>>,
  signal: NodeJS.Signals,
): Promise<void> {
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
  server.child.kill(signal);
  await wait(300);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  call.end(body.slice(20));
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  response.resume();
}

const mails = () => {
  const folder = join(dataDir, 'mail');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
};

test.each([
  ['tools/deploy/Dockerfile', /^CMD (.*)$/m, (command: string) => JSON.parse(command).join(' ')],
  ['tools/deploy/systemd/website@.service', /^ExecStart=\S*\/(.*)$/m, (command: string) => command],
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

test.each([
  ['http://localhost:3000', null, true],
  ['http://127.0.0.1:4000', null, true],
  ['http://localhost:3000', 'rclone copy', false],
  ['http://www.example.com', null, false],
  ['https://www.example.com', null, false],
])(
  '%s with the command %s is a developer’s, without backups: %s',
  (siteUrl, backupCommand, expected) => {
    expect(isOfDeveloper({ siteUrl, backupCommand })).toBe(expected);
  },
);

test('a request that is under way when SIGTERM comes is finished; new ones are refused', async () => {
  const server = await start();
  await expectFinished(server, 'SIGTERM');
  expect((await server.exited)[0]).toBe(0);
});

test('after SIGTERM it serves for DRAIN_SECONDS and reports that it is draining', async () => {
  const server = await start({ DRAIN_SECONDS: '1' });
  const signalled = performance.now();
  server.child.kill('SIGTERM');
  await wait(300);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await post(server.url, newSubmission())).status).toBe(201);
  expect((await server.exited)[0]).toBe(0);
  expect(performance.now() - signalled).toBeGreaterThan(1000);
});

test('notifications of a killed process are sent by the next one', async () => {
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
});

test('it serves on PostgreSQL', async () => {
  const server = await start({ DATABASE_URL: await createPostgresDatabase() });
  expect((await post(server.url, newSubmission())).status).toBe(201);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(existsSync(join(dataDir, 'leads.sqlite'))).toBe(false);
});

/** Makes the server fail on SIGUSR2, as a defect would. */
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
    await expectFinished(server, 'SIGUSR2');
    expect((await server.exited)[0]).toBe(1);
    const line = server
      .log()
      .split('\n')
      .find((text) => text.includes('"level":60'));
    expect(line).toContain('uncaught: stopping');
    expect(server.log() + server.stderr()).not.toContain('secret of a visitor');
  },
);

test('a client that never finishes holds up neither a shutdown nor the stop of a failed server', async () => {
  const stops = [
    { server: await start(), signal: 'SIGTERM', code: 0 },
    { server: await start(failingBy(`throw new Error('broken')`)), signal: 'SIGUSR2', code: 1 },
  ] as const;
  // Both at once: each waits for as long as a shutdown may take.
  await Promise.all(
    stops.map(async ({ server, signal, code }) => {
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
      server.child.kill(signal);
      expect((await server.exited)[0]).toBe(code);
    }),
  );
});

test('the words of consent are recorded in each language at the start, and whenever other pages are served', async () => {
  const env = readEnv({ DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' });
  const { served, show } = await buildSite({}, { company: loadCompany() });
  const renderer = createRenderer(dataDir);
  const server = await startServer(env, { published: { served, first: null, renderer } });
  const database = openSqlite(sqliteFile(env));
  const versions = () =>
    database.prepare('select distinct version from consent_wordings').all().length;
  // English and Spanish.
  expect(versions()).toBe(2);
  database.exec('delete from consent_wordings');
  await show();
  await expect.poll(versions).toBe(2);
  database.close();
  await server.stop(0);
});

test('a log that cannot be written, as on a full disk, does not stop it', async () => {
  const full = openSync('/dev/full', 'w');
  const server = await start({}, full);
  closeSync(full);
  for (let i = 0; i < 3; i++) expect((await post(server.url, newSubmission())).status).toBe(201);
  expect(server.child.exitCode).toBeNull();
});

test('without its database it runs, reports it, and acknowledges nothing', async () => {
  const server = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  const refused = await post(server.url, newSubmission());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
});

const built = await buildSite();

describe('permissions in DATA_DIR that change', () => {
  /** Root may read and write whatever the permissions say; without these capabilities it may not. */
  const underPermissions =
    process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
  const startWithPages = (program = underPermissions) =>
    start({ RATE_LIMIT: 'off' }, 'pipe', [...program, process.execPath, WITH_PAGES, built.folder]);
  type Server = Awaited<ReturnType<typeof start>>;

  const databaseFiles = () =>
    readdirSync(dataDir)
      .filter((name) => name.startsWith('leads.sqlite'))
      .map((name) => join(dataDir, name));
  async function expectPage({ url }: Server) {
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, BUILT_PAGE]);
  }
  async function expectRefused(server: Server) {
    const answer = await post(server.url, newSubmission());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    await expect.poll(() => readiness(server)).toBe(503);
    await expectPage(server);
  }
  async function expectTaken(server: Server) {
    const submission = newSubmission();
    const take = async () => (await post(server.url, submission)).status;
    await expect.poll(take).toBe(201);
    await expect.poll(() => readiness(server)).toBe(200);
    await expectPage(server);
    expect(server.child.exitCode).toBeNull();
  }
  const readiness = async ({ url }: Server) => (await fetch(`${url}/readyz`)).status;

  test('a folder in which it may not write when it starts, and may later', async () => {
    chmodSync(dataDir, 0o500);
    const server = await startWithPages();
    await expectRefused(server);
    chmodSync(dataDir, 0o700);
    await expectTaken(server);
  });

  test('files that are open go on taking leads when both they and the folder are closed to it', async () => {
    const server = await startWithPages();
    await expectTaken(server);
    await expect.poll(mails).toHaveLength(2);
    for (const file of databaseFiles()) chmodSync(file, 0o000);
    chmodSync(dataDir, 0o000);
    await expectTaken(server);
    chmodSync(dataDir, 0o700);
    // What could not be written meanwhile is tried again after five seconds at most.
    await expect.poll(mails).toHaveLength(4);
  });

  // Needs root, and a file system that knows the flag; without it an open file can't be closed to its writer.
  if (canBeImmutable())
    test('an open file that becomes read-only, and writable again', async () => {
      const server = await startWithPages([]);
      await expectTaken(server);
      const log = join(dataDir, 'leads.sqlite-wal');
      execFileSync('chattr', ['+i', log]);
      try {
        await expectRefused(server);
      } finally {
        execFileSync('chattr', ['-i', log]);
      }
      await expectTaken(server);
    });
});

function canBeImmutable(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'leads-immutable-'));
  try {
    for (const flag of ['+i', '-i']) execFileSync('chattr', [flag, folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a setting that cannot be used stops the start with one sentence', async () => {
  const server = await start({ TRUST_PROXY: 'everyone' });
  expect((await server.exited)[0]).toBe(1);
  expect(server.stderr()).toMatch(/^TRUST_PROXY must be .*, but it is "everyone"\.\n$/);
});
