/**
 * Fifty customers book, move and cancel visits, of which there are five in a window, at two servers that are killed again and again. What
 * they were answered is compared with a model, with the database and with the mails that arrived.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../programs/postgres.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/database.ts';
import { MAILS_IN_FLIGHT } from '../../server/mail/mailer.ts';
import { type MailServer, startMailServer } from '../../server/testing/mail-server.ts';
import { type Replica, startReplica } from './replica.ts';
import { newLead } from './visitors.ts';

const CLIENTS = 50;
const SPOTS = 5;
/** Windows that the customers want, the first of them all at once. */
const WINDOWS = 3;
const KILL_EVERY_MS = 700;
/** So long a customer waits for a mail, ms. */
const READING_TIMEOUT_MS = 10_000;
/** A mail that a killed server had under way is sent by another when its lease is over, ms. */
const MAIL_TIMEOUT_MS = 120_000;
/** ms. */
const ANSWER_TIMEOUT_MS = 10_000;

const VISITS = `windows:
${['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => `  ${day}: ["08:00-12:00", "12:00-17:00"]`).join('\n')}
spots: ${SPOTS}
hours_ahead: 1
days_ahead: 30
booking: instant
change_hours: 0
`;

/** What a customer did, and when it can have happened, ms since the epoch. */
interface Step {
  client: string;
  /** The window that was wanted; null = none, the visit is canceled. */
  to: string | null;
  /** The one that the customer had; null = none. */
  from: string | null;
  began: number;
  ended: number;
  isDone: boolean;
}

interface Shop {
  origins: string[];
  windows: string[];
  mail: MailServer;
  steps: Step[];
  faults: string[];
}

/** @returns what went wrong, in words */
export async function bookUnderKills(isShort: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) faults.push(...(await run(kind, isShort)));
  return faults;
}

