/** The website's texts in the office: found, changed, looked at as a page, drafted, published, taken back. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readDrafted } from '../../server/content/service/drafts.ts';
import { readContentFolder } from '../../server/content/store/folder-files.ts';
import { findViolations } from './driver/find-violations.ts';
import { expect, test } from './driver/journey.ts';
import { enter, officeUrl } from './driver/office-app.ts';
import type { Office } from './driver/office-server.ts';
import { DESKTOP, overflow, PHONE, tabTo } from './driver/running-page.ts';

// The server renders previews and publications.
test.describe.configure({ timeout: 180_000 });

// Each journey changes other pages: drafts stay in the office that they share.
const ABOUT = 'pages/about/index.md';
const CAREERS = 'pages/about/careers.md';
/** Timeout for what renders one page, or all of them, on a busy machine. */
const PREVIEW = { timeout: 30_000 };
const RENDERED = { timeout: 90_000 };

/** @param path of a file; none = the list */
async function open(page: Page, office: Office, path = ''): Promise<void> {
  await enter(page, office, { name: 'Ola Owner', role: 'owner' });
  const file = path && `/edit?path=${encodeURIComponent(path)}`;
  await page.goto(officeUrl(office, `/content${file}`));
}

const field = (scope: Page | Locator, name: string) => scope.getByLabel(name, { exact: true });
const mainHeading = (page: Page) => field(page, 'Main heading');
const preview = (page: Page) => page.frameLocator('.content-preview iframe');
const previewed = (page: Page) => preview(page).getByRole('heading', { level: 1 });
const saved = (page: Page) => page.getByText('Saved as a draft by').first();
const cannotPublish = (page: Page) => page.getByText('This can’t be published yet:');

async function portrait(width: number, height: number) {
  const shape = { width, height, channels: 3, background: '#884422' } as const;
  const buffer = await sharp({ create: shape }).jpeg().toBuffer();
  return { name: 'kim.jpg', mimeType: 'image/jpeg', buffer };
}

test('a heading is found, changed, seen on its page and published, while another draft waits; undone and shown again', async ({
  page,
  ownOffice: office,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, office, CAREERS);
  await mainHeading(page).fill('Come and work here');
  await expect(saved(page)).toBeVisible();

  await page.goto(officeUrl(office, '/content'));
  await page.getByLabel('Find a page or a setting').fill('/about');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(previewed(page)).toBeVisible(PREVIEW);
  const heading = 'Who comes to your door today';
  await mainHeading(page).fill(heading);
  await expect(saved(page)).toBeVisible();
  await expect(previewed(page)).toHaveText(heading, PREVIEW);
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await row('Come and work here').getByRole('checkbox').press('Space');
  await page.getByLabel('Note').fill('New words');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(row('New words')).toContainText('Live now', RENDERED);
  await expect(page.getByLabel('Note')).toHaveValue('');
  const readByVisitors = async (path: string) => (await fetch(office.origin + path)).text();
  await expect.poll(() => readByVisitors('/about'), RENDERED).toContain(heading);
  expect(await readByVisitors('/about/careers')).not.toContain('Come and work here');
  // No other line of the file has changed.
  const withoutHeading = (text = '') => text.replace(/^h1: .*$/m, '');
  const { live } = await readDrafted(office.db);
  expect(withoutHeading(live.get(ABOUT))).toBe(
    withoutHeading(readContentFolder().texts.get(ABOUT)),
  );

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => readByVisitors('/about')).not.toContain(heading);
  await expect(row('Live now')).toContainText('3.');
  await page.getByRole('button', { name: 'Show this again: publication 2' }).press('Enter');
  await expect(row('Live now')).toContainText('4.');
  await expect.poll(() => readByVisitors('/about')).toContain(heading);

  await enter(page, office, { name: 'Max Member' });
  await page.goto(officeUrl(office, '/publications'));
  await expect(row('Live now')).toBeVisible();
  await expect(page.getByRole('button', { name: /Publish|Undo|again/ })).toHaveCount(0);
});

test('a draft that can’t be rendered says why, and what is live stays', { tag: '@slow' }, async ({
  page,
  ownOffice: office,
}) => {
  await open(page, office, CAREERS);
  await field(page, 'Part 1').fill('Read [more](/no-such-page).');
  await expect(cannotPublish(page)).toBeVisible(PREVIEW);
  const before = await (await fetch(`${office.origin}/about/careers`)).text();
  await page.goto(officeUrl(office, '/publications'));
  await page.getByLabel('Note').fill('A dead link');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('/no-such-page', RENDERED);
  const row = page.getByRole('listitem').filter({ hasText: 'A dead link' });
  await expect(row).toContainText('Failed');
  expect(await (await fetch(`${office.origin}/about/careers`)).text()).toBe(before);
});

