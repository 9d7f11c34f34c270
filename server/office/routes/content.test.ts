import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentFieldShown, ContentFile } from '../../../domain/office/content-api.ts';
import type { PublicationList } from '../../../domain/office/publications-api.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { readDrafted } from '../../content/service/drafts.ts';
import { type PublishContext, publishDue, publishFolder } from '../../content/service/publish.ts';
import { readContentFolder } from '../../content/store/content-files.ts';
import { writeUploads } from '../../content/store/photos.ts';
import { readLive } from '../../content/store/publications.ts';
import { insertRevisions, readTexts } from '../../content/store/revisions.ts';
import { fromJson } from '../../database/json.ts';
import { retentionInForce } from '../../retention/published.ts';
import { BUILT_HASHES, buildSite } from '../../testing/built-site.ts';
import { fakeRenderer } from '../../testing/fake-renderer.ts';
import { type Answer, type Caller, officeForEachTest, SITE_URL } from '../../testing/office.ts';

const ABOUT = 'pages/about/index.md';
const MINUTE = 60_000;

const site = await buildSite();
const office = officeForEachTest('sqlite', () => ({ served: site.served }));
let owner: Caller;
let mia: Caller;
beforeEach(async () => {
  owner = await office.signIn('ola@fixture.example', 'owner');
  mia = await office.signIn('mia@fixture.example', 'office');
  await publishFolder(publishing(), readContentFolder());
});

function publishing(): PublishContext {
  const { db, dataDir } = office.server.database;
  const settings = { dataDir, diskReserveBytes: 0 };
  return { db, settings, renderer: fakeRenderer(dataDir), now: () => office.clock.now };
}

/** As a server does. @returns the text that visitors get of a file */
async function publish(path = ABOUT): Promise<string | undefined> {
  const { db } = office.server.database;
  await publishDue(publishing());
  const live = await readLive(db);
  return (await readTexts(db, live ? fromJson(live.revisions) : {})).get(path);
}

/** Requests that every draft is published. */
async function requestAll({ at = null as number | null, caller = owner } = {}): Promise<Answer> {
  const { drafts } = (await owner.get('/publications')).body;
  const paths = drafts.map(({ path }: { path: string }) => path);
  return caller.send('POST', '/publications', { note: '', at, paths });
}

const read = (path = ABOUT, caller = mia) =>
  caller.get(`/content/file?path=${encodeURIComponent(path)}`);
async function change(edits: object[], path = ABOUT, caller = mia): Promise<Answer> {
  const { body } = await read(path, caller);
  return caller.send('PUT', '/content/file', { path, hash: body.hash, edits });
}
/** Names of what a group could have and does not. */
const missingIn = ({ groups }: ContentFile, ...path: (string | number)[]) =>
  groups.find((group) => group.path.join() === path.join())?.missing;
const heading = (value: string) => [{ path: ['h1'], value }];
const valueIn = ({ fields }: ContentFile, ...path: (string | number)[]) =>
  fields.find((field) => field.path.join() === path.join())?.value;
const historyOf = async (path = ABOUT) =>
  (await mia.get(`/content/history?path=${path}`)).body.revisions;

