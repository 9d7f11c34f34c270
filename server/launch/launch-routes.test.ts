import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { LaunchState } from '../../domain/office/launch-api.ts';
import { companyFiles } from '../../publisher/edit/write-new-company.ts';
import { publishFolder } from '../content/service/publish.ts';
import type { ContentFolder } from '../content/store/folder-files.ts';
import { mayOpen, OPENED_FILE } from '../pages/holding-page.ts';
import { publishing, smallFolder } from '../testing/fake-renderer.ts';
import { callerForEachTest, officeForEachTest } from '../testing/office-client.ts';

const office = officeForEachTest('sqlite');
const owner = callerForEachTest(office, 'ola@fixture.example', 'owner');
beforeEach(async () => {
  await publish(FOLDER);
});

const FOLDER = smallFolder(/privacy-policy|terms-of-service/);
const publish = (folder: ContentFolder) =>
  publishFolder(
    publishing(office.server.database, () => office.clock.now),
    folder,
  );

/** What a new company has said once visitors may see it. */
function readyCompany() {
  const texts = companyFiles({ name: 'Sooner State', phone: '405 867 5309', town: 'Norman, OK' });
  const change = (path: string, from: string, to: string) =>
    texts.set(path, (texts.get(path) ?? '').replace(from, to));
  change('site.yaml', 'email: ""', 'email: hello@soonerstate.com');
  change('pages/privacy-policy.md', 'draft: true', 'draft: false');
  change('pages/terms-of-service.md', 'draft: true', 'draft: false');
  return { ...FOLDER, texts };
}

const launch = async (): Promise<LaunchState> => (await owner.get('/launch')).body;
const says = async () =>
  (await launch()).questions.flatMap(({ wrong }) => wrong.map((one) => one.says));

test('what is drafted in the office is an answer at once, whatever the content folder holds', async () => {
  expect(await says()).toContain(
    '(888) 555-0119 belongs to nobody: numbers with 555-01 are kept for fiction.',
  );
  const path = ['territories', 'other', 'phone'];
  await owner.edit('site.yaml', { path, value: '(888) 867-5309' });
  expect((await says()).filter((one) => one.startsWith('(888)'))).toEqual([]);
});

test('visitors are not let in before what they need is published', async () => {
  const { texts } = readyCompany();
  const site = texts.get('site.yaml') ?? '';
  texts.set('site.yaml', site.replace('hello@soonerstate.com', ''));
  await publish({ ...FOLDER, texts });
  await owner.edit('site.yaml', { path: ['contact', 'email'], value: 'hello@soonerstate.com' });
  const refused = await owner.send('POST', '/launch/open', { open: true });
  expect(refused.status).toBe(409);
  expect(refused.body.detail).toContain('At which e-mail address do you read requests?');
  expect(existsSync(join(office.server.database.dataDir, OPENED_FILE))).toBe(false);
});

test('an owner opens the site and closes it again; other users cannot', async () => {
  await publish(readyCompany());
  const { dataDir } = office.server.database;
  const file = join(dataDir, OPENED_FILE);
  const isOpen = () => mayOpen({ siteUrl: 'https://fixture.example', siteUrlGiven: true, dataDir });
  const mia = await office.signIn('mia@fixture.example', 'office');
  expect((await mia.send('POST', '/launch/open', { open: true })).status).toBe(403);
  expect([existsSync(file), isOpen()]).toEqual([false, false]);
  expect((await owner.send('POST', '/launch/open', { open: true })).status).toBe(200);
  expect(isOpen()).toBe(true);
  await owner.send('POST', '/launch/open', { open: false });
  expect(isOpen()).toBe(false);
  const { entries } = (await owner.get('/audit')).body;
  expect(entries.slice(0, 2)).toMatchObject([{ what: 'launch.close' }, { what: 'launch.open' }]);
});
