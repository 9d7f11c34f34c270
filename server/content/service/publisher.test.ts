import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOrder } from '../../activity/store/counters.ts';
import { readEnv } from '../../env.ts';
import { type ServedSnapshots, servedSnapshots } from '../../pages/published.ts';
import { databaseForEachTest } from '../../testing/test-server.ts';
import { hashOfText, readContentFolder } from '../store/content-files.ts';
import { claimPublication, readLive, readPublications } from '../store/publications.ts';
import { readReplicas } from '../store/replicas.ts';
import { insertRevisions, readDrafts } from '../store/revisions.ts';
import {
  isFinished,
  placeOf,
  type renderSnapshot,
  snapshotFolder,
  writeServed,
} from '../store/snapshots.ts';
import { requestFolder } from './publish.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { startPages } from './start.ts';

// Files of this folder share a process: what others have loaded holds the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../../snapshot/state.ts', () => ({ rendererName: () => 'this release' }));

const WAIT = { timeout: 50_000, interval: 50 };

const database = databaseForEachTest('sqlite');
let dir: string;
let running: Publisher[];
let failures: unknown[];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'machines-'));
  running = [];
  failures = [];
});
afterEach(async () => {
  for (const one of running) await one.stop();
});

/** A server on a machine of its own. @param bytes what it makes of the same content */
function server(
  machine: string,
  {
    bytes = 'the same',
    dataDir = join(dir, machine),
    first = 0 as number | null,
    render = renderAs(bytes),
    finish = async (_dataDir: string, _snapshot: string) => {},
    now = Date.now,
  } = {},
): { served: ServedSnapshots; publisher: Publisher } {
  mkdirSync(join(dataDir, 'snapshots'), { recursive: true });
  const folderOf = (name: string) => snapshotFolder(dataDir, name);
  const served = servedSnapshots([], { folderOf, release: '' });
  const publisher = startPublisher({
    ...{ db: database.db, served, first, now, render, finish },
    settings: { dataDir, diskReserveBytes: 0 },
    onFailure: (error) => failures.push(error),
  });
  running.push(publisher);
  return { served, publisher };
}

const renderAs =
  (bytes: string): typeof renderSnapshot =>
  async ({ dataDir }, texts, _signal, _photos, day) => {
    const snapshot = hashOfText(JSON.stringify([day, ...texts])).slice(0, 16);
    const folder = snapshotFolder(dataDir, snapshot);
    for (const part of ['content', 'client']) mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'client/index.html'), bytes);
    writeFileSync(join(folder, 'finished'), '');
    return { snapshot };
  };

/** The folder with one page of these words. */
async function publish(words: string): Promise<number> {
  const content = join(dir, 'content');
  mkdirSync(join(content, 'pages'), { recursive: true });
  writeFileSync(join(content, 'pages/about.md'), words);
  const { row } = await requestFolder(
    { db: database.db, now: Date.now },
    readContentFolder(content),
  );
  return row.publication_no;
}

test('servers on three machines change over to the same publication, and each writes down which', async () => {
  const servers = ['one', 'two', 'three'].map((machine) => server(machine));
  for (const words of ['First', 'Second']) {
    const number = await publish(words);
    await vi.waitFor(
      () =>
        expect(servers.map((one) => one.publisher.publication())).toEqual([number, number, number]),
      WAIT,
    );
  }
  const live = await readLive(database.db);
  expect(servers.map(({ served }) => served.names()[0])).toEqual(Array(3).fill(live?.snapshot));
  const replicas = await readReplicas(database.db, Date.now());
  expect(replicas.map(({ differs, snapshot }) => [differs, snapshot])).toEqual(
    Array(3).fill([0, live?.snapshot]),
  );
  expect(failures).toEqual([]);
});