describe('drafts', () => {
  test('of one sitting are one revision, of another person or hour a second', async () => {
    const before = (await historyOf()).length;
    await change(heading('One'));
    office.clock.now += 9 * MINUTE;
    await change(heading('Two'));
    office.clock.now += 9 * MINUTE;
    await change(heading('Three'));
    expect(await historyOf()).toHaveLength(before + 1);
    office.clock.now += 11 * MINUTE;
    await change(heading('Four'));
    expect(await historyOf()).toHaveLength(before + 2);
    await change(heading('Five'), ABOUT, owner);
    expect(await historyOf()).toHaveLength(before + 3);
  });

  test('that wait for their publication stay as they were chosen', async () => {
    await change(heading('Chosen'));
    const at = office.clock.now + MINUTE;
    await requestAll({ at });
    await change(heading('Later'));
    office.clock.now = at + 1;
    expect(await publish()).toContain('\nh1: Chosen\n');
    expect(valueIn((await read()).body, 'h1')).toBe('Later');
  });

  test('end when everything is as visitors get it', async () => {
    const was = valueIn((await read()).body, 'h1');
    expect((await change(heading('Other'))).body.draft).not.toBeNull();
    expect((await change(heading(String(was)))).body.draft).toBeNull();
    expect((await owner.get('/publications')).body.drafts).toEqual([]);
  });

  test('of two tabs: the second is asked, and has the first one’s text', async () => {
    const { hash } = (await read()).body;
    const send = (value: string, caller: Caller) =>
      caller.send('PUT', '/content/file', { path: ABOUT, hash, edits: heading(value) });
    expect((await send('First', mia)).status).toBe(200);
    for (const caller of [mia, owner])
      expect(await send('Second', caller)).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    expect(valueIn((await read()).body, 'h1')).toBe('First');
  });

  test('made under an older schema are shown, and can be mended', async () => {
    const text =
      '---\ntemplate: article\nh1: Old\nflavor: sweet\nnested: { deep: [1, x] }\n---\nWords.\n';
    const row = { path: ABOUT, text, hash: 'x', is_draft: 1, author: 'Ada' };
    await inOrder(office.server.database.db, 'publication', (db) =>
      insertRevisions(db, [{ ...row, created_at: 0, note: '' }]),
    );
    expect(valueIn((await read()).body, 'flavor')).toBe('sweet');
    const mended = await change(heading('New'));
    expect(mended.status).toBe(200);
    expect(valueIn(mended.body, 'nested', 'deep', 1)).toBe('x');
  });

  test('may be 2,000', async () => {
    const { db } = office.server.database;
    const text = '---\ntemplate: post\nh1: One\n---\nWords.\n';
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      ...{ path: `pages/blog/post-${index}.md`, text, hash: `${index}` },
      ...{ is_draft: 1, author: 'Ada', created_at: 0, note: '' },
    }));
    await inOrder(db, 'publication', (transaction) => insertRevisions(transaction, rows));
    const start = performance.now();
    expect((await mia.get('/content')).body.files.length).toBeGreaterThan(2000);
    expect((await owner.get('/publications')).body.drafts).toHaveLength(2000);
    expect((await change(heading('Among many'))).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('refused', () => {
  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'pages/../site.yaml',
    'pages/../../data/leads.sqlite',
    'pages\\about\\index.md',
    'server/app.ts',
    'pages/about/index.md/',
  ])('is the path %s', async (path) => {
    const edits = heading('x');
    const body = { path, hash: 'x' };
    expect((await read(path)).status).toBe(404);
    const answers = [
      await mia.send('PUT', '/content/file', { ...body, edits }),
      await mia.send('POST', '/content/discard', { drafts: [body] }),
      await mia.send('POST', '/content/rename', { ...body, url: '/blog/x' }),
      await mia.send('POST', '/content/remove', { ...body, lead_to: '/' }),
      await mia.send('POST', '/content/bring-back', { ...body, revision_no: 1 }),
    ];
    for (const { status } of answers) expect([404, 422]).toContain(status);
  });

  test.each([
    '/../../x',
    '/blog/..',
    '/blog/%2e%2e/x',
    '/blog/x.md/../y',
    '/office/x',
    'blog/x',
    '/blog/X y',
    '',
  ])('is a page at %j', async (url) => {
    const begun = await mia.send('POST', '/content/pages', { template: 'post', url, h1: 'X' });
    expect(begun).toMatchObject({ status: 422, body: { code: 'invalid' } });
    const path = 'pages/blog/before-a-hurricane.md';
    const { hash } = (await read(path)).body;
    const renamed = await mia.send('POST', '/content/rename', { path, hash, url });
    expect(renamed.status).toBe(422);
  });

  test('are pages that code leads to, when they are renamed or removed', async () => {
    const { hash, can_move } = (await read()).body;
    expect(can_move).toBe(false);
    const body = { path: ABOUT, hash };
    expect((await mia.send('POST', '/content/rename', { ...body, url: '/about/x' })).status).toBe(
      422,
    );
    expect((await mia.send('POST', '/content/remove', { ...body, lead_to: '/' })).status).toBe(422);
  });

  test('is the publication by somebody who may only draft', async () => {
    await change(heading('Mine'));
    expect((await requestAll({ caller: mia })).status).toBe(403);
    expect(await publish()).not.toContain('Mine');
  });
});

