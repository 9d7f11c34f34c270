import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentPage, FieldPath, FormNode } from '../../../domain/office/content-api.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { fromJson } from '../../database/json.ts';
import type { Session } from '../../office/store/sessions.ts';
import { publishing, smallFolder } from '../../testing/fake-renderer.ts';
import {
  type Answer,
  type Caller,
  callerForEachTest,
  officeForEachTest,
} from '../../testing/office-client.ts';
import { readDrafted } from '../service/drafts.ts';
import { publishDue, publishFolder } from '../service/publish.ts';
import { retentionInForce } from '../service/retention-in-force.ts';
import { writeUploads } from '../store/content-photos.ts';
import { readLive } from '../store/publications.ts';
import { insertRevisions, readTexts } from '../store/stored-revisions.ts';
import { saveChange } from './content-calls.ts';

const ABOUT = 'pages/about/index.md';
const MINUTE = 60_000;

const FOLDER = smallFolder(/about\/index|reviews|ant-control|terms-of|before-a-hurricane/);

const office = officeForEachTest('sqlite');
const owner = callerForEachTest(office, 'ola@fixture.example', 'owner');
const mia = callerForEachTest(office, 'mia@fixture.example', 'office');
beforeEach(async () => {
  await publishFolder(publisher(), FOLDER);
});

const publisher = () => publishing(office.server.database, () => office.clock.now);

/** As a server does. @returns the text that visitors get of a file */
async function publish(path = ABOUT): Promise<string | undefined> {
  const { db } = office.server.database;
  await publishDue(publisher());
  const live = await readLive(db);
  return (await readTexts(db, live ? fromJson(live.revisions) : {})).get(path);
}

/** Requests that every draft is published. */
async function requestAll(): Promise<Answer> {
  const { drafts } = (await owner.get('/publications')).body;
  const paths = drafts.map(({ path }: { path: string }) => path);
  return owner.send('POST', '/publications', { note: '', paths });
}

const read = (path = ABOUT, caller = mia) =>
  caller.get(`/content/file?path=${encodeURIComponent(path)}`);
const edit = (field: FieldPath, value: unknown, path = 'site.yaml', caller = mia) =>
  caller.edit(path, { path: field, value });
const write = (h1: string, path = ABOUT, caller = mia) => edit(['h1'], h1, path, caller);
const PRICE = ['prices', 'outdoor_plan', 'from'];
const nodesIn = (node: FormNode): FormNode[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];
const nodeIn = ({ form }: ContentPage, path: (string | number)[]) =>
  nodesIn(form).find((node) => node.path.join() === path.join());
const valueIn = (page: ContentPage, ...path: FieldPath) => {
  const node = nodeIn(page, path);
  return node && 'values' in node ? node.values[0]?.value : undefined;
};
/** @returns the status of a call that changes a page */
const change = async (what: string, body: object) =>
  (await mia.send('POST', `/content/${what}`, body)).status;
const draftIn = ({ files }: ContentPage) => files.find(({ draft }) => draft)?.draft ?? null;
const historyOf = async (path = ABOUT) =>
  (await mia.get(`/content/history?path=${path}`)).body.revisions;

describe('drafts', () => {
  test('of one sitting are one revision, of another person or hour a second', async () => {
    const before = (await historyOf()).length;
    // Another page waits for its publication.
    await write('Others', 'pages/reviews.md');
    await requestAll();
    await write('One');
    office.clock.now += 9 * MINUTE;
    await write('Two');
    office.clock.now += 9 * MINUTE;
    await write('Three');
    expect(await historyOf()).toHaveLength(before + 1);
    office.clock.now += 11 * MINUTE;
    await write('Four');
    expect(await historyOf()).toHaveLength(before + 2);
    await write('Five', ABOUT, owner);
    expect(await historyOf()).toHaveLength(before + 3);
  });

  test('that wait for their publication stay as they were chosen', async () => {
    await write('Chosen');
    await requestAll();
    await write('Later');
    expect(await publish()).toContain('\nh1: Chosen\n');
    expect(valueIn((await read()).body, 'h1')).toBe('Later');
  });

  test('end when everything is as visitors get it', async () => {
    const was = valueIn((await read()).body, 'h1');
    expect(draftIn((await write('Other')).body)).not.toBeNull();
    expect(draftIn((await write(String(was))).body)).toBeNull();
    expect((await owner.get('/publications')).body.drafts).toEqual([]);
  });

  test('of two tabs: the second is asked, and has the first one’s text', async () => {
    const { hash } = (await read()).body;
    const send = (value: string, caller: Caller) =>
      caller.send('PUT', '/content/file', {
        ...{ path: ABOUT, hash },
        edits: [{ file: ABOUT, path: ['h1'], value }],
      });
    expect((await send('First', mia)).status).toBe(200);
    for (const caller of [mia, owner]) {
      const { status, body } = await send('Second', caller);
      expect([status, body.code, valueIn(body.page, 'h1')]).toEqual([409, 'conflict', 'First']);
    }
    expect(await change('discard', { path: ABOUT, hash })).toBe(409);
    expect(valueIn((await read()).body, 'h1')).toBe('First');
  });

  test('that another user saves while a change is being made are not overwritten', async () => {
    const { hash } = (await read()).body;
    const session = { person: { name: 'ola' } } as Session;
    const refused = await saveChange(publisher(), { path: ABOUT, hash, session }, async () => {
      await write('First');
      return new Map([[ABOUT, 'h1: Second\n']]);
    });
    expect(refused).toMatchObject({ code: 'conflict' });
    expect(valueIn((await read()).body, 'h1')).toBe('First');
  });
});

