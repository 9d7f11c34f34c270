/**
 * node bench/pictures/pictures.ts [folder of a checkout]: legitimate photo posts and leads beside malicious ones, against a
 * server of its own on 127.0.0.1. Says how long each took and what all processes took in memory. Exit code 1 when that was
 * too much.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { freePort } from '../../programs/postgres.ts';
import { interlacedPng, slowPng } from '../../server/testing/malicious-pictures.ts';
import { locationDatabaseBytes } from '../location-database.ts';
import { type Memory, memoryOf, watchMemory } from './process-memory.ts';

const root = resolve(process.argv[2] ?? '.');
/** How long a legitimate post is waited for, ms. */
const TIMEOUT_MS = 90_000;
/** Most bytes of all processes together, beyond the location database. */
const MEMORY = 450_000_000;

interface Server {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

async function startServer(): Promise<Server> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-pictures-'));
  const child: ChildProcess = spawn(
    process.execPath,
    ['--max-semi-space-size=4', 'server/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'silent',
        REMIND_AFTER_MINUTES: 'off',
      },
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) break;
    await wait(50);
  }
  // Until the location database is in memory.
  await wait(2000);
  return {
    origin,
    pid: child.pid as number,
    async stop() {
      const exited = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await exited;
      await wait(300);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Answer {
  status: number | string;
  ms: number;
}

async function postPhotos(origin: string, client: string, photos: Buffer[]): Promise<Answer> {
  const form = new FormData();
  for (const photo of photos) form.append('photos', new Blob([new Uint8Array(photo)]), 'pest.jpg');
  form.append('name', 'Sam Carter');
  form.append('phone', '(804) 555-0142');
  form.append('submission_id', randomUUID());
  return timed(
    fetch(`${origin}/api/pest-photos`, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json', 'x-forwarded-for': client },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
}

function postLead(origin: string, client: string): Promise<Answer> {
  return timed(
    fetch(`${origin}/api/contact-submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({
        first_name: 'Sam Carter',
        last_name: '',
        phone: '(804) 555-0142',
        email: '',
        service_needed: '',
        description: '',
        urgency: 'standard',
        address: 'ZIP: 23220',
        source: 'homepage-hero',
        submission_id: randomUUID(),
      }),
    }),
  );
}

async function timed(request: Promise<Response>): Promise<Answer> {
  const began = performance.now();
  const status = await request.then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    (error) => (error as Error).name,
  );
  return { status, ms: Math.round(performance.now() - began) };
}

const summary = (answers: Answer[]) => {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const counts = Map.groupBy(answers, ({ status }) => status);
  const by = [...counts].map(([status, all]) => `${all.length} x ${status}`).join(', ');
  return `${by}; median ${times[times.length >> 1]} ms, longest ${times.at(-1)} ms`;
};
const locationDatabase = locationDatabaseBytes();
const describeMemory = ({ resident, proportional }: Memory) =>
  `${megabytes(resident - locationDatabase)} (${megabytes(proportional - locationDatabase)} with shared pages once)`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

const legitimate = await sharp({
  create: {
    width: 2400,
    height: 1800,
    channels: 3,
    background: '#777777',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer();
const [interlaced, slow] = [interlacedPng(), slowPng()];

const attacks: [string, (origin: string) => Promise<Answer>[]][] = [
  ['nobody', () => []],
  [
    'one address, 12 posts of 4 interlaced PNGs',
    (origin) =>
      Array.from({ length: 12 }, () =>
        postPhotos(origin, '203.0.113.1', [interlaced, interlaced, interlaced, interlaced]),
      ),
  ],
  [
    '30 addresses, a post of 4 interlaced PNGs each',
    (origin) =>
      Array.from({ length: 30 }, (_, i) =>
        postPhotos(origin, `198.51.100.${i + 1}`, [interlaced, interlaced, interlaced, interlaced]),
      ),
  ],
  [
    '30 addresses, a post of 4 PNGs each that the header check lets through',
    (origin) =>
      Array.from({ length: 30 }, (_, i) =>
        postPhotos(origin, `198.51.100.${i + 1}`, [slow, slow, slow, slow]),
      ),
  ],
];

console.log(
  `${root}; legitimate picture ${Math.round(legitimate.length / 1000)} kB, malicious ${Math.round(interlaced.length / 1000)} and ${Math.round(slow.length / 1000)} kB`,
);
for (const [name, attack] of attacks) {
  const server = await startServer();
  const idle = memoryOf(server.pid);
  const memory = watchMemory(server.pid);
  const malicious = attack(server.origin);
  await wait(500);
  const leads: Answer[] = [];
  const uploads: Promise<Answer>[] = [];
  for (let i = 0; i < 5; i++) {
    uploads.push(postPhotos(server.origin, `192.0.2.${i + 1}`, [legitimate]));
    for (let j = 0; j < 4; j++) {
      leads.push(await postLead(server.origin, `192.0.2.${100 + j}`));
      await wait(200);
    }
  }
  const answered = await Promise.all(uploads);
  console.log(`\nbeside ${name}`);
  console.log(`  legitimate pictures: ${summary(answered)}`);
  console.log(`  leads:           ${summary(leads)}`);
  if (malicious.length > 0)
    console.log(`  malicious posts:   ${summary(await Promise.all(malicious))}`);
  const peak = memory.stop();
  console.log(
    `  memory of all processes: ${describeMemory(idle)} idle, ${describeMemory(peak)} at most, and ${megabytes(locationDatabase)} of location database`,
  );
  if (peak.resident - locationDatabase >= MEMORY) {
    console.error(`BROKEN: more than ${megabytes(MEMORY)}`);
    process.exitCode = 1;
  }
  await server.stop();
}