async function run(kind: OpenDatabase['kind'], isShort: boolean): Promise<string[]> {
  const began = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'visits-'));
  const content = join(dataDir, 'content');
  cpSync('content', content, { recursive: true });
  writeFileSync(join(content, 'visits.yaml'), VISITS);
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null;
  const databaseUrl = postgres?.url ?? null;
  const mail = await startMailServer();
  const settings = {
    DATA_DIR: dataDir,
    CONTENT_DIR: content,
    SMTP_URL: mail.url,
    REMIND_AFTER_MINUTES: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const database = openDatabase({ dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl });
  const replicas: Replica[] = [];
  try {
    for (let i = 0; i < 2; i++) replicas.push(await startReplica(settings));
    const origins = replicas.map(({ origin }) => origin);
    const windows = (await offered(origins[0] ?? '')).slice(0, WINDOWS);
    const shop: Shop = { origins, windows, mail, steps: [], faults: [] };
    let isOver = false;
    const killing = (async () => {
      let kills = 0;
      for (; !isOver && kills < (isShort ? 3 : 20); kills++) {
        await wait(KILL_EVERY_MS);
        await replicas[kills % 2]?.killAndRestart();
      }
      return kills;
    })();
    const rounds = isShort ? 3 : 25;
    await Promise.all(Array.from({ length: CLIENTS }, (_, i) => beCustomer(i, rounds, shop)));
    isOver = true;
    const kills = await killing;
    await untilMailed(database);
    const faults = [
      ...shop.faults,
      ...faultsOfHistory(shop),
      ...(await faultsOfDatabase(database, shop)),
      ...(await faultsOfMails(database, shop, kills)),
    ];
    const done = shop.steps.filter(({ isDone }) => isDone).length;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`
visits on ${kind}: ${CLIENTS} customers, ${SPOTS} spots in each of ${WINDOWS} windows, two processes, ${seconds} s
  ${kills} times SIGKILL, ${done} bookings and changes, ${shop.steps.length - done} refused, ${mail.received.length} mails`);
    return faults.map((fault) => `visits on ${kind}: ${fault}`);
  } finally {
    for (const replica of replicas) replica.kill();
    await database.close();
    await mail.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Windows that are open, as the page names them. */
async function offered(origin: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/visits?zip=23220`)).text();
  return [...page.matchAll(/visit=(\d{4}-\d\d-\d\d)\+([\d%A]+-[\d%A]+)"/g)].map(
    ([, day, window]) => `${day} ${decodeURIComponent(window ?? '')}`,
  );
}

/** Sends a request, takes a spot in the first window, and goes on to change it. */
async function beCustomer(number: number, rounds: number, shop: Shop): Promise<void> {
  const { windows, steps, faults } = shop;
  const lead = { ...newLead(number), email: `customer-${number}@generated.example` };
  const id = lead.submission_id;
  await insist(number, '/api/contact-submissions', JSON.stringify(lead), shop);
  let held: string | null = null;
  let key: string | null = null;
  let sequence = -1;
  for (let round = 0; round < rounds; round++) {
    const others = windows.filter((window) => window !== held);
    const wanted = round === 0 ? windows[0] : others[Math.floor(Math.random() * others.length)];
    const to: string | null = held !== null && Math.random() < 0.25 ? null : (wanted ?? null);
    const step = { client: id, to, from: held, began: Date.now() };
    const form = new URLSearchParams({ request: id, ...(to && { window: to }) });
    if (held !== null) {
      key ??= await keyInMail(id, sequence, shop.mail);
      if (key === null) return;
      form.set('visit', id);
      form.set('key', key);
      if (to === null) form.set('do', 'cancel');
    }
    const path = held === null ? '/visits/times' : '/visits/change';
    const { status, location, hadNoAnswer } = await insist(number + round, path, form, shop);
    // Behind an attempt without an answer the link that was replaced by it opens nothing more.
    const isDone = status === 303 || status === 200 || (status === 404 && hadNoAnswer);
    if (!isDone && status !== 422) faults.push(`${path} answers ${status}`);
    steps.push({ ...step, ended: Date.now(), isDone });
    if (isDone) {
      held = to;
      sequence += 1;
      key = new URL(location ?? '', 'http://x').searchParams.get('key');
      if (to === null) return;
    }
    await wait(50 + Math.random() * 200);
  }
}

/** Posts until there is an answer other than that the server can't. */
async function insist(
  number: number,
  path: string,
  body: string | URLSearchParams,
  { origins }: Shop,
): Promise<{ status: number; location: string | null; hadNoAnswer: boolean }> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`${origins[(number + attempt) % origins.length]}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => {});
    if (answer && answer.status !== 503)
      return {
        status: answer.status,
        location: answer.headers.get('location'),
        hadNoAnswer: attempt > 0,
      };
    await wait(100);
  }
}

/** Of the link in the mail about a change; null = it takes long, because servers were killed over it. */
async function keyInMail(
  visit: string,
  sequence: number,
  mail: MailServer,
): Promise<string | null> {
  const id = `<visit.${visit}.${sequence}@`;
  for (const began = Date.now(); Date.now() - began < READING_TIMEOUT_MS; await wait(50)) {
    const found = mail.received.find((one) => one.mail.messageId?.startsWith(id));
    const [, key] = /[?&]key=([\w-]+)/.exec(found?.mail.text ?? '') ?? [];
    if (key) return key;
  }
  return null;
}

async function untilMailed({ db }: OpenDatabase): Promise<void> {
  for (const began = Date.now(); Date.now() - began < MAIL_TIMEOUT_MS; await wait(200)) {
    const left = await db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '!=', 'visit_reminder')
      .where('state', 'in', ['pending', 'sending'])
      .execute();
    if (left.length === 0) return;
  }
  throw new Error('The mails were not sent within two minutes.');
}

/**
 * The model: a window has so many spots. Those who surely had one at one moment are never more; whoever was refused asked while others may
 * have had them all.
 */
