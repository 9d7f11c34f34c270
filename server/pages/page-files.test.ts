import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { BUILT_PAGE, writeBuiltSite } from '../testing/built-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { readPageFiles } from './page-files.ts';
import { pagesFrom } from './routes.ts';

const built = writeBuiltSite();
beforeAll(() => {
  writeFileSync(join(built.dist, 'client/index.html.br'), brotliCompressSync(BUILT_PAGE));
  writeFileSync(join(built.dist, 'client/index.html.gz'), gzipSync(BUILT_PAGE));
});

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test.each([
  ['br, gzip', 'br', brotliCompressSync(BUILT_PAGE)],
  ['gzip', 'gzip', gzipSync(BUILT_PAGE)],
  ['identity', undefined, Buffer.from(BUILT_PAGE)],
  [undefined, undefined, Buffer.from(BUILT_PAGE)],
])('a client that takes %s gets the page as %s', async (accepted, encoding, content) => {
  server = await startTestServer('sqlite', { pages: pagesFrom(built.dist) });
  const headers = accepted ? { 'accept-encoding': accepted } : {};
  const answer = await server.app.inject({ url: '/', headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(content.length));
  expect(answer.rawPayload).toEqual(content);
});

test('a page that many read unpacked at the same time is unpacked once', async () => {
  const page = (await readPageFiles([built.dist])).files.get('/');
  const [first, second] = await Promise.all([page?.plain(), page?.plain()]);
  expect(String(first)).toBe(BUILT_PAGE);
  expect(second).toBe(first);
  expect(await page?.plain()).toBe(first);
});

test('a share image, which stays on the disk, is read from the newest folder that has it', async () => {
  const image = '/share/0123456789ab.jpg';
  const [before, after] = [writeBuiltSite(), writeBuiltSite()];
  for (const { dist } of [before, after]) mkdirSync(join(dist, 'client/share'));
  writeFileSync(join(before.dist, 'client', image), 'picture');
  linkSync(join(before.dist, 'client', image), join(after.dist, 'client', image));
  const { files } = await readPageFiles([before.dist]);
  const known = files.get(image);
  rmSync(join(before.dist, 'client', image));
  const page = (await readPageFiles([after.dist], files)).files.get(image);
  expect(String(await page?.plain())).toBe('picture');
  expect(page?.etags).toBe(known?.etags);
  await expect(known?.plain()).rejects.toThrow();
});

test('each packed form has a validator of its own, and only that one spares the client the page', async () => {
  server = await startTestServer('sqlite', { pages: pagesFrom(built.dist) });
  const { app } = server;
  const ask = (coding: string, tag?: string) =>
    app.inject({
      url: '/',
      headers: { 'accept-encoding': coding, ...(tag && { 'if-none-match': tag }) },
    });
  const tags = new Map<string, string>();
  for (const coding of ['br', 'gzip', 'identity']) {
    const { headers } = await ask(coding);
    expect(headers.vary).toBe('Accept-Encoding');
    tags.set(coding, String(headers.etag));
  }
  expect(new Set(tags.values()).size).toBe(3);
  for (const [coding, tag] of tags) {
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await ask(coding, known);
      expect([answer.statusCode, answer.headers.etag, answer.headers.vary, answer.body]).toEqual([
        304,
        tag,
        'Accept-Encoding',
        '',
      ]);
    }
    for (const [other, otherTag] of tags) {
      expect((await ask(coding, otherTag)).statusCode).toBe(other === coding ? 304 : 200);
    }
  }
});

test('a client that refuses a packed form does not get it', async () => {
  server = await startTestServer('sqlite', { pages: pagesFrom(built.dist) });
  const { app } = server;
  const codingOf = async (accepted: string) =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ];
  expect(await codingOf('br;q=0, gzip;q=0')).toBeUndefined();
  expect(await codingOf('br;q=0, gzip')).toBe('gzip');
});

test('a file that snapshots share on the disk is read once, one that was replaced anew', async () => {
  const before = (await readPageFiles([built.dist])).files;
  const home = join(built.dist, 'client/index.html.gz');
  writeFileSync(`${home}.new`, gzipSync('<h1>Another</h1>'));
  renameSync(`${home}.new`, home);
  const after = (await readPageFiles([built.dist], before)).files;
  const anew = [...after.keys()].filter((url) => after.get(url) !== before.get(url));
  expect(anew).toEqual(['/']);
  expect(String(await after.get('/')?.plain())).toBe('<h1>Another</h1>');
});
