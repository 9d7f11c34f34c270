import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressSmallest } from '../../publisher/render/rendering.ts';
import { BUILT_PAGE, buildSite } from '../testing/built-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const site = await buildSite();

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (content: Buffer) => content],
  [undefined, undefined, (content: Buffer) => content],
])('a client that takes %s gets the page as %s', async (accepted, encoding, read) => {
  server = await startTestServer('sqlite', { served: site.served });
  const headers = accepted ? { 'accept-encoding': accepted } : {};
  const answer = await server.app.inject({ url: '/', headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(String(read(answer.rawPayload))).toBe(BUILT_PAGE);
});

test('each packed form has a validator of its own, and only that one spares the client the page', async () => {
  server = await startTestServer('sqlite', { served: site.served });
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
  server = await startTestServer('sqlite', { served: site.served });
  const { app } = server;
  const codingOf = async (accepted: string) =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ];
  expect(await codingOf('br;q=0, gzip;q=0')).toBeUndefined();
  expect(await codingOf('br;q=0, gzip')).toBe('gzip');
});

test('the smallest compressed form takes the place of the quick one, with a validator of its own', async () => {
  const { folder, served, show } = await buildSite();
  const page = () => served.current()?.files.get('/');
  const quick = page();
  const smallest = (isIdle = () => true) => compressSmallest(folder, served.name() ?? '', isIdle);
  expect(await smallest(() => false)).toEqual({ isSmaller: false, isDone: false });
  expect(await smallest()).toEqual({ isSmaller: true, isDone: true });
  await served.show(served.name() ?? '');
  expect(String(brotliDecompressSync(page()?.br ?? Buffer.alloc(0)))).toBe(BUILT_PAGE);
  expect(page()?.etags.br).not.toBe(quick?.etags.br);
  expect(page()?.etags.identity).toBe(quick?.etags.identity);
  expect(await smallest()).toEqual({ isSmaller: false, isDone: true });
  const packed = page();
  await show({ '/about': '<h1>About</h1>' });
  expect(page(), 'what renderings share is in memory once').toBe(packed);
});

test('files named by their content are served for pages of the four renderings before', async () => {
  const { served, show } = await buildSite();
  for (const version of [1, 2, 3, 4, 5])
    await show({ [`/assets/page-${version}.js`]: `${version}`, '/about': `About ${version}` });
  const has = (version: number) => served.current()?.files.has(`/assets/page-${version}.js`);
  expect([1, 2, 3, 4, 5].map(has)).toEqual([true, true, true, true, true]);
  await show({ '/assets/page-6.js': '6' });
  expect([1, 2, 3].map(has)).toEqual([false, true, true]);
  expect(served.current()?.files.has('/about')).toBe(false);
});

test('a rendering that can’t be read leaves the one before in its place', async () => {
  const { served } = await buildSite();
  const before = served.current();
  await expect(served.show('gone-2026-11-17')).rejects.toThrow('There is no rendering');
  expect(served.current()).toBe(before);
});