test.each([ABOUT, 'pages/about/index.es.md', 'site.yaml', 'reviews.yaml'])(
  'markup typed into every field of %s stays the text of that field',
  async (file) => {
    const { fields } = (await read(file)).body as ContentFile;
    const attack =
      '"><script>alert(1)</script><img src=x onerror=alert(1)> {{x}} [a](javascript:alert(1)) ---';
    const texts = fields.filter(({ value }) => typeof value === 'string').slice(0, 200);
    const edits = texts.map(({ path, value }, index) =>
      path[0] === 'body' ? { path, value } : { path, value: `${index} ${attack}` },
    );
    const { status, body } = await change(edits, file);
    expect(status).toBe(200);
    for (const { path, value } of edits) expect(valueIn(body, ...path), path.join()).toBe(value);
  },
);

describe('a translation', () => {
  const SPANISH = 'pages/about/index.es.md';
  const fieldOf = ({ fields }: ContentFile, name: string) =>
    fields.find(({ path }) => path.join() === name);
  const publishAll = async () => {
    await requestAll();
    await publish();
  };

  test('is older from the publication of its English words until one of its own', async () => {
    expect((await read()).body.languages).toEqual([ABOUT, SPANISH]);
    await change(heading('About'));
    await publishAll();
    expect(fieldOf((await read(SPANISH)).body, 'h1')?.is_older).toBe(true);
    expect(fieldOf((await read(SPANISH)).body, 'summary')?.is_older).toBe(false);
    expect(fieldOf((await read()).body, 'h1')?.is_older).toBe(false);
    await change(heading('Quiénes'), SPANISH);
    await publishAll();
    expect(fieldOf((await read(SPANISH)).body, 'h1')?.is_older).toBe(false);
  });

  test('has the words of the schema alone, with its help', async () => {
    const { fields, groups } = (await read(SPANISH)).body as ContentFile;
    expect(fieldOf({ fields } as ContentFile, 'title')?.longest).toBe(60);
    const names = groups.find(({ path }) => path.length === 0)?.missing;
    expect(names).toContain('also_called');
    for (const name of ['template', 'kind', 'priority', 'related', 'sources'])
      expect(names).not.toContain(name);
    const { body } = await change([{ path: ['also_called'], add: true }], SPANISH);
    expect(valueIn(body, 'also_called', 0)).toBe('');
  });

  test.each([
    [SPANISH, ['priority']],
    [SPANISH, ['related']],
    ['site.es.yaml', ['colors']],
    ['site.es.yaml', ['prices', 'attic_cleaning']],
    ['site.es.yaml', ['prices', 'outdoor_plan', 'from']],
    ['coverage.es.yaml', ['/pest-info/none']],
  ])('%s begins no %j, which its English file alone may have', async (file, field) => {
    const { hash } = (await read(file)).body;
    const { status, body } = await change([{ path: field, add: true }], file);
    expect([status, body.detail]).toEqual([422, 'This can’t be begun here.']);
    expect((await read(file)).body).toMatchObject({ hash, draft: null });
  });
});

test('entries are added, moved and removed, and the file gets what it lacks', async () => {
  const { body: file } = await read();
  const first = valueIn(file, 'faqs', 0, 'q');
  const { body: moved } = await change([{ path: ['faqs', 0], move: 1 }]);
  expect(valueIn(moved, 'faqs', 1, 'q')).toBe(first);
  expect(missingIn(moved)).toContain('photos');
  const { body: begun } = await change([{ path: ['photos'], add: true }]);
  expect(valueIn(begun, 'photos', 0, 'alt')).toBe('');
  expect(missingIn(begun, 'photos', 0)).toContain('caption');
  const { body: ended } = await change([
    { path: ['photos', 0], remove: true },
    { path: ['faqs', 1], move: -1 },
  ]);
  expect(valueIn(ended, 'faqs', 0, 'q')).toBe(first);
});

