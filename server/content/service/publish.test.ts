import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { listRenderings, renderingsIn } from '../../../publisher/render/rendering.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { fromJson } from '../../database/json.ts';
import type { PublicationRow } from '../../database/tables.ts';
import { type FakeRenderer, fakeRenderer, publishing } from '../../testing/fake-renderer.ts';
import { databaseForEachTest } from '../../testing/test-server.ts';
import { hashOfText, readContentFolder } from '../store/folder-files.ts';
import {
  findPublication,
  markFailed,
  readLive,
  readPublications,
  STORED_PUBLICATIONS,
} from '../store/publications.ts';
import { RendererStopped } from '../store/renderer-process.ts';
import { insertRevisions, readDrafts, readTexts } from '../store/stored-revisions.ts';
import { isToPublish, pullIntoFolder } from './folder.ts';
import {
  findPrevious,
  type PublishContext,
  publishDue,
  publishFolder,
  requestPublication,
  requestRepeat,
} from './publish.ts';

const database = databaseForEachTest('sqlite');
let dir: string;
let now: number;
let renderer: FakeRenderer;
let context: PublishContext;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  now = Date.parse('2026-11-17T15:00:00Z');
  renderer = fakeRenderer(database.dataDir);
  context = contextOf(renderer);
  write('site.yaml', 'name: Wren\n');
  write('pages/about.md', 'About\n');
});

/** Another server or command on the same database. */
const contextOf = (own?: FakeRenderer) => publishing(database, () => now, own);

function write(path: string, text: string) {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}
const folder = () => readContentFolder(dir);
const push = () => publishFolder(context, folder());

/** What an office user has written. */
const draft = (path: string, text: string | null) =>
  inOrder(database.db, 'publication', (db) =>
    insertRevisions(db, [
      {
        ...{ path, text, hash: text === null ? null : hashOfText(text), is_draft: 1 },
        ...{ author: 'Ada', created_at: now },
      },
    ]),
  );

const request = (paths: string[], mayBind = true) =>
  inOrder(database.db, 'publication', (db) =>
    requestPublication(db, { author: 'Ada', note: 'Prices', paths, now, mayBind }),
  );

async function requestDraft(path: string, text: string | null): Promise<PublicationRow | null> {
  await draft(path, text);
  return request([path]);
}
async function publishDraft(path: string, text: string | null): Promise<PublicationRow | null> {
  const row = await requestDraft(path, text);
  await publishDue(context);
  return row;
}

async function undo(): Promise<void> {
  const row = await inOrder(database.db, 'publication', async (db) => {
    const previous = await findPrevious(db);
    return (
      previous && requestRepeat(db, previous.publication_no, { author: 'Ola', now, mayBind: true })
    );
  });
  expect(row).not.toBeNull();
  await publishDue(context);
}

async function liveTexts(): Promise<Record<string, string>> {
  const live = await readLive(database.db);
  return Object.fromEntries(await readTexts(database.db, live ? fromJson(live.revisions) : {}));
}

test('a push makes the folder live as it is, byte for byte, and a draft removes a file', async () => {
  expect(await push()).toEqual({ publication: 1 });
  expect(await liveTexts()).toEqual({ 'site.yaml': 'name: Wren\n', 'pages/about.md': 'About\n' });
  write('pages/new.md', '# New\r\n<!-- as it is -->');
  rmSync(join(dir, 'pages/about.md'));
  await push();
  const added = { 'site.yaml': 'name: Wren\n', 'pages/new.md': '# New\r\n<!-- as it is -->' };
  expect(await liveTexts()).toEqual(added);
  await publishDraft('pages/new.md', null);
  expect(await liveTexts()).toEqual({ 'site.yaml': 'name: Wren\n' });
});

test('a folder with a fault is refused with its faults, and what is live stays', async () => {
  await push();
  write('pages/about.md', 'FAULT');
  expect(await push()).toEqual({ faults: ['pages/about.md:1: found FAULT'] });
  expect((await liveTexts())['pages/about.md']).toBe('About\n');
  expect(await readPublications(database.db)).toHaveLength(1);
});

