/** What a server depends on fails while visitors are there: databases, wires, clocks, disks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { startPostgres } from '../../programs/postgres.ts';
import { openDatabase } from '../../server/database/database.ts';
import { writeBuiltSite } from '../../server/testing/built-site.ts';
import { type MailServer, startMailServer } from '../../server/testing/mail-server.ts';
import { startTcpProxy } from '../../server/testing/tcp-proxy.ts';
import { destroyDisk } from './destroyed-disk.ts';
import { killInMidStream } from './office-stream.ts';
import { type Replica, startReplica } from './replica.ts';
import { newLead, sendLeads } from './visitors.ts';
import { bookUnderKills } from './visits.ts';

export interface Fault {
  name: string;
  /** Prints the figures. @returns what went wrong, in words. */
  run(isShort: boolean): Promise<string[]>;
}

export const FAULTS: Fault[] = [
  { name: 'PostgreSQL restarted and backends killed', run: restartPostgres },
  { name: 'clock jumps of a year', run: jumpClock },
  { name: 'mail and webhook connections reset', run: resetConnections },
  { name: 'retry storms of picture posts', run: retryPictures },
  { name: 'disk full of pictures', run: fillDisk },
  { name: 'three replicas killed in mid-stream of the office', run: killInMidStream },
  { name: 'visits booked, moved and canceled under kills', run: bookUnderKills },
  { name: 'data folder destroyed and restored from copies elsewhere', run: destroyDisk },
];

interface Report {
  figures: Record<string, number>;
  /** Names of the figures that have to be 0. */
  zero: string[];
}

function printReport(name: string, { figures, zero }: Report): string[] {
  const said = Object.entries(figures).map(([what, count]) => `${what} ${count}`);
  console.log(`\n${name}\n  ${said.join(', ')}`);
  return zero
    .filter((what) => figures[what] !== 0)
    .map((what) => `${name}: ${what} ${figures[what]}`);
}

async function storedIds(settings: { dataDir: string; databaseUrl: string | null }) {
  const database = openDatabase({ ...settings, migrationDatabaseUrl: settings.databaseUrl });
  const rows = await database.db
    .selectFrom('contact_submissions')
    .select('submission_id')
    .execute()
    .finally(() => database.close());
  return new Set(rows.map((row) => row.submission_id));
}

async function restartPostgres(isShort: boolean): Promise<string[]> {
  const times = isShort ? 3 : 10;
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const postgres = await startPostgres({ durable: true });
  const site = writeBuiltSite();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, REMIND_AFTER_MINUTES: 'off' };
  const replicas = await Promise.all([1, 2].map(() => startReplica(settings, site.dist)));
  const origins = replicas.map(({ origin }) => origin);
  const giveUp = new AbortController();
  const pages = { asked: 0, failed: 0 };
  const reader = async (origin: string) => {
    while (!giveUp.signal.aborted) {
      const answer = await fetch(`${origin}/`).catch(() => null);
      pages.asked += 1;
      if (!answer?.ok) pages.failed += 1;
      await answer?.arrayBuffer();
      await wait(30);
    }
  };
  const readers = [...origins, ...origins].map(reader);
  const leads = sendLeads({
    leads: 100_000,
    clients: 24,
    pauseMs: 50,
    origins,
    signal: giveUp.signal,
  });
  for (let i = 0; i < times; i++) {
    await wait(700);
    await postgres.restart(i % 2 ? 'immediate' : 'fast');
    await wait(700);
    await terminateBackends(postgres.url);
  }
  await wait(1500);
  giveUp.abort();
  const [visits] = await Promise.all([leads, ...readers]);
  const recovered = await Promise.all(
    origins.map(async (origin) => (await fetch(`${origin}/readyz`).catch(() => null))?.ok),
  );
  const stored = await storedIds({ dataDir, databaseUrl: postgres.url });
  const report: Report = {
    figures: {
      restarts: times,
      'times all backends killed': times,
      'exits of a server': sum(replicas.map((replica) => replica.exits())),
      pages: pages.asked,
      'failed pages': pages.failed,
      acknowledged: visits.acknowledged.size,
      'acknowledged and lost': [...visits.acknowledged].filter((id) => !stored.has(id)).length,
      'attempts told to come back': visits.failedAttempts,
      'wrong answers': visits.wrongAnswers.length,
      'servers not ready afterwards': recovered.filter((ok) => !ok).length,
    },
    zero: [
      'exits of a server',
      'failed pages',
      'acknowledged and lost',
      'wrong answers',
      'servers not ready afterwards',
    ],
  };
  await end(replicas);
  await postgres.stop();
  site.remove();
  rmSync(dataDir, { recursive: true, force: true });
  return printReport('PostgreSQL restarted and backends killed', report);
}

