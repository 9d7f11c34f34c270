/** Without a connection nothing is lost: it waits on the device and goes out as one request. */
import type { BrowserContext, Page } from '@playwright/test';
import { arrivedText } from '../../domain/newsletter/newsletter.ts';
import { outcomeText } from '../../domain/submissions/outcome.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { answer, hear, openChatAt, panel, visit as visitChat } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { islandRuns, startScripts, untilQuiet, visitRunning } from './running-page.ts';

/** What reaches the server from any tab. */
async function listen(context: BrowserContext) {
  const arrived: Record<string, unknown>[] = [];
  await context.route(/\/api\/(contact-submissions|newsletter-signups)$/, (route) => {
    arrived.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: {} });
  });
  return arrived;
}

const note = (page: Page) => page.locator('.pending-notice');
const notSent = (page: Page) => page.getByRole('heading', { name: 'Not sent yet' });

/** The form at hand, and what sends it. */
async function visitQuote(page: Page): Promise<void> {
  await visitRunning(page, '/quote');
  await page.getByLabel('Name', { exact: true }).focus();
  await islandRuns(page, 'quote-form');
  await untilQuiet(page);
}

async function visitSignup(page: Page): Promise<void> {
  await visitRunning(page, '/pest-info/ants');
  await page.getByLabel('Email address').focus();
  await islandRuns(page, 'newsletter');
  await untilQuiet(page);
}

async function askForQuote(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Wren');
  await page.getByLabel('Phone', { exact: true }).fill('804 555 0142');
  await page.getByRole('button', { name: 'Get my free quote' }).click();
}

test('also after the tab was closed, from any page, as one request', async ({ page, context }) => {
  const arrived = await listen(context);
  await visitQuote(page);
  await context.setOffline(true);
  await askForQuote(page);
  await expect(notSent(page)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/pest-info/ants'), two.goto('/')]);
  await startScripts(one);
  await startScripts(two);
  await expect.poll(() => arrived.length).toBeGreaterThan(0);
  await untilQuiet(one);
  await untilQuiet(two);
  expect(new Set(arrived.map(({ submission_id }) => submission_id)).size).toBe(1);
  expect(await two.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox:');
});

test('a newsletter signup', async ({ page, context }) => {
  const arrived = await listen(context);
  await visitSignup(page);
  await context.setOffline(true);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const { text } = outcomeText('newsletter', { state: 'pending' }, loadSite());
  await expect(note(page).getByText(text)).toBeVisible();
  await expect(page.getByText(/try again/i)).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await context.setOffline(false);
  await expect(note(page).getByText(arrivedText(loadSite()).text)).toBeVisible();
  // An attempt whose answer was lost is repeated under its id.
  expect(new Set(arrived.map(({ submission_id }) => submission_id)).size).toBe(1);
});

test('a conversation', async ({ page, context }) => {
  const arrived = await listen(context);
  await visitChat(page);
  await openChatAt(page, 'email');
  await untilQuiet(page);
  await context.setOffline(true);
  await answer(page, 'ada@example.com');
  await expect(panel(page)).toContainText(outcomeText('contact', { state: 'pending' }).text);
  await expect(page.getByText(/try again/i)).toHaveCount(0);
  expect(arrived).toHaveLength(0);
  await context.setOffline(false);
  await expect.poll(() => arrived.length).toBeGreaterThan(0);
  const [first] = arrived;
  expect(new Set(arrived.map(({ submission_id }) => submission_id)).size).toBe(1);
  expect(first).toMatchObject({ source: 'chatbot', phone: '804 555 0199' });
  await hear(page);
  await expect(panel(page)).toContainText('Your request has reached us.');
});