test('of three servers with one folder one draws what a snapshot still lacks, and all read it then', async () => {
  const finishing: string[] = [];
  const finish = async (dataDir: string, snapshot: string) => {
    finishing.push(snapshot);
    writeFileSync(join(snapshotFolder(dataDir, snapshot), 'finished'), '');
  };
  const render: typeof renderSnapshot = async (...given) => {
    const rendered = await renderAs('the same')(...given);
    const [{ dataDir }] = given;
    if (rendered && 'snapshot' in rendered)
      rmSync(join(snapshotFolder(dataDir, rendered.snapshot), 'finished'), { force: true });
    return rendered;
  };
  /** Whether nothing was missing when a server read its pages last. */
  const wasWhole = [false, false, false];
  const servers = wasWhole.map((_, index) => {
    const one = server('one', { render, finish });
    one.served.source.watch?.(async () => {
      wasWhole[index] = isFinished(join(dir, 'one'), one.served.names()[0] ?? '');
    });
    return one;
  });
  await vi.waitFor(
    async () => expect(await readReplicas(database.db, Date.now())).toHaveLength(3),
    WAIT,
  );
  const number = await publish('First');
  await vi.waitFor(() => expect(wasWhole).toEqual([true, true, true]), WAIT);
  expect(servers.map((one) => one.publisher.publication())).toEqual([number, number, number]);
  expect(finishing).toEqual([(await readLive(database.db))?.snapshot]);
});

test('an offer that begins is published once, for the same day on each machine, while nobody presses anything', async () => {
  mkdirSync(join(dir, 'content/pages/offers'), { recursive: true });
  writeFileSync(join(dir, 'content/site.yaml'), 'contact: { time_zone: America/New_York }\n');
  writeFileSync(
    join(dir, 'content/pages/offers/winter.md'),
    '---\nfirst_day: 2126-12-01\nlast_day: 2126-12-24\n---\n',
  );
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const servers = ['one', 'two'].map((machine) => server(machine, { now }));
  const shown = () => servers.map(({ publisher }) => publisher.publication());
  await publish('First');
  await vi.waitFor(() => expect(shown()).toEqual([1, 1]), WAIT);
  ahead = Date.parse('2126-12-01T05:00:00Z') - Date.now();
  await vi.waitFor(() => expect(shown()).toEqual([2, 2]), WAIT);
  expect(await readLive(database.db)).toMatchObject({ offers_day: '2126-12-01' });
  const [one, two] = servers.map(({ served }) => served.names()[0]);
  expect(one).toBe(two);
  expect(failures).toEqual([]);
});

test('a machine that renders other bytes is named', async () => {
  const one = server('one');
  await publish('First');
  await vi.waitFor(() => expect(one.publisher.publication()).toBe(1), WAIT);
  const two = server('two', { bytes: 'another' });
  await vi.waitFor(() => expect(two.publisher.publication()).toBe(1), WAIT);
  const replicas = await readReplicas(database.db, Date.now());
  expect(replicas.map(({ differs }) => differs).sort()).toEqual([0, 1]);
  expect(String(failures[0])).toContain('other files');
});

test('a server that can’t show what the others serve leaves /readyz until it can', async () => {
  const one = server('one');
  let isBroken = true;
  const late = server('two', {
    render: async (...given) =>
      isBroken ? { faults: ['an older release'] } : renderAs('the same')(...given),
  });
  await publish('First');
  // Whichever of the two takes it: a fault of the late one is a failed publication, so it is asked for again.
  await vi.waitFor(async () => {
    const rows = await readPublications(database.db);
    if (rows[0]?.state === 'failed') await publish('First');
    expect(one.publisher.publication()).not.toBeNull();
    expect(one.publisher.publication()).not.toBe(0);
  }, WAIT);
  await vi.waitFor(async () => expect(await late.publisher.check.state()).toBe('behind'), WAIT);
  expect(await one.publisher.check.state()).toBe('ok');
  isBroken = false;
  await publish('Second');
  await vi.waitFor(async () => expect(await late.publisher.check.state()).toBe('ok'), WAIT);
}, 60_000);

test('a server that renders for long what another machine has rendered is not taken for gone', async () => {
  const one = server('one');
  await publish('First');
  await vi.waitFor(() => expect(one.publisher.publication()).toBe(1), WAIT);
  const began = Date.now();
  const slow = server('two', {
    render: (_settings, _texts, signal) =>
      new Promise((resolve) => signal?.addEventListener('abort', () => resolve(null))),
  });
  await vi.waitFor(async () => {
    const replicas = await readReplicas(database.db, Date.now());
    const its = replicas.find(({ place }) => place === placeOf(join(dir, 'two')));
    expect(its?.seen_at).toBeGreaterThan(began + 4000);
  }, WAIT);
  expect(slow.publisher.publication()).toBe(0);
});

