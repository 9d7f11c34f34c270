/** Documents and islands: what a visitor does before React is there, and pages that browsers keep or prepare. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office-server.ts';
import { islandRuns, visitRunning } from './running-page.ts';

test.describe.configure({ mode: 'default' });

const office = officeForAllTests();

const REACT = /\/react-[^/]+\.js$/;
const form = (page: Page) => page.locator('main form');

/** Fills in the form without the events that bring React: as a browser does from its memory. */
async function fillInSilently(place: ReturnType<typeof form>, name: string) {
  await expect(place).toBeVisible();
  await place.evaluate((element: HTMLFormElement, typed) => {
    const put = (field: string, value: string) => {
      (element.elements.namedItem(field) as HTMLInputElement).value = value;
    };
    put('name', typed);
    put('phone', '804 555 0142');
  }, name);
}

/** Which requests of a visitor the office has, by the form that they came from. */
async function requestsOf(name: string) {
  const leads = (await office.leads()).filter(({ first_name }) => first_name === name);
  return leads.map(({ source, page }) => [source, page]);
}

const arrived = (name: string) => expect.poll(() => requestsOf(name), { timeout: 15_000 });

test.describe('React comes two seconds late', () => {
  test.beforeEach(({ page }) =>
    page.route(REACT, async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    }),
  );

  test('the first press on the send button is held, looks pressed, and sends once', async ({
    page,
  }) => {
    await visitRunning(page, `${office.origin}/quote`);
    await fillInSilently(form(page), 'Lara Late');
    const send = page.getByRole('button', { name: 'Get my free quote' });
    await send.click();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await send.click({ force: true });
    await expect(page.getByRole('heading', { name: /^Got it, Lara/ })).toBeVisible();
    await arrived('Lara Late').toEqual([['quote-page', '/quote']]);
  });
});

for (const path of ['/quote', '/upload', '/services/termite-clearance-letter']) {
  test(`a press in the moment in which React takes ${path} over gets our words`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.addInitScript(() =>
      new MutationObserver((_changes, observer) => {
        const running = document.querySelector('main [data-island][data-running] form');
        if (!running) return;
        observer.disconnect();
        (running as HTMLFormElement).requestSubmit();
      }).observe(document, { subtree: true, attributeFilter: ['data-running'] }),
    );
    await visitRunning(page, office.origin + path);
    await page.locator('main form [type=submit]').focus();
    await expect(page.locator('main [aria-invalid]').first()).toBeVisible();
  });
}

test.describe('React does not come', () => {
  test.beforeEach(({ page }) => page.route(REACT, (route) => route.abort()));

  test('the form is posted as it is, and arrives once', async ({ page }) => {
    await visitRunning(page, `${office.origin}/quote`);
    await page.getByLabel('Name', { exact: true }).fill('Nora Native');
    await page.getByLabel('Phone', { exact: true }).fill('804 555 0142');
    await page.getByRole('button', { name: 'Get my free quote' }).dblclick();
    await expect(page).toHaveURL(/\/thank-you\/quote$/);
    await expect.poll(async () => (await requestsOf('Nora Native')).length).toBe(1);
    expect((await requestsOf('Nora Native'))[0]?.[0]).toBe('quote-page');
  });
});

test('a field that is focused before the page’s script is there brings its form’s React', async ({
  page,
}) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/\/assets\/page-[\w-]+\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  // The held script may hold back the page's load event.
  await page.goto('/quote', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).click();
  press();
  await islandRuns(page, 'quote-form');
});
