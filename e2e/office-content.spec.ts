/** The website's texts in the office: found, changed, looked at as a page, drafted, published. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentDir } from '../content-loader/load.ts';
import { requestFolder, workOffDue } from '../server/content/service/publish.ts';
import { readContentFolder } from '../server/content/store/content-files.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { type Office, openOffice } from './office.ts';
import { enter, officeUrl } from './office-app.ts';
import { DESKTOP, PHONE } from './running-page.ts';

const ABOUT = 'pages/about/index.md';

test.describe.configure({ mode: 'default' });

let office: Office;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentDir, folder, { recursive: true });
  office = await openOffice({ CONTENT_DIR: folder });
  await requestFolder({ db: office.db, now: Date.now }, readContentFolder(folder));
  await workOff();
});
test.afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true });
});

/** As a server does, without rendering. */
let published = new Map<string, string>();
const workOff = () =>
  workOffDue({
    db: office.db,
    settings: { dataDir: folder, diskReserveBytes: 0 },
    owner: 'a server',
    now: Date.now,
    render: async (_settings, texts) => {
      published = new Map(texts);
      return { snapshot: `${Date.now()}` };
    },
  });

/** @param path of a file; none = the list */
async function open(page: Page, path = ''): Promise<void> {
  await enter(page, office, { name: 'Ola Owner', role: 'owner' });
  const file = path && `/edit?path=${encodeURIComponent(path)}`;
  await page.goto(officeUrl(office, `/content${file}`));
}

const preview = (page: Page) => page.frameLocator('.content-preview iframe');
const saved = (page: Page) => page.getByText('Saved as a draft by');

for (const size of [PHONE, DESKTOP])
  test(`a heading is found, changed, seen on its page and published at ${size.width} px`, {
    tag: size === PHONE ? [] : '@slow',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await open(page);
    await page.getByLabel('Find a page or a setting').fill('/about');
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    const heading = `Who comes to your door at ${size.width}`;
    await page.getByLabel('Main heading').fill(heading);
    await expect(saved(page)).toBeVisible();
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(heading, {
      timeout: 30_000,
    });
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Waits' })).toBeVisible();
    await workOff();
    expect(published.get(ABOUT)).toContain(heading);
    const before = readContentFolder(folder).texts.get(ABOUT) as string;
    // No other line is another one.
    expect(published.get(ABOUT)?.replace(/^h1: .*$/m, '')).toBe(before.replace(/^h1: .*$/m, ''));
  });

test('a fault stands at its field, and the draft can be discarded', async ({ page }) => {
  test.slow();
  await open(page, ABOUT);
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  const before = await title.inputValue();
  await title.fill('A title that is far too long for what search engines show of a page at all');
  await expect(page.getByText('This can’t be published yet:')).toBeVisible({ timeout: 30_000 });
  await expect(title).toHaveAccessibleDescription(/at most 60 characters/);
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(title).toHaveValue(before);
  await expect(page.getByText('This is what visitors read.')).toBeVisible();
});

test('an entry is added to a list and removed', async ({ page }) => {
  await open(page, 'pages/pest-info/index.md');
  await page.locator('summary', { hasText: 'Questions' }).click();
  const entries = page.getByRole('group', { name: /^Questions \d+$/ });
  const count = await entries.count();
  await page.getByRole('button', { name: 'Add to Questions' }).click();
  await expect(entries).toHaveCount(count + 1);
  await page.getByRole('button', { name: `Remove Questions ${count + 1}` }).click();
  await expect(entries).toHaveCount(count);
});

test('what two people change at once is asked about, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  await open(page, 'pages/reviews.md');
  const other = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await open(other, 'pages/reviews.md');
  await other.getByLabel('Main heading').fill('What people say');
  await expect(saved(other)).toBeVisible();
  await page.getByLabel('Main heading').fill('Reviews of our work');
  await expect(page.getByRole('alert')).toContainText('changed this meanwhile');
  await expect(page.getByLabel('Main heading')).toHaveValue('Reviews of our work');
  await page.getByRole('button', { name: 'Save what I typed' }).click();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Main heading')).toHaveValue('Reviews of our work');
  await other.context().close();
});

test('markup in a field stays text, and the page runs no script', async ({ page }) => {
  test.slow();
  await open(page, ABOUT);
  const answer = page.waitForResponse(/content\/preview/);
  await page.getByLabel('Main heading').fill('<img src=x onerror=alert(1)> & "quotes": #1');
  await expect(saved(page)).toBeVisible();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(
    '<img src=x onerror=alert(1)> & “quotes”: #1',
    { timeout: 30_000 },
  );
  const policy = (await answer).headers()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; style-src/);
  expect(policy).not.toContain('script-src');
});
