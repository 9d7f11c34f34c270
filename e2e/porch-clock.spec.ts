/** The drawn porch follows the visitor's clock once the page has come to rest. */
import { expect, test } from '@playwright/test';
import { visitRunning } from './running-page.ts';

for (const { time, light, season } of [
  { time: '2027-04-10T12:00:00', light: 'day', season: 'spring' },
  { time: '2026-11-21T22:30:00', light: 'dusk', season: 'autumn' },
]) {
  test(`at ${time} it is ${light} in ${season}`, async ({ page }) => {
    await page.clock.install({ time: new Date(time) });
    await visitRunning(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-light', light);
    await expect(html).toHaveAttribute('data-season', season);
    const branch = await page.evaluate(
      () =>
        getComputedStyle(document.querySelector('.hero-text') as Element, '::after')
          .backgroundImage,
    );
    expect(branch).toContain(`/art/branch-${season}.svg`);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it stays as it is drawn', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-light');
  });
});
