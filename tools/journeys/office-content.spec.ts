/** The website's texts in the office: found, changed, looked at as a page, drafted, published. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readDrafted } from '../../server/content/service/drafts.ts';
import { readContentFolder } from '../../server/content/store/content-files.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { type Office, openOffice } from './office.ts';
import { enter, officeUrl } from './office-app.ts';
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
  expect(await (await page.request.get(`${office.origin}/about`)).text()).toContain(heading);
  const before = readContentFolder().texts.get(ABOUT) as string;
  // No other line is another one.
  expect(published.get(ABOUT)?.replace(/^h1: .*$/m, '')).toBe(before.replace(/^h1: .*$/m, ''));
});

test.describe('what is typed', () => {
  test.use({ mayBreak: /inline event handler/ });
  test('is on the page after a pause, which stays where it was scrolled to and takes no handler', async ({
    page,
  }) => {
    test.slow();
    await open(page, 'pages/about/our-promises.md');
    const heading = preview(page).getByRole('heading', { level: 1 });
    await expect(heading).toHaveAttribute('data-field', '["h1"]', { timeout: 30_000 });
    // The renderer has read its program by then.
    await mainHeading(page).fill('What we promise today');
    await expect(heading).toHaveText('What we promise today');
    const inFrame = preview(page).locator('body');
    await inFrame.evaluate((body) =>
      body.ownerDocument.defaultView?.scrollTo({ top: 300, behavior: 'instant' }),
    );
    const start = Date.now();
    await mainHeading(page).fill('What we promise tomorrow');
    await expect(heading).toHaveText('What we promise tomorrow', { timeout: 4000 });
    test.info().annotations.push({ type: 'ms', description: String(Date.now() - start) });
    await expect.poll(() => inFrame.evaluate(() => scrollY)).toBe(300);

    const attack = 'onerror="document.title=1" onclick="document.title=1"';
    const title = await inFrame.evaluate(() => document.title);
    await page
      .getByLabel('Part 1', { exact: true })
      .fill(`<img src="/none" alt="An attack" ${attack}>`);
    await preview(page).getByAltText('An attack').dispatchEvent('click');
    expect(await inFrame.evaluate(() => document.title)).toBe(title);
  });
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

for (const size of [PHONE, DESKTOP])
  test(`Spanish words stand beside their English ones at ${size.width} px, marked where they are older`, {
    tag: size === PHONE ? '@slow' : [],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await open(page, 'pages/services/index.md');
    const spanish = page.getByLabel('Main heading, Spanish');
    const [own, other] = [await mainHeading(page).boundingBox(), await spanish.boundingBox()];
    if (size === PHONE) expect(other?.y).toBeGreaterThan(own?.y ?? 0);
    else expect(other?.x).toBeGreaterThan((own?.x ?? 0) + (own?.width ?? 0));
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

for (const size of [PHONE, DESKTOP])
  test(`a press on a part of the page opens its field at ${size.width} px`, {
    tag: size === PHONE ? [] : '@slow',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await open(page, ABOUT);
    const heading = preview(page).getByRole('heading', { level: 1 });
    await expect(heading).toHaveAttribute('data-field', '["h1"]', { timeout: 30_000 });
    // On a phone the page comes first, too.
    const [frame, fields] = await Promise.all(
      ['.content-preview', '#fields'].map((part) => page.locator(part).boundingBox()),
    );
    if (size === PHONE) expect(frame?.y).toBeLessThan(fields?.y ?? 0);
    else expect(frame?.x).toBeLessThan(fields?.x ?? 0);

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

test('entries of a list are added, removed and put in another order by keyboard', async ({
  page,
}) => {
  await open(page, 'pages/about/about-wrenhouse.md');
  await page.locator('summary', { hasText: 'Questions' }).press('Enter');
  const question = (number: number) =>
    page
      .getByRole('group', { name: `Questions ${number}`, exact: true })
      .getByLabel('Question', { exact: true });
  const [first, second] = [await question(1).inputValue(), await question(2).inputValue()];
  const entries = page.getByRole('group', { name: /^Questions \d+$/ });
  const count = await entries.count();
  await page.getByRole('button', { name: 'Add to Questions' }).click();
  await expect(entries).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Move Questions 1 down' }).press('Enter');
  await expect(question(2)).toHaveValue(first);
  await expect(question(1)).toHaveValue(second);
  await expect(page.getByRole('button', { name: 'Move Questions 2 down' })).toBeFocused();
  await page.getByRole('button', { name: 'Move Questions 2 up' }).press('Enter');
  await expect(question(1)).toHaveValue(first);
  // At the top it can only go back.
  await expect(page.getByRole('button', { name: 'Move Questions 1 down' })).toBeFocused();
  await page.getByRole('button', { name: `Remove Questions ${count + 1}` }).press('Enter');
  await expect(entries).toHaveCount(count);
  await expect(page.getByText('This is what visitors read.').first()).toBeVisible();
});

test('a page is begun, and its draft is published or discarded', async ({ page }) => {
  test.slow();
  await open(page);
  await page.getByRole('button', { name: 'New page' }).press('Enter');
  await page.getByLabel('What kind of page').selectOption('Post');
  await mainHeading(page).fill('What mice do in winter');
  await expect(page.getByLabel('Address of the page')).toHaveValue('/blog/what-mice-do-in-winter');
  expect(await findViolations(page)).toEqual([]);
  await mainHeading(page).press('Enter');
  await expect(page.getByText('This can’t be published yet:')).toBeVisible({ timeout: 30_000 });
  await expect(mainHeading(page)).toHaveValue('What mice do in winter');
  await page.getByLabel('Summary').fill('Too short.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByRole('heading', { name: 'Website' })).toBeVisible();
  await page.getByLabel('Find a page or a setting').fill('what-mice-do');
  await expect(page.getByRole('link', { name: 'What mice do in winter' })).toHaveCount(0);
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

test('what was changed is said in words, and an earlier text is brought back', async ({ page }) => {
  await open(page, 'site.yaml');
  await page.locator('summary', { hasText: 'Prices' }).press('Enter');
  const price = page.getByRole('group', { name: 'Outdoor plan' }).getByLabel('From');
  await expect(price).toHaveValue('199');
  await price.fill('209');
  await expect(saved(page)).toBeVisible();
  await page.locator('summary', { hasText: 'What it was before, English' }).press('Enter');
  const change = page.getByText('Price of Outdoor plan: $199 to $209');
  await expect(change).toBeVisible();
  const publishing = await page.context().newPage();
  await publishing.goto(officeUrl(office, '/publications'));
  await expect(publishing.getByText('Price of Outdoor plan: $199 to $209')).toBeVisible();
  await publishing.close();
  await page.getByRole('button', { name: /^Bring back the text of/ }).press('Enter');
  await expect(price).toHaveValue('199');
  await expect(page.getByText('This is what visitors read.').first()).toBeVisible();
});

test('a field stays under the hands while it is typed into, and says what it is for', async ({
  page,
}) => {
  await open(page, 'site.yaml');
  await expect(page.getByLabel('Works offline', { exact: true })).toHaveAccessibleDescription(/\w/);
  await page.locator('summary', { hasText: 'Prices' }).press('Enter');
  await expect(
    page.getByText('Prices in whole US dollars, by the names that pages use'),
  ).toBeVisible();
  const plan = page.getByRole('group', { name: 'Outdoor plan' });
  const price = plan.getByLabel('From');
  await price.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await expect(price).toHaveValue('');
  await page.keyboard.type('2');
  await expect(price).toHaveValue('2');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('2');
  const name = plan.getByLabel('Name', { exact: true });
  await name.press('End');
  await page.keyboard.type(' for a garden of any size');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Outdoor Enjoyment Plan for a garden of any size');
  await name.fill('');
  const fault = page
    .getByRole('status')
    .getByRole('link', { name: /^Prices, Outdoor plan, Name: expected text/ });
  await fault.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: /^Discard the draft/ }).press('Enter');
  await expect(price).toHaveValue('199');
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

test('what a field names is chosen from what there is', async ({ page }) => {
  await open(page, 'pages/services/ant-control.md');
  const summary = (name: string) =>
    page.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
  await summary('Cost').press('Enter');
  const part = page.locator('details', { has: summary('Cost') });
  const chosen = part.getByLabel('Price', { exact: true }).first();
  await expect(chosen).toHaveValue('ant_control');
  await chosen.selectOption('most_treatments');
  await expect(saved(page)).toBeVisible();

  // Of many pages one is found by a part of its name.
  await summary('Related').press('Enter');
  const related = page.getByLabel('Related 1', { exact: true });
  await expect(related).toHaveRole('combobox');
  const options = await related.evaluate((input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map(({ value, label }) => [value, label]),
  );
  expect(options.length).toBeGreaterThan(100);
  expect(options).toContainEqual(['/pest-info/ants', 'Ants']);

  const words = page.getByLabel('Part 1', { exact: true });
  for (const [name, inserted] of [
    ['/pest-info/ants', '[Ants](/pest-info/ants)'],
    ['{prices.ant_control.label}', '{prices.ant_control.label}'],
  ] as const) {
    await words.fill('');
    await page.getByRole('combobox', { name: 'Page, price or source' }).first().fill(name);
    await page.getByRole('button', { name: 'Insert' }).first().press('Enter');
    // A pause may have saved the empty part, which ends its line.
    await expect.poll(async () => (await words.inputValue()).trim()).toBe(inserted);
  }
  expect(await findViolations(page)).toEqual([]);
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

  // The same photo once more, chosen from those that are there.
  await page.getByRole('button', { name: 'Add to Photos' }).press('Enter');
  const second = page.getByRole('group', { name: 'Photos 2', exact: true });
  const there = second.getByLabel('A photo that is there already');
  await there.selectOption({ label: words });
  await expect(there).toHaveValue(/^photo-/);
  await page.getByRole('button', { name: 'Remove Photos 2' }).press('Enter');
  await expect(second).toHaveCount(0);
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