test('the chosen drafts are published and nothing else: neither other drafts nor changes of the folder', async () => {
  await push();
  write('site.yaml', 'name: A price of the folder\n');
  await draft('pages/about.md', 'About us\n');
  await draft('pages/new.md', 'New\n');
  await request(['pages/about.md']);
  await publishDue(context);
  expect(await liveTexts()).toEqual({
    'site.yaml': 'name: Wren\n',
    'pages/about.md': 'About us\n',
  });
  expect((await readDrafts(database.db)).map(({ path }) => path)).toEqual(['pages/new.md']);
  expect(await request(['pages/about.md']), 'it is no draft any more').toBeNull();
});

test('a publication with a fault fails with its faults, and the drafts stay', async () => {
  await push();
  const row = await publishDraft('pages/about.md', 'FAULT');
  const ended = await findPublication(database.db, row?.publication_no ?? 0);
  expect(ended?.state).toBe('failed');
  expect(ended?.faults && fromJson(ended.faults)).toEqual(['pages/about.md:1: found FAULT']);
  expect((await liveTexts())['pages/about.md']).toBe('About\n');
  expect(await readDrafts(database.db)).toHaveLength(1);
});

test('what would change a price by now fails where no owner confirmed it', async () => {
  const settings = (price: number) => `prices: { plan: { from: ${price} } }\nname: Wren\n`;
  write('site.yaml', settings(49));
  await push();
  await draft('site.yaml', settings(59));
  const row = await request(['site.yaml'], false);
  await publishDue(context);
  expect((await liveTexts())['site.yaml']).toBe(settings(49));
  const ended = await findPublication(database.db, row?.publication_no ?? 0);
  expect(ended?.faults).toContain('an owner publishes it anew');
});

test('what waits together is rendered once, and taken back together', async () => {
  await push();
  const paths = ['pages/about.md', 'pages/new.md', 'pages/faqs.md'];
  for (const path of paths) await requestDraft(path, `${path}\n`);
  await publishDue(context);
  expect(renderer.rendered).toHaveLength(2);
  const states = (await readPublications(database.db)).map(({ state }) => state);
  expect(states).toEqual(['live', 'live', 'live', 'live']);
  expect(Object.keys(await liveTexts())).toEqual(expect.arrayContaining(paths));
  await undo();
  expect(await liveTexts()).toEqual({ 'site.yaml': 'name: Wren\n', 'pages/about.md': 'About\n' });
});

test('a fault of one that waits keeps the others from nothing', async () => {
  await push();
  await requestDraft('pages/about.md', 'About us\n');
  await requestDraft('pages/faqs.md', 'FAULT');
  await requestDraft('pages/new.md', 'New\n');
  await publishDue(context);
  const failed = (await readPublications(database.db)).filter(({ state }) => state === 'failed');
  expect(failed.map(({ publication_no }) => publication_no)).toEqual([3]);
  expect(await liveTexts()).toEqual({
    ...{ 'site.yaml': 'name: Wren\n', 'pages/about.md': 'About us\n', 'pages/new.md': 'New\n' },
  });
});

test('a server that stops while it renders leaves the publication waiting, and the next start publishes it', async () => {
  await push();
  await requestDraft('pages/about.md', 'About us\n');
  const killed = fakeRenderer(database.dataDir);
  killed.before = () => {
    throw new RendererStopped(true);
  };
  await publishDue(contextOf(killed));
  expect((await liveTexts())['pages/about.md']).toBe('About\n');
  await publishDue(context);
  expect((await liveTexts())['pages/about.md']).toBe('About us\n');
});

test('two servers that render the same publication make it live once', async () => {
  await push();
  await requestDraft('pages/about.md', 'About us\n');
  await Promise.all([publishDue(context), publishDue(contextOf())]);
  const live = (await readPublications(database.db)).filter(({ state }) => state === 'live');
  expect(live.map(({ live_no }) => live_no)).toEqual([2, 1]);
});

test('what another server publishes while this one renders is part of the next state', async () => {
  await push();
  await requestDraft('pages/about.md', 'About us\n');
  let isFirst = true;
  renderer.before = async () => {
    if (!isFirst) return;
    isFirst = false;
    write('site.yaml', 'name: Pushed meanwhile\n');
    await publishFolder(contextOf(), folder());
  };
  await publishDue(context);
  expect(await liveTexts()).toEqual({
    'site.yaml': 'name: Pushed meanwhile\n',
    'pages/about.md': 'About us\n',
  });
});

