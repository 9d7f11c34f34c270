import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import {
  changePublications,
  KEPT_PUBLICATIONS,
  type PagesSource,
  type Publication,
  publishedPages,
  readPublications,
  snapshotFolder,
} from './published.ts';
import { pagesFrom } from './routes.ts';

let dataDir: string;
let server: TestServer | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dataDir, { recursive: true });
});

const HASHES = { scriptHashes: [], styleHashes: [] };

/** A snapshot of one page with one hashed file, published. */
async function publish(snapshot: string): Promise<void> {
  const folder = snapshotFolder(dataDir, snapshot);
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), `<h1>${snapshot}</h1>`);
  writeFileSync(join(folder, `client/assets/${snapshot}.js`), `"${snapshot}";`);
  const pages = { '/': { file: 'index.html', ...HASHES } };
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ siteUrl: '', redirects: {}, pages }),
  );
  const publication: Publication = { snapshot, state: snapshot, at: 0, finished: true };
  await changePublications(dataDir, (all) => [publication, ...all]);
}

/** A source whose watcher is called by the test instead of the clock. */
async function serve(): Promise<() => void> {
  let onChange = () => {};
  const source: PagesSource = {
    ...publishedPages(dataDir, ''),
    watch(callback) {
      onChange = callback;
      return () => {};
    },
  };
  server = await startTestServer('sqlite', { pages: pagesFrom(source) });
  return () => onChange();
}

const bodyOf = async (url: string) => (await server?.app.inject(url))?.body;

test('a publication takes the place of the one before without a restart', async () => {
  await publish('one');
  const look = await serve();
  expect(await bodyOf('/')).toBe('<h1>one</h1>');
  await publish('two');
  look();
  await vi.waitUntil(async () => (await bodyOf('/')) === '<h1>two</h1>', { timeout: 15_000 });
  expect(await bodyOf('/readyz')).toContain('"snapshot":"two"');
  expect(await bodyOf('/metrics')).toContain('snapshot_info{snapshot="two"} 1');
});

test('a page that is open finds its hashed files after five publications, and not for ever', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five']) await publish(name);
  await serve();
  expect(await bodyOf('/assets/one.js')).toBe('"one";');
  await server?.close();
  await publish('six');
  await serve();
  expect(await bodyOf('/assets/two.js')).toBe('"two";');
  expect((await server?.app.inject('/assets/one.js'))?.statusCode).toBe(404);
});

test('a publication that can’t be read leaves the one before in its place', async () => {
  await publish('one');
  const look = await serve();
  await publish('two');
  writeFileSync(join(snapshotFolder(dataDir, 'two'), 'manifest.json'), '{"pages"');
  look();
  await publish('three');
  expect(await bodyOf('/')).toBe('<h1>one</h1>');
  look();
  await vi.waitUntil(async () => (await bodyOf('/')) === '<h1>three</h1>', { timeout: 15_000 });
});

test('twenty publications can be returned to; what is older is deleted', async () => {
  for (let number = 0; number <= KEPT_PUBLICATIONS; number++) await publish(`s${number}`);
  expect(readPublications(dataDir)).toHaveLength(KEPT_PUBLICATIONS);
  expect(existsSync(snapshotFolder(dataDir, 's0'))).toBe(false);
  expect(existsSync(snapshotFolder(dataDir, 's1'))).toBe(true);
});

test('two that publish at the same time are both written down', async () => {
  await publish('one');
  await Promise.all([publish('two'), publish('three')]);
  expect(
    readPublications(dataDir)
      .map(({ snapshot }) => snapshot)
      .sort(),
  ).toEqual(['one', 'three', 'two']);
});
