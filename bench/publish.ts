/**
 * npm run bench:publish [-- ROUNDS SERVERS VISITORS]: publications (10) while visitors (8) read, on servers (3) with one data folder.
 * Prints how long a first page, a restart, a publication and an undo take, how far apart the servers change over, and the memory of one
 * server with command and writer. Exits 1 when a request failed, when a page named a file that was not there, or when a publication with
 * a mistake or one that was killed at any moment left anything but the state before or after it. Needs a release.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentDir } from '../content-loader/load.ts';
import { freePort } from '../programs/postgres.ts';
import { requestFolder } from '../server/content/service/publish.ts';
import { readContentFolder } from '../server/content/store/content-files.ts';
import { openDatabaseAsOwner } from '../server/database/database.ts';
import { readEnv } from '../server/env.ts';
import { START } from './start-command.ts';

const [ROUNDS = 10, SERVERS = 3, VISITORS = 8] = process.argv.slice(2).map(Number);
/** When a writer or its server is killed, ms after the publication was asked for: from before the first step until after the last. */
const KILLS_MS = [100, 700, 1500, 3000, 6000];
/** Of one publication, with the lease of a killed server; a busy machine takes longer than an idle one. */
const MAX_MS = 180_000;
/** The page that is edited, and what all its editions begin with. */
const EDITED = { file: 'pages/privacy-policy.md', url: '/privacy-policy', mark: 'Edition number' };
const OTHER_PHONE = '555-0198';

const folder = mkdtempSync(join(tmpdir(), 'publish-'));
const content = join(folder, 'content');
cpSync(contentDir, content, { recursive: true });
const env = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  CONTENT_DIR: content,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
};
interface Server {
  origin: string;
  process: ChildProcess;
}
const failures: string[] = [];
const seconds = { page: [] as number[], whole: [] as number[], undo: [] as number[] };
/** Between the first server that shows a publication and the last, s. */
const apart: number[] = [];
const read = { pages: 0, files: 0 };
let highestKb = 0;
let command: ChildProcess | null = null;
let isReading = true;
const servers: Server[] = [];

