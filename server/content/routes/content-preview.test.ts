import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { FieldPath } from '../../../domain/office/content-api.ts';
import { ContentError, type Fault } from '../../../publisher/read/content-error.ts';
import { fakeRenderer } from '../../testing/fake-renderer.ts';
import { callerForEachTest, officeForEachTest } from '../../testing/office-client.ts';
import type { Renderer } from '../store/renderer-process.ts';

const [ABOUT, OTHER] = ['pages/about/index.md', 'pages/about/careers.md'];

/** Thrown while a text has FAULT in it. */
let faults: Fault[] = [];
const rendered: string[] = [];
const renderer: Renderer = {
  ...fakeRenderer(tmpdir()),
  async renderPreview(url, { texts }) {
    rendered.push(url);
    if ([...texts.values()].join('').includes('FAULT')) throw new ContentError(...faults);
    const html = `<html><head></head><body>${url}<script>1</script>${texts.get(ABOUT)}</body></html>`;
    return { html, styleHashes: ["'sha256-x'"], scriptHashes: [], photoFiles: {} };
  },
};
const office = officeForEachTest('sqlite', () => ({ renderer }));
const mia = callerForEachTest(office, 'mia@fixture.example', 'office');

const write = async (value: string, path = ABOUT) =>
  expect((await mia.edit(path, { path: ['h1'], value })).status).toBe(200);
const check = async (path = ABOUT) => (await mia.get(`/content/check?path=${path}`)).body;
const shown = async (path = ABOUT) => {
  const url = `/office/api/content/page?path=${path}`;
  return office.server.app.inject({ url, headers: { cookie: mia.cookie ?? '' } });
};

test('a page is checked with its draft and shown without its scripts, rendered once for both', async () => {
  await write('Who we are');
  rendered.length = 0;
  expect(await check()).toEqual({ is_shown: true, faults: [] });
  const { statusCode, body, headers } = await shown();
  expect(statusCode).toBe(200);
  expect(body).toContain('\nh1: Who we are\n');
  expect(body).not.toContain('<script');
  expect(headers['cache-control']).toBe('no-store');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-x' 'sha256-/);
  expect(policy).not.toContain('script-src');
  expect(rendered).toEqual(['/about']);
});

test.each<[string, FieldPath, string, string, FieldPath | null]>([
  [ABOUT, ['title'], 'expected at most 60', ABOUT, ['title']],
  [ABOUT, [], 'expected front matter', ABOUT, null],
  // What a translation has from its English file is mended there.
  ['site.es.yaml', ['contact', 'email'], 'expected x', 'site.yaml', ['contact', 'email']],
  ['site.es.yaml', ['hours', 'label'], 'expected x', 'site.es.yaml', ['hours', 'label']],
])('a fault in %s at %j is named at its field', async (file, field, says, path, at) => {
  faults = [{ file, line: 3, field, says }];
  // Each text is rendered anew.
  await write(`FAULT ${file} ${field}`);
  expect((await check()).faults).toEqual([{ path, field: at, message: says }]);
});

test('what is about no file is said without one, and a frame keeps its page', async () => {
  faults = [{ file: '', line: null, says: 'no line of a file' }];
  await write('FAULT nowhere');
  expect(await check()).toEqual({
    is_shown: false,
    faults: [{ path: null, field: null, message: 'no line of a file' }],
  });
  expect((await shown()).statusCode).toBe(204);
});

test('another page that is half written hides nothing of this one, and its fault is named', async () => {
  faults = [{ file: OTHER, line: 3, field: ['title'], says: 'expected text' }];
  await write('FAULT elsewhere', OTHER);
  await write('Who we are');
  expect(await check()).toMatchObject({ is_shown: true, faults: [{ path: OTHER }] });
  expect((await shown()).body).toContain('\nh1: Who we are\n');
  expect((await check(OTHER)).is_shown).toBe(false);
});

test('an unknown file is refused, and every file without a sign-in', async () => {
  for (const path of ['../package.json', 'pages/nowhere.md']) {
    expect((await mia.get(`/content/check?path=${path}`)).status).toBe(404);
    expect((await shown(path)).statusCode).toBe(404);
  }
  expect((await office.caller(null).get(`/content/page?path=${ABOUT}`)).status).toBe(401);
});
