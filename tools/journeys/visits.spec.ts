/** A visit from the first look at open days to its cancellation: at night on a phone without scripts, and in the form's place. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { answer, openChatAt, PAGE, panel, visit } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { enter, officeUrl, row } from './office-app.ts';
import { officeForEachTest } from './office-server.ts';
import { PHONE, startIsland } from './running-page.ts';

const office = officeForEachTest();

/** The newest mail to an address whose subject begins with these words. */
async function mailTo(address: string, subject: string) {
  const found = async () =>
    (await office.mails()).filter(
      (mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject),
    );
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await found();
  const link = /http:\/\/\S+\/visits\/change\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return { ...mail, path: link && new URL(link).pathname + new URL(link).search };
}

/** Two days away or more, so that it can be changed and is reminded of. */
const times = (page: Page) => page.locator('.visits-days').first().getByRole('checkbox');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark', viewport: PHONE });

  test('a visit is asked for, confirmed, reminded of, moved and canceled', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`${office.origin}/visits`);
    await page.getByLabel('ZIP code', { exact: true }).fill('23220');
    await page.getByRole('button', { name: 'Show open days' }).click();
    await page.locator('.visits-days a').nth(6).click();
    await page.getByText('Add ZIP code, e-mail, best time or a note').click();
    await page.getByLabel('Name', { exact: true }).fill('Nell Night');
    await page.getByLabel('Phone', { exact: true }).fill('804 555 0142');
    await page.getByLabel('E-mail (optional)').fill('nell@example.com');
    await page.getByLabel('ZIP code (optional)').fill('23220');
    await page.getByRole('button', { name: 'Get my free quote' }).click();
    await expect(page).toHaveURL(/\/visits\/times/);
    // The one that was chosen before the form.
    await expect(times(page).nth(6)).toBeChecked();
    await times(page).nth(8).check();
    await page.getByRole('button', { name: 'Send these times' }).click();
    await expect(page.getByRole('heading', { name: 'We have your times' })).toBeVisible();

    const desk = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    await enter(desk, office, { name: 'Maria Lopez' });
    await desk.goto(officeUrl(office));
    await row(desk, 'Nell Night').click();
    await desk.getByRole('button', { name: 'Confirm' }).first().click();
    const booked = await mailTo('nell@example.com', 'Your visit with');
    expect(booked.attachments?.map(({ mimeType }) => mimeType)).toContain('text/calendar');

    await office.makeDue();
    await mailTo('nell@example.com', 'Tomorrow:');

    await page.goto(office.origin + booked.path);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Move the visit' }).click();
    await expect(page.getByRole('heading', { name: 'Your visit has moved' })).toBeVisible();
    const moved = await mailTo('nell@example.com', 'Your visit has moved');
    // The link in the first mail goes on working.
    await page.goto(office.origin + booked.path);
    await expect(page.getByRole('heading', { name: 'Your visit', exact: true })).toBeVisible();

    // By keyboard alone.
    await page.goto(office.origin + moved.path);
    const summary = page.locator('summary', { hasText: 'Cancel the visit' });
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab');
      if (await summary.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your visit is canceled' })).toBeVisible();
    await mailTo('nell@example.com', 'Canceled:');
    await desk.context().close();
  });
});

test('after the form times are chosen in its place, in a frame as high as its page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${office.origin}/quote`);
  await startIsland(page, 'quote-form');
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.click();
  await page.getByLabel('Phone', { exact: true }).fill('804 555 0142');
  await next.click();
  await page.getByLabel('Name', { exact: true }).fill('Fay Frame');
  await page.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(page.locator('.visit-times')).toHaveCount(0);
  await page.getByLabel('Your ZIP code, for open times').fill('23220');
  await page.getByRole('button', { name: 'Show times' }).click();
  const frame = page.frameLocator('.visit-times');
  await frame.locator('.visits-days').first().getByRole('checkbox').nth(3).check();
  const isWhole = () =>
    page.locator('.visit-times').evaluate((element: HTMLIFrameElement) => {
      const root = element.contentDocument?.documentElement;
      return root !== undefined && root.scrollHeight <= element.clientHeight;
    });
  await expect.poll(isWhole).toBe(true);
  await frame.getByRole('button', { name: 'Send these times' }).click();
  await expect(frame.getByRole('heading', { name: 'We have your times' })).toBeInViewport();
  await expect.poll(isWhole).toBe(true);
  const [visit] = await office.db.selectFrom('visits').selectAll().execute();
  expect(visit).toMatchObject({ state: 'asked', area: 'richmond' });
});

/** The first time that is offered below what was sent. */
const offered = (within: FrameLocator | Locator) =>
  within.frameLocator('.visit-times').getByRole('checkbox').first();

test('in the chat the times stand below its last words', async ({ page }) => {
  await visit(page, `${office.origin}${PAGE}`);
  await openChatAt(page, 'email');
  await answer(page, 'ada@example.com');
  await expect(panel(page).getByText(/All set/)).toBeVisible();
  await offered(panel(page)).check();
  await expect(panel(page).locator('.visit-times')).toHaveCSS('border-width', '0px');
});