test('what another server could not render does not go live', async () => {
  await push();
  const row = await requestDraft('pages/about.md', 'About us\n');
  renderer.before = async () => {
    await markFailed(database.db, row?.publication_no ?? 0, ['no room']);
  };
  await publishDue(context);
  expect((await liveTexts())['pages/about.md']).toBe('About\n');
});

test('with too little room nothing is rendered, and one sentence says so', async () => {
  context.settings = { dataDir: database.dataDir, diskReserveBytes: Number.MAX_SAFE_INTEGER };
  expect(await push()).toEqual({ faults: [expect.stringContaining('has too little room')] });
  expect(renderer.rendered).toEqual([]);
});

test('an undo makes the state before live again, a second one goes forward, and neither renders', async () => {
  await push();
  await publishDraft('pages/about.md', 'A mistake\n');
  for (const text of ['About\n', 'A mistake\n']) {
    await undo();
    expect((await liveTexts())['pages/about.md']).toBe(text);
  }
  expect(renderer.rendered).toHaveLength(2);
  expect(listRenderings(renderingsIn(database.dataDir))).toHaveLength(2);
});

test('the last twenty that were live are stored, and what failed among them', async () => {
  await push();
  for (let number = 0; number < STORED_PUBLICATIONS + 5; number++)
    await publishDraft('pages/about.md', `About ${number}\n`);
  const rows = await readPublications(database.db);
  expect(rows).toHaveLength(STORED_PUBLICATIONS);
  const repeated = await inOrder(database.db, 'publication', (db) =>
    requestRepeat(db, 1, { author: 'Ola', now, mayBind: true }),
  );
  expect(repeated).toBeUndefined();
});

test.each([
  ['is the first', [], [], true],
  ['nobody has changed', ['push'], [], false],
  ['has changed', ['push'], ['folder'], true],
  ['is behind the office', ['push'], ['office'], false],
  ['has changed as the office has', ['push'], ['folder', 'office'], 'both-changed'],
  ['was pulled after the office had published', ['push', 'office', 'pull'], [], false],
  ['has changed since it was pulled', ['push', 'office', 'pull'], ['folder'], true],
] as const)('at a start the folder that %s', async (_what, before, after, expected) => {
  for (const step of [...before, ...after]) {
    if (step === 'push') await push();
    if (step === 'folder') write('site.yaml', 'name: Wrenhouse\n');
    if (step === 'office') await publishDraft('pages/about.md', 'About us\n');
    if (step === 'pull') await pullIntoFolder(database.db, folder());
  }
  expect(await isToPublish(database.db, 'sqlite', folder())).toBe(expected);
});

test('of several machines, a start does not publish a folder that was published before', async () => {
  await push();
  write('site.yaml', 'name: Wrenhouse\n');
  await push();
  write('site.yaml', 'name: Wren\n');
  expect(await isToPublish(database.db, 'postgres', folder())).toBe(false);
  expect(await isToPublish(database.db, 'sqlite', folder())).toBe(true);
});

test('a pull writes what the office has published, and leaves changes of the folder alone', async () => {
  await push();
  await publishDraft('pages/about.md', '# About\r\nUs  \n\n\tñ');
  await publishDraft('pages/new.md', 'New\n');
  write('site.yaml', 'name: Wrenhouse\n');
  expect(await pullIntoFolder(database.db, folder())).toEqual({
    written: ['pages/about.md', 'pages/new.md'],
  });
  const read = (path: string) => readFileSync(join(dir, path), 'utf8');
  expect(read('pages/about.md')).toBe('# About\r\nUs  \n\n\tñ');
  expect(read('site.yaml')).toBe('name: Wrenhouse\n');
  expect(await pullIntoFolder(database.db, folder())).toEqual({ written: [] });
});

test('a pull that meets a file that both have changed names it and writes nothing, unless it is forced', async () => {
  await push();
  await publishDraft('pages/about.md', 'About us\n');
  await publishDraft('pages/new.md', 'New\n');
  write('pages/about.md', 'About the folder\n');
  expect(await pullIntoFolder(database.db, folder())).toEqual({ conflicts: ['pages/about.md'] });
  expect(readFileSync(join(dir, 'pages/about.md'), 'utf8')).toBe('About the folder\n');
  await pullIntoFolder(database.db, folder(), true);
  expect(readFileSync(join(dir, 'pages/about.md'), 'utf8')).toBe('About us\n');
});
