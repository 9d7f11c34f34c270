import { tmpdir } from 'node:os';
import { beforeEach, expect, test } from 'vitest';
import type { FieldPath } from '../../../domain/office/content-api.ts';
import { fakeRenderer, publishing, smallFolder } from '../../testing/fake-renderer.ts';
import { callerForEachTest, officeForEachTest } from '../../testing/office-client.ts';
import { publishDue, publishFolder } from '../service/publish.ts';

const [ABOUT, OTHER, SETTINGS] = ['pages/about/index.md', 'pages/reviews.md', 'site.yaml'];
const DAY = 86_400_000;

const office = officeForEachTest('sqlite', () => ({ renderer: fakeRenderer(tmpdir()) }));
const owner = callerForEachTest(office, 'ola@fixture.example', 'owner');
const FOLDER = smallFolder(/about\/index|reviews/);
beforeEach(async () => {
  await publishFolder(context(), FOLDER);
});

const context = () => publishing(office.server.database, () => office.clock.now);
const write = async (path: string, field: FieldPath, value: unknown) =>
  expect((await owner.edit(path, { path: field, value })).status).toBe(200);

/** @returns the last part of the address */
async function linkTo(path: string): Promise<string> {
  const { body } = await owner.send('POST', '/content/link', { path });
  return body.url.split('/').at(-1);
}

/** Of a browser without a sign-in. */
async function open(link: string) {
  const url = `/office/api/shown/${link}`;
  const { statusCode, body, headers } = await office.server.app.inject({ url });
  return { status: statusCode, body, headers };
}

test('a link shows the page with its draft and no other, and runs nothing', async () => {
  await write(ABOUT, ['h1'], 'Written for Mia');
  await write(OTHER, ['h1'], 'Not for Mia');
  await write(SETTINGS, ['prices', 'outdoor_plan', 'from'], 98_765);
  const { status, body, headers } = await open(await linkTo(ABOUT));
  expect(status).toBe(200);
  expect(body).toContain('/about');
  expect(body).toContain('Written for Mia');
  for (const words of ['Not for Mia', '98765', '<script']) expect(body).not.toContain(words);
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'; sandbox allow-same-origin$/,
  );
  expect(policy).not.toMatch(/script|form-action 'self'/);
});

test('a link goes on showing what is written after it, for seven days', async () => {
  await write(ABOUT, ['h1'], 'First');
  const link = await linkTo(ABOUT);
  office.clock.now += DAY;
  await write(ABOUT, ['h1'], 'Second');
  expect((await open(link)).body).toContain('Second');
  office.clock.now += 6 * DAY - 1;
  expect((await open(link)).status).toBe(200);
  office.clock.now += 1;
  const { status, body } = await open(link);
  expect(status).toBe(410);
  expect(body).toContain('This draft is not shown any more');
});

test.each(['publications', 'content/discard'])(
  'after %s the link to a draft opens nothing, also when the next draft is written',
  async (end) => {
    await write(ABOUT, ['h1'], 'First');
    const link = await linkTo(ABOUT);
    const { hash } = (await owner.get(`/content/file?path=${ABOUT}`)).body;
    const request = { note: '', paths: [ABOUT] };
    const body = end === 'publications' ? request : { path: ABOUT, hash };
    expect((await owner.send('POST', `/${end}`, body)).status).toBe(200);
    await publishDue(context());
    expect((await open(link)).status).toBe(410);
    await write(ABOUT, ['h1'], 'Second');
    expect((await open(link)).status).toBe(410);
  },
);

test('a changed address opens no other draft', async () => {
  await write(ABOUT, ['h1'], 'For Mia');
  await write(OTHER, ['h1'], 'Not for Mia');
  const [link, other] = [await linkTo(ABOUT), await linkTo(OTHER)];
  const [revision = '', until = '', ...signature] = link.split('-');
  const [otherRevision = ''] = other.split('-');
  const sign = signature.join('-');
  const attacks = [
    `${otherRevision}-${until}-${sign}`,
    `${revision}-${Number(until) + DAY}-${sign}`,
    `${revision}-${until}-${'A'.repeat(43)}`,
    `${revision}-${until}`,
  ];
  for (const attack of attacks) {
    const { status, body } = await open(attack);
    expect([404, 410, 422], attack).toContain(status);
    expect(body, attack).not.toMatch(/For Mia|Not for Mia/);
  }
  expect((await open(`${link}/photos/0123456789ab-1x1.jpg`)).status).toBe(404);
});

test('an office user makes links to pages with a draft, and the audit log records it', async () => {
  expect((await office.caller(null).send('POST', '/content/link', { path: ABOUT })).status).toBe(
    401,
  );
  expect((await owner.send('POST', '/content/link', { path: ABOUT })).status).toBe(404);
  await write(SETTINGS, ['prices', 'outdoor_plan', 'from'], 987);
  expect((await owner.send('POST', '/content/link', { path: SETTINGS })).status).toBe(404);
  await write(ABOUT, ['h1'], 'For Mia');
  await linkTo(ABOUT);
  const { body } = await owner.get('/audit');
  expect(body.entries[0]).toMatchObject({ what: 'content.link', about: ABOUT, who: 'ola' });
});
