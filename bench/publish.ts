/**
 * npm run bench:publish [-- ROUNDS]: publications while visitors read. Prints how long a first page, a restart, a publication
 * and an undo take, and the memory of server and writer together; exits 1 when a request failed, when a page came with a file
 * of another state, when a publication with a mistake or one that was killed changed anything. Needs a release.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentDir } from '../content-loader/load.ts';
import { freePort } from '../programs/postgres.ts';

const ROUNDS = Number(process.argv[2] ?? 10);
/** Visitors who read at the same time. */
const VISITORS = 8;
/** The page that is edited, and what all its editions begin with. */
const EDITED = { file: 'pages/privacy-policy.md', url: '/privacy-policy', mark: 'Edition number' };

const folder = mkdtempSync(join(tmpdir(), 'publish-'));
const content = join(folder, 'content');
cpSync(contentDir, content, { recursive: true });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  CONTENT_DIR: content,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
};
const failures: string[] = [];
const seconds = { publish: [] as number[], undo: [] as number[] };
const read = { pages: 0, files: 0 };
let highestKb = 0;
let writer: ChildProcess | null = null;
let reading = true;

const firstBegan = performance.now();
let server = await start();
const first = since(firstBegan);
try {
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index));
  const memory = setInterval(measureMemory, 200);
  const page = join(content, EDITED.file);
  const original = readFileSync(page, 'utf8');
  for (let round = 1; round <= ROUNDS; round++) {
    writeFileSync(page, `${original}\n${EDITED.mark} ${round}.\n`);
    seconds.publish.push(await changes(publish, `${EDITED.mark} ${round}.`));
  }
  seconds.undo.push(await changes(() => publish('undo'), `${EDITED.mark} ${ROUNDS - 1}.`));
  await refusesMistakes(page);
  await survivesKills(page, original);
  reading = false;
  await Promise.all(visitors);
  clearInterval(memory);
  server.kill();
  await once(server, 'exit');
  const restartBegan = performance.now();
  server = await start();
  console.log(
    `first page of a new data folder ${first} s, after a restart ${since(restartBegan)} s`,
  );
} finally {
  reading = false;
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${ROUNDS} publications live after ${middle(seconds.publish)} s (middle), ${Math.max(...seconds.publish)} s (longest); undo ${middle(seconds.undo)} s`,
);
console.log(
  `${read.pages} pages and ${read.files} files were read meanwhile; server and writer had ${Math.round(highestKb / 1024)} MB at most`,
);
console.log(`${failures.length} failures`);
for (const failure of [...new Set(failures)].slice(0, 20)) console.error(failure);
process.exitCode = failures.length > 0 || read.pages === 0 ? 1 : 0;

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/start.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await wait(20);
  }
  return child;
}

/** @returns the exit code; null when it was killed */
function publish(...words: string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['cli/publish.ts', ...words], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  writer = child;
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** @returns seconds until a visitor reads `words` */
async function changes(act: () => Promise<number | null>, words: string): Promise<number> {
  const began = performance.now();
  const done = act();
  while (!(await editedPage()).includes(words)) {
    if (performance.now() - began > 60_000) throw new Error(`Not live after a minute: ${words}`);
    await wait(20);
  }
  const live = Number(since(began));
  if ((await done) !== 0) failures.push('a publication ended with an error');
  return live;
}

async function editedPage(): Promise<string> {
  return (await fetch(origin + EDITED.url)).text();
}

async function refusesMistakes(page: string): Promise<void> {
  const before = await editedPage();
  appendFileSync(page, '\n[nowhere](/no-such-page)\n');
  if ((await publish()) !== 1) failures.push('content with a mistake was published');
  await wait(1000);
  if ((await editedPage()) !== before) failures.push('a mistake changed what is served');
}

/** Killed sooner and later, so that each step is hit; the next publication is live all the same. */
async function survivesKills(page: string, original: string): Promise<void> {
  const before = await editedPage();
  for (const delay of [200, 1000, 2000, 3000, 4000, 5000]) {
    writeFileSync(page, `${original}\n${EDITED.mark} of a killed writer, ${delay}.\n`);
    const ended = publish();
    await wait(delay);
    if (writer?.pid !== undefined && writer.exitCode === null) process.kill(-writer.pid, 'SIGKILL');
    await ended;
    const now = await editedPage();
    if (now !== before && !now.includes(`killed writer, ${delay}`))
      failures.push(`killed after ${delay} ms: neither the old nor the new page`);
    if (now !== before) break;
  }
  writeFileSync(page, `${original}\n${EDITED.mark} after the kills.\n`);
  await changes(publish, `${EDITED.mark} after the kills.`);
}

/** Reads pages and every file of /assets/ that they name. */
async function visit(index: number): Promise<void> {
  const urls = ['/', EDITED.url, '/quote', '/es'];
  const seen = new Set<string>();
  for (let turn = index; reading; turn++) {
    const url = urls[turn % urls.length] as string;
    const page = await fetch(origin + url).catch((error: Error) => error);
    if (page instanceof Error || !page.ok) {
      failures.push(`${url}: ${page instanceof Error ? page.message : page.status}`);
      continue;
    }
    read.pages++;
    const html = await page.text();
    const files = [...html.matchAll(/["(](\/assets\/[\w./-]+\.(?:js|css|woff2))["?)]/g)];
    for (const [, file = ''] of files.filter(([, name = '']) => !seen.has(name))) {
      seen.add(file);
      const answer = await fetch(origin + file);
      await answer.arrayBuffer();
      read.files++;
      if (!answer.ok) failures.push(`${url} names ${file}: ${answer.status}`);
    }
    if (turn % 50 === 0) seen.clear();
    await wait(5);
  }
}

/** Of the server, and of the writer with what it started. */
function measureMemory(): void {
  let sum = 0;
  const wanted = new Set([server.pid, writer?.pid]);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
      if (wanted.has(Number(pid)) || wanted.has(of('PPid'))) sum += of('VmRSS') || 0;
    } catch {
      // It has ended meanwhile.
    }
  }
  highestKb = Math.max(highestKb, sum);
}

function since(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(2);
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
