/** What a visitor does before React has loaded, and if it never does. */
import type { Locator, Page } from '@playwright/test';
import { fillContact, LETTER_PAGE } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { holdReact, islandRuns, PAGE_SCRIPTS, visitRunning } from './driver/running-page.ts';

/** Fills in the form as a browser does from its memory: without the events that start React. */
async function fillInSilently(form: Locator, name: string) {
  await form.evaluate((element: HTMLFormElement, typed) => {
    const put = (field: string, value: string) => {
      (element.elements.namedItem(field) as HTMLInputElement).value = value;
    };
    put('name', typed);
    put('phone', '804 555 0142');
  }, name);
}

/** Counts how often the quote form is sent. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (/contact-submissions$/.test(request.url())) count++;
  });
  return () => count;
}

test('a press on the send button before React is held, looks pressed, and sends once', async ({
  page,
  office,
}) => {
  const release = await holdReact(page);
  const sent = countRequests(page);
  await visitRunning(page, `${office.origin}/quote`);
  await fillInSilently(page.locator('main form'), 'Lara Late');
  const send = page.getByRole('button', { name: 'Get my free quote' });
  await send.click();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.click({ force: true });
  release();
  await expect(page.getByRole('heading', { name: /^Got it, Lara/ })).toBeVisible();
  expect(sent()).toBe(1);
  expect(await office.leadOf('Lara Late')).toMatchObject({ source: 'quote-page', page: '/quote' });
});

test('without React the form is posted as it is, and arrives once', async ({ page, office }) => {
  await page.route('**/react-*.js', (route) => route.abort());
  const sent = countRequests(page);
  await visitRunning(page, `${office.origin}/quote`);
  await fillContact(page, 'Nora Native');
  await page.getByRole('button', { name: 'Get my free quote' }).dblclick();
  await expect(page).toHaveURL(/\/thank-you\/quote$/);
  expect(await office.leadOf('Nora Native')).toMatchObject({ source: 'quote-page' });
  expect(sent()).toBe(1);
});

for (const path of ['/quote', '/upload', LETTER_PAGE])
  test(`a press at the moment React takes over ${path} is answered in our words`, {
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
    await visitRunning(page, path);
    await page.locator('main form [type=submit]').focus();
    await expect(page.locator('main [aria-invalid]').first()).toBeVisible();
  });

test('a field that is focused before the page’s script has loaded starts its form’s React', async ({
  page,
}) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(PAGE_SCRIPTS, async (route) => {
    await isPressed;
    await route.continue();
  });
  // The held script may hold back the page's load event.
  await page.goto('/quote', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).click();
  press();
  await islandRuns(page, 'quote-form');
});

test('a script that could not be loaded is fetched again with the next sign of interest', async ({
  page,
}) => {
  const script = '**/assets/pest-identifier-*.js';
  await page.route(script, (route) => route.abort());
  await visitRunning(page, '/pest-identifier');
  await page.unroute(script);
  await page.getByRole('radio', { name: 'Attic' }).check();
  await islandRuns(page, 'pest-identifier');
  await expect(page.getByRole('heading', { name: 'What it may be', exact: true })).toBeVisible();
});
