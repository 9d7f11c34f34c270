/** The office on a bad line, and with two people in it. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { askForQuote, enter, officeUrl, row } from './office-app.ts';
import { officeForAllTests } from './office-server.ts';
import { refuseFeatures } from './refused-features.ts';
import { PHONE } from './running-page.ts';

test.use({ serviceWorkers: 'allow', viewport: PHONE });

const office = officeForAllTests();
// The next test has a request of the same name.
test.afterEach(async () => {
  await office.db.deleteFrom('office_leads').execute();
  await office.db.deleteFrom('contact_submissions').execute();
});

const NO_CONNECTION = 'No connection: trying again.';

test('what is done without a connection is kept, outlives a reload, and is sent once', async ({
  page,
  context,
}) => {
  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  await row(page, 'Dana Whitfield').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await expect(page.getByText(NO_CONNECTION)).toBeVisible();
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls back after five');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('2 steps are kept and sent later.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Contacted', pressed: true })).toBeVisible();
  await expect(page.getByText('You see what was here')).toBeVisible();
  await expect(page.getByText('2 steps are kept and sent later.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(NO_CONNECTION)).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => actsOf(page, id)).toEqual(['status', 'note']);
});

test('a browser that refuses all features sends each step once, in order', async ({
  page,
  context,
}) => {
  // The office's policy asks for Trusted Types, which its worker would be refused without.
  await refuseFeatures(context, ['trustedTypes']);
  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  await row(page, 'Dana Whitfield').click();
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls back after five');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Maria Lopez noted')).toBeVisible();
  await expect.poll(() => actsOf(page, id)).toEqual(['status', 'note']);
});

test.describe('from the page alone', () => {
  // A worker sends it too, past what the page's route holds back.
  test.use({ serviceWorkers: 'block' });
});

test('two people in one request see each other’s steps', async ({ page, browser }) => {
  await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  const elsewhere = await browser.newContext({ viewport: PHONE });
  const ben = await elsewhere.newPage();
  await enter(ben, office, { name: 'Ben Carter' });
  for (const one of [page, ben]) await row(one, 'Dana Whitfield').click();

  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await expect(ben.getByRole('button', { name: 'Contacted', pressed: true })).toBeVisible();
  await expect(ben.getByText('Maria Lopez marked it as contacted')).toBeVisible();
  await ben.getByLabel('With').selectOption('Ben Carter (you)');
  await expect(page.getByLabel('With')).toHaveValue(/.+/);
  await expect(page.getByText('Ben Carter gave it to Ben Carter')).toBeVisible();
  await elsewhere.close();
});

test('who is signed out keeps nothing of it on the device', async ({ page, context }) => {
  await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  await expect(row(page, 'Dana Whitfield')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(officeUrl(office, '/me'));
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(officeUrl(office, '/'));
  await expect(page.getByText('Dana Whitfield')).toBeHidden();
  expect(await storedOnDevice(page)).not.toContain('Dana');
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

/** The kinds of acts that the server knows of a request, oldest first. */
function actsOf(page: Page, id: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/office/api/leads/${id}`);
    const { acts } = (await answer.json()) as { acts: { type: string }[] };
    return acts.map(({ type }) => type);
  }, id);
}
