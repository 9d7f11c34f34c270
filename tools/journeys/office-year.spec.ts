/** Changes of an owner's year on a phone, each by keyboard alone: from the list of pages to a draft in which nothing is wrong. */
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { findContentFaults } from '../../publisher/check/find-faults.ts';
import { faultLine } from '../../publisher/read/content-error.ts';
import { contentDir } from '../../publisher/read/load.ts';
import { readDrafted } from '../../server/content/service/drafts.ts';
import { writeUploads } from '../../server/content/store/content-photos.ts';
import { writeText } from '../../server/content/store/folder-files.ts';
import { expect, test } from './journey.ts';
import { enter, officeUrl } from './office-app.ts';
import { type Office, openOffice } from './office-server.ts';
import { PHONE } from './running-page.ts';

test.describe.configure({ mode: 'default' });
let office: Office;

test.use({ viewport: PHONE });
test.beforeAll(async () => {
  office = await openOffice();
});
test.afterAll(() => office.close());

/** A person with a keyboard and nothing else. */
class Keys {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** Tab by Tab, until the element has the focus. */
  async reach(element: Locator): Promise<void> {
    await expect(element).toBeVisible();
    for (let presses = 0; presses < 400; presses++) {
      if (await element.evaluate((node) => node === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`${element} can’t be reached by Tab`);
  }

  async activate(element: Locator): Promise<void> {
    await this.reach(element);
    await this.press('Enter');
  }

  /** In place of what stands in the field. */
  async write(field: Locator, words: string): Promise<void> {
    await this.reach(field);
    await this.press('ControlOrMeta+A');
    await this.#page.keyboard.insertText(words);
    await expect(field).toHaveValue(words);
  }

  /** Types key by key, as a date field needs it. @param value of the field afterward */
  async type(field: Locator, keys: string, value: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.type(keys);
    await expect(field).toHaveValue(value);
  }

  async choose(field: Locator, option: string): Promise<void> {
    await this.reach(field);
    await field.selectOption(option);
  }
}

/** Opens a file from the list, by a part of its name. */
async function openFile(page: Page, search: string, link: string): Promise<Keys> {
  await enter(page, office, { name: 'Ola Owner', role: 'owner' });
  await page.goto(officeUrl(office, '/content'));
  const keys = new Keys(page);
  await keys.write(page.getByLabel('Find a page or a setting'), search);
  await keys.activate(page.getByRole('link', { name: link, exact: true }).first());
  await keys.activate(page.getByRole('link', { name: 'To the fields' }));
  return keys;
}

const part = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: new RegExp(`^${name}( \\(.*\\))?$`) });
const group = (scope: Page | Locator, name: string) =>
  scope.getByRole('group', { name, exact: true });
const field = (scope: Page | Locator, name: string) => scope.getByLabel(name, { exact: true });

/** What is saved, once it is, and that a publication would take it. */
async function draftOf(page: Page, path: string, expected: string | RegExp): Promise<string> {
  const saved = async () => (await readDrafted(office.db)).texts.get(path);
  await expect.poll(saved, { timeout: 30_000 }).toMatch(expected);
  const { texts } = await readDrafted(office.db);
  const written = mkdtempSync(join(tmpdir(), 'drafts-'));
  cpSync(join(contentDir, 'public'), join(written, 'public'), { recursive: true });
  for (const [file, own] of texts) writeText(written, file, own);
  mkdirSync(join(written, 'photos'));
  for (const [name, photo] of await writeUploads(office.db, texts, office.dataDir))
    copyFileSync(photo, join(written, 'photos', name));
  expect(findContentFaults(written).map(faultLine)).toEqual([]);
  rmSync(written, { recursive: true });
  await expect(page.getByRole('alert')).toHaveCount(0);
  return texts.get(path) ?? '';
}

const portrait = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

const add = (scope: Page | Locator, list: string) =>
  scope.getByRole('button', { name: `Add to ${list}`, exact: true });
/** The row of a group that says what it could have, or leaves out. */
const rows = (scope: Page | Locator, label: string) =>
  scope.locator('.content-missing').filter({ hasText: label });

async function begin(keys: Keys, scope: Page | Locator, name: string): Promise<void> {
  const row = rows(scope, 'What is not here yet').last();
  await expect(row).toBeAttached();
  const folded = scope.locator('summary', { hasText: 'More or fewer fields' });
  if (await row.isHidden()) await keys.activate(folded.last());
  await keys.choose(row.getByRole('combobox'), name);
  await keys.activate(row.getByRole('button', { name: 'Add it' }));
}