describe('a page', () => {
  const POST = 'pages/blog/before-a-hurricane.md';

  test('is begun as a draft with its fields empty, and is gone when that is discarded', async () => {
    const page = { template: 'post', url: '/blog/winter-mice', h1: 'Mice in winter' };
    const { status, body } = await mia.send('POST', '/content/pages', page);
    expect(status).toBe(200);
    expect(body).toMatchObject({ path: 'pages/blog/winter-mice.md', url: '/blog/winter-mice' });
    expect(valueIn(body, 'published')).toBe('2026-11-17');
    expect(body.fields.some(({ path }: { path: string[] }) => path[0] === 'body')).toBe(true);
    expect((await mia.send('POST', '/content/pages', page)).status).toBe(422);
    const discarded = { drafts: [{ path: body.path, hash: body.hash }] };
    expect((await mia.send('POST', '/content/discard', discarded)).body).toEqual({});
    expect((await read(body.path)).status).toBe(404);
  });

  test('is renamed: links follow, and the old address redirects', async () => {
    const { hash } = (await read(POST)).body;
    const url = '/blog/storm-season';
    const renamed = await mia.send('POST', '/content/rename', { path: POST, hash, url });
    expect(renamed).toMatchObject({
      status: 200,
      body: { path: 'pages/blog/storm-season.md', url },
    });
    expect((await read(POST)).status).toBe(404);
    await requestAll();
    expect(await publish('redirects.yaml')).toContain(`/blog/before-a-hurricane: ${url}\n`);
    expect(await publish(POST)).toBeUndefined();
    const { body } = await mia.get(`/content/links?path=${POST}`);
    expect(body.links.map(({ path }: { path: string }) => path)).toEqual(['redirects.yaml']);
  });

  test('is removed once what leads to it has another place to lead to', async () => {
    const { hash } = (await read(POST)).body;
    const body = { path: POST, hash };
    const nowhere = await mia.send('POST', '/content/remove', {
      ...body,
      lead_to: '/blog/nowhere',
    });
    expect(nowhere.status).toBe(422);
    expect((await mia.send('POST', '/content/remove', { ...body, lead_to: '/blog' })).status).toBe(
      200,
    );
    const { files } = (await mia.get('/content')).body;
    const removed = files.find(({ path }: { path: string }) => path === POST);
    expect(removed).toMatchObject({ is_removed: true, draft: { author: 'mia' } });
    const drafts = [{ path: POST, hash: '' }];
    expect((await mia.send('POST', '/content/discard', { drafts })).status).toBe(200);
    expect((await read(POST)).status).toBe(200);
  });
});

test('a setting says on how many pages its words stand', async () => {
  const uses = async (field: string) =>
    (await mia.get(`/content/uses?path=site.yaml&field=${encodeURIComponent(field)}`)).body.pages;
  const price = 'prices\noutdoor_plan\nfrom';
  expect(await uses(price)).toBe(0);
  const pages = { '/a': '<p>from $199</p>', '/b': '<p>$199 a season</p>', '/c': '<p>$1,199</p>' };
  const hashes = Object.keys(pages).map((url) => [url, BUILT_HASHES]);
  await site.show(pages, { pages: Object.fromEntries(hashes) });
  expect(await uses(price)).toBe(2);
  expect(await uses('no\nsuch field')).toBe(0);
});

test('the history says what was changed by whom, and brings a text back', async () => {
  const price = ['prices', 'outdoor_plan', 'from'];
  await change([{ path: price, value: 209 }], 'site.yaml');
  const [draft, live] = await historyOf('site.yaml');
  expect(draft).toMatchObject({
    ...{ author: 'mia', is_draft: true, is_live: false },
    changes: [{ path: price, before: '199', after: '209' }],
  });
  expect(live).toMatchObject({ author: null, is_live: true });
  const { hash } = (await read('site.yaml')).body;
  const body = { path: 'site.yaml', hash, revision_no: live.revision_no };
  const back = await mia.send('POST', '/content/bring-back', body);
  expect(valueIn(back.body, ...price)).toBe(199);
  expect(back.body.draft).toBeNull();
});

