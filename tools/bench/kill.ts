/**
 * npm run bench:kill              10,000 leads and 15 kills, on SQLite and on PostgreSQL
 * npm run bench:kill -- short     two kills on SQLite, for the test run
 *
 * Kills the server repeatedly with SIGKILL while visitors send leads. Then compares the acknowledged leads with the rows, the rows
 * with the outbox, and the outbox with the mails received. Exits 1 if a lead is lost, stored twice or without its message, or if a
 * mail counts as sent that was never received.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/database/database.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { answerHelp } from '../commands/help.ts';
import { freePort, startPostgres } from '../programs/find-postgres.ts';

const VISITORS = 16;
/** Pause of a visitor between two leads, ms. */
const PAUSE_MS = 50;
const START_TIMEOUT_MS = 60_000;

interface Plan {
  database: 'sqlite' | 'postgres';
  leads: number;
  kills: number;
  /** Time between a start and the next kill, ms. */
  killAfterMs: number;
}

const SHORT: Plan[] = [{ database: 'sqlite', leads: 300, kills: 2, killAfterMs: 500 }];
const LONG: Plan[] = (['sqlite', 'postgres'] as const).map((database) => {
  return { database, leads: 10_000, kills: 15, killAfterMs: 2000 };
});

if (import.meta.main) {
  answerHelp(import.meta.filename);
  for (const plan of process.argv[2] === 'short' ? SHORT : LONG) {
    for (const fault of await run(plan)) {
      console.error(`BROKEN: ${fault}`);
      process.exitCode = 1;
    }
  }
}

/** @returns one sentence per broken promise */
async function run(plan: Plan): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
  const postgres = plan.database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const databaseUrl = postgres?.url ?? null;
  const mail = await startMailServer();
  const database = openDatabase({ dataDir, databaseUrl });
  const port = await freePort();
  const start = () =>
    startServer(['server/start/main.ts'], port, {
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      // Reminders would only be due in an hour.
      REMIND_AFTER_MINUTES: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
  let server = await start();
  try {
    const sending = sendLeads(port, plan.leads);
    for (let kill = 0; kill < plan.kills; kill++) {
      await wait(plan.killAfterMs);
      await end(server, 'SIGKILL');
      server = await start();
    }
    const { acknowledged, retries, wrongAnswers } = await sending;
    const { db } = database;
    const rows = await db
      .selectFrom('contact_submissions')
      .select(['submission_id', 'description'])
      .execute();
    const stored = new Set(rows.map((row) => row.submission_id));
    const outbox = await db
      .selectFrom('outbox')
      .select(['submission_id', 'message_id', 'state'])
      .where('kind', '=', 'lead')
      .execute();
    const received = new Set(mail.received.map((one) => one.mail.messageId));
    const notified = new Set(outbox.map((row) => row.submission_id));
    const counts = {
      'leads not acknowledged': plan.leads - acknowledged.length,
      'acknowledged and lost': acknowledged.filter((id) => !stored.has(id)).length,
      'stored twice': rows.length - new Set(rows.map((row) => row.description)).size,
      'without a message': rows.filter((row) => !notified.has(row.submission_id)).length,
      'sent and not received': outbox.filter(
        (row) => row.state === 'sent' && !received.has(row.message_id),
      ).length,
      'wrong answers': wrongAnswers.length,
    };
    const figures = Object.entries(counts).map(([name, count]) => `${name}: ${count}`);
    console.log(
      `${plan.database}: ${acknowledged.length} leads, ${plan.kills} kills, ${retries} retries; ${figures.join(', ')}`,
    );
    return Object.entries(counts)
      .filter(([, count]) => count !== 0)
      .map(([name, count]) => `${plan.database}: ${name}: ${count}`);
  } finally {
    await end(server, 'SIGKILL');
    await database.close();
    await mail.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Starts a server and waits until it is ready.
 * @param args for Node
 * @param wrapper program and arguments that run Node. Default: none.
 */
export async function startServer(
  args: string[],
  port: number,
  settings: Record<string, string>,
  wrapper: string[] = [],
): Promise<ChildProcess> {
  const [program = '', ...rest] = [...wrapper, process.execPath, ...args];
  const server = spawn(program, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: '.cache/node' },
      ...{
        CONTENT_DIR: process.env.CONTENT_DIR ?? 'content',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'silent',
      },
      ...{ ...settings, PORT: String(port) },
    },
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return server;
    if (server.exitCode !== null) break;
    await wait(50);
  }
  await end(server, 'SIGKILL');
  throw new Error('The server did not become ready within a minute.');
}

/** Sends a signal and waits for the exit. Does nothing if the server has already ended. */
export async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}

/** Visitors send each lead with the same id until the server acknowledges it. */
async function sendLeads(port: number, leads: number) {
  const result = { acknowledged: [] as string[], retries: 0, wrongAnswers: [] as number[] };
  let next = 0;
  const visit = async () => {
    while (next < leads) {
      const lead = newLead(next++);
      for (;;) {
        const status = await post(port, lead);
        if (status === 200 || status === 201) result.acknowledged.push(lead.submission_id);
        else if (status !== null && status !== 503) result.wrongAnswers.push(status);
        if (status !== null && status !== 503) break;
        result.retries += 1;
        await wait(100);
      }
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return result;
}

/** @returns the status; null if no response came */
async function post(port: number, lead: object): Promise<number | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/contact-submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

/** A lead with a unique description. */
export function newLead(number: number) {
  return {
    ...{ submission_id: randomUUID(), first_name: 'Sam Carter', email: '' },
    phone: `(804) 555-${String(number % 10_000).padStart(4, '0')}`,
    ...{ service_needed: 'Ant control', description: `Ants in the kitchen, house ${number}` },
    ...{ address: 'ZIP: 23220', source: 'homepage-hero' },
  };
}
