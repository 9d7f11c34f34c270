/**
 * npm run bench:load
 *
 * Compares pages per second with nginx, and leads per second with a loop that only makes durable inserts. Needs a build, Debian's
 * nginx and wrk, and two cores: the servers run on the first, the load generators on the second. Exits 1 if a bound is broken.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipped } from '../../publisher/render/compress-files.ts';
import { openSqlite } from '../../server/database/sqlite.ts';
import { answerHelp } from '../commands/help.ts';
import { debianProgram, firstExisting } from '../programs/debian-program.ts';
import { freePort } from '../programs/find-postgres.ts';
import { end, newLead, startServer } from './kill.ts';

answerHelp(import.meta.filename);

const ON_FIRST_CORE = ['taskset', '-c', '0'];
const CONNECTIONS = 32;
const DURATION_S = 4;
const WARM_UP_S = 2;
const PAGE = '/services/ant-control';
/** Shares of nginx's pages and of plain inserts; memory in MB, of which the location database takes 129. */
const BOUNDS = { pages: 0.25, leads: 0.4, memoryMb: 350 };

/** 99 % of the responses took at most `p99Ms`. */
type Rate = { perSecond: number; p99Ms: number };

if (process.argv[2] === 'inserts') console.log(insertsPerSecond());
else await measure();

async function measure(): Promise<void> {
  execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
  const nginx = await startNginx();
  const theirs = await askWith(nginx.port, PAGE);
  await nginx.stop();
  const inserts = Number(
    execFileSync('taskset', ['-c', '0', process.execPath, 'tools/bench/load-test.ts', 'inserts'], {
      encoding: 'utf8',
    }),
  );
  const site = await startSite();
  const pages = await askWith(site.port, PAGE);
  const leads = await askWith(site.port, '/api/contact-submissions', ['--script', leadScript()]);
  const memoryMb = site.memoryMb();
  await site.stop();
  print('pages, nginx', theirs);
  print('pages, ours', pages);
  console.log(`durable inserts alone: ${inserts} per second`);
  print('leads, ours', leads);
  const results = [
    ['pages, share of nginx', pages.perSecond / theirs.perSecond, '>=', BOUNDS.pages],
    ['leads, share of inserts', leads.perSecond / inserts, '>=', BOUNDS.leads],
    ['memory under load, MB', memoryMb, '<', BOUNDS.memoryMb],
  ] as const;
  for (const [name, value, sign, limit] of results) {
    const isKept = sign === '<' ? value < limit : value >= limit;
    console.log(
      `${isKept ? 'ok    ' : 'BROKEN'} ${name}: ${value.toFixed(2)}, bound ${sign} ${limit}`,
    );
    if (!isKept) process.exitCode = 1;
  }
}

/** SQLite's limit on this disk: durable inserts, one after the other. */
function insertsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'inserts-'));
  const database = openSqlite(join(folder, 'inserts.sqlite'));
  database.exec('create table lead (submission_id text primary key, body text not null)');
  const insert = database.prepare('insert into lead values (?, ?)');
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < DURATION_S * 1000) {
    const lead = newLead(count++);
    insert.run(lead.submission_id, JSON.stringify(lead));
  }
  const seconds = (performance.now() - began) / 1000;
  database.close();
  rmSync(folder, { recursive: true });
  return Math.round(count / seconds);
}

async function askWith(port: number, path: string, options: string[] = []): Promise<Rate> {
  const wrk = debianProgram('wrk', () => firstExisting(['/usr/bin/wrk', '/usr/local/bin/wrk']));
  const ask = (seconds: number) =>
    promisify(execFile)(wrk, [
      ...['--threads', '1', '--connections', `${CONNECTIONS}`, '--duration', `${seconds}s`],
      ...['--latency', '--header', 'accept-encoding: gzip', ...options],
      `http://127.0.0.1:${port}${path}`,
    ]);
  await ask(WARM_UP_S);
  const { stdout } = await ask(DURATION_S);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const msPerUnit = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * msPerUnit,
  };
}

/** @returns the path of a script for wrk that posts leads, each with an id of its own */
function leadScript(): string {
  const file = join(tmpdir(), 'post-leads.lua');
  const lead = JSON.stringify({ ...newLead(0), submission_id: 'ID', phone: '(804) 555-PHONE' });
  writeFileSync(
    file,
    `math.randomseed(os.time())
local run, number = math.random(0xfffffff), 0
function request()
  number = number + 1
  local id = string.format("%08x-0000-4000-8000-%012x", run, number)
  local lead = ([[${lead}]]):gsub("ID", id, 1):gsub("PHONE", string.format("%04d", number % 10000))
  return wrk.format("POST", nil, { ["content-type"] = "application/json" }, lead)
end`,
  );
  return file;
}

/** The built site as `npm start` runs it, once its first cleanup is done. */
async function startSite() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  const args = scripts.start.split(' ').slice(1);
  const server = await startServer(args, port, { DATA_DIR: dataDir }, ON_FIRST_CORE);
  for (let tries = 0; tries < 180 && (await busyShare()) > 0.1; tries++);
  return {
    port,
    memoryMb() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
    },
    async stop() {
      await end(server, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Share of the machine's processor time used during one second. */
async function busyShare(): Promise<number> {
  const times = () => {
    const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    return total.split(/\s+/).slice(1, 9).map(Number);
  };
  const before = times();
  await wait(1000);
  const spent = times().map((ticks, i) => ticks - (before[i] ?? 0));
  return 1 - (spent[3] ?? 0) / spent.reduce((sum, ticks) => sum + ticks, 0);
}

/** Debian's nginx serving the same files, with a separate configuration. */
async function startNginx() {
  const program = debianProgram('nginx', () => firstExisting(['/usr/sbin/nginx']));
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const page = join('dist/site/client', PAGE, 'index.html');
  writeFileSync(`${page}.gz`, await gzipped(readFileSync(page)));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${resolve('dist/site/client')}; gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}`,
  );
  const [taskset = '', ...args] = [
    ...ON_FIRST_CORE,
    program,
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
  ];
  const server = spawn(taskset, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) break;
    await wait(50);
  }
  return {
    port,
    async stop() {
      await end(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function print(name: string, { perSecond, p99Ms }: Rate): void {
  console.log(`${name}: ${Math.round(perSecond)} per second, p99 ${p99Ms.toFixed(1)} ms`);
}
