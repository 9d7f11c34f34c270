import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from '../../../publisher/read/content-error.ts';
import { renderingsIn } from '../../../publisher/render/rendering.ts';
import { createServedSite, type ServedSite } from '../../pages/served-site.ts';
import { type FakeRenderer, fakeRenderer, publishing } from '../../testing/fake-renderer.ts';
import { databaseForEachTest } from '../../testing/test-server.ts';
import { readContentFolder } from '../store/folder-files.ts';
import { publishFolder } from './publish.ts';
import { type Publisher, startPublisher } from './publisher.ts';

const database = databaseForEachTest('sqlite');
let content: string;
let now: number;
let running: Publisher[];
let failures: { error: unknown; faults: string[] | undefined }[];
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  now = Date.parse('2026-11-17T15:00:00Z');
  running = [];
  failures = [];
});
afterEach(async () => {
  for (const one of running) await one.stop();
});

/** A server with a disk of its own. */
function server(): { served: ServedSite; publisher: Publisher; renderer: FakeRenderer } {
  const dataDir = mkdtempSync(join(tmpdir(), 'machine-'));
  const renderer = fakeRenderer(dataDir);
  const served = createServedSite(renderingsIn(dataDir));
  const publisher = startPublisher({
    ...{ db: database.db, served, renderer, first: null, now: () => now },
    settings: { dataDir, diskReserveBytes: 0 },
    onFailure: (error, faults) => failures.push({ error, faults }),
  });
  running.push(publisher);
  return { served, publisher, renderer };
}

/** A command publishes the folder with one page of these words. */
async function publish(words: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'command-'));
  mkdirSync(join(content, 'pages'), { recursive: true });
  writeFileSync(join(content, 'pages/about.md'), words);
  const context = publishing({ db: database.db, dataDir }, () => now);
  await publishFolder(context, readContentFolder(content));
}

const shownBy = async ({ served }: { served: ServedSite }) =>
  String((await served.current()?.files.get('/')?.plain()) ?? '');

/** A server that serves `One`. */
async function serverOfOne() {
  await publish('One');
  const one = server();
  one.publisher.poll();
  await expect.poll(() => shownBy(one)).toBe('One');
  return one;
}

test('each server renders what is live for itself, and serves it', async () => {
  await publish('One');
  const servers = [server(), server()];
  for (const one of servers) one.publisher.poll();
  for (const one of servers) await expect.poll(() => shownBy(one)).toBe('One');
  await publish('Two');
  for (const one of servers) await expect.poll(() => shownBy(one)).toBe('Two');
  expect(servers.map(({ publisher }) => publisher.publication())).toEqual([2, 2]);
});

test('a release that can’t render what is live goes on serving what it has, and says why', async () => {
  const one = await serverOfOne();
  one.renderer.before = () => {
    throw new ContentError({ file: 'site.yaml', line: 3, says: 'unknown field' });
  };
  await publish('Two');
  await expect.poll(() => one.publisher.faults()).toEqual(['site.yaml:3: unknown field']);
  expect(await shownBy(one)).toBe('One');
  expect(failures.at(-1)?.faults).toEqual(['site.yaml:3: unknown field']);
});

test('a day after which offers differ is rendered by itself', async () => {
  const one = await serverOfOne();
  expect(one.served.day()).toBe('2026-11-17');
  now += 86_400_000;
  await expect.poll(() => one.served.day()).toBe('2026-11-18');
  expect(await shownBy(one)).toBe('One');
});
