/** What a page promises by the clock: the next visit, by when a request is answered, what is on the first screen at night, offers that end. */
import { LANGUAGES } from '../../domain/language/language.ts';
import { loadPagesIn, loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './driver/journey.ts';
import { PHONE, startScripts, visitRunning } from './driver/running-page.ts';

// The office's own zone: elsewhere the sentences name it.
test.use({ timezoneId: 'America/New_York' });

const { hours, claims } = loadSite();

test('on a weekday morning the page counts down the time to call for a visit tomorrow', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-17T09:47:05-05:00' });
  await visitRunning(page, '/services/ant-control');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Call in the next 2 h 1[23] min for a visit tomorrow\./);
  await page.clock.fastForward('01:00:00');
  await expect(main).toContainText(/Call in the next 1 h 1[123] min for a visit tomorrow\./);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('pages and call bar say what is true at any time', async ({ page }) => {
    await page.goto('/quote');
    await expect(page.getByRole('main')).toContainText(claims.response_promise);
    await expect(page.getByRole('main')).toContainText(hours.label);
    await page.goto('/');
    await expect(page.locator('.night')).toContainText(claims.next_day);
    await expect(page.locator('.call-bar p')).toHaveText('*Next Day Service! ');
    await expect(page.locator('.call-bar p')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call Now before 12 noon (M-F)' })).toBeVisible();
  });

  for (const language of LANGUAGES)
    test(`each urgent page has its commands and when to call 911 on the first screen, in ${language}`, {
      tag: '@slow',
    }, async ({ page }) => {
      const urgent = loadPagesIn(language).filter(
        ({ matter }) => 'now' in matter && matter.now?.urgent,
      );
      for (const { href } of urgent) {
        await page.goto(href);
        const help = await page.locator('.right-now-help').boundingBox();
        expect.soft((help?.y ?? 0) + (help?.height ?? 0), href).toBeLessThanOrEqual(PHONE.height);
      }
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('with a wasp nest at nine in the evening everything needed is on the first screen', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-23T21:00:00-05:00');
    await visitRunning(page, '/pest-info/wasps');
    const block = page.getByRole('region', { name: 'Right now' });
    await expect(block).toContainText('30 feet');
    await expect(block).toContainText('911');
    await expect(block).toContainText(hours.emergency_label);
    for (const part of [
      page.getByRole('img', { name: /yellowjacket/i }).first(),
      block.getByRole('link', { name: /^Call / }),
      block.getByText('The office is back tomorrow at 8 am.'),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('an offer ends with its last day at the office, on a page that was rendered before', async ({
    page,
  }) => {
    await page.route('**/privacy-policy', async (route) => {
      const response = await route.fetch();
      const notes =
        '<p data-last-day="2026-12-24">$25 off</p><p data-last-day="2026-12-24" hidden>It ended.</p>';
      const body = (await response.text()).replace('<div class="page">', `$&${notes}`);
      await route.fulfill({ response, body });
    });
    await page.clock.install();
    for (const [time, isOver] of [
      ['2026-12-24T23:59:00-05:00', false],
      ['2026-12-25T00:00:00-05:00', true],
    ] as const) {
      await page.clock.setSystemTime(time);
      await page.goto('/privacy-policy');
      await startScripts(page);
      await expect(page.getByText('$25 off')).toBeVisible({ visible: !isOver });
      await expect(page.getByText('It ended.')).toBeVisible({ visible: isOver });
    }
  });
});