test('a fault stands at its field, and the draft can be discarded', async ({ page, office }) => {
  await open(page, office, ABOUT);
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await expect(title).not.toHaveValue('');
  const before = await title.inputValue();
  await title.fill('A title that is far too long for what search engines show of a page at all');
  await expect(cannotPublish(page)).toBeVisible(PREVIEW);
  await expect(title).toHaveAccessibleDescription(/at most 60 characters/);
  await page.getByRole('link', { name: /at most 60 characters/ }).press('Enter');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(title).toHaveValue(before);
  await expect(page.getByText('This is what visitors read.').first()).toBeVisible();
});

test('Spanish words stand beside their English ones, marked where they are older', async ({
  page,
  office,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, office, 'pages/services/index.md');
  const spanish = page.getByLabel('Main heading, Spanish');
  await expect(spanish).toBeVisible();
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
  await expect(previewed(page)).toHaveText(/^Lo que hacemos/, PREVIEW);
  expect(await findViolations(page)).toEqual([]);
  await spanish.fill('Lo que hacemos en su casa');
  await expect(marked).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the page in English' }).press('Enter');
  await expect(previewed(page)).toHaveText('What we do at your home', PREVIEW);
  const discard = page.getByRole('button', { name: 'Discard the drafts in both languages' });
  await discard.press('Enter');
  await expect(discard).toHaveCount(0);
  await expect(mainHeading(page)).not.toHaveValue('What we do at your home');
  await expect(spanish).not.toHaveValue('Lo que hacemos en su casa');
});