test('a pest is covered by a service, and a service by inspection has the fields of one', async () => {
  const path = 'coverage.yaml';
  const pest = '/pest-info/ants';
  expect(missingIn((await read(path)).body)).not.toContain(pest);
  const { body: file } = await change([{ path: [pest], remove: true }], path);
  expect(missingIn(file)).toContain(pest);
  const { body: begun } = await change([{ path: [pest], add: true }], path);
  const service = '/services/ant-control';
  expect(missingIn(begun, pest)).toContain(service);
  const { body: covered } = await change([{ path: [pest, service], add: true }], path);
  expect(valueIn(covered, pest, service, 'status')).toBe('covered');

  const page = 'pages/services/ant-control.md';
  const by = { path: ['cost', 'by'], value: 'inspection' };
  const { body: inspected } = await change([by], page);
  expect(valueIn(inspected, 'cost', 'looked_at', 0)).toBe('');
  expect(valueIn(inspected, 'cost', 'price')).toBeUndefined();
  expect(valueIn(inspected, 'cost', 'question')).toBe(
    valueIn((await read(page)).body, 'cost', 'question'),
  );
  // What its translation says of the price goes, too.
  const spanish = 'pages/services/ant-control.es.md';
  expect(inspected.others).toMatchObject([{ path: spanish }]);
  expect(valueIn((await read(spanish)).body, 'cost', 'question')).toBeDefined();
  expect(valueIn((await read(spanish)).body, 'cost', 'includes', 0)).toBeUndefined();
  const { body: noted } = await change([{ path: ['cost', 'label'], add: true }], page);
  expect(valueIn(noted, 'cost', 'label')).toBe('');
  const { body: priced } = await change([{ ...by, value: 'price' }], page);
  expect(valueIn(priced, 'cost', 'price')).toBe('');
  expect(valueIn(priced, 'cost', 'looked_at', 0)).toBeUndefined();
});

test('a price is begun by what it is called, in both languages', async () => {
  const called = (name: string) => change([{ path: ['prices', name], add: true }], 'site.yaml');
  const { status, body } = await called('Attic cleaning');
  expect(status).toBe(200);
  const price = ['prices', 'attic_cleaning'];
  expect(valueIn(body, ...price, 'name')).toBe('');
  expect(valueIn(body, ...price, 'per')).toBe('month');
  const spanish = (await read('site.es.yaml')).body;
  expect(valueIn(spanish, ...price, 'scope')).toBe('');
  expect(valueIn(spanish, ...price, 'per')).toBeUndefined();
  for (const name of ['Attic cleaning', 'plan 2']) expect((await called(name)).status).toBe(422);
  expect((await called('Plan 2')).body.detail).toContain('Names here look like protection_plan.');
  const { body: gone } = await change([{ path: price, remove: true }], 'site.yaml');
  expect(valueIn(gone, ...price, 'name')).toBeUndefined();
  expect(valueIn((await read('site.es.yaml')).body, ...price, 'name')).toBeUndefined();
});

test.each([
  ['site.yaml', ['prices'], ''],
  ['site.yaml', ['prices'], '"'],
  ['site.yaml', ['prices'], 'x'.repeat(201)],
  ['site.yaml', ['prices'], 'Outdoor plan'],
  ['site.yaml', ['territories'], 'x'.repeat(100)],
  ['coordinates.yaml', [], ' '],
  ['coordinates.yaml', [], '__proto__'],
])('in %s %j nothing is called %j', async (path, group, name) => {
  const { hash } = (await read(path)).body;
  const { status, body } = await change([{ path: [...group, name], add: true }], path);
  expect([status, body.code]).toEqual([422, 'invalid']);
  expect((await read(path)).body).toMatchObject({ hash, draft: null });
});