async function terminateBackends(connectionString: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  admin.on('error', () => {});
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.end();
}

/** SIGUSR2 moves the clock of the server 400 days ahead, and back. */
const JUMPING_CLOCK = `let jump = 0; const now = Date.now; Date.now = () => now() + jump;
process.on('SIGUSR2', () => { jump = jump ? 0 : 400 * 86400000; });`;

async function jumpClock(isShort: boolean): Promise<string[]> {
  const jumps = isShort ? 2 : 6;
  const { dataDir, mail, replica } = await oneServer({
    RATE_LIMIT: 'on',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(JUMPING_CLOCK)}`,
  });
  let number = 0;
  const post = () => postLead(replica.origin, newLead(number++));
  let lockedOut = 0;
  const acknowledged = new Set<string>();
  for (let i = 0; i < jumps; i++) {
    replica.signal('SIGUSR2');
    await wait(500);
    // More than the limit allows, so that the client is refused in that year.
    for (let calls = 0; calls < 40; calls++) {
      const { status, id } = await post();
      if (status === 201) acknowledged.add(id);
    }
    replica.signal('SIGUSR2');
    await wait(500);
    const back = await post();
    if (back.status === 201) acknowledged.add(back.id);
    else lockedOut += 1;
  }
  // What a jump has put off is looked for once a minute.
  await untilCame(mail, acknowledged.size, 900);
  const report: Report = {
    figures: {
      jumps: 2 * jumps,
      acknowledged: acknowledged.size,
      'visitors locked out': lockedOut,
      'leads without mail': acknowledged.size - leadMails(mail).size,
      'exits of a server': replica.exits(),
    },
    zero: ['visitors locked out', 'leads without mail', 'exits of a server'],
  };
  await end([replica]);
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
  return printReport('clock jumps of a year', report);
}

const SMTP_STAGES = ['EHLO', 'MAIL FROM', 'RCPT TO', 'DATA', 'Message-ID'];

async function resetConnections(isShort: boolean): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const mail = await startMailServer();
  const called = new Set<string>();
  const receiver = createServer((request, response) => {
    request.on('data', () => {});
    request.on('end', () => {
      called.add(String(request.headers['webhook-id']));
      response.end('taken');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const mailWire = await startTcpProxy(Number(new URL(mail.url).port));
  const webhookWire = await startTcpProxy((receiver.address() as AddressInfo).port);
  const replica = await startReplica({
    DATA_DIR: dataDir,
    REMIND_AFTER_MINUTES: 'off',
    SMTP_URL: `smtp://127.0.0.1:${mailWire.port}`,
    WEBHOOK_URLS: `http://127.0.0.1:${webhookWire.port}/`,
    WEBHOOK_SECRET: 'a secret of the bench',
  });
  const acknowledged = new Set<string>();
  let number = 0;
  const rounds = isShort ? 1 : 5;
  for (let round = 0; round < rounds; round++) {
    for (const stage of SMTP_STAGES) {
      for (const lose of ['loseRequest', 'loseAnswerTo'] as const) {
        mailWire[lose](stage);
        webhookWire[lose](stage === 'EHLO' ? 'POST' : 'visitor');
        const { status, id } = await postLead(replica.origin, newLead(number++));
        if (status === 201) acknowledged.add(id);
        await wait(150);
        if (stage === 'EHLO') mailWire.resetAll();
      }
    }
  }
  await untilCame(mail, acknowledged.size, 400);
  for (let i = 0; i < 400 && called.size < acknowledged.size; i++) await wait(100);
  const report: Report = {
    figures: {
      resets: 2 * rounds * SMTP_STAGES.length,
      acknowledged: acknowledged.size,
      'posts refused': number - acknowledged.size,
      'leads without mail': acknowledged.size - leadMails(mail).size,
      'leads without webhook': acknowledged.size - called.size,
      'exits of a server': replica.exits(),
    },
    zero: ['posts refused', 'leads without mail', 'leads without webhook', 'exits of a server'],
  };
  await end([replica]);
  await mailWire.close();
  await webhookWire.close();
  receiver.closeAllConnections();
  receiver.close();
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
  return printReport('mail and webhook connections reset', report);
}

