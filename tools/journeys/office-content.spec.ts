/** The website's texts in the office: found, changed, looked at as a page, drafted, published. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readDrafted } from '../../server/content/service/drafts.ts';
import { readContentFolder } from '../../server/content/store/folder-files.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { enter, officeUrl } from './office-app.ts';
import { type Office, openOffice } from './office-server.ts';
import { DESKTOP, PHONE } from './running-page.ts';

const ABOUT = 'pages/about/index.md';

test.describe.configure({ mode: 'default' });

let office: Office;
test.beforeAll(async () => {
  office = await openOffice();
});
test.afterAll(() => office.close());

/** Publishes the drafts that are chosen. @returns what visitors get then, by path */
async function publish(page: Page): Promise<ReadonlyMap<string, string>> {
  const isLive = page.getByRole('listitem').filter({ hasText: 'Live now' });
  const before = (await isLive.locator('b').textContent()) ?? '';
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(isLive.locator('b')).not.toHaveText(before, { timeout: 90_000 });
  return (await readDrafted(office.db)).live;
}

/** @param path of a file; none = the list */
async function open(page: Page, path = ''): Promise<void> {
  await enter(page, office, { name: 'Ola Owner', role: 'owner' });
  const file = path && `/edit?path=${encodeURIComponent(path)}`;
  await page.goto(officeUrl(office, `/content${file}`));
}

const mainHeading = (page: Page) => page.getByLabel('Main heading', { exact: true });
const preview = (page: Page) => page.frameLocator('.content-preview iframe');
const saved = (page: Page) => page.getByText('Saved as a draft by').first();

test('a heading is found, changed, seen on its page and published', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await open(page);
  await page.getByLabel('Find a page or a setting').fill('/about');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  const heading = 'Who comes to your door today';
  await mainHeading(page).fill(heading);
  await expect(saved(page)).toBeVisible();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(heading, {
    timeout: 30_000,
  });
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  const published = await publish(page);
  const isServed = async () =>
    (await (await page.request.get(`${office.origin}/about`)).text()).includes(heading);
  // Each server renders for itself what is live.
  await expect.poll(isServed, { timeout: 60_000 }).toBe(true);
  const before = readContentFolder().texts.get(ABOUT) as string;
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
  await page.getByRole('link', { name: /at most 60 characters/ }).press('Enter');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(title).toHaveValue(before);
  await expect(page.getByText('This is what visitors read.').first()).toBeVisible();
});

test('Spanish words stand beside their English ones, marked where they are older', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await open(page, 'pages/services/index.md');
  const spanish = page.getByLabel('Main heading, Spanish');
  const [own, other] = [await mainHeading(page).boundingBox(), await spanish.boundingBox()];
  expect(other?.x).toBeGreaterThan((own?.x ?? 0) + (own?.width ?? 0));
  // What is data comes from the English file.
  await expect(page.getByLabel('Priority, Spanish')).toHaveCount(0);

  await mainHeading(page).fill('What we do at your home');
  const older = 'Its English words were changed after it.';
  await expect(spanish).toHaveAccessibleDescription(new RegExp(older));
  const marked = page.getByRole('link', { name: 'Main heading, Spanish' });
  await marked.press('Enter');
  await expect(spanish).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Lo que hacemos [[in your home]]');
  await expect(spanish).toHaveAccessibleDescription(/Waits for your words: “in your home”/);
  await expect(page.getByText(older)).toHaveCount(0);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/^Lo que hacemos/, {
    timeout: 30_000,
  });
  expect(await findViolations(page)).toEqual([]);
  await spanish.fill('Lo que hacemos en su casa');
  await expect(marked).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the page in English' }).press('Enter');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(
    'What we do at your home',
    { timeout: 30_000 },
  );
  const discard = page.getByRole('button', { name: 'Discard the drafts in both languages' });
  await discard.press('Enter');
  await expect(discard).toHaveCount(0);
  await expect(mainHeading(page)).not.toHaveValue('What we do at your home');
  await expect(spanish).not.toHaveValue('Lo que hacemos en su casa');
});

test('a press on a part of the page opens its field', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await open(page, ABOUT);
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('data-field', '["h1"]', { timeout: 30_000 });

  await heading.click();
  await expect(mainHeading(page)).toBeFocused();
  await expect(heading).toHaveAttribute('data-chosen');
  await preview(page).getByText('Honey bees in a wall go to a beekeeper.').press('Enter');
  const part = page.getByLabel('Part 4', { exact: true });
  await expect(part).toBeFocused();
  const chosen = () =>
    part.evaluate((box: HTMLTextAreaElement) =>
      box.value.slice(box.selectionStart, box.selectionEnd),
    );
  await expect.poll(chosen).toBe('Honey bees in a wall go to a beekeeper');

  // A link opens its field, and leads nowhere. What many pages use stands beside this page.
  const link = preview(page).locator('footer a[href^="mailto:"]');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: 'Company', exact: true })).toBeVisible();
  await expect(page.locator('#fields :focus')).toHaveValue(name);
  await expect(heading).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the words of this page' }).click();
  await expect(mainHeading(page)).toBeVisible();
  const visitors = await page.request.get(`${office.origin}/about`);
  expect(await visitors.text()).not.toContain('data-field');
});