function faultsOfHistory({ steps, windows }: Shop): string[] {
  const faults: string[] = [];
  for (const window of windows) {
    const holds = steps
      .filter(({ to, isDone }) => isDone && to === window)
      .map((taken) => ({
        taken,
        left: steps.find(
          (step) =>
            step.client === taken.client &&
            step.isDone &&
            step.from === window &&
            step.began >= taken.ended,
        ),
      }));
    for (const { taken } of holds) {
      const at = taken.ended;
      const sure = holds.filter((one) => one.taken.ended <= at && (one.left?.began ?? at + 1) > at);
      if (sure.length > SPOTS) faults.push(`${sure.length} had ${window} at once`);
    }
    for (const { began, ended } of steps.filter(({ to, isDone }) => !isDone && to === window)) {
      const possible = holds.filter(
        (one) => one.taken.began <= ended && (one.left?.ended ?? began) >= began,
      );
      if (possible.length < SPOTS)
        faults.push(`${window} was refused with ${possible.length} in it`);
    }
  }
  if (!steps.some(({ isDone }) => !isDone)) faults.push('nobody was refused');
  if (!steps.some(({ from, isDone }) => isDone && from !== null))
    faults.push('nothing was changed');
  return faults;
}

/** What each customer was answered last is stored, with the request, and has a spot of its own. */
async function faultsOfDatabase({ db }: OpenDatabase, { steps }: Shop): Promise<string[]> {
  const faults: string[] = [];
  const visits = await db.selectFrom('visits').selectAll().execute();
  const spots = await db.selectFrom('visit_spots').selectAll().execute();
  const leads = await db.selectFrom('contact_submissions').select('submission_id').execute();
  const stored = new Set(leads.map(({ submission_id }) => submission_id));
  const last = new Map(steps.filter(({ isDone }) => isDone).map((step) => [step.client, step.to]));
  for (const [client, to] of last) {
    const visit = visits.find(({ submission_id }) => submission_id === client);
    const found = visit?.state === 'booked' ? `${visit.day} ${visit.window}` : null;
    if (!visit || found !== to) faults.push(`a customer has ${found} in place of ${to}`);
    if (!stored.has(client)) faults.push('a visit has no request');
  }
  if (visits.length !== last.size) faults.push(`${visits.length} visits of ${last.size}`);
  const seatOf = (row: { day: string | null; window: string | null; seat: number | null }) =>
    `${row.day} ${row.window} ${row.seat}`;
  const seats = visits.filter(({ state }) => state === 'booked').map(seatOf);
  if (new Set(seats).size !== seats.length) faults.push('a spot has two visits');
  if (seats.sort().join() !== spots.map(seatOf).sort().join())
    faults.push(`${spots.length} spots are taken by ${seats.length} visits`);
  if (spots.some(({ seat }) => seat > SPOTS)) faults.push('there are more spots than there are');
  return faults;
}

/** Each change has its mail once, unless a server was killed over it or a later change took its place. */
async function faultsOfMails(
  { db }: OpenDatabase,
  { steps, mail }: Shop,
  kills: number,
): Promise<string[]> {
  const faults: string[] = [];
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'attempts', 'message_id'])
    .where('kind', 'in', ['visit', 'visit_notice'])
    .execute();
  const times = new Map<string, number>();
  for (const { mail: one } of mail.received)
    times.set(one.messageId ?? '', (times.get(one.messageId ?? '') ?? 0) + 1);
  const done = steps.filter(({ isDone }) => isDone).length;
  for (const kind of ['visit', 'visit_notice']) {
    const count = rows.filter((row) => row.kind === kind).length;
    if (count !== done) faults.push(`${count} mails (${kind}) about ${done} changes`);
  }
  let repeats = 0;
  for (const { state, attempts, message_id } of rows) {
    const count = times.get(message_id) ?? 0;
    repeats += Math.max(0, count - 1);
    if (state === 'sent' ? count === 0 || count > attempts : state !== 'superseded')
      faults.push(`${message_id} is ${state} after ${attempts} attempts, and came ${count} times`);
  }
  if (repeats > MAILS_IN_FLIGHT * kills) faults.push(`${repeats} mails were repeated`);
  return faults;
}
