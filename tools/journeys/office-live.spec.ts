/** The office on a bad line, and with two people in it. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office.ts';
import { addAuthenticator, askForQuote, enter, invite, officeUrl, row } from './office-app.ts';
import { REFUSALS, refuseFeatures } from './refused-features.ts';
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

test('a link of a mail opens its own page where the office is installed', async ({ page }) => {
  await enter(page, office, { name: 'Maria Lopez' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(new URL('/office/mail/contacted?act_id=x', officeUrl(office)).href);
  await expect(page.getByText('This link does not work any more.')).toBeVisible();
});

test('a browser that keeps nothing says so, and sends from the open page', async ({
  page,
  context,
}) => {
  await refuseFeatures(context, ['IndexedDB: throws']);
  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  await row(page, 'Dana Whitfield').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(NO_CONNECTION)).toBeVisible();
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls back after five');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('2 steps wait in this page only')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(NO_CONNECTION)).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => actsOf(page, id)).toEqual(['status', 'note']);
});

// Where Trusted Types are absent no policy asks for them; here it does, and the office's worker would be refused by it.
const REFUSED = REFUSALS.filter((refusal) => refusal !== 'Trusted Types: absent');
test('a browser that refuses all features sends each step once, in order', async ({
  page,
  context,
}) => {
  await refuseFeatures(context, REFUSED);
  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  await row(page, 'Dana Whitfield').click();
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls back after five');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Maria Lopez noted')).toBeVisible();
  await expect.poll(() => actsOf(page, id)).toEqual(['status', 'note']);
});

test('an invitation that the browser can’t copy stays there to be selected', {
  tag: '@slow',
}, async ({ page, context }) => {
  await refuseFeatures(context, [
    'BroadcastChannel, Notification, clipboard, IntersectionObserver, cookies: absent or throw',
  ]);
  await enter(page, office, { name: 'Ann Lee', role: 'owner' });
  await page.goto(officeUrl(office, '/people'));
  await page.getByLabel('Their e-mail').fill('ben@example.com');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('This browser can’t copy it.')).toBeVisible();
  await expect(page.getByText(/\/office\/\S{20}/)).toBeVisible();
});

test.describe('from the page alone', () => {
  // A worker sends it too, past what the page's route holds back.
  test.use({ serviceWorkers: 'block' });

  test('an act whose answer was lost is sent again and counts once', { tag: '@slow' }, async ({
    page,
  }) => {
    const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
    await enter(page, office, { name: 'Maria Lopez' });
    await row(page, 'Dana Whitfield').click();
    let sent = 0;
    let see = () => {};
    const isSeen = new Promise<void>((resolve) => {
      see = resolve;
    });
    await page.route('**/acts', async (route) => {
      sent += 1;
      if (sent > 1) {
        await isSeen;
        return route.continue();
      }
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('textbox', { name: 'Notes' }).fill('Only once');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('One step is kept and sent later.')).toBeVisible();
    see();
    await page.reload();
    await expect.poll(() => sent).toBeGreaterThan(1);
    await expect.poll(() => actsOf(page, id)).toEqual(['note']);
  });
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

/** Everything in the databases of the browser, as text. */
function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
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
    return texts.join();
  });
}

test('what was done offline goes with the session that ended elsewhere, and nobody else sends it', {
  tag: '@slow',
}, async ({ page, context }) => {
  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  const link = await invite(office, 'ben@example.com');
  await row(page, 'Dana Whitfield').click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await expect(page.getByText(NO_CONNECTION)).toBeVisible();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls back after five');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('One step is kept and sent later.')).toBeVisible();

  await office.db.deleteFrom('office_sessions').execute();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('One step that was not sent yet is deleted.')).toBeVisible();
  expect(await storedOnDevice(page)).not.toContain('Calls back');

  await addAuthenticator(page);
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ben Carter');
  await page.getByRole('button', { name: 'Accept and go in' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await row(page, 'Dana Whitfield').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeVisible();
  await expect(page.getByText('Calls back after five')).toBeHidden();
  expect(await actsOf(page, id)).toEqual([]);
});

test('a step that is refused later is shown with its reason until it is dismissed', {
  tag: '@slow',
}, async ({ page, context }) => {
  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await enter(page, office, { name: 'Maria Lopez' });
  await row(page, 'Dana Whitfield').click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await expect(page.getByText(NO_CONNECTION)).toBeVisible();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls back after five');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('One step is kept and sent later.')).toBeVisible();

  // Somebody has erased the request meanwhile.
  await office.db.deleteFrom('office_leads').where('submission_id', '=', id).execute();
  await office.db.deleteFrom('contact_submissions').where('submission_id', '=', id).execute();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(officeUrl(office));
  const refused = again.getByRole('alert').filter({ hasText: 'Not stored: you noted' });
  await expect(refused).toContainText('There is no such thing, or it is gone.');
  await expect(refused).toContainText('Calls back after five');
  await again.reload();
  await refused.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toBeHidden();
  await again.reload();
  await expect(again.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await expect(refused).toBeHidden();
});

/** The kinds of acts that the server knows of a request, oldest first. */
function actsOf(page: Page, id: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/office/api/leads/${id}`);
    const { acts } = (await answer.json()) as { acts: { type: string }[] };
    return acts.map(({ type }) => type);
  }, id);
}