test('hours, a day of the week and a holiday on which the office is closed', async ({ page }) => {
  test.slow();
  const keys = await openFile(page, 'site.yaml', 'Company');
  await keys.activate(part(page, 'Hours'));
  await keys.write(field(group(page, 'Thursday'), 'Closes'), '17:00');
  const holidays = group(page, 'Closed days');
  await keys.activate(add(holidays, 'Closed days'));
  await expect(field(holidays, 'Closed days 8')).toBeFocused();
  await field(holidays, 'Closed days 8').fill('2026-12-24');
  const hours = page.locator('details').filter({ has: part(page, 'Hours') });
  await keys.write(field(hours, 'Label'), 'Monday to Friday 8 am to 6 pm, Thursday to 5 pm');
  const leave = rows(hours, 'What can be left out').last();
  await keys.choose(leave.getByRole('combobox'), 'Saturday');
  await keys.activate(leave.getByRole('button', { name: 'Remove' }));
  await expect(group(page, 'Saturday')).toHaveCount(0);
  const text = await draftOf(page, 'site.yaml', '2026-12-24');
  expect(text).not.toContain('saturday:');
});

test('a person who writes and checks pages', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  const keys = await openFile(page, 'site.yaml', 'Company');
  await expect(part(page, 'Prices')).toBeVisible();
  await keys.activate(part(page, 'People'));
  await keys.activate(add(page, 'People'));
  const person = group(page, 'People 1');
  await keys.write(field(person, 'Name'), 'Kim Lee');
  for (const [name, words] of [
    ['Credentials', 'Certified applicator'],
    ['Bio', 'Fifteen years under the houses of Richmond.'],
  ] as const) {
    await begin(keys, person, name);
    await keys.write(field(person, name), words);
  }
  await begin(keys, person, 'Photo');
  const upload = field(person, 'File');
  await expect(upload).toBeFocused();
  // What the device's own dialog gives.
  await upload.setInputFiles({
    name: 'kim.jpg',
    mimeType: 'image/jpeg',
    buffer: await portrait(),
  });
  await expect(field(person, 'A photo that is there already')).toHaveValue(/^photo-/, {
    timeout: 20_000,
  });
  await begin(keys, group(person, 'Photo'), 'Crop');
  await expect(field(person, 'Top')).toBeFocused({ timeout: 20_000 });
  await keys.write(field(person, 'Bottom'), '20');
  await draftOf(page, 'site.yaml', /bottom: 20/);
  await draftOf(page, 'site.yaml', /under the houses of Richmond/);

  // Her entry is one for both languages.
  await page.goto(officeUrl(office, '/content/edit?path=pages/about/how-we-write.md'));
  const shown = page.frameLocator('.content-preview iframe').getByAltText('Portrait of Kim Lee');
  await expect(shown).toHaveAttribute('height', '640', { timeout: 30_000 });
});

test('a seasonal offer', async ({ page }) => {
  test.slow();
  await enter(page, office, { name: 'Ola Owner', role: 'owner' });
  await page.goto(officeUrl(office, '/content'));
  const keys = new Keys(page);
  await keys.activate(page.getByRole('button', { name: 'New page' }));
  await keys.choose(page.getByLabel('What kind of page'), 'Seasonal offer');
  await keys.write(field(page, 'Main heading'), 'Begin the plan this winter');
  await expect(field(page, 'Address of the page')).toHaveValue(
    '/offers/begin-the-plan-this-winter',
  );
  await keys.press('Enter');
  await keys.activate(page.getByRole('link', { name: 'To the fields' }));
  await keys.write(
    field(page, 'Summary'),
    'The first month of the plan costs $25 less this winter.',
  );
  await keys.write(field(page, 'Title'), 'The plan in winter');
  await keys.write(field(page, 'Description'), 'The first month of the plan costs $25 less.');
  await keys.write(field(page, 'Saves'), '$25');
  await keys.choose(field(page, 'Price'), 'Pest Protection Plan');
  await keys.activate(part(page, 'Includes'));
  await keys.write(field(page, 'Includes 1'), 'The first visit');
  await keys.write(field(page, 'Who'), 'New customers with one house.');
  await keys.write(field(page, 'How'), 'Ask for it when you call.');
  await keys.type(field(page, 'First day'), '12012026', '2026-12-01');
  await keys.type(field(page, 'Last day'), '02282027', '2027-02-28');
  const pages = part(page, 'Pages');
  await expect(pages).toContainText('not right yet');
  await keys.activate(pages);
  await keys.write(field(page, 'Pages 1'), '/');
  await expect(pages).not.toContainText('not right yet');
  await expect(field(page, 'Pages 1')).toBeFocused();
  await draftOf(page, 'pages/offers/begin-the-plan-this-winter.md', /^pages:\n +- ["']?\/["']?$/m);
});