test('a press on a part of the page opens its field', async ({ page, office }) => {
  await page.setViewportSize(PHONE);
  await open(page, office, ABOUT);
  const heading = previewed(page);
  await expect(heading).toHaveAttribute('data-field', '["h1"]', PREVIEW);

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

test('a page gets another address, and goes once it is clear where its links lead', {
  tag: '@slow',
}, async ({ page, office }) => {
  await open(page, office, 'pages/blog/buying-a-house.md');
  // A page that is still being asked for under its old address may not be framed.
  await expect(previewed(page)).toBeVisible(PREVIEW);
  await page.locator('summary', { hasText: 'Address, or remove the page' }).press('Enter');
  await page.getByLabel('Address of the page').fill('/blog/house hunting');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Address of the page')).toHaveAccessibleDescription(/hyphens/);
  await page.getByLabel('Address of the page').fill('/blog/house-hunting');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page).toHaveURL(/house-hunting\.md/);
  // With what leads to it, it can be shown.
  await expect(previewed(page)).toBeVisible(PREVIEW);

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

test('a draft is shown to somebody without a sign-in by its link', async ({
  page,
  browser,
  office,
}) => {
  await open(page, office, 'pages/about/pestdex.md');
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
  await expect(other.locator('script')).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard the draft' }).press('Enter');
  await expect(page.getByText('This is what visitors read.')).toBeVisible();
  expect((await other.reload())?.status()).toBe(410);
  await expect(other.getByText('This draft is not shown any more')).toBeVisible();
  await other.context().close();
});

test('a photo is uploaded with words for it, and seen on the page', async ({ page, office }) => {
  await open(page, office, 'pages/about/about-wrenhouse.md');
  const missing = page
    .locator('.content-missing')
    .filter({ hasText: 'What is not here yet' })
    .last();
  await missing.getByRole('combobox').selectOption('Photos');
  await missing.getByRole('button', { name: 'Add it' }).press('Enter');
  const file = page.getByLabel('File', { exact: true });
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
  await expect(page.getByText('Please send a photo as JPEG')).toBeVisible();
  await file.setInputFiles(await portrait(900, 600));
  await expect(page.getByLabel('A photo that is there already')).toHaveValue(/^photo-/, PREVIEW);
  // Without words for it, the page can't be published.
  await expect(cannotPublish(page)).toBeVisible(PREVIEW);
  const words = 'A technician looks under a sink with a flashlight';
  await page.getByLabel('Words for those who can’t see it').fill(words);
  const photo = preview(page).getByAltText(words);
  await photo.scrollIntoViewIfNeeded(PREVIEW);
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth), PREVIEW)
    .toBeGreaterThan(0);
  expect(await findViolations(page)).toEqual([]);

  await expect(cannotPublish(page)).toHaveCount(0, PREVIEW);
});

test('without a connection nothing typed is lost', async ({ page, office }) => {
  await open(page, office, 'pages/about/how-we-write.md');
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
  office,
}) => {
  await open(page, office, 'pages/reviews.md');
  const other = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await open(other, office, 'pages/reviews.md');
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

test.describe('by keyboard alone, on a phone', () => {
  test.use({ viewport: PHONE });

  /** A user with a keyboard and nothing else. */
  class Keys {
    readonly #page: Page;
    constructor(page: Page) {
      this.#page = page;
    }

    async activate(element: Locator): Promise<void> {
      await tabTo(this.#page, element);
      await this.#page.keyboard.press('Enter');
    }

    /** Replaces the text of a field. */
    async write(field: Locator, words: string): Promise<void> {
      await tabTo(this.#page, field);
      await this.#page.keyboard.press('ControlOrMeta+A');
      await this.#page.keyboard.insertText(words);
      await expect(field).toHaveValue(words);
    }

    /** Types key by key, as a date field needs it. @param value of the field afterward */
    async type(field: Locator, keys: string, value: string): Promise<void> {
      await tabTo(this.#page, field);
      await this.#page.keyboard.type(keys);
      await expect(field).toHaveValue(value);
    }

    async choose(field: Locator, option: string): Promise<void> {
      await tabTo(this.#page, field);
      await field.selectOption(option);
    }
  }

  /** Opens the settings of the company from the list. */
  async function openSettings(page: Page, office: Office): Promise<Keys> {
    await open(page, office);
    const keys = new Keys(page);
    await keys.write(page.getByLabel('Find a page or a setting'), 'site.yaml');
    await keys.activate(page.getByRole('link', { name: 'Company', exact: true }).first());
    await keys.activate(page.getByRole('link', { name: 'To the fields' }));
    return keys;
  }

  const part = (page: Page, name: string) =>
    page.locator('summary').filter({ hasText: new RegExp(`^${name}( \\(.*\\))?$`) });
  const group = (scope: Page | Locator, name: string) =>
    scope.getByRole('group', { name, exact: true });
  const add = (scope: Page | Locator, list: string) =>
    scope.getByRole('button', { name: `Add to ${list}`, exact: true });
  /** The row of a group that offers what it lacks, or may leave out. */
  const rows = (scope: Page | Locator, label: string) =>
    scope.locator('.content-missing').filter({ hasText: label });

  /** Waits until a draft is saved that could be published. */
  async function expectDraft(page: Page, office: Office, path: string, text: RegExp) {
    const draft = async () => (await readDrafted(office.db)).texts.get(path);
    await expect.poll(draft, PREVIEW).toMatch(text);
    await expect(cannotPublish(page)).toHaveCount(0, PREVIEW);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  test('hours, a day of the week and a holiday on which the office is closed', {
    tag: '@slow',
  }, async ({ page, office }) => {
    const keys = await openSettings(page, office);
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
    await expectDraft(page, office, 'site.yaml', /^(?![\s\S]*saturday:)[\s\S]*2026-12-24/);
  });

  test('a person who writes and checks pages', { tag: '@slow' }, async ({ page, office }) => {
    const keys = await openSettings(page, office);
    await expect(part(page, 'Prices')).toBeVisible();
    await keys.activate(part(page, 'People'));
    await keys.activate(add(page, 'People'));
    const person = group(page, 'People 1');
    const begin = async (scope: Locator, name: string) => {
      const row = rows(scope, 'What is not here yet').last();
      await expect(row).toBeAttached();
      const folded = scope.locator('summary', { hasText: 'More or fewer fields' });
      if (await row.isHidden()) await keys.activate(folded.last());
      await keys.choose(row.getByRole('combobox'), name);
      await keys.activate(row.getByRole('button', { name: 'Add it' }));
    };
    await keys.write(field(person, 'Name'), 'Kim Lee');
    for (const [name, words] of [
      ['Credentials', 'Certified applicator'],
      ['Bio', 'Fifteen years under the houses of Richmond.'],
    ] as const) {
      await begin(person, name);
      await keys.write(field(person, name), words);
    }
    await begin(person, 'Photo');
    await expect(field(person, 'File')).toBeFocused();
    await field(person, 'File').setInputFiles(await portrait(600, 800));
    const photo = field(person, 'A photo that is there already');
    await expect(photo).toHaveValue(/^photo-/, PREVIEW);
    await begin(group(person, 'Photo'), 'Crop');
    await expect(field(person, 'Top')).toBeFocused(PREVIEW);
    await keys.write(field(person, 'Bottom'), '20');
    await expectDraft(page, office, 'site.yaml', /bottom: 20/);
    await expectDraft(page, office, 'site.yaml', /under the houses of Richmond/);

    // One entry serves both languages.
    await page.goto(officeUrl(office, '/content/edit?path=pages/about/how-we-write.md'));
    const shown = preview(page).getByAltText('Portrait of Kim Lee');
    await expect(shown).toHaveAttribute('height', '640', PREVIEW);
  });

  test('a seasonal offer', async ({ page, office }) => {
    await open(page, office);
    const keys = new Keys(page);
    await keys.activate(page.getByRole('button', { name: 'New page' }));
    await keys.choose(page.getByLabel('What kind of page'), 'Seasonal offer');
    await keys.write(field(page, 'Main heading'), 'Begin the plan this winter');
    await expect(field(page, 'Address of the page')).toHaveValue(
      '/offers/begin-the-plan-this-winter',
    );
    await page.keyboard.press('Enter');
    await keys.activate(page.getByRole('link', { name: 'To the fields' }));
    for (const [name, words] of [
      ['Summary', 'The first month of the plan costs $25 less this winter.'],
      ['Title', 'The plan in winter'],
      ['Description', 'The first month of the plan costs $25 less.'],
      ['Saves', '$25'],
    ] as const)
      await keys.write(field(page, name), words);
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
    const path = 'pages/offers/begin-the-plan-this-winter.md';
    await expectDraft(page, office, path, /^pages:\n +- ["']?\/["']?$/m);
  });
});
