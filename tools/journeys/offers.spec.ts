/** An offer on a page that is older than its end. */
import { expect, test } from './journey.ts';
import { startScripts } from './running-page.ts';

test.describe('an older page', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const [time, isShown] of [
    ['2026-12-24T23:59:00-05:00', true],
    ['2026-12-25T00:00:00-05:00', false],
  ] as const)
    test(`at ${time} an offer through December 24 is ${isShown ? 'shown' : 'said to have ended'}`, async ({
      page,
    }) => {
      await page.clock.install({ time });
      await page.route('**/privacy-policy', async (route) => {
        const response = await route.fetch();
        const notes =
          '<p data-last-day="2026-12-24">$25 off</p><p data-last-day="2026-12-24" hidden>It ended.</p>';
        const body = (await response.text()).replace('<div class="page">', `$&${notes}`);
        await route.fulfill({ response, body });
      });
      await page.goto('/privacy-policy');
      await startScripts(page);
      await expect(page.getByText('$25 off')).toBeVisible({ visible: isShown });
      await expect(page.getByText('It ended.')).toBeVisible({ visible: !isShown });
    });
});
