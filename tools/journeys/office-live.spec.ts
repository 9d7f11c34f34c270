/** The office on a bad line, in a browser that refuses features, with two people in it, with odd requests. */
import type { Page } from '@playwright/test';
import { expect, test } from './driver/journey.ts';
import { askForQuote, enter, officeUrl, row } from './driver/office-app.ts';
import type { Office } from './driver/office-server.ts';
import { refuseFeatures } from './driver/refused-features.ts';
import { overflow, PHONE } from './driver/running-page.ts';

test.use({ serviceWorkers: 'allow', viewport: PHONE });

/** The office polls for changes at this interval (office/api/queries.ts). */
const POLL_MS = 5000;
const NO_CONNECTION = 'No connection: trying again.';
const contacted = (page: Page) => page.getByRole('button', { name: 'Contacted', exact: true });
const isContacted = (page: Page) => page.getByRole('button', { name: 'Contacted', pressed: true });

/** Opens a new request. @returns its id */
async function openRequest(page: Page, office: Office, name: string): Promise<string> {
  const id = await askForQuote(office, { name, phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  await page.goto(officeUrl(office, `/leads/${id}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return id;
}

async function note(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Notes' }).fill(words);
  await page.getByRole('button', { name: 'Save note' }).click();
}

/** The kinds of acts that the server has of a request, oldest first. */
function actsOf(page: Page, id: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/office/api/leads/${id}`);
    const { acts } = (await answer.json()) as { acts: { type: string }[] };
    return acts.map(({ type }) => type);
  }, id);
}

test('steps taken without a connection are kept, outlive a reload, and are sent once', async ({
  page,
  context,
  office,
}) => {
  const id = await openRequest(page, office, 'Olga Offline');
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await expect(page.getByText(NO_CONNECTION)).toBeVisible();
  await contacted(page).click();
  await note(page, 'Calls back after five');
  await expect(page.getByText('2 steps are kept and sent later.')).toBeVisible();

  await page.reload();
  await expect(isContacted(page)).toBeVisible();
  await expect(page.getByText('You see what was here')).toBeVisible();
  await expect(page.getByText('2 steps are kept and sent later.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(NO_CONNECTION)).toBeHidden();
  await expect.poll(() => actsOf(page, id)).toEqual(['status', 'note']);
});

test('a browser that refuses all features sends each step once, in order', async ({
  page,
  context,
  office,
}) => {
  // The office's policy asks for Trusted Types, which its worker would be refused without.
  await refuseFeatures(context, ['trustedTypes']);
  const id = await openRequest(page, office, 'Rita Refused');
  await contacted(page).click();
  await note(page, 'Calls back after five');
  await expect(page.getByText('Maria Lopez noted')).toBeVisible();
  await expect.poll(() => actsOf(page, id)).toEqual(['status', 'note']);
});

test('two people in one request see each other’s steps', async ({ page, browser, office }) => {
  const elsewhere = await browser.newContext({ viewport: PHONE });
  const ben = await elsewhere.newPage();
  for (const one of [page, ben]) await one.clock.install();
  const id = await openRequest(page, office, 'Tom Two');
  await enter(ben, office, { name: 'Ben Carter' });
  await ben.goto(officeUrl(office, `/leads/${id}`));
  await expect(ben.getByRole('heading', { level: 1, name: 'Tom Two' })).toBeVisible();

  await contacted(page).click();
  await expect.poll(() => actsOf(page, id)).toEqual(['status']);
  await ben.clock.fastForward(POLL_MS);
  await expect(isContacted(ben)).toBeVisible();
  await expect(ben.getByText('Maria Lopez marked it as contacted')).toBeVisible();
  await ben.getByLabel('With').selectOption('Ben Carter (you)');
  await expect.poll(() => actsOf(page, id)).toHaveLength(2);
  await page.clock.fastForward(POLL_MS);
  await expect(page.getByText('Ben Carter gave it to Ben Carter')).toBeVisible();
  await expect(page.getByLabel('With')).toHaveValue(/.+/);
  await elsewhere.close();
});

test('after signing out nothing of the office stays on the device', async ({
  page,
  context,
  office,
}) => {
  await openRequest(page, office, 'Sig Signout');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(officeUrl(office, '/me'));
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(officeUrl(office, '/'));
  await expect(page.getByText('Sig Signout')).toBeHidden();
  expect(await storedOnDevice(page)).not.toContain('Signout');
});

/** Everything in the databases and caches of the browser, as text. */
function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return (await Promise.all(answers.map((answer) => answer?.text()))).join();
    });
    const databases = await indexedDB.databases();
    const texts = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((resolve) => {
            const open = indexedDB.open(name);
            open.onsuccess = () => {
              const stores = [...open.result.objectStoreNames];
              if (stores.length === 0) return resolve('');
              const all = open.result
                .transaction(stores)
                .objectStore(stores[0] ?? '')
                .getAll();
              all.onsuccess = () => resolve(JSON.stringify(all.result));
            };
          }),
      ),
    );
    return [...texts, ...(await Promise.all(cached))].join();
  });
}

test('markup, a name from right to left and a long chat stay what they are', {
  tag: '@slow',
}, async ({ page, office }) => {
  const markup = '<img src=x onerror="document.title=1">';
  const chat = `Visitor: ${'it bites '.repeat(500)}THE END`;
  await askForQuote(office, { name: markup, phone: '804 555 0101', pest: markup, text: markup });
  await askForQuote(office, { name: 'محمد العلي', phone: '804 555 0102', text: 'النمل في المطبخ' });
  await askForQuote(office, {
    name: `Wolfeschlegelsteinhausenbergerdorff ${'Ann '.repeat(12)}`,
    phone: '804 555 0103',
    text: chat,
    source: 'chatbot',
  });
  await enter(page, office, { name: 'Maria Lopez' });

  await expect(row(page, '<img src=x')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await page.getByRole('link', { name: /^محمد العلي/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'محمد العلي' })).toBeVisible();
  const said = page.getByRole('article').getByText('النمل في المطبخ');
  await expect(said).toHaveCSS('direction', 'rtl');

  await page.goto(officeUrl(office));
  await row(page, 'Wolfeschlegelsteinhausenbergerdorff').click();
  await expect(page.getByText('THE END')).toBeAttached();
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      size,
    );
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
});