test('a publication that failed is in the log of the server', async () => {
  server('one', { render: async () => ({ faults: ['site.yaml:3: expected a phone'] }) });
  await publish('First');
  await vi.waitFor(
    () => expect(failures.map(String)).toEqual(['Error: publication 1 failed']),
    WAIT,
  );
});

test('a server that stops while it renders gives the publication to the next one', async () => {
  const slow = server('one', {
    render: (_settings, _texts, signal) =>
      new Promise((resolve) => signal?.addEventListener('abort', () => resolve(null))),
  });
  const number = await publish('First');
  await vi.waitFor(
    async () =>
      expect((await readPublications(database.db))[0]).toMatchObject({ state: 'rendering' }),
    WAIT,
  );
  await slow.publisher.stop();
  expect(await claimPublication(database.db, 'next', Date.now())).toMatchObject({
    publication_no: number,
    attempts: 1,
  });
});

test('while its database cannot be reached a server serves what it shows, and complains once', async () => {
  const one = server('one');
  await publish('First');
  await vi.waitFor(() => expect(one.publisher.publication()).toBe(1), WAIT);
  await database.db.schema.alterTable('publications').renameTo('away').execute();
  await vi.waitFor(() => expect(failures).toHaveLength(1), WAIT);
  // Two more looks.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(failures).toHaveLength(1);
  expect(one.served.names()).toHaveLength(1);
  expect(await one.publisher.check.state()).toBe('ok');
  await database.db.schema.alterTable('away').renameTo('publications').execute();
  await publish('Second');
  await vi.waitFor(() => expect(one.publisher.publication()).toBe(2), WAIT);
}, 60_000);

test('after an upgrade the state that is live is rendered anew, and what is only drafted stays a draft', async () => {
  const before = server('one');
  await publish('First');
  await vi.waitFor(() => expect(before.publisher.publication()).toBe(1), WAIT);
  await before.publisher.stop();
  await inOrder(database.db, 'publication', (db) =>
    insertRevisions(db, [
      {
        ...{ path: 'pages/about.md', text: 'Draft', hash: hashOfText('Draft'), is_draft: 1 },
        ...{ base_hash: hashOfText('First'), author: 'Ada', created_at: Date.now(), note: '' },
      },
    ]),
  );
  await database.db.updateTable('publications').set({ renderer: 'an older release' }).execute();
  const texts: string[] = [];
  const after = server('one', {
    first: null,
    render: (...given) => {
      texts.push(...given[1].values());
      return renderAs('of the new release')(...given);
    },
  });
  await vi.waitFor(() => expect(after.publisher.publication()).toBe(1), WAIT);
  expect(texts).toEqual(['First']);
  expect(await readDrafts(database.db)).toMatchObject([{ path: 'pages/about.md', author: 'Ada' }]);
}, 60_000);

test('a server that begins after one was killed while it rendered serves what is live at once', async () => {
  const { dataDir } = database;
  const one = server('one', { dataDir });
  await publish('First');
  await vi.waitFor(() => expect(one.publisher.publication()).toBe(1), WAIT);
  await one.publisher.stop();
  await publish('Second');
  await claimPublication(database.db, 'killed', Date.now());
  const live = await readLive(database.db);
  expect(await startPages(readEnv({ DATA_DIR: dataDir }), () => {})).toEqual({
    snapshots: [live?.snapshot],
    publication: 1,
  });
}, 60_000);

test('a server that begins without its database serves what it served last', async () => {
  const dataDir = join(dir, 'alone');
  for (const name of ['0000000000000001', '0000000000000002'])
    mkdirSync(join(snapshotFolder(dataDir, name), 'content'), { recursive: true });
  writeServed(dataDir, ['0000000000000002', '0000000000000001', 'deleted']);
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await startPages(env, () => {})).toEqual({
    snapshots: ['0000000000000002', '0000000000000001'],
    publication: null,
  });
});