test.each([
  ['site.yaml', ['prices'], '__proto__', 'proto'],
  ['site.yaml', ['prices'], 'constructor', 'constructor'],
  ['coordinates.yaml', [], 'Crozet\nand Ivy', 'crozet_and_ivy'],
  ['coordinates.yaml', [], '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['coordinates.yaml', [], 'Dan’s "Corner": {a} #1', 'Dan’s "Corner": {a} #1'],
])('in %s %j, %j is a name like others, and goes again', async (path, group, typed, name) => {
  const field = [...group, name];
  const { body } = await change([{ path: [...group, typed], add: true }], path);
  const isThere = ({ groups }: ContentFile) =>
    groups.some((one) => one.path.join() === field.join());
  expect(isThere(body)).toBe(true);
  const spanish = 'site.es.yaml';
  if (path === 'site.yaml') await change([{ path: field, remove: true }], spanish);
  const { body: gone } = await change([{ path: field, remove: true }], path);
  expect(isThere(gone)).toBe(false);
  expect(gone.draft).toBeNull();
});

test('the drafts of a page in both languages are discarded together, or not at all', async () => {
  const path = 'pages/services/ant-control.md';
  const spanish = 'pages/services/ant-control.es.md';
  const before = (await read(spanish)).body.hash;
  const { body } = await change([{ path: ['cost', 'by'], value: 'inspection' }], path);
  const [other] = body.others;
  expect(other.hash).not.toBe(before);
  const discard = (hash: string) =>
    mia.send('POST', '/content/discard', {
      drafts: [
        { path, hash: body.hash },
        { path: spanish, hash },
      ],
    });
  expect((await discard(before)).status).toBe(409);
  expect((await read(path)).body.draft).not.toBeNull();
  expect((await discard(other.hash)).body).toMatchObject({ path, draft: null });
  expect((await read(spanish)).body).toMatchObject({ hash: before, draft: null });
});

test('a file that is one list gets an entry, its first one too', async () => {
  const path = 'reviews.yaml';
  const count = async () =>
    new Set((await read(path)).body.fields.map(({ path: [entry] }: ContentFieldShown) => entry))
      .size;
  const before = await count();
  await change([{ path: [], add: true }], path);
  expect(await count()).toBe(before + 1);
  await change(
    Array.from({ length: before + 1 }, () => ({ path: [0], remove: true })),
    path,
  );
  expect(await count()).toBe(0);
  const { body } = await change(
    [
      { path: [], add: true },
      { path: [0, 'name'], value: 'Dana R.' },
    ],
    path,
  );
  expect(valueIn(body, 0, 'name')).toBe('Dana R.');
  expect(missingIn(body, 0)).toContain('source');
  const { body: whole } = await change([{ path: [0, 'source'], add: true }], path);
  expect(valueIn(whole, 0, 'source')).toBe('');
});

test('of several drafts those that are chosen are published', async () => {
  await change(heading('Chosen'));
  await change(heading('Another time'), 'pages/reviews.md');
  const { drafts } = (await owner.get('/publications')).body;
  expect(drafts).toMatchObject([
    { path: ABOUT, author: 'mia', changes: [{ path: ['h1'], after: 'Chosen' }] },
    { path: 'pages/reviews.md' },
  ]);
  await owner.send('POST', '/publications', { note: '', at: null, paths: [ABOUT] });
  expect(await publish()).toContain('\nh1: Chosen\n');
  expect(await publish('pages/reviews.md')).not.toContain('Another time');
  expect((await owner.get('/publications')).body.drafts).toMatchObject([
    { path: 'pages/reviews.md' },
  ]);
});

describe('a photo', () => {
  const upload = async (payload: Buffer, type = 'image/jpeg', cookie = mia.cookie) => {
    const headers = {
      origin: SITE_URL,
      'x-office': '1',
      'content-type': type,
      cookie: cookie ?? '',
    };
    const url = '/office/api/content/photos';
    const answer = await office.server.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const picture = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#884422' } });

  test('is turned upright, loses its metadata, and goes where a page names it', async () => {
    const original = await picture()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '37/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(original);
    expect(status).toBe(200);
    const alt = 'A technician with a flashlight';
    await change([
      { path: ['photos'], add: true },
      { path: ['photos', 0, 'file'], value: body.file },
      { path: ['photos', 0, 'alt'], value: alt },
    ]);
    const { db } = office.server.database;
    const { texts } = await readDrafted(db);
    const uploads = await writeUploads(db, texts, office.server.database.dataDir);
    expect([...uploads.keys()]).toEqual([body.file]);
    const stored = await sharp(uploads.get(body.file)).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
  });

  test('can be chosen again, with the words that stand with it, by a small picture of it', async () => {
    const { body } = await upload(await picture(1000, 500).jpeg().toBuffer());
    const { body: other } = await upload(await picture(50, 50).jpeg().toBuffer());
    const alt = 'A technician with a ladder';
    const { body: file } = await change([
      { path: ['photos'], add: true },
      { path: ['photos', 0, 'file'], value: body.file },
      { path: ['photos', 0, 'alt'], value: alt },
      { path: ['photos', 0, 'crop'], add: true },
    ]);
    expect(valueIn(file, 'photos', 0, 'crop', 'left')).toBe(0);
    expect(file.named.photo).toContainEqual({ value: body.file, label: alt });
    expect(file.named.photo).toContainEqual({ value: other.file, label: other.file });
    const { rawPayload, headers } = await office.server.app.inject({
      url: `/office/api/content/photos/${body.file}`,
      headers: { cookie: mia.cookie ?? '', 'x-office': '1' },
    });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800, height: 400 });
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), /JPEG, PNG or WebP/],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG, PNG or WebP/],
    ['a picture that is cut off', Buffer.from('\xff\xd8\xff\xe0 and nothing', 'latin1'), /opened/],
    [
      '12 MB',
      Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(12_000_000)]),
      /10 MB/,
    ],
    ['nothing', Buffer.alloc(0), /MB/],
  ])('is not %s', async (_what, payload, words) => {
    const { status, body } = await upload(payload);
    expect(status).toBe(422);
    expect(body.detail).toMatch(words);
  });

  test('is taken from nobody who is not signed in, and shown under no other path', async () => {
    expect((await upload(await picture().jpeg().toBuffer(), 'image/jpeg', null)).status).toBe(401);
    for (const name of ['..%2f..%2fleads.sqlite', 'photo.jpg', '0123456789ab-1x1.svg'])
      expect((await mia.get(`/content/photos/${name}`)).status).toBe(404);
  });
});