const firstBegan = performance.now();
servers.push(await start());
const first = since(firstBegan);
await settled();
const restKb = memoryKb();
while (servers.length < SERVERS) servers.push(await start());
try {
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index));
  const memory = setInterval(() => {
    highestKb = Math.max(highestKb, memoryKb());
  }, 200);
  const page = join(content, EDITED.file);
  const original = readFileSync(page, 'utf8');
  for (let round = 1; round <= ROUNDS; round++) {
    writeFileSync(page, edition(original, `${round}.`));
    seconds.page.push(await changes(publish, `${EDITED.mark} ${round}.`));
  }
  const settings = join(content, 'site.yaml');
  const before = readFileSync(settings, 'utf8');
  const [phone = ''] = /555-01\d\d/.exec(before) ?? [];
  // It stands on every page.
  writeFileSync(settings, before.replaceAll(phone, OTHER_PHONE));
  seconds.whole.push(await changes(publish, OTHER_PHONE));
  writeFileSync(settings, before);
  await changes(publish, phone);
  const disk = diskMb(join(folder, 'data/snapshots'));
  console.log(`${ROUNDS + 3} publications and what is cached take ${disk} MB of the disk`);
  seconds.undo.push(await changes(() => publish('undo'), OTHER_PHONE));
  clearInterval(memory);
  await refusesMistakes(page);
  isReading = false;
  await Promise.all(visitors);
  await survivesKills(page, original);
  const [last] = servers.splice(0, 1);
  last?.process.kill();
  if (last) await once(last.process, 'exit');
  const restartBegan = performance.now();
  servers.push(await start());
  console.log(
    `first page of a new data folder ${first} s, after a restart ${since(restartBegan)} s`,
  );
} finally {
  isReading = false;
  for (const one of servers) kill(one.process);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
console.log(
  `${ROUNDS} publications of a page live on ${SERVERS} servers after ${middle(seconds.page)} s (middle), ${Math.max(...seconds.page)} s (longest); of the whole site ${middle(seconds.whole)} s; undo ${middle(seconds.undo)} s; the servers change over ${middle(apart)} s apart (middle), ${Math.max(...apart)} s (longest)`,
);
console.log(
  `${read.pages} pages and ${read.files} files were read meanwhile; one server has ${Math.round(restKb / 1024)} MB at rest, with command and writer ${Math.round(highestKb / 1024)} MB at most`,
);
console.log(`${KILLS_MS.length} commands and ${KILLS_MS.length} times all servers were killed`);
console.log(`${failures.length} failures`);
for (const failure of [...new Set(failures)].slice(0, 20)) console.error(failure);
process.exitCode = failures.length > 0 || (VISITORS > 0 && read.pages === 0) ? 1 : 0;

/** In a group of its own, which is killed with the writer that it has started. */
async function start(): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, START, {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await wait(20);
  }
  return { origin, process: child };
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Nothing works in the background any more: share images are drawn, files have their smallest form. */
async function settled(): Promise<void> {
  const snapshots = join(folder, 'data/snapshots');
  const began = performance.now();
  while (!readdirSync(snapshots).some((name) => existsSync(join(snapshots, name, 'finished')))) {
    if (performance.now() - began > 600_000) throw new Error('The snapshot was not finished.');
    await wait(500);
  }
  await wait(2000);
}

function edition(original: string, name: string): string {
  return `${original}\n${EDITED.mark} ${name}\n`;
}

/** @returns the exit code; null when it was killed */
function publish(...words: string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['cli/publish.ts', ...words], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  command = child;
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** @returns seconds until visitors of every server read `words` */
async function changes(act: () => Promise<number | null>, words: string): Promise<number> {
  const began = performance.now();
  const done = act();
  const shown = await Promise.all(servers.map((server) => shows(server, words, began)));
  apart.push(rounded(Math.max(...shown) - Math.min(...shown)));
  if ((await done) !== 0) failures.push('a publication ended with an error');
  return rounded(Math.max(...shown));
}

/** @returns seconds since `began` */
async function shows(server: Server, words: string, began: number): Promise<number> {
  while (!(await editedPage(server)).includes(words)) {
    if (performance.now() - began > MAX_MS)
      throw new Error(`Not live after ${MAX_MS} ms: ${words}`);
    await wait(20);
  }
  return (performance.now() - began) / 1000;
}

async function editedPage({ origin }: Server): Promise<string> {
  return (await fetch(origin + EDITED.url)).text();
}

async function refusesMistakes(page: string): Promise<void> {
  const [server] = servers;
  if (!server) return;
  const before = await editedPage(server);
  const text = readFileSync(page, 'utf8');
  appendFileSync(page, '\n[nowhere](/no-such-page)\n');
  if ((await publish()) !== 1) failures.push('content with a mistake was published');
  await wait(1000);
  if ((await editedPage(server)) !== before) failures.push('a mistake changed what is served');
  writeFileSync(page, text);
}

/**
 * At each moment once a command, while the servers go on, and once every server that renders what the office asked for. Whatever is
 * served is a whole state, and what was asked for is live in the end.
 */
async function survivesKills(page: string, original: string): Promise<void> {
  for (const delay of KILLS_MS) {
    const words = `${EDITED.mark} of a killed command, ${delay}.`;
    writeFileSync(page, edition(original, words.slice(EDITED.mark.length + 1)));
    const ended = publish();
    await wait(delay);
    if (command) kill(command);
    await ended;
    await isWhole(`command killed after ${delay} ms`);
    // Killed before it had asked for anything, it is asked again.
    await changes(publish, words);
  }
  const { db, close } = openDatabaseAsOwner(readEnv(env));
  try {
    for (const delay of KILLS_MS) {
      const words = `${EDITED.mark} of killed servers, ${delay}.`;
      writeFileSync(page, edition(original, words.slice(EDITED.mark.length + 1)));
      const began = performance.now();
      await requestFolder({ db, now: Date.now }, readContentFolder(content));
      await wait(delay);
      for (const one of servers) kill(one.process);
      servers.length = 0;
      while (servers.length < SERVERS) servers.push(await start());
      await isWhole(`servers killed after ${delay} ms`);
      await Promise.all(servers.map((one) => shows(one, words, began)));
    }
  } finally {
    await close();
  }
}

/** Every server answers with a whole page and all its files. */
async function isWhole(when: string): Promise<void> {
  for (const { origin } of servers) {
    const page = await fetch(origin + EDITED.url);
    const html = await page.text();
    if (!page.ok || !html.endsWith('</html>')) failures.push(`${when}: ${page.status}, a cut page`);
    for (const file of filesOf(html))
      if (!(await fetch(origin + file)).ok) failures.push(`${when}: no ${file}`);
  }
}

function filesOf(html: string): string[] {
  const named = html.matchAll(/["(](\/assets\/[\w./-]+\.(?:js|css|woff2))["?)]/g);
  return [...named].map(([, file = '']) => file);
}

/** Reads pages and every file of /assets/ that they name; a page that stays open asks for its files again in the end. */
async function visit(index: number): Promise<void> {
  const { origin = '' } = servers[index % servers.length] ?? {};
  const urls = ['/', EDITED.url, '/quote', '/es'];
  const seen = new Set<string>();
  const open = filesOf(await (await fetch(origin)).text());
  for (let turn = index; isReading; turn++) {
    const url = urls[turn % urls.length] as string;
    const page = await fetch(origin + url).catch((error: Error) => error);
    if (page instanceof Error || !page.ok) {
      failures.push(`${url}: ${page instanceof Error ? page.message : page.status}`);
      continue;
    }
    read.pages++;
    const html = await page.text();
    for (const file of filesOf(html).filter((name) => !seen.has(name))) {
      seen.add(file);
      await readFile(url, file);
    }
    if (turn % 50 === 0) seen.clear();
    await wait(5);
  }
  for (const file of open) await readFile('a page that stayed open', file);

  async function readFile(url: string, file: string): Promise<void> {
    const answer = await fetch(origin + file);
    await answer.arrayBuffer();
    read.files++;
    if (!answer.ok) failures.push(`${url} names ${file}: ${answer.status}`);
  }
}

/** Of the first server and of the command, each with the writer that it has started. */
function memoryKb(): number {
  let sum = 0;
  const wanted = new Set([servers[0]?.process.pid, command?.pid]);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      if (!wanted.has(Number(pid)) && !wanted.has(parent)) continue;
      // Of what several processes share, such as Node itself, each has its part.
      const sizes = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      sum += Number(/^Pss:\s+(\d+)/m.exec(sizes)?.[1]) || 0;
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

/** A file with several names counts once. */
function diskMb(root: string): number {
  const sizes = new Map<number, number>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // What is being compressed meanwhile may have got its name.
    const file = statSync(path, { throwIfNoEntry: false });
    if (file) sizes.set(file.ino, file.blocks * 512);
  }
  return Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function since(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(2);
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
