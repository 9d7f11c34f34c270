import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type ServedSnapshots, servedSnapshots } from './published.ts';
import { pagesFrom } from './routes.ts';

let folder: string;
let server: TestServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const HASHES = { scriptHashes: [], styleHashes: [] };

/** A snapshot of one page with one hashed file. */
function write(snapshot: string): string {
  mkdirSync(join(folder, snapshot, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, snapshot, 'client/index.html'), `<h1>${snapshot}</h1>`);
  writeFileSync(join(folder, snapshot, `client/assets/${snapshot}.js`), `"${snapshot}";`);
  const pages = { '/': { file: 'index.html', ...HASHES } };
  writeFileSync(
    join(folder, snapshot, 'manifest.json'),
    JSON.stringify({ siteUrl: '', redirects: {}, pages }),
  );
  return snapshot;
}

async function serve(...first: string[]): Promise<ServedSnapshots> {
  const served = servedSnapshots(first.map(write), {
    folderOf: (name) => join(folder, name),
    release: '',
  });
  server = await startTestServer('sqlite', { pages: pagesFrom(served.source) });
  return served;
}

const bodyOf = async (url: string) => (await server?.app.inject(url))?.body;

test('a snapshot takes the place of the one before without a restart', async () => {
  const served = await serve('one');
  expect(await bodyOf('/')).toBe('<h1>one</h1>');
  await served.show(write('two'));
  expect(await bodyOf('/')).toBe('<h1>two</h1>');
  expect(await bodyOf('/readyz')).toContain('"snapshot":"two"');
  expect(await bodyOf('/metrics')).toContain('snapshot_info{snapshot="two"} 1');
});

test('a page that is open finds its hashed files after five snapshots, and not for ever', async () => {
  const served = await serve('one');
  for (const name of ['two', 'three', 'four', 'five']) await served.show(write(name));
  expect(await bodyOf('/assets/one.js')).toBe('"one";');
  await served.show(write('six'));
  expect(await bodyOf('/assets/two.js')).toBe('"two";');
  expect((await server?.app.inject('/assets/one.js'))?.statusCode).toBe(404);
});

test('a snapshot that can’t be read leaves the one before in its place', async () => {
  const served = await serve('one');
  writeFileSync(join(folder, write('two'), 'manifest.json'), '{"pages"');
  await expect(served.show('two')).rejects.toThrow();
  expect(await bodyOf('/')).toBe('<h1>one</h1>');
  expect(served.names()).toEqual(['one']);
  await served.show(write('three'));
  expect(await bodyOf('/')).toBe('<h1>three</h1>');
});
