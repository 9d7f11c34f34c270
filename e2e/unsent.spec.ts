/** Without a connection nothing is lost: it waits on the device and goes out once. */
import type { BrowserContext, Page } from '@playwright/test';
import { answer, openChat, UP_TO_PHONE, visit as visitChat } from './chat-driver.ts';
import { expect, test } from './journey.ts';
import { startScripts, untilQuiet, visitRunning } from './running-page.ts';

/** What reaches the server from any tab. */
async function listen(context: BrowserContext) {
  const arrived: Record<string, unknown>[] = [];
  await context.route(/\/api\/(contact-submissions|newsletter-signups)$/, (route) => {
    arrived.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: {} });
  });
  return arrived;
}

const kept = (page: Page) => page.getByRole('heading', { name: 'You seem to be offline.' });

async function askForQuote(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Wren');
  await page.getByLabel('Phone', { exact: true }).fill('804 555 0142');
  await page.getByRole('button', { name: 'Get my free quote' }).click();
}

test('a quote goes out when the connection returns, and the page says so', async ({
  page,
  context,
}) => {
  const arrived = await listen(context);
  await visitRunning(page, '/quote');
  await untilQuiet(page);
  await context.setOffline(true);
  await askForQuote(page);
  await expect(kept(page)).toBeVisible();
  expect(arrived).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /^Got it, Ada/ })).toBeVisible();
  expect(arrived).toHaveLength(1);
});

test('also after the tab was closed, from any page, and only once', async ({ page, context }) => {
  const arrived = await listen(context);
  await visitRunning(page, '/quote');
  await untilQuiet(page);
  await context.setOffline(true);
  await askForQuote(page);
  await expect(kept(page)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/pest-info/ants'), two.goto('/')]);
  await startScripts(one);
  await startScripts(two);
  await expect.poll(() => arrived.length).toBe(1);
  await untilQuiet(one);
  await untilQuiet(two);
  expect(arrived).toHaveLength(1);
  expect(await two.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox:');
});

test('a newsletter signup', async ({ page, context }) => {
  const arrived = await listen(context);
  await visitRunning(page, '/pest-info/ants');
  await untilQuiet(page);
  await context.setOffline(true);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status').getByText('Not sent yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText('Sent.')).toBeVisible();
  expect(arrived).toMatchObject([{ email: 'ada@example.com' }]);
});

test('a conversation', async ({ page, context }) => {
  const arrived = await listen(context);
  await visitChat(page);
  await openChat(page);
  await untilQuiet(page);
  await context.setOffline(true);
  await answer(page, ...UP_TO_PHONE, 'ada@example.com');
  expect(arrived).toHaveLength(0);
  await context.setOffline(false);
  await expect.poll(() => arrived.length).toBeGreaterThan(0);
  const [first] = arrived;
  expect(new Set(arrived.map(({ submission_id }) => submission_id)).size).toBe(1);
  expect(first).toMatchObject({ source: 'chatbot', phone: '804 555 0199' });
});
