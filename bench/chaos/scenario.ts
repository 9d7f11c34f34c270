/** One run: servers that are killed, visitors who do not give up, and a look at what is left. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../programs/postgres.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/database.ts';
import { MAILS_IN_FLIGHT } from '../../server/mail/mailer.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { checkResult } from './check-result.ts';
import { type Replica, startReplica } from './replica.ts';
import { sendLeads } from './visitors.ts';

export interface Scenario {
  name: string;
  database: OpenDatabase['kind'];
  /** Server processes on the one database. */
  replicas: number;
  leads: number;
  clients: number;
  /** What a visitor waits between two requests, ms. */
  pauseMs: number;
  /** A process is killed this long after the one killed before is up again, ms. */
  killEvery: number;
  /** After so many kills the rest goes undisturbed. */
  mostKills: number;
  /** Whether to wait until the mails of killed processes are taken over, up to half a minute. */
  awaitLeases: boolean;
}

/** Leads under way when the servers get SIGTERM, and the longest time they may take to stop, ms. */
const LAST_MINUTE = { leads: 64, clients: 32, pauseMs: 0 };
const LONGEST_STOP = 10_000;

/** Prints the figures. @returns what went wrong, in words. */
export async function runScenario(scenario: Scenario): Promise<string[]> {
  const began = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const postgres = scenario.database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const databaseUrl = postgres?.url ?? null;
  const mail = await startMailServer();
  const database = openDatabase({ dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl });
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    // A mail that is due in an hour would be waited for.
    REMIND_AFTER_MINUTES: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const replicas = await Promise.all(
    Array.from({ length: scenario.replicas }, () => startReplica(settings)),
  );
  try {
    const killer = startKilling(replicas, scenario);
    const origins = replicas.map((replica) => replica.origin);
    const visits = await sendLeads({ ...scenario, origins });
    const kills = await killer.stop();
    await untilMailed(database, scenario.awaitLeases ? 0 : MAILS_IN_FLIGHT * kills);

    const giveUp = new AbortController();
    const plan = { ...LAST_MINUTE, first: scenario.leads, origins, signal: giveUp.signal };
    const lastMinute = sendLeads(plan);
    await wait(30);
    const stops = await Promise.all(replicas.map((replica) => replica.stop()));
    giveUp.abort();
    const atTheEnd = await lastMinute;

    const all = {
      acknowledged: new Set([...visits.acknowledged, ...atTheEnd.acknowledged]),
      wrongAnswers: [...visits.wrongAnswers, ...atTheEnd.wrongAnswers],
    };
    const { faults, ...counts } = await checkResult(database.db, all, mail.received, kills);
    if (kills === 0) faults.push('nothing was killed');
    if (visits.acknowledged.size < scenario.leads) faults.push('not every lead was acknowledged');
    for (const { code, ms } of stops) {
      if (code !== 0 || ms > LONGEST_STOP) faults.push(`SIGTERM: exit code ${code}, ${ms} ms`);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const figures = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    console.log(`
${scenario.name}: ${visits.acknowledged.size} of ${scenario.leads} leads acknowledged, ${mail.received.length} mails, ${seconds} s
  ${kills} times SIGKILL, ${visits.failedAttempts} attempts without success
  ${figures.join(', ')}
  SIGTERM under load: ${atTheEnd.acknowledged.size} more acknowledged, stopped in ${stops.map(({ ms }) => `${ms} ms`).join(', ')}`);
    return faults;
  } finally {
    for (const replica of replicas) replica.kill();
    await database.close();
    await mail.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Kills one process after the other until told to stop. */
function startKilling(
  replicas: Replica[],
  { killEvery, mostKills }: Scenario,
): { stop(): Promise<number> } {
  let stopping = false;
  const killing = (async () => {
    let kills = 0;
    while (kills < mostKills) {
      await wait(killEvery);
      if (stopping) break;
      await replicas[kills % replicas.length]?.killAndRestart();
      kills += 1;
    }
    return kills;
  })();
  return {
    stop() {
      stopping = true;
      return killing;
    },
  };
}

/** Waits until at most so many mails are left, all of them leased to processes that were killed. */
async function untilMailed({ db }: OpenDatabase, leased: number): Promise<void> {
  for (let tries = 0; tries < 1800; tries++) {
    const open = await db
      .selectFrom('outbox')
      .select('state')
      .where('state', 'in', ['pending', 'sending'])
      .execute();
    if (open.length <= leased && open.every((row) => row.state === 'sending')) return;
    await wait(100);
  }
  throw new Error('The mails were not sent within three minutes.');
}