describe('refused', () => {
  test.each(['../../etc/passwd', 'server/start/app.ts'])('is the path %s', async (path) => {
    const body = { path, hash: 'x' };
    const edits = [{ file: path, path: ['h1'], value: 'x' }];
    const statuses = [
      (await read(path)).status,
      (await mia.send('PUT', '/content/file', { ...body, edits })).status,
      await change('discard', body),
      await change('rename', { ...body, url: '/blog/x' }),
      await change('remove', { ...body, lead_to: '/' }),
      await change('bring-back', { ...body, revision_no: 1 }),
    ];
    for (const status of statuses) expect([404, 422]).toContain(status);
  });

  test('are pages that code leads to, when they are renamed or removed', async () => {
    const { hash, can_move } = (await read()).body;
    expect(can_move).toBe(false);
    const body = { path: ABOUT, hash };
    expect(await change('rename', { ...body, url: '/about/x' })).toBe(422);
    expect(await change('remove', { ...body, lead_to: '/' })).toBe(422);
  });
});

describe('a page', () => {
  const POST = 'pages/blog/before-a-hurricane.md';

  test('is begun as a draft with its fields empty, and is gone when that is discarded', async () => {
    const page = { template: 'post', url: '/blog/winter-mice', h1: 'Mice in winter' };
    const { status, body } = await mia.send('POST', '/content/pages', page);
    expect(status).toBe(200);
    const path = 'pages/blog/winter-mice.md';
    expect(body.files).toMatchObject([{ path, url: '/blog/winter-mice' }]);
    expect(valueIn(body, 'published')).toBe('2026-11-17');
    expect(valueIn(body, 'body', 0)).toBe('\n');
    expect(await change('pages', page)).toBe(422);
    const { hash } = body;
    expect((await mia.send('POST', '/content/discard', { path, hash })).body).toEqual({});
    expect((await read(path)).status).toBe(404);
  });

  test('is removed once what leads to it has another place to lead to', async () => {
    const { hash } = (await read(POST)).body;
    const body = { path: POST, hash };
    expect(await change('remove', { ...body, lead_to: '/blog/nowhere' })).toBe(422);
    expect(await change('remove', { ...body, lead_to: '/reviews' })).toBe(200);
    const { files } = (await mia.get('/content')).body;
    const removed = files.find(({ path }: { path: string }) => path === POST);
    expect(removed).toMatchObject({ is_removed: true, draft: { author: 'mia' } });
    expect(await change('discard', { path: POST, hash: '' })).toBe(200);
    expect((await read(POST)).status).toBe(200);
  });
});

test('the history says what was changed by whom, and brings a text back', async () => {
  await edit(PRICE, 209);
  const [draft, live] = await historyOf('site.yaml');
  expect(draft).toMatchObject({
    ...{ author: 'mia', is_draft: true, is_live: false },
    changes: [{ path: PRICE, before: '199', after: '209' }],
  });
  expect(live).toMatchObject({ author: null, is_live: true });
  const { hash } = (await read('site.yaml')).body;
  const body = { path: 'site.yaml', hash, revision_no: live.revision_no };
  const back = await mia.send('POST', '/content/bring-back', body);
  expect(valueIn(back.body, ...PRICE)).toBe(199);
  expect(draftIn(back.body)).toBeNull();
});

test('the drafts of a page in both languages are discarded together, or not at all', async () => {
  const path = 'pages/services/ant-control.md';
  const before = (await read(path)).body;
  const { body } = await mia.edit(path, { path: ['cost', 'note'], remove: true });
  expect(body.files).toMatchObject([{ draft: { author: 'mia' } }, { draft: { author: 'mia' } }]);
  const discard = (hash: string) => mia.send('POST', '/content/discard', { path, hash });
  expect((await discard(before.hash)).status).toBe(409);
  expect(draftIn((await read(path)).body)).not.toBeNull();
  expect((await discard(body.hash)).body).toEqual(before);
});

test('a value of another type keeps no file from being opened', async () => {
  const text = 'prices: { most_treatments: { name: 0 } }\npeople: 3\n';
  const row = { path: 'site.yaml', text, hash: 'x', is_draft: 1, author: 'Ada', created_at: 0 };
  await inOrder(office.server.database.db, 'publication', (db) => insertRevisions(db, [row]));
  for (const path of [ABOUT, 'site.yaml']) expect((await read(path)).status).toBe(200);
});

