/** Without a connection nothing is lost: it waits on the device and goes out as one request. */
import type { BrowserContext, Page } from '@playwright/test';
import { arrivedText } from '../../domain/newsletter/newsletter.ts';
import { outcomeText } from '../../domain/submissions/outcome.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { answer, hear, openChatAt, panel, visit as visitChat } from './driver/chat-steps.ts';
import { fillContact, sendQuote } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { islandRuns, startScripts, untilQuiet, visitRunning } from './driver/running-page.ts';
import { stored } from './driver/territory.ts';

/** Records what reaches the server from any tab. */
async function listen(context: BrowserContext) {
  const arrived: Record<string, unknown>[] = [];
  await context.route(/\/api\/(contact-submissions|newsletter-signups)$/, (route) => {
    arrived.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: {} });
  });
  return arrived;
}

/** An attempt whose answer was lost is repeated under its id: there may be two, of one submission. */
async function expectOne(arrived: Record<string, unknown>[]): Promise<void> {
  const ids = () => new Set(arrived.map(({ submission_id }) => submission_id)).size;
  await expect.poll(ids).toBe(1);
}

/** Waits until the form and everything that sends it has loaded. */
async function visitForm(page: Page, path: string, field: string, island: string): Promise<void> {
  await visitRunning(page, path);
  await page.getByLabel(field, { exact: true }).focus();
  await islandRuns(page, island);
  await untilQuiet(page);
}

test('also after the tab was closed, from any page', async ({ page, context }) => {
  const arrived = await listen(context);
  await visitForm(page, '/quote', 'Name', 'quote-form');
  await context.setOffline(true);
  await fillContact(page, 'Ada Wren');
  await sendQuote(page);
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/pest-info/ants'), two.goto('/about')]);
  await startScripts(one);
  await startScripts(two);
  const waiting = async () => Object.keys(await stored(two)).filter((key) => /outbox:/.test(key));
  await expect.poll(waiting).toEqual([]);
  await expectOne(arrived);
});

test('a newsletter signup', async ({ page, context }) => {
  const arrived = await listen(context);
  await visitForm(page, '/about', 'Email address', 'newsletter');
  await context.setOffline(true);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const { text } = outcomeText('newsletter', { state: 'pending' }, loadSite());
  const note = page.locator('.pending-notice');
  await expect(note.getByText(text)).toBeVisible();
  await expect(page.getByText(/try again/i)).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await context.setOffline(false);
  await expect(note.getByText(arrivedText(loadSite()).text)).toBeVisible();
  await expectOne(arrived);
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
  await expectOne(arrived);
  expect(arrived[0]).toMatchObject({ source: 'chatbot', phone: '804 555 0199' });
  await hear(page);
  await expect(panel(page)).toContainText('Your request has reached us.');
});
