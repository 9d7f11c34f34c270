/** How the visitor found us: what goes along with a lead, what is kept on the device, whose number is shown. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DESKTOP, visitRunning } from './running-page.ts';
import { changeSetting } from './site-settings.ts';

test.use({ viewport: DESKTOP });

const campaignPhone = '(804) 555-0190';
const callButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Call \(/ });
const storedTouches = (page: Page) => page.evaluate(() => localStorage.getItem('attribution'));

/** Fills in the home page's quote form, and gives what it sends. */
async function sendQuote(page: Page): Promise<{ attribution?: Record<string, string> }> {
  const form = page.frameLocator('iframe[data-richmond]').first();
  await form.getByLabel('Name').fill('Ada Wren');
  await form.getByLabel(/^Phone/).fill('804 555 0199');
  // A form that is posted before its scripts run tells nothing of this.
  await expect(form.locator('form')).toHaveJSProperty('noValidate', true);
  const sent = page.waitForRequest('**/api/contact-submissions');
  await form.getByRole('button', { name: /quote/i }).click();
  return (await sent).postDataJSON();
}

test('a lead has the first and the last visit that have a source', async ({ page }) => {
  test.slow();
  await visitRunning(page, '/services/ant-control?utm_source=mailer&utm_campaign=spring');
  await expect.poll(() => storedTouches(page)).toContain('spring');
  await visitRunning(page, '/?gclid=abc123');
  await expect.poll(() => storedTouches(page)).toContain('abc123');
  const { attribution } = await sendQuote(page);
  expect(attribution).toMatchObject({
    first_utm_source: 'mailer',
    first_utm_campaign: 'spring',
    first_landing_page: '/services/ant-control',
    last_gclid: 'abc123',
    last_landing_page: '/',
  });
});

test('a campaign has a number of its own, on this page and the next', async ({ page }) => {
  await changeSetting(page, 'campaign_phones', [{ campaign: 'spring', phone: campaignPhone }]);
  await visitRunning(page, '/?utm_campaign=spring');
  await expect(callButton(page)).toContainText(campaignPhone);
  await expect(callButton(page)).toHaveAttribute('href', 'tel:+18045550190');
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL('/reviews');
  await expect(callButton(page)).toContainText(campaignPhone);
});