describe('the logo', () => {
  const LOGO = 'logo.svg';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n';
  const choose = (value: string) => change([{ path: ['body', 0], value }], LOGO);

  test('is drafted, published and taken back as the files of the content', async () => {
    const before = (await readDrafted(office.server.database.db)).live.get(LOGO);
    expect(before).toMatch(/^<svg/);
    const { body } = await choose(svg);
    expect(valueIn(body, 'body', 0)).toBe(svg);
    await requestAll();
    expect(await publish(LOGO)).toBe(svg);
    const { live, previous } = (await owner.get('/publications')).body;
    await owner.send('POST', `/publications/${previous}/repeat`, { live });
    expect(await publish(LOGO)).toBe(before);
  });

  test('is nothing that runs or loads', async () => {
    const { status, body } = await choose(svg.replace('<path', '<path onload="alert(1)"'));
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain('Expected an SVG file');
    expect((await choose('\x89PNG')).status).toBe(422);
  });
});

test('texts of a page are found in its file and in the settings', async () => {
  const { body } = await mia.send('POST', '/content/places', {
    page: ABOUT,
    texts: [
      'About us, and how we work',
      'What we promise',
      'nowhere at all',
      'From $199 per season',
    ],
  });
  expect(body.places).toEqual([
    { path: ABOUT, field: ['h1'] },
    { path: ABOUT, field: ['body', 1] },
    null,
    { path: 'site.yaml', field: ['prices', 'outdoor_plan', 'from'] },
  ]);
});

test('prices, guarantees and legal pages are published by somebody who confirmed who they are', async () => {
  const send = (...paths: string[]) =>
    owner.send('POST', '/publications', { note: '', at: null, paths });
  const service = 'pages/services/ant-control.md';
  await change(heading('About'));
  await change([{ path: ['prices', 'outdoor_plan', 'from'], value: 209 }], 'site.yaml');
  await change(heading('Terms'), 'pages/terms-of-service.md');
  await change([{ path: ['guarantee', 'text'], value: 'Free.' }], service);
  office.clock.now += 11 * MINUTE;
  for (const path of ['site.yaml', 'pages/terms-of-service.md', service])
    expect((await send(ABOUT, path)).body, path).toMatchObject({ code: 'confirm-first' });
  expect((await send(ABOUT)).status).toBe(200);
  office.clock.now -= 11 * MINUTE;
  expect((await send('site.yaml')).status).toBe(200);
});

test('a shorter retention is for an owner who confirmed it, and says first what it would delete', async () => {
  const { db } = office.server.database;
  const id = await office.arrivedLead();
  await db
    .updateTable('contact_submissions')
    .set({ created_at: office.clock.now - 100 * 24 * 60 * MINUTE })
    .where('submission_id', '=', id)
    .execute();
  await db.updateTable('outbox').set({ state: 'sent' }).execute();
  const draft = async () =>
    (await owner.get('/publications')).body.drafts.map(
      ({ path, is_binding, deletes }: PublicationList['drafts'][number]) => [
        path,
        is_binding,
        deletes,
      ],
    );
  await change([{ path: ['retention', 'lead_days'], value: 800 }], 'site.yaml');
  expect(await draft()).toEqual([['site.yaml', true, null]]);
  await change([{ path: ['retention', 'lead_days'], value: 99 }], 'site.yaml');
  expect(await draft()).toEqual([['site.yaml', true, { leads: 1, pictures: 0 }]]);
  office.clock.now += 11 * MINUTE;
  const request = { note: '', at: null, paths: ['site.yaml'] };
  expect((await owner.send('POST', '/publications', request)).body.code).toBe('confirm-first');
});