describe('a photo', () => {
  const upload = (payload: Buffer, caller = mia, type = 'image/jpeg') =>
    caller.send('POST', '/content/photos', payload, { 'content-type': type });
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
    await mia.edit(
      ABOUT,
      { path: ['photos'], add: true },
      { path: ['photos', 0, 'file'], value: body.file },
      { path: ['photos', 0, 'alt'], value: alt },
    );
    const { db } = office.server.database;
    const { texts } = await readDrafted(db);
    const uploads = await writeUploads(db, texts, office.server.database.dataDir);
    expect([...uploads.keys()]).toEqual([body.file]);
    const stored = await sharp(uploads.get(body.file)).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
  });

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG, PNG or WebP/],
    ['more than 10 MB', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(12e6)]), /10 MB/],
  ])('is not %s', async (_what, payload, words) => {
    const { status, body } = await upload(payload);
    expect([status, body.detail]).toEqual([422, expect.stringMatching(words)]);
  });
});

test('prices, guarantees and legal pages need a recent sign-in to be published', async () => {
  const send = (...paths: string[]) => owner.send('POST', '/publications', { note: '', paths });
  const service = 'pages/services/ant-control.md';
  await write('About');
  await edit(PRICE, 209);
  await write('Terms', 'pages/terms-of-service.md');
  await edit(['guarantee', 'text'], 'Free.', service);
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
  const drafts = async () => (await owner.get('/publications')).body.drafts;
  await edit(['retention', 'lead_days'], 800);
  expect(await drafts()).toMatchObject([{ path: 'site.yaml', is_binding: true, deletes: null }]);
  await edit(['retention', 'lead_days'], 99);
  expect(await drafts()).toMatchObject([{ deletes: { leads: 1, pictures: 0 } }]);
  office.clock.now += 11 * MINUTE;
  const request = { note: '', paths: ['site.yaml'] };
  expect((await owner.send('POST', '/publications', request)).body.code).toBe('confirm-first');
});

test('a shorter retention counts a day after its publication, a longer one at once', async () => {
  const DAY = 24 * 60 * MINUTE;
  const known = { photo_days: 1, lead_days: 1, copy_days: 1 };
  const leadDays = async () =>
    (await retentionInForce(office.server.database.db, known, office.clock.now)).lead_days;
  const keepFor = async (value: number, by = owner) => {
    await edit(['retention', 'lead_days'], value, 'site.yaml', by);
    const request = { note: '', paths: ['site.yaml'] };
    expect((await by.send('POST', '/publications', request)).status).toBe(200);
    await publish();
  };
  expect(await leadDays()).toBe(730);
  await keepFor(99);
  office.clock.now += DAY - MINUTE;
  expect(await leadDays()).toBe(730);
  office.clock.now += 2 * MINUTE;
  expect(await leadDays()).toBe(99);
  // The sign-in of a day ago is not recent enough.
  await keepFor(365, await office.signIn('olga@fixture.example', 'owner'));
  expect(await leadDays()).toBe(365);
});

test('a publication of prices needs a recent sign-in to be undone, other publications do not', async () => {
  const { db } = office.server.database;
  const undo = async () => {
    const { live, previous } = (await owner.get('/publications')).body;
    return owner.send('POST', `/publications/${previous}/repeat`, { live });
  };
  const publishNow = async () => {
    await requestAll();
    await publish();
  };
  await write('About');
  await publishNow();
  office.clock.now += 11 * MINUTE;
  expect((await undo()).status).toBe(200);
  await publish();
  office.clock.now -= 11 * MINUTE;
  await edit(PRICE, 209);
  await publishNow();
  office.clock.now += 11 * MINUTE;
  const before = (await readLive(db))?.publication_no;
  expect((await undo()).body).toMatchObject({ code: 'confirm-first' });
  expect((await readLive(db))?.publication_no).toBe(before);
  office.clock.now -= 11 * MINUTE;
  expect((await undo()).status).toBe(200);
});

test('the office publishes where the settings let it, but nothing that binds the company', async () => {
  const send = (...paths: string[]) => mia.send('POST', '/publications', { note: '', paths });
  await write('From Mia');
  await edit(PRICE, 209);
  expect((await mia.get('/publications')).body.may_publish).toBe(false);
  expect((await send(ABOUT)).body.code).toBe('not-allowed');

  const { body: settings } = await owner.get('/settings');
  await owner.send('PUT', '/settings', { ...settings, office_publishes: true });
  const { may_publish, drafts } = (await mia.get('/publications')).body;
  expect(may_publish).toBe(true);
  expect(drafts).toMatchObject([
    { path: ABOUT, is_binding: false },
    { path: 'site.yaml', is_binding: true },
  ]);
  expect((await send(ABOUT, 'site.yaml')).body).toMatchObject({ code: 'not-allowed' });
  expect((await send(ABOUT)).status).toBe(200);
  expect(await publish()).toContain('From Mia');

  // The role office may not revert prices that an owner published.
  const undo = async () => {
    const { live, previous } = (await mia.get('/publications')).body;
    return mia.send('POST', `/publications/${previous}/repeat`, { live });
  };
  expect((await undo()).status).toBe(200);
  await owner.send('POST', '/publications', { note: '', paths: ['site.yaml'] });
  await publish();
  expect((await undo()).body.code).toBe('not-allowed');
});
