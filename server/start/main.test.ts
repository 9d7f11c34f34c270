import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCompany } from '../../publisher/read/load-company.ts';
import { freePort } from '../../tools/programs/find-postgres.ts';
import { createRenderer } from '../content/store/renderer-process.ts';
import { openSqlite } from '../database/sqlite.ts';
import { readEnv, sqliteFile } from '../env.ts';
import { buildSite } from '../testing/built-site.ts';
import { createPostgresDatabase, newSubmission } from '../testing/test-server.ts';
import { isOfDeveloper, startServer } from './main.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const LEADS = '/api/contact-submissions';
let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  chmodSync(dataDir, 0o700);
});

/** A server in a process of its own. @param program that starts it */
async function start(
  env: Record<string, string> = {},
  stdout: 'pipe' | number = 'pipe',
  program: string[] = [],
) {
  const port = await freePort();
  const [command = '', ...words] = [...program, process.execPath, MAIN];
  const child = spawn(command, words, {
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
    ready: async () => (await fetch(`${url}/readyz`)).status,
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

test('it starts, takes a lead, mails it, and stops with exit code 0 on SIGTERM', async () => {
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
  server.child.kill('SIGTERM');
  expect([await server.exited, server.said.stderr]).toEqual([0, '']);
});

test('a request that is under way when SIGTERM comes is finished; new ones are refused', async () => {
  const server = await start();
  await expectFinished(server, 'SIGTERM');
  expect(await server.exited).toBe(0);
});

test('after SIGTERM it serves for DRAIN_SECONDS and reports that it is draining', async () => {
  const server = await start({ DRAIN_SECONDS: '1' });
  const signaled = performance.now();
  server.child.kill('SIGTERM');
  await expect.poll(server.ready, { interval: 20 }).toBe(503);
  expect(await server.post(newSubmission())).toEqual([201, null]);
  expect(await server.exited).toBe(0);
  expect(performance.now() - signaled).toBeGreaterThan(1000);
});

test.each([
  ['an exception that nobody catches', `throw new Error('secret of a visitor')`],
  ['a rejection that nobody handles', `Promise.reject(new Error('secret of a visitor'))`],
])(
  '%s: what is under way is finished, nothing new is taken, it exits with 1',
  async (_name, statement) => {
    const server = await start(failingBy(statement));
    await expectFinished(server, 'SIGUSR2');
    expect(await server.exited).toBe(1);
    expect(server.said.log).toMatch(/"level":60.*uncaught: stopping/);
    expect(server.said.log + server.said.stderr).not.toContain('secret of a visitor');
  },
);

test('a client that never finishes holds up neither a shutdown nor the stop of a failed server', async () => {
  const stops = [
    { server: await start(), signal: 'SIGTERM', code: 0 },
    { server: await start(failingBy(`throw new Error('broken')`)), signal: 'SIGUSR2', code: 1 },
  ] as const;
  // Both at once: each waits for as long as a shutdown may take.
  const codes = stops.map(async ({ server, signal }) => {
    await server.beginRequest(100);
    server.child.kill(signal);
    return server.exited;
  });
  expect(await Promise.all(codes)).toEqual([0, 1]);
});

test('it serves on PostgreSQL', async () => {
  const server = await start({ DATABASE_URL: await createPostgresDatabase() });
  expect([await server.post(newSubmission()), await server.ready()]).toEqual([[201, null], 200]);
  expect(existsSync(join(dataDir, 'leads.sqlite'))).toBe(false);
});

test('without its database it runs, reports it, and acknowledges nothing', async () => {
  const server = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect([await server.isUp(), await server.ready()]).toEqual([true, 503]);
  expect(await server.post(newSubmission())).toEqual([503, '10']);
});

test('a folder in which it may not write when it starts, and may later', async () => {
  chmodSync(dataDir, 0o500);
  // Root may write whatever the permissions say; without these capabilities it may not.
  const isRoot = process.getuid?.() === 0;
  const program = isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
  const server = await start({}, 'pipe', program);
  const lead = newSubmission();
  expect([await server.post(lead), await server.ready()]).toEqual([[503, '10'], 503]);
  chmodSync(dataDir, 0o700);
  await expect.poll(server.ready).toBe(200);
  expect(await server.post(lead)).toEqual([201, null]);
});

test('a log that cannot be written, as on a full disk, does not stop it', async () => {
  const full = openSync('/dev/full', 'w');
  const server = await start({}, full);
  closeSync(full);
  for (let i = 0; i < 3; i++) expect(await server.post(newSubmission())).toEqual([201, null]);
  expect(server.child.exitCode).toBeNull();
});

test('a setting that cannot be used stops the start with one sentence', async () => {
  const server = await start({ TRUST_PROXY: 'everyone' });
  expect(await server.exited).toBe(1);
  expect(server.said.stderr).toMatch(/^TRUST_PROXY must be .*, but it is "everyone"\.\n$/);
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