test('a shorter retention counts a day after its publication, a longer one at once', async () => {
  const DAY = 24 * 60 * MINUTE;
  const known = { photo_days: 1, lead_days: 1, copy_days: 1 };
  const leadDays = async () =>
    (await retentionInForce(office.server.database.db, known, office.clock.now)).lead_days;
  const keepFor = async (value: number) => {
    await change([{ path: ['retention', 'lead_days'], value }], 'site.yaml', owner);
    const request = { note: '', at: null, paths: ['site.yaml'] };
    expect((await owner.send('POST', '/publications', request)).status).toBe(200);
    await publish();
  };
  expect(await leadDays()).toBe(730);
  await keepFor(99);
  office.clock.now += DAY - MINUTE;
  expect(await leadDays()).toBe(730);
  office.clock.now += 2 * MINUTE;
  expect(await leadDays()).toBe(99);
  owner = await office.signIn('olga@fixture.example', 'owner');
  await keepFor(365);
  expect(await leadDays()).toBe(365);
});

test('a publication of prices is undone by somebody who confirmed who they are, another one by any owner', async () => {
  const { db } = office.server.database;
  const undo = async () => {
    const { live, previous } = (await owner.get('/publications')).body;
    return owner.send('POST', `/publications/${previous}/repeat`, { live });
  };
  const publishNow = async () => {
    await requestAll();
    await publish();
  };
  await change(heading('About'));
  await publishNow();
  office.clock.now += 11 * MINUTE;
  expect((await undo()).status).toBe(200);
  await publish();
  office.clock.now -= 11 * MINUTE;
  await change([{ path: ['prices', 'outdoor_plan', 'from'], value: 209 }], 'site.yaml');
  await publishNow();
  office.clock.now += 11 * MINUTE;
  const before = (await readLive(db))?.publication_no;
  expect((await undo()).body).toMatchObject({ code: 'confirm-first' });
  expect((await readLive(db))?.publication_no).toBe(before);
  office.clock.now -= 11 * MINUTE;
  expect((await undo()).status).toBe(200);
});

test('the office publishes where the settings let it, but nothing that binds the company', async () => {
  const send = (...paths: string[]) =>
    mia.send('POST', '/publications', { note: '', at: null, paths });
  await change(heading('From Mia'));
  await change([{ path: ['prices', 'outdoor_plan', 'from'], value: 209 }], 'site.yaml');
  expect((await mia.get('/publications')).body.may_publish).toBe(false);
  expect((await send(ABOUT)).body.code).toBe('not-allowed');

  const { body: settings } = await owner.get('/settings');
  expect(settings.office_publishes).toBe(false);
  await owner.send('PUT', '/settings', { ...settings, office_publishes: true });
  const { may_publish, drafts } = (await mia.get('/publications')).body;
  expect(may_publish).toBe(true);
  expect(
    drafts.map(({ path, is_binding }: { path: string; is_binding: boolean }) => [path, is_binding]),
  ).toEqual([
    [ABOUT, false],
    ['site.yaml', true],
  ]);
  expect((await send(ABOUT, 'site.yaml')).body).toMatchObject({ code: 'not-allowed' });
  expect((await requestAll({ caller: mia })).status).toBe(403);
  expect((await send(ABOUT)).status).toBe(200);
  expect(await publish()).toContain('From Mia');
  const [entry] = (await owner.get('/audit')).body.entries;
  expect(entry).toMatchObject({
    what: 'publication.request',
    who: expect.stringMatching(/mia/i),
  });

  // What an owner has published of prices is no matter of the office, nor what waits for its time.
  const undo = async () => {
    const { live, previous } = (await mia.get('/publications')).body;
    return mia.send('POST', `/publications/${previous}/repeat`, { live });
  };
  expect((await undo()).status).toBe(200);
  const at = office.clock.now + 60 * MINUTE;
  await owner.send('POST', '/publications', { note: '', at, paths: ['site.yaml'] });
  const [waiting] = (await mia.get('/publications')).body.publications;
  const cancel = () => mia.send('DELETE', `/publications/${waiting.publication_no}`);
  expect((await cancel()).body.code).toBe('not-allowed');
  office.clock.now = at;
  await publish();
  expect((await undo()).body.code).toBe('not-allowed');

  await owner.send('PUT', '/settings', settings);
  await change(heading('Again'));
  expect((await send(ABOUT)).body.code).toBe('not-allowed');
});
