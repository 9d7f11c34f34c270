import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSmallest } from '../../publisher/render/rendering.ts';
import { BUILT_PAGE, buildSite } from '../testing/built-site.ts';
import { serverForAllTests } from '../testing/test-server.ts';

const site = await buildSite();

const server = serverForAllTests('sqlite', () => ({ served: site.served }));
const CODINGS = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (content: Buffer) => content,
};

test('each packed form has a validator of its own, and only that one spares the client the page', async () => {
  const ask = (coding: string, tag?: string) =>
    server.app.inject({
      url: '/',
      headers: { 'accept-encoding': coding, ...(tag && { 'if-none-match': tag }) },
    });
  const tags = new Map<string, string>();
  for (const [coding, unpack] of Object.entries(CODINGS)) {
    const { headers, rawPayload } = await ask(coding);
    expect(String(unpack(rawPayload))).toBe(BUILT_PAGE);
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-length': String(rawPayload.length),
    });
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    tags.set(coding, String(headers.etag));
  }
  expect(new Set(tags.values()).size).toBe(3);
  for (const [coding, tag] of tags) {
    for (const known of [`W/${tag}`, `"other", ${tag}`])
      expect((await ask(coding, known)).statusCode).toBe(304);
    for (const [other, otherTag] of tags)
      expect((await ask(coding, otherTag)).statusCode).toBe(other === coding ? 304 : 200);
  }
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
