/** When parts of a page can't be drawn (spec §2, §8): the fallback screen, and what goes on without it. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { helpButton, PAGE } from './driver/chat-steps.ts';
import { expect, test } from './driver/journey.ts';
import { DESKTOP, scrollTo, visitRunning } from './driver/running-page.ts';

test.use({ viewport: DESKTOP });

const BROKEN = '(() => { throw new Error("broken on purpose"); })()';

test('the fallback screen has its exact words and two buttons', async ({ page }) => {
  await page.route('**/assets/pest-identifier-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Identifier() { ${BROKEN} } export { Identifier as t, Identifier as n };`,
    }),
  );
  await page.goto('/pest-identifier');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
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

test.describe('a part that fails while it is drawn', () => {
  /** Makes the file of a part throw where it has these words. */
  async function breakPart(page: Page, file: string, words: string): Promise<void> {
    await page.route(file, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(words, BROKEN);
      expect(body, `${file} has ${words}`).toContain(BROKEN);
      await route.fulfill({ response: answer, body });
    });
  }

  test('the newsletter form stays as it was served, and is posted by the browser', async ({
    page,
  }) => {
    const email = page.getByLabel('Email address');
    // Below the field, once an address is refused.
    await breakPart(page, '**/assets/newsletter-*.js', '`newsletter-hint`');
    await visitRunning(page, '/about');
    await email.fill('nobody');
    const running = page.locator('[data-island="newsletter"][data-running]');
    await expect(running).toBeAttached();
    await email.press('Enter');
    await expect(running).not.toBeAttached();
    await expect(email).toHaveValue('nobody');
    await email.fill(`journey-${randomUUID()}@example.com`);
    await email.press('Enter');
    await expect(page).toHaveURL('/thank-you/newsletter');
  });

  test('the chat says that we can be called', async ({ page }) => {
    await breakPart(page, '**/assets/chat-*.js', '`chat-scroller`');
    await visitRunning(page, PAGE);
    await scrollTo(page, 900);
    await helpButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The chat can’t be reached just now.');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
