/** The first screen of a pest or a service on a phone: its animal, what to do, and whether someone can come. */
import { LANGUAGES } from '../../domain/language/language.ts';
import { loadPagesIn, loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { visitRunning } from './running-page.ts';

const PHONE = { width: 390, height: 844 };
const NINE_IN_THE_EVENING = new Date('2026-11-23T21:00:00-05:00');

const urgentPages = (language: (typeof LANGUAGES)[number]) =>
  loadPagesIn(language).filter(({ matter }) => 'now' in matter && matter.now?.urgent);

test.use({ viewport: PHONE, timezoneId: 'America/New_York' });

test('with a wasp nest at nine in the evening all that is needed is on the first screen', async ({
  page,
}) => {
  await page.clock.setFixedTime(NINE_IN_THE_EVENING);
  await visitRunning(page, '/pest-info/wasps');
  const block = page.getByRole('region', { name: 'Right now' });
  await expect(block).toContainText('30 feet');
  await expect(block).toContainText('911');
  await expect(block).toContainText(loadSite().hours.emergency_label);
  await expect(page.getByRole('img', { name: /yellowjacket/i }).first()).toBeInViewport({
    ratio: 1,
  });
  await expect(block.getByRole('link', { name: /^Call / })).toBeInViewport({ ratio: 1 });
  // The price below it can wait.
  await expect(block.getByText('The office is back tomorrow at 8 am.')).toBeInViewport({
    ratio: 1,
  });
});

for (const language of LANGUAGES)
  test(`on each urgent page the commands and when it is 911 are on it, in ${language}`, {
    tag: '@slow',
  }, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
    for (const { href } of urgentPages(language)) {
      await page.goto(href);
      const help = await page.locator('.right-now-help').boundingBox();
      expect.soft((help?.y ?? 0) + (help?.height ?? 0), href).toBeLessThanOrEqual(PHONE.height);
    }
    await page.close();
  });