test('a page gets another address, and goes once it is clear where its links lead', async ({
  page,
}) => {
  test.slow();
  await open(page, 'pages/blog/buying-a-house.md');
  // A page that is still being asked for under its old address may not be framed.
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await page.locator('summary', { hasText: 'Address, or remove the page' }).press('Enter');
  await page.getByLabel('Address of the page').fill('/blog/house hunting');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Address of the page')).toHaveAccessibleDescription(/hyphens/);
  await page.getByLabel('Address of the page').fill('/blog/house-hunting');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page).toHaveURL(/house-hunting\.md/);
  // With what leads to it, it can be shown.
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });

  await page.locator('summary', { hasText: 'Address, or remove the page' }).press('Enter');
  await page.getByRole('button', { name: 'Remove the page' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('These lead to it:')).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByLabel('Where should they lead instead?')).toHaveValue('/blog');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove the page' }).click();
  await expect(page.getByRole('heading', { name: 'Website' })).toBeVisible();
  await page.getByLabel('Find a page or a setting').fill('hunting');
  await expect(page.getByRole('link', { name: /house-hunting/ })).toHaveCount(0);
});

test('a draft is shown to somebody without a sign-in by its link', async ({ page, browser }) => {
  test.slow();
  await open(page, 'pages/about/pestdex.md');
  const heading = 'The animals of this region';
  await mainHeading(page).fill(heading);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show the draft to somebody' }).press('Enter');
  const address = page.getByLabel('Address to send');
  await expect(address).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const other = await (await browser.newContext({ viewport: PHONE })).newPage();
  await other.goto(await address.inputValue());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await other.evaluate(() => document.scripts.length)).toBe(0);
  await page.getByRole('button', { name: 'Discard the draft' }).press('Enter');
  await expect(page.getByText('This is what visitors read.')).toBeVisible();
  expect((await other.reload())?.status()).toBe(410);
  await expect(other.getByText('This draft is not shown any more')).toBeVisible();
  await other.context().close();
});

test('a photo is uploaded with words for it, and seen on the page', async ({ page }) => {
  test.slow();
  await open(page, 'pages/about/about-wrenhouse.md');
  const missing = page
    .locator('.content-missing')
    .filter({ hasText: 'What is not here yet' })
    .last();
  await missing.getByRole('combobox').selectOption('Photos');
  await missing.getByRole('button', { name: 'Add it' }).press('Enter');
  const file = page.getByLabel('File', { exact: true });
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
  await expect(page.getByText('Please send a photo as JPEG')).toBeVisible();
  const color = { width: 900, height: 600, channels: 3, background: '#884422' } as const;
  const buffer = await sharp({ create: color }).jpeg().toBuffer();
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByLabel('A photo that is there already')).toHaveValue(/^photo-/, {
    timeout: 20_000,
  });
  // Without words for it, the page can't be published.
  await expect(page.getByText('This can’t be published yet:')).toBeVisible({ timeout: 30_000 });
  const words = 'A technician looks under a sink with a flashlight';
  await page.getByLabel('Words for those who can’t see it').fill(words);
  const photo = preview(page).getByAltText(words);
  await photo.scrollIntoViewIfNeeded({ timeout: 30_000 });
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);
  expect(await findViolations(page)).toEqual([]);

  await expect(page.getByText('This can’t be published yet:')).toHaveCount(0, { timeout: 20_000 });
});

test('without a connection nothing typed is lost', async ({ page }) => {
  await open(page, 'pages/about/how-we-write.md');
  const heading = mainHeading(page);
  await page.route('**/content/file', (route) => route.abort());
  await heading.fill('Typed in a tunnel');
  await expect(page.getByText('What you type stays on this device')).toBeVisible();
  // The office is closed before there is a connection.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await page.unroute('**/content/file');
  await page.goBack();
  await expect(heading).toHaveValue('Typed in a tunnel');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(heading).toHaveValue('Typed in a tunnel');
});

test('what two people change at once is asked about, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  await open(page, 'pages/reviews.md');
  const other = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await open(other, 'pages/reviews.md');
  await mainHeading(other).fill('What people say');
  await expect(saved(other)).toBeVisible();
  await mainHeading(page).fill('Reviews of our work');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('changed this meanwhile');
  await expect(alert).toContainText('Main heading: What people say → Reviews of our work');
  await expect(mainHeading(page)).toHaveValue('Reviews of our work');
  await page.getByRole('button', { name: 'Save what I typed' }).click();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(mainHeading(other)).toHaveValue('Reviews of our work');
  await other.context().close();
});
