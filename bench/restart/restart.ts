/**
 * npm run bench:restart: two replicas behind nginx with deploy/nginx/website.conf, pages and leads sent all the time,
 * and each replica replaced twice. Prints how many requests failed, and fails when one did. Needs a build.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIsStale } from '../../build/inputs.ts';
import { freePort, startPostgres } from '../../server/db/postgres-for-tests.ts';
import { newLead } from '../chaos/visitors.ts';

/** Restarts of each replica. */
const ROUNDS = 2;
/** Visitors at a time: half read pages, half send leads. */
const VISITORS = 16;
const PAGES = ['/', '/services/ant-control', '/pest-info/ants', '/sitemap.xml'];

if (buildIsStale()) throw new Error('There is no build of these files: npm run build first.');
const postgres = await startPostgres({ durable: true });
const folder = mkdtempSync(join(tmpdir(), 'restart-'));
const replicas = [await startReplica(), await startReplica()];
const nginx = await startNginx(replicas.map(({ port }) => port));
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
  await nginx.stop();
  for (const replica of replicas) await replica.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${ROUNDS * replicas.length} restarts, ${sent.pages} pages and ${sent.leads} leads: ${failures.length} failed requests`,
);
for (const failure of new Set(failures)) console.error(failure);
process.exitCode = failures.length > 0 || sent.leads === 0 ? 1 : 0;

async function visit(index: number): Promise<void> {
  for (let turn = 0; running; turn++) {
    const isLead = index % 2 === 0;
    const path = isLead ? '/api/contact-submissions' : (PAGES[turn % PAGES.length] as string);
    try {
      const response = await fetch(`${nginx.origin}${path}`, isLead ? lead() : {});
      await response.arrayBuffer();
      // 200: the same lead came twice, because nginx tried the other replica.
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

/** Debian's nginx with the configuration that is deployed; only its ports are others. */
async function startNginx(ports: number[]): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const site = readFileSync('deploy/nginx/website.conf', 'utf8')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`);
  const file = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${places}
${site}
}`,
  );
  const server = spawn('/usr/sbin/nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (await fetch(origin).catch(() => null)) break;
    if (tries === 100) throw new Error('nginx did not start: install the Debian package nginx.');
    await wait(50);
  }
  return {
    origin,
    async stop() {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
    },
  };
}
