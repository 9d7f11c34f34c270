/** What visitors read: published now, at a set time, taken back; what was changed in two places. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentDir } from '../content-loader/load.ts';
import { inOrder } from '../server/activity/store/counters.ts';
import { requestFolder, workOffDue } from '../server/content/service/publish.ts';
import { hashOfText, readContentFolder } from '../server/content/store/content-files.ts';
import { noteReplica } from '../server/content/store/replicas.ts';
import { insertRevisions } from '../server/content/store/revisions.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { type Office, openOffice } from './office.ts';
import { enter, officeUrl } from './office-app.ts';

const ABOUT = 'pages/about/index.md';

test.describe.configure({ mode: 'default' });

let office: Office;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentDir, folder, { recursive: true });
  office = await openOffice({ CONTENT_DIR: folder });
  await publishFolder();
  edit('site.yaml', (text) => `${text}# changed\n`);
  await publishFolder();
});
test.afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true });
});

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
}

/** As a server does, without the minute that rendering takes here. */
async function publishFolder(): Promise<void> {
  await requestFolder({ db: office.db, now: Date.now }, readContentFolder(folder));
  await workOff();
}

const workOff = (faults?: string[]) =>
  workOffDue({
    db: office.db,
    settings: { dataDir: folder, diskReserveBytes: 0 },
    owner: 'a server',
    now: Date.now,
    render: async () => (faults ? { faults } : { snapshot: `${Date.now()}` }),
  });

async function writeDraft(path: string, change: (text: string) => string): Promise<void> {
  const base = readFileSync(join(folder, path), 'utf8');
  const text = change(base);
  await inOrder(office.db, 'publication', (transaction) =>
    insertRevisions(transaction, [
      {
        ...{ path, text, hash: hashOfText(text), base_hash: hashOfText(base), is_draft: 1 },
        ...{ author: 'Ada Moss', created_at: Date.now(), note: '' },
      },
    ]),
  );
}

async function open(page: Page, role: 'owner' | 'office' = 'owner'): Promise<void> {
  await enter(page, office, { name: 'Ola Owner', role });
  await page.goto(officeUrl(office, '/publications'));
  await expect(page.getByRole('heading', { name: 'Publishing' })).toBeVisible();
}

/** What was asked for has come, and a server works on it. */
async function workOffWaiting(page: Page, faults?: string[]): Promise<void> {
  await expect(rowOf(page, 'Waits')).toBeVisible();
  await workOff(faults);
}

const rowOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('an owner publishes with a note, sees why it failed, and undoes the one before', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Note').fill('New prices');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(rowOf(page, 'New prices')).toContainText('Waits');
  await expect(page.getByLabel('Note')).toHaveValue('');
  await workOffWaiting(page, ['content/site.yaml:3: expected a phone, found "x"']);
  await expect(page.getByRole('alert')).toContainText('expected a phone, found "x"');
  await expect(rowOf(page, 'New prices')).toContainText('Failed');
  await expect(rowOf(page, 'Live now')).toContainText('2.');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await workOffWaiting(page);
  await expect(rowOf(page, 'Live now')).toContainText('Ola Owner');
  await page.getByRole('button', { name: 'Show this again: publication 2' }).press('Enter');
  await workOffWaiting(page);
  await expect(rowOf(page, 'Live now')).toContainText('5.');
});

test('a time of the company’s clock is asked for again in words, and can be canceled', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page);
  await page.getByLabel('When').fill('2020-01-01T08:00');
  await expect(page.getByText('That time is past.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish / })).toBeDisabled();
  const year = new Date().getUTCFullYear() + 1;
  await page.getByLabel('When').fill(`${year}-06-01T08:00`);
  await page.getByLabel('Note').fill('Summer');
  await page.getByRole('button', { name: /^Publish .*8:00/ }).press('Enter');
  await expect(rowOf(page, 'Summer')).toContainText(/Due .*8:00/);
  const [{ due_at } = { due_at: 0 }] = await office.db
    .selectFrom('publications')
    .select('due_at')
    .where('note', '=', 'Summer')
    .execute();
  // Daylight saving time in Virginia.
  expect(new Date(due_at).toISOString()).toBe(`${year}-06-01T12:00:00.000Z`);
  await page.getByRole('button', { name: /^Cancel publication/ }).press('Enter');
  await expect(rowOf(page, 'Summer')).toContainText('Canceled');
});

test('of two texts an owner takes one, and everybody sees which server shows what', {
  tag: '@slow',
}, async ({ page }) => {
  await writeDraft(ABOUT, (text) => text.replace(/^h1: .*$/m, 'h1: Who we are'));
  edit(ABOUT, (text) => text.replace(/^h1: .*$/m, 'h1: What we do'));
  const server = { place: 'here', prepared_no: null, differs: 0, seen_at: Date.now() };
  const { publication_no, snapshot } = await office.db
    .selectFrom('publications')
    .select(['publication_no', 'snapshot'])
    .orderBy('live_no', 'desc')
    .executeTakeFirstOrThrow();
  for (const [host, number] of [
    ['one (1)', publication_no],
    ['two (2)', publication_no - 1],
  ] as const)
    await noteReplica(office.db, {
      ...{ ...server, replica: host, host, publication_no: number, snapshot },
    });
  await open(page);
  await expect(page.getByText('h1: Who we are')).toBeVisible();
  await expect(page.getByText('h1: What we do')).toBeVisible();
  await expect(rowOf(page, 'one (1)')).toContainText(`Serves publication ${publication_no}`);
  await expect(rowOf(page, 'two (2)')).toContainText('Behind');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Take what is here' }).press('Enter');
  await expect(page.getByText('h1: What we do')).toBeHidden();
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await workOffWaiting(page);
  await expect(rowOf(page, 'Live now')).toContainText('Ola Owner');
  const [taken] = await office.db
    .selectFrom('content_revisions')
    .select(['text', 'is_draft'])
    .where('path', '=', ABOUT)
    .orderBy('revision_no', 'desc')
    .execute();
  expect(taken?.text).toContain('h1: Who we are');
});

test('who is no owner sees the list and changes nothing', async ({ page }) => {
  // The first person is an owner whatever the invitation says.
  await open(page);
  await open(page, 'office');
  await expect(rowOf(page, 'Live now')).toBeVisible();
  await expect(page.getByRole('button', { name: /Publish|Undo|again|Cancel/ })).toHaveCount(0);
});

test('an owner lets the office publish what binds nobody', async ({ page }) => {
  await enter(page, office, { name: 'Ola Owner', role: 'owner' });
  await page.goto(officeUrl(office, '/me'));
  const setting = page.getByLabel('People of the office publish the website, too');
  await expect(setting).not.toBeChecked();
  await setting.press('Space');
  await page.getByRole('button', { name: 'Save' }).last().press('Enter');
  await expect(page.getByText('Saved for everybody')).toBeVisible();
  await writeDraft('pages/about/index.md', (text) => text.replace(/^h1: .*$/m, 'h1: Others'));
  await writeDraft('pages/terms-of-service.md', (text) => text.replace(/^h1: .*$/m, 'h1: Rules'));

  await open(page, 'office');
  await expect(rowOf(page, 'An owner publishes this.').getByRole('checkbox')).toHaveCount(0);
  await expect(rowOf(page, 'Others').getByRole('checkbox')).toBeChecked();
  await page.getByLabel('Note').fill('By the office');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await workOffWaiting(page);
  await expect(rowOf(page, 'By the office')).toContainText('Live now');
  await expect(rowOf(page, 'An owner publishes this.')).toBeVisible();
});
