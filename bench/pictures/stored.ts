/**
 * node bench/pictures/stored.ts [pictures]: what stored pictures cost. On both databases: leads per second alone and beside
 * photo posts, then time and memory of a backup and of a restore with so many pictures (1,000).
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import * as v from 'valibot';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { freePort, startPostgres } from '../../programs/postgres.ts';
import { type DatabaseSettings, openDatabase } from '../../server/database/database.ts';
import { saveSubmission } from '../../server/leads/service.ts';
import { namePictures } from '../../server/photos/store/lead-pictures.ts';

const PICTURES = Number(process.argv[2] ?? 1000);
/** How long leads are counted, ms. */
const SPAN = 6000;
const CLIENTS = 24;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function post(origin: string, path: string, headers: object, body: Buffer): Promise<number> {
  return new Promise((done) => {
    const sent = request(
      `${origin}${path}`,
      { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        answer.resume();
        answer.on('end', () => done(answer.statusCode ?? 0));
      },
    );
    sent.on('error', () => done(0));
    sent.end(body);
  });
}

const LEAD = {
  first_name: 'Sam Carter',
  last_name: '',
  phone: '(804) 555-0142',
  email: '',
  service_needed: '',
  description: '',
  urgency: 'standard',
  address: 'ZIP: 23220',
  source: 'homepage-hero',
};
const postLead = (origin: string) =>
  post(
    origin,
    '/api/contact-submissions',
    { 'content-type': 'application/json' },
    Buffer.from(JSON.stringify({ ...LEAD, submission_id: randomUUID() })),
  );

/** As the form's script sends it: 2,400 px wide. */
const picture = await sharp({
  create: {
    width: 2400,
    height: 1800,
    channels: 3,
    background: '#777777',
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer();

async function postPhoto(origin: string): Promise<number> {
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(picture)]), 'pest.jpg');
  form.append('name', 'Sam Carter');
  form.append('phone', '(804) 555-0142');
  form.append('submission_id', randomUUID());
  const encoded = new Response(form);
  return post(
    origin,
    '/api/pest-photos',
    { accept: 'application/json', 'content-type': encoded.headers.get('content-type') ?? '' },
    Buffer.from(await encoded.arrayBuffer()),
  );
}

const variant = (index: number): Promise<Buffer> =>
  sharp(picture)
    .modulate({ brightness: 1 - index / 20 })
    .jpeg({ quality: 80 })
    .toBuffer();

async function leadsPerSecond(origin: string): Promise<number> {
  const until = performance.now() + SPAN;
  let taken = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) if ((await postLead(origin)) === 201) taken += 1;
    }),
  );
  return Math.round(taken / (SPAN / 1000));
}

/** Writes leads with four pictures each, as a post does once they have been opened. */
async function storePictures(settings: DatabaseSettings, count: number): Promise<void> {
  const { db, close } = openDatabase(settings);
  const notifications = { messageIdDomain: 'bench.example', receivers: [], remindAt: () => null };
  const jpegs = await Promise.all([0, 1, 2, 3].map(variant));
  for (let stored = 0; stored < count; stored += jpegs.length) {
    const submission_id = randomUUID();
    const pictures = namePictures(submission_id, jpegs.slice(0, count - stored));
    const submission = v.parse(ContactSubmission, { ...LEAD, submission_id });
    await saveSubmission(submission, { db, now: Date.now(), notifications, pictures });
  }
  await close();
}

/** @returns seconds, those of the processor, and the most memory it had. */
async function run(args: string[], env: Record<string, string>): Promise<string> {
  const began = performance.now();
  const child = spawn('/usr/bin/time', ['-f', '%U %S %M', process.execPath, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, failed] = ['', ''];
  child.stderr.on('data', (text) => {
    said += text;
  });
  child.stdout.on('data', (text) => {
    failed = String(text);
  });
  const code = await new Promise((done) => child.once('close', done));
  const seconds = (performance.now() - began) / 1000;
  const [user = 0, system = 0, kilobytes = 0] = (said.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  const summary = `${seconds.toFixed(1)} s, ${(user + system).toFixed(1)} s of the processor, ${Math.round(kilobytes / 1000)} MB`;
  return code === 0 ? summary : `${summary} FAILED ${failed}`;
}

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

const postgres = await startPostgres({ durable: true });
async function newDatabase(): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url.replace(/\/postgres$/, `/${name}`);
}

console.log(`pictures of ${Math.round((await variant(0)).length / 1000)} kB`);
for (const kind of ['sqlite', 'postgres']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-stored-'));
  const other = mkdtempSync(join(tmpdir(), 'bench-stored-'));
  const settings = async (folder: string): Promise<Record<string, string>> => ({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...(kind === 'postgres' && { DATABASE_URL: await newDatabase() }),
  });
  const env = await settings(dataDir);
  const port = await freePort();
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'server/main.ts'], {
    stdio: 'ignore',
    env: { ...env, PORT: String(port) },
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) break;
    await wait(50);
  }
  await wait(2000);
  await leadsPerSecond(origin);
  const alone = await leadsPerSecond(origin);
  let posting = true;
  let photos = 0;
  const visitor = (async () => {
    while (posting) if ((await postPhoto(origin)) === 201) photos += 1;
  })();
  const beside = await leadsPerSecond(origin);
  posting = false;
  await visitor;
  const perSecond = (photos / (SPAN / 1000)).toFixed(1);
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  const databaseUrl = env.DATABASE_URL ?? null;
  await storePictures(
    { dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl },
    PICTURES - photos,
  );
  const backup = await run(['cli/backup.ts'], env);
  const folder = join(dataDir, 'backups', readdirSync(join(dataDir, 'backups'))[0] ?? '');
  const size = Math.round(sizeOf(folder) / 1e6);
  const restore = await run(['cli/restore.ts', folder], await settings(other));
  console.log(`${kind}: ${alone} leads/s alone, ${beside} beside ${perSecond} photo posts/s`);
  console.log(`  backup with ${PICTURES} pictures: ${backup}, ${size} MB on the disk`);
  console.log(`  restore: ${restore}`);
  for (const one of [dataDir, other]) if (existsSync(one)) rmSync(one, { recursive: true });
}
agent.destroy();
await postgres.stop();
