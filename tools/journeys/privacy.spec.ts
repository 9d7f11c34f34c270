/** Privacy: the choices at the foot of every page, and that nothing is fetched from another host. */
import type { Page } from '@playwright/test';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, untilQuiet, visitRunning } from './running-page.ts';

test.use({ viewport: DESKTOP });

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Your privacy choices' });
const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The page's idle tasks have run: the visit is stored, and the link opens the choices. */
async function visitFromCampaign(page: Page): Promise<void> {
  await visitRunning(page, '/?utm_campaign=spring');
  await expect.poll(() => storedValue(page, 'attribution')).toContain('spring');
}

test('a refusal is stored, deletes what was stored before, and is confirmed', async ({ page }) => {
  await visitFromCampaign(page);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(choices(page)).toBeVisible();
  const box = choices(page).getByRole('checkbox', { name: /^Remember for 90 days/ });
  await expect(box).toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(choices(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'We remember and count nothing.',
  );
  // The link was not followed.
  await expect(page.locator('.progress-bar')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([
    await storedValue(page, 'privacy_choice'),
    await storedValue(page, 'attribution'),
  ]).toEqual(['refused', null]);
  await link(page).click();
  await expect(box).not.toBeChecked();
});

test('Escape changes nothing and gives the focus back', async ({ page }) => {
  await visitFromCampaign(page);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await choices(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(choices(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
  expect(await storedValue(page, 'privacy_choice')).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads to the words about the choices', async ({ page }) => {
    await page.goto('/about');
    await link(page).click();
    await expect(page).toHaveURL('/privacy-policy#your-choices');
    await expect(page.locator('#your-choices')).toBeVisible();
  });
});

test('a visit fetches nothing from another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') || protocol.startsWith('ws')) hosts.add(host);
  });
  const { analytics_id, geolocation_url } = loadSite();
  expect([analytics_id, geolocation_url.startsWith('/')]).toEqual([null, true]);
  for (const path of ['/', '/services/ant-control', '/upload', '/privacy-policy']) {
    await visitRunning(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await untilQuiet(page);
  }
  expect([...hosts]).toEqual([new URL(baseURL as string).host]);
});