/** Each picture is sent three times at once, as a proxy that tries again does; mails leave when all is over. */
async function retryPictures(isShort: boolean): Promise<string[]> {
  const leads = isShort ? 12 : 40;
  const { dataDir, mail, replica } = await oneServer();
  mail.behavior = 'refuse-later';
  const statuses: number[] = [];
  const ids = new Set<string>();
  for (let number = 0; number < leads; number++) {
    const picture = await pictureOf(number);
    const { submission_id: id } = newLead(number);
    const answers = await Promise.all(
      [1, 2, 3].map(() => postPicture(replica.origin, id, picture)),
    );
    statuses.push(...answers);
    if (answers.some((status) => status === 200 || status === 201)) ids.add(id);
  }
  mail.behavior = 'accept';
  await untilCame(mail, ids.size, 600);
  const withPicture = new Set(
    mail.received
      .filter(({ mail: { attachments } }) => attachments.length > 0)
      .map(({ mail: { messageId } }) => messageId),
  );
  const report: Report = {
    figures: {
      posts: statuses.length,
      'posts refused': statuses.filter((status) => status !== 200 && status !== 201).length,
      acknowledged: ids.size,
      'leads without their picture': ids.size - withPicture.size,
      'exits of a server': replica.exits(),
    },
    zero: ['posts refused', 'leads without their picture', 'exits of a server'],
  };
  await end([replica]);
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
  return printReport('retry storms of picture posts', report);
}

/** A small disk is filled with pictures until they are refused; then come leads. */
async function fillDisk(isShort: boolean): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    console.log('\ndisk full of pictures\n  not run: mounting a small disk needs root');
    return [];
  }
  const mail = await startMailServer();
  const replica = await startReplica({
    DATA_DIR: folder,
    DISK_RESERVE_BYTES: '50000000',
    SMTP_URL: mail.url,
    REMIND_AFTER_MINUTES: 'off',
  });
  let [taken, status] = [0, 201];
  while (taken < 200) {
    const { submission_id } = newLead(taken);
    status = await postPicture(replica.origin, submission_id, await pictureOf(taken, 1500));
    if (status !== 201) break;
    taken += 1;
  }
  const acknowledged = new Set<string>();
  const count = isShort ? 50 : 100;
  for (let number = 0; number < count; number++) {
    const { status: answer, id } = await postLead(replica.origin, newLead(number));
    if (answer === 201) acknowledged.add(id);
  }
  const stored = await storedIds({ dataDir: folder, databaseUrl: null });
  const report: Report = {
    figures: {
      'pictures taken': taken,
      'answer to the next': status,
      'leads after that': count,
      'leads refused': count - acknowledged.size,
      'acknowledged and lost': [...acknowledged].filter((id) => !stored.has(id)).length,
      'exits of a server': replica.exits(),
    },
    zero: ['leads refused', 'acknowledged and lost', 'exits of a server'],
  };
  await end([replica]);
  await mail.close();
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return printReport('disk full of pictures', report);
}

async function oneServer(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const mail = await startMailServer();
  const replica = await startReplica({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    REMIND_AFTER_MINUTES: 'off',
    ...settings,
  });
  return { dataDir, mail, replica };
}

async function postLead(origin: string, lead: ReturnType<typeof newLead>) {
  const response = await fetch(`${origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  }).catch(() => null);
  await response?.arrayBuffer();
  return { status: response?.status ?? 0, id: lead.submission_id };
}

async function postPicture(origin: string, id: string, picture: Buffer): Promise<number> {
  const form = new FormData();
  const words = { name: 'Sam Carter', phone: '(804) 555-0142', submission_id: id };
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  form.append('photos', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'pest.jpg');
  const response = await fetch(`${origin}/api/pest-photos`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
  }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}

/** A picture like no other; noise, so that it is large. */
function pictureOf(number: number, side = 400): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 100 + (number % 50), sigma: 40 };
  return sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
}

const leadMails = (mail: MailServer) =>
  new Set(mail.received.map(({ mail: { messageId } }) => messageId));

/** Waits for mails about so many leads, at most `tries` tenths of a second. */
async function untilCame(mail: MailServer, count: number, tries: number): Promise<void> {
  for (let i = 0; i < tries && leadMails(mail).size < count; i++) await wait(100);
}

async function end(replicas: Replica[]): Promise<void> {
  for (const replica of replicas) replica.kill();
  await wait(100);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
