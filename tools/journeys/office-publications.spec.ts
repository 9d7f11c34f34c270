/** What visitors read: published now, at a set time, taken back. */
import type { Page } from '@playwright/test';
import { inOrder } from '../../server/activity/store/counters.ts';
import { readDrafted } from '../../server/content/service/drafts.ts';
import { hashOfText } from '../../server/content/store/folder-files.ts';
import { insertRevisions } from '../../server/content/store/stored-revisions.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { enter, officeUrl } from './office-app.ts';
import { type Office, openOffice } from './office-server.ts';

const ABOUT = 'pages/about/index.md';
const CAREERS = 'pages/about/careers.md';
/** All pages are rendered, on a busy machine. */
const RENDERED = { timeout: 90_000 };

test.describe.configure({ mode: 'default' });

let office: Office;
test.beforeAll(async () => {
  office = await openOffice();
});
test.afterAll(() => office.close());

async function writeDraft(path: string, change: (text: string) => string): Promise<void> {
  const { live } = await readDrafted(office.db);
  const text = change(live.get(path) ?? '');
  await inOrder(office.db, 'publication', (transaction) =>
    insertRevisions(transaction, [
      {
        ...{ path, text, hash: hashOfText(text), is_draft: 1 },
        ...{ author: 'Ada Moss', created_at: Date.now() },
      },
    ]),
  );
}

const headed = (heading: string) => (text: string) => text.replace(/^h1: .*$/m, `h1: ${heading}`);

async function open(page: Page, role: 'owner' | 'office' = 'owner'): Promise<void> {
  await enter(page, office, { name: 'Ola Owner', role });
  await page.goto(officeUrl(office, '/publications'));
  await expect(page.getByRole('heading', { name: 'Publishing' })).toBeVisible();
}

const rowOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const readByVisitors = async (path: string) => (await fetch(office.origin + path)).text();

test('an owner publishes a draft with a note, and undoes it', async ({ page }) => {
  test.slow();
  await writeDraft(ABOUT, headed('Who we are today'));
  await writeDraft(CAREERS, headed('Come and work here'));
  await open(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await rowOf(page, 'Come and work here').getByRole('checkbox').press('Space');
  await page.getByLabel('Note').fill('New words');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(rowOf(page, 'New words')).toContainText('Live now', RENDERED);
  await expect(page.getByLabel('Note')).toHaveValue('');
  expect(await readByVisitors('/about')).toContain('Who we are today');
  expect(await readByVisitors('/about/careers')).not.toContain('Come and work here');

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => readByVisitors('/about')).not.toContain('Who we are today');
  await expect(rowOf(page, 'Live now')).toContainText('3.');
  await page.getByRole('button', { name: 'Show this again: publication 2' }).press('Enter');
  await expect(rowOf(page, 'Live now')).toContainText('4.');
  await expect.poll(() => readByVisitors('/about')).toContain('Who we are today');
});

test('a draft that can’t be rendered says why, and what is live stays', async ({ page }) => {
  test.slow();
  await writeDraft(CAREERS, (text) => `${text}\nRead [more](/no-such-page).\n`);
  const before = await readByVisitors('/about/careers');
  await open(page);
  await page.getByLabel('Note').fill('A dead link');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('/no-such-page', RENDERED);
  await expect(rowOf(page, 'A dead link')).toContainText('Failed');
  expect(await readByVisitors('/about/careers')).toBe(before);
});

test('who is no owner sees the list and changes nothing', async ({ page }) => {
  // The first person is an owner whatever the invitation says.
  await open(page);
  await open(page, 'office');
  await expect(rowOf(page, 'Live now')).toBeVisible();
  await expect(page.getByRole('button', { name: /Publish|Undo|again/ })).toHaveCount(0);
});
