/** When parts of a page can't be loaded or drawn (spec §2, §8): the fallback screen, and what goes on without it. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { scrollTo } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, islandRuns, visitRunning } from './running-page.ts';

test.use({ viewport: DESKTOP });

/** An island that is what its page is about, and its file. */
const TOOL = '/pest-identifier';
const TOOL_SCRIPT = '**/assets/pest-identifier-*.js';

const fallback = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

test.describe('an island whose script can’t be loaded', () => {
  test('is asked for again with the next sign of interest', async ({ page }) => {
    await page.route(TOOL_SCRIPT, (route) => route.abort());
    await visitRunning(page, TOOL);
    await page.unroute(TOOL_SCRIPT);
    await page.getByRole('radio', { name: 'Attic' }).check();
    await islandRuns(page, 'pest-identifier');
    await expect(page.getByRole('heading', { name: 'What it may be', exact: true })).toBeVisible();
  });
});

test.describe('the fallback screen', () => {
  /** The island that the page is about fails while it is drawn. */
  async function breakTool(page: Page): Promise<void> {
    await page.route(TOOL_SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Identifier() { throw new Error("broken on purpose"); } export { Identifier as t, Identifier as n };',
      }),
    );
    await page.goto(TOOL);
    await expect(fallback(page)).toBeVisible();
  }

  test.beforeEach(({ page }) => breakTool(page));

  test('has its exact words and two buttons', async ({ page }) => {
    await expect(
      page.getByText(
        "We're sorry, but something unexpected happened. Please try refreshing the page.",
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Refresh Page', 'Go Home']);
    await expect(page).toHaveTitle('Something went wrong');
    await page.getByRole('button', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a part that fails while it is drawn', () => {
  const BROKEN = '(() => { throw new Error("broken on purpose"); })()';

  /** Where the file of a part says these words, it fails from now on. */
  async function breakPart(page: Page, file: string, words: string): Promise<void> {
    await page.route(file, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(words, BROKEN);
      expect(body, `${file} says ${words}`).toContain(BROKEN);
      await route.fulfill({ response: answer, body });
    });
  }

  const email = (page: Page) => page.getByLabel('Email address');

  test('the newsletter form stays as it was served, and is posted by the browser', async ({
    page,
  }) => {
    // Below the field, once an address is refused.
    await breakPart(page, '**/assets/newsletter-*.js', '`newsletter-hint`');
    await visitRunning(page, '/about');
    await email(page).fill('nobody');
    const running = page.locator('[data-island="newsletter"][data-running]');
    await expect(running).toBeAttached();
    await email(page).press('Enter');
    await expect(running).not.toBeAttached();
    await expect(email(page)).toHaveValue('nobody');
    await email(page).fill(`journey-${randomUUID()}@example.com`);
    await email(page).press('Enter');
    await expect(page).toHaveURL('/thank-you/newsletter');
  });

  test('the chat that fails says that we can be called', async ({ page }) => {
    await breakPart(page, '**/assets/chat-*.js', '`chat-scroller`');
    await visitRunning(page, '/pest-info/ants');
    await scrollTo(page, 900);
    await expect(async () => {
      await page.getByRole('button', { name: 'Help!' }).click({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('alert')).toContainText('The chat can’t be reached just now.');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
