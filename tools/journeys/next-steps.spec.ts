/** What happens after a request: beside the form, and where a form post without scripts leads. */
import type { FrameLocator, Page } from '@playwright/test';
import { loadNextSteps } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { startIsland, visitRunning } from './running-page.ts';
import { blockScripts } from './territory-driver.ts';

const { heading, ...stepsAfter } = loadNextSteps();

test('the thank-you page says what follows on that request; on a signup, no visit', async ({
  page,
}) => {
  await blockScripts(page);
  const next = page.getByRole('region', { name: heading });
  for (const about of ['quote', 'photo', 'letter'] as const) {
    await page.goto(`/thank-you/${about}`);
    await expect(next.getByRole('heading', { level: 3 }), about).toHaveText(
      stepsAfter[about].map(({ title }) => title),
    );
  }
  await page.goto('/thank-you/newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(next).toHaveCount(0);
});

/** In the visitor's own time zone it is still the day before the office's. */
const LATE = new Date('2026-11-23T22:30:00');

async function send(form: Page | FrameLocator, page: Page): Promise<void> {
  await page.route('**/api/contact-submissions', (route) =>
    route.fulfill({ status: 201, json: {} }),
  );
  const next = form.getByRole('link', { name: 'Next', exact: true });
  const asksOneByOne = await next.isVisible();
  if (asksOneByOne) await next.click();
  await form.getByLabel('Phone', { exact: true }).fill('804 555 0142');
  if (asksOneByOne) await next.click();
  await form.getByLabel('Name', { exact: true }).fill('Ada Wren');
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(form.getByRole('heading', { name: /^Got it, Ada/ })).toBeFocused();
}

test.describe('the card of a form that was sent', () => {
  test('is dated, before an open door, and says what follows', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.clock.setFixedTime(LATE);
    await visitRunning(page, '/embed/quote-form');
    await startIsland(page, 'quote-form');
    await send(page, page);
    await expect(page.getByText('Monday, November 23, 2026', { exact: true })).toBeVisible();
    await expect(page.getByRole('list').getByRole('listitem')).toHaveText(
      stepsAfter.quote.map(({ title }) => title),
    );
    const door = page.locator('.open-door-art');
    await expect(door).toHaveJSProperty('complete', true);
    await expect(door).not.toHaveJSProperty('naturalWidth', 0);
    await expect(door).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
