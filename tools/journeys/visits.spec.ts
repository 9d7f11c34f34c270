/** A visit from the first look at open days to its cancellation: at night on a phone without scripts, and in the form's place. */
import type { Page } from '@playwright/test';
import { answer, openChatAt, PAGE, panel, visit as visitChat } from './driver/chat-steps.ts';
import { fillContact, openMore, sendQuote } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { enter, officeUrl } from './driver/office-app.ts';
import type { Office } from './driver/office-server.ts';
import { PHONE, startIsland, tabTo } from './driver/running-page.ts';

/** The only mail to an address whose subject begins with these words. */
async function mailTo(office: Office, address: string, subject: string) {
  const found = async () =>
    (await office.mailsTo(address)).filter((mail) => mail.subject?.startsWith(subject));
  await expect.poll(async () => (await found()).length).toBe(1);
  const [mail] = await found();
  const link = /http:\/\/\S+\/visits\/change\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return { ...mail, path: link && new URL(link).pathname + new URL(link).search };
}

/** The times of the first area, in order. */
const times = (page: Page) => page.locator('.visits-days').first().getByRole('checkbox');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark', viewport: PHONE });

  test('a visit is asked for, confirmed, reminded of, moved and canceled', async ({
    page,
    browser,
    office,
  }) => {
    const nell = 'nell@example.com';
    await page.goto(`${office.origin}/visits`);
    await page.getByLabel('ZIP code', { exact: true }).fill('23220');
    await page.getByRole('button', { name: 'Show open days' }).click();
    await page.locator('.visits-days a').nth(6).click();
    await openMore(page);
    await fillContact(page, 'Nell Night');
    await page.getByLabel('E-mail (optional)').fill(nell);
    await page.getByLabel('ZIP code (optional)').fill('23220');
    await sendQuote(page);
    await expect(page).toHaveURL(/\/visits\/times/);
    // The one that was chosen before the form. It is days away, so that it can be changed and is reminded of.
    await expect(times(page).nth(6)).toBeChecked();
    await times(page).nth(8).check();
    await page.getByRole('button', { name: 'Send these times' }).click();
    await expect(page.getByRole('heading', { name: 'We have your times' })).toBeVisible();

    const desk = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    await enter(desk, office, { name: 'Maria Lopez' });
    const { submission_id } = await office.leadOf('Nell Night');
    await desk.goto(officeUrl(office, `/leads/${submission_id}`));
    await desk.getByRole('button', { name: 'Confirm' }).first().click();
    const booked = await mailTo(office, nell, 'Your visit with');
    expect(booked.attachments?.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    await desk.context().close();

    await office.makeDue();
    await mailTo(office, nell, 'Tomorrow:');

    await page.goto(office.origin + booked.path);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Move the visit' }).click();
    await expect(page.getByRole('heading', { name: 'Your visit has moved' })).toBeVisible();
    const moved = await mailTo(office, nell, 'Your visit has moved');
    // The link in the first mail goes on working.
    await page.goto(office.origin + booked.path);
    await expect(page.getByRole('heading', { name: 'Your visit', exact: true })).toBeVisible();

    await page.goto(office.origin + moved.path);
    await tabTo(page, page.locator('summary', { hasText: 'Cancel the visit' }), 5);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your visit is canceled' })).toBeVisible();
    await mailTo(office, nell, 'Canceled:');
  });
});

test('after the form times are chosen in its place, in a frame as high as its page', async ({
  page,
  office,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${office.origin}/quote`);
  await startIsland(page, 'quote-form');
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.click();
  await page.getByLabel('Phone', { exact: true }).fill('804 555 0142');
  await next.click();
  await page.getByLabel('Name', { exact: true }).fill('Fay Frame');
  await sendQuote(page);
  await page.getByLabel('Your ZIP code, for open times').fill('23220');
  await expect(page.locator('.visit-times')).toHaveCount(0);
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
  // The ZIP code came later, as a correction under a new id.
  const ids = (await office.leads('Fay Frame')).map(({ submission_id }) => submission_id);
  const visits = office.db.selectFrom('visits').selectAll().where('submission_id', 'in', ids);
  expect(await visits.execute()).toMatchObject([{ state: 'asked', area: 'richmond' }]);
});

test('in the chat the times stand below its last words', { tag: '@slow' }, async ({
  page,
  office,
}) => {
  await visitChat(page, office.origin + PAGE);
  await openChatAt(page, 'email', { name: 'Chuck Times' });
  await answer(page, 'chuck@example.com');
  await expect(panel(page).getByText(/All set/)).toBeVisible();
  const frame = panel(page).locator('.visit-times');
  await frame.contentFrame().getByRole('checkbox').first().check();
  await expect(frame).toHaveCSS('border-width', '0px');
});
