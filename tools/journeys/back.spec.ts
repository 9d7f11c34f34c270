/** Back closes what is open over the page, and the history holds no more steps than pages. */
import type { Page } from '@playwright/test';
import { panel, scrollTo } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { PHONE, visitRunning } from './running-page.ts';

test.use({ viewport: PHONE });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help!' }).click();
  await expect(panel(page)).toBeVisible({ timeout: 20_000 });
}

test('the full-screen chat closes and the page stays; Forward opens nothing', async ({ page }) => {
  await visitRunning(page, '/about');
  await visitRunning(page, '/pest-info/ants');
  await scrollTo(page, 900);
  await openPanel(page);
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/pest-info/ants');
  await page.goForward();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/pest-info/ants');
  // The next Back leaves, whatever Forward did.
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the chat beside the page of a desktop leaves Back alone', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitRunning(page, '/about');
  await visitRunning(page, '/pest-info/ants');
  await scrollTo(page, 900);
  await openPanel(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the film closes with Back, with its button and with Escape', async ({ page }) => {
  await visitRunning(page, '/about');
  await visitRunning(page, '/');
  const film = page.locator('.film-dialog');
  const open = async () => {
    await page.locator('.film-opener').click();
    await expect(film).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);
  };
  await page.locator('.film-opener').scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'running');
  await open();
  await page.goBack();
  await expect(film).toBeHidden();
  await expect(page).toHaveURL('/');
  await open();
  await page.keyboard.press('Escape');
  await expect(film).toBeHidden();
  await open();
  await film.getByRole('button', { name: 'Close' }).click();
  await expect(film).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
