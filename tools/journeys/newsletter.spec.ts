/** The newsletter form (spec §4, §5, §8) and the toasts it speaks through (spec §9). */
import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { arrivedText } from '../../domain/newsletter/newsletter.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './driver/journey.ts';
import { holdTime, islandRuns, visitRunning } from './driver/running-page.ts';

const ADDRESS = '**/api/newsletter-signups';

/** Light; every page has the form. */
const PAGE = '/about';

const email = (page: Page) => page.getByLabel('Email address');
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
const messages = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const toasts = (page: Page) => messages(page).getByRole('listitem');
const newAddress = () => `journey-${randomUUID()}@example.com`;

/** Goes to the page and waits until React runs the form. */
async function visitForm(page: Page): Promise<void> {
  await visitRunning(page, PAGE);
  await email(page).focus();
  await islandRuns(page, 'newsletter');
}

test('a new address is subscribed, the field is cleared, and counts as subscribed from then on', async ({
  page,
}) => {
  const address = newAddress();
  await visitRunning(page, PAGE);
  await email(page).fill(address);
  await subscribe(page).click();
  await expect(toasts(page)).toContainText('Successfully Subscribed!');
  await expect(toasts(page)).toContainText('pest control tips and offers');
  await expect(email(page)).toHaveValue('');
  // The message stays where the toast goes.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Successfully Subscribed!');

  await email(page).fill(address);
  await subscribe(page).click();
  await expect(toasts(page).locator('p')).toHaveText(
    'Already Subscribed - This email is already subscribed to our newsletter!',
  );
});

test('an address without @ never leaves the page', async ({ page }) => {
  let sent = 0;
  await page.route(ADDRESS, (route) => {
    sent++;
    return route.abort();
  });
  // The first press comes before React does.
  await visitRunning(page, PAGE);
  for (const text of ['', 'not an address']) {
    await email(page).fill(text);
    await subscribe(page).click();
    await expect(toasts(page).locator('p')).toHaveText(
      'Invalid Email - Please enter a valid email address.',
    );
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toHaveAccessibleDescription(/@/);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await email(page).fill('ada@');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  expect(sent).toBe(0);
});

test('while it is sent the button spins and is disabled; any failure keeps what was typed', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(ADDRESS, (route) => void held.push(route));
  /** Presses the button and waits for its request. */
  const send = async (): Promise<Route> => {
    const before = held.length;
    await subscribe(page).click();
    await expect.poll(() => held.length).toBe(before + 1);
    return held[before] as Route;
  };
  await visitForm(page);
  const address = newAddress();
  await email(page).fill(address);
  const first = await send();
  await expect(subscribe(page)).toBeDisabled();
  await expect(subscribe(page).locator('.spinner')).toBeVisible();
  await first.fulfill({ status: 429, json: { code: 'too-many' } });
  await expect(toasts(page).locator('p')).toHaveText(
    'Subscription Error - Please try again later or contact us directly.',
  );
  await expect(subscribe(page)).toBeEnabled();
  await expect(subscribe(page).locator('.spinner')).toHaveCount(0);
  await expect(email(page)).toHaveValue(address);

  // The second attempt is the same signup, a later one is another.
  const second = await send();
  await second.fulfill({ status: 201, json: {} });
  await expect(toasts(page)).toContainText(arrivedText(loadSite()).title);
  await email(page).fill(address);
  const third = await send();
  await third.fulfill({ status: 201, json: {} });
  const [a, b, c] = [first, second, third].map((route) => route.request().postDataJSON());
  expect(a).toEqual({
    email: address,
    source_page: 'footer',
    consent_version: expect.any(String),
    submission_id: expect.any(String),
  });
  expect(b).toEqual(a);
  expect(c.submission_id).not.toBe(a.submission_id);
});

test('a toast goes after 5000 ms, and the next takes its place', async ({ page }) => {
  await visitForm(page);
  await holdTime(page);
  await subscribe(page).click();
  await expect(toasts(page)).toHaveCount(1);
  // A toast that is hovered stays.
  await page.mouse.move(5, 600);
  await page.clock.runFor(3000);
  await subscribe(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4999);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
  // Announced politely, in a region that stands there before and after.
  await expect(messages(page)).toHaveAttribute('aria-live', 'polite');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address that is subscribed already leads to the page that says so', async ({
    page,
    request,
  }) => {
    const address = newAddress();
    await request.post('/api/newsletter-signups', {
      data: { email: address, source_page: 'footer' },
    });
    await page.goto(PAGE);
    await email(page).fill(address);
    await email(page).press('Enter');
    await expect(page).toHaveURL('/problem/already-subscribed');
  });
});
