/**
 * npm run bench:restart [-- caddy]: two replicas behind nginx or Caddy with the configuration of deploy/, pages and
 * leads sent all the time, and each replica replaced twice. Prints how many requests failed, and fails when one did.
 * Needs a build.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { releaseIsStale } from '../../build/inputs.ts';
import { PROXIES } from '../../deploy/testing/start-proxy.ts';
import { freePort, startPostgres } from '../../programs/postgres.ts';
import { newLead } from '../chaos/visitors.ts';

/** Restarts of each replica. */
const ROUNDS = 2;
/** Visitors at a time: half read pages, half send leads. */
const VISITORS = 16;
/** What the replicas are told: nginx asks nobody beforehand; Caddy does, and they say so as in deploy/compose.yaml. */
const DRAIN_SECONDS = { nginx: 0, caddy: 5 };
const PAGES = ['/', '/services/ant-control', '/pest-info/ants', '/sitemap.xml'];

const [, , name = 'nginx'] = process.argv;
if (name !== 'nginx' && name !== 'caddy')
  throw new Error('Usage: npm run bench:restart [-- nginx | caddy]');
if (releaseIsStale()) throw new Error('There is no build of these files: npm run build first.');
const postgres = await startPostgres({ durable: true });
const folder = mkdtempSync(join(tmpdir(), 'restart-'));
const replicas = [await startReplica(), await startReplica()] as const;
const proxy = await PROXIES[name]([replicas[0].port, replicas[1].port]);
let running = true;
const failures: string[] = [];
const sent = { pages: 0, leads: 0 };

try {
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index));
  await wait(1000);
  for (let round = 0; round < ROUNDS; round++) {
    for (const replica of replicas) {
      await replica.restart();
      await wait(500);
    }
  }
  running = false;
  await Promise.all(visitors);
} finally {
  await proxy.stop();
  for (const replica of replicas) await replica.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${name}: ${ROUNDS * replicas.length} restarts, ${sent.pages} pages and ${sent.leads} leads: ${failures.length} failed requests`,
);
for (const failure of new Set(failures)) console.error(failure);
process.exitCode = failures.length > 0 || sent.leads === 0 ? 1 : 0;

async function visit(index: number): Promise<void> {
  for (let turn = 0; running; turn++) {
    const isLead = index % 2 === 0;
    const path = isLead ? '/api/contact-submissions' : (PAGES[turn % PAGES.length] as string);
    try {
      const response = await fetch(`${proxy.origin}${path}`, isLead ? lead() : {});
      await response.arrayBuffer();
      // 200: the same lead came twice, because the proxy tried the other replica.
      if (!response.ok) failures.push(`${path} answered ${response.status}`);
    } catch (error) {
      failures.push(`${path}: ${(error as Error).message}`);
    }
    if (isLead) sent.leads += 1;
    else sent.pages += 1;
  }
}

function lead(): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...newLead(sent.leads), submission_id: randomUUID() }),
  };
}

interface Replica {
  port: number;
  /** SIGTERM, then the same again on the same port, as a new version would come. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

async function startReplica(): Promise<Replica> {
  const port = await freePort();
  let child = await start();
  const stop = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  return {
    port,
    stop,
    async restart() {
      await stop();
      child = await start();
    },
  };

  async function start() {
    const started = spawn(process.execPath, ['build/start.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'silent',
        TRUST_PROXY: 'loopback',
        DRAIN_SECONDS: String(DRAIN_SECONDS[name as keyof typeof DRAIN_SECONDS]),
      },
    });
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok) return started;
      await wait(50);
    }
    throw new Error('A replica did not start within half a minute.');
  }
}
