/** What becomes of a chat lead: reused details, the deadline, failures, a closed tab (spec §4, §8, §9). */
import {
  answer,
  FIVE_MINUTES,
  fakeApi,
  field,
  hear,
  helpButton,
  log,
  openChatAt,
  PAGE,
  PAUSED,
  panel,
  reachChat,
  visit,
  WREN,
} from './driver/chat-steps.ts';
import { expect, test } from './driver/journey.ts';
import { stored } from './driver/territory.ts';

const SORRY =
  "I'm sorry, there was an error submitting your information. Please try calling us directly at the company phone number.";

test.describe('saved visitor info', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((info) => {
      if (sessionStorage.getItem('seeded')) return;
      localStorage.setItem('visitor_info', JSON.stringify(info));
      sessionStorage.setItem('seeded', 'yes');
    }, WREN);
  });

  test('is offered after the ZIP; a yes skips ahead and submits', async ({ page }) => {
    const api = await fakeApi(page);
    await visit(page);
    await openChatAt(page, 'zipCode');
    await answer(page, '23220');
    await expect(panel(page).getByText(/Ada Wren and 804 555 0199/)).toBeVisible();
    await expect(panel(page).getByText(/we keep it if you leave before the end/)).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await hear(page);
    await expect(panel(page).getByText(/All set, Ada Wren/)).toBeVisible();
    expect(api.submissions).toMatchObject([
      {
        source: 'chatbot',
        first_name: 'Ada Wren',
        email: 'ada@example.com',
        address: 'ZIP: 23220',
      },
    ]);
  });

  test('is gone after "Forget me on this device"', async ({ page }) => {
    const api = await fakeApi(page);
    await visit(page);
    await openChatAt(page, 'email', { name: 'Bea', phone: '757 555 0111' });
    await panel(page).getByRole('button', { name: 'Forget me on this device' }).click();
    await hear(page);
    await expect(
      panel(page).getByText('Done. Your details are gone from this device.'),
    ).toBeVisible();
    await expect(field(page)).toBeFocused();
    const inStorage = async () => JSON.stringify(await stored(page));
    await expect.poll(inStorage).not.toMatch(/visitor_info|Bea|Ada|Ants/);
    await page.clock.fastForward(FIVE_MINUTES);
    expect(api.submissions).toHaveLength(0);
    await answer(page, 'Yes', 'Ants', '23220');
    await expect(panel(page).getByText(/what’s your name/)).toBeVisible();
  });
});

test('after five minutes a partial lead is saved, which becomes complete under the same id', async ({
  page,
}) => {
  const api = await fakeApi(page);
  await visit(page);
  await openChatAt(page, 'phone');
  await answer(page, WREN.phone);
  await page.clock.fastForward(FIVE_MINUTES - 1500 - 100);
  expect(api.submissions).toHaveLength(0);
  await page.clock.runFor(100);
  await expect.poll(() => api.notifications.length).toBe(1);
  expect(api.submissions).toMatchObject([{ source: 'chatbot_partial', email: '' }]);
  expect(api.notifications).toMatchObject([{ source: 'chatbot_partial', email: '' }]);
  await answer(page, 'ada@example.com');
  await expect.poll(() => api.notifications.length).toBe(2);
  expect(api.submissions[1]).toMatchObject({
    source: 'chatbot',
    email: 'ada@example.com',
    submission_id: api.submissions[0]?.submission_id,
  });
});

test('a lead that can’t be saved: the specification’s words, nothing typed is lost, and it can be sent again', async ({
  page,
}) => {
  const api = await fakeApi(page);
  api.refuse(500);
  await visit(page);
  await openChatAt(page, 'email');
  await answer(page, 'ada@example.com');
  await expect(panel(page).getByText(SORRY)).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to submit request. Please try again.').first()).toBeVisible();
  await expect(panel(page).getByRole('link', { name: /\d{3}-\d{4}/ })).toBeVisible();
  await expect(field(page)).toHaveValue('ada@example.com');
  expect(await stored(page)).not.toHaveProperty('visitor_info');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await hear(page);
  await expect(panel(page).getByText(/All set/)).toBeVisible();
  // Three attempts, then the visitor's own.
  expect(api.submissions).toHaveLength(4);
  for (const submission of api.submissions) expect(submission).toEqual(api.submissions[0]);
});

test('a tab that is closed before the e-mail stores a partial lead', async ({ page, office }) => {
  await page.clock.install({ time: PAUSED });
  await page.goto(office.origin + PAGE);
  await reachChat(page);
  await openChatAt(page, 'phone', { name: 'Cleo Close' });
  await answer(page, '804 555 0199');
  await field(page).fill('ada@');
  // With the events of a page that is left, which `close` alone does not send.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(await office.leadOf('Cleo Close')).toMatchObject({ source: 'chatbot_partial' });
});

test('two tabs hold a conversation each', { tag: '@slow' }, async ({ context }) => {
  const first = await context.newPage();
  const firstApi = await fakeApi(first);
  await visit(first);
  await openChatAt(first, 'explainIssue');
  await answer(first, 'Ants by the sink');
  const second = await context.newPage();
  const secondApi = await fakeApi(second);
  await second.goto(PAGE);
  await reachChat(second);
  await helpButton(second).click();
  await hear(second);
  await expect(log(second)).toContainText('Yikes!');
  await expect(log(second)).not.toContainText('Ants by the sink');
  await answer(first, '23220', 'Ada Wren', '804 555 0199');
  await panel(first).getByRole('button', { name: 'Skip' }).click();
  await hear(first);
  await expect(panel(first).getByText(/All set/)).toBeVisible();
  await expect(log(second)).not.toContainText('Ada Wren');
  expect(firstApi.submissions).toMatchObject([{ source: 'chatbot', email: '' }]);
  expect(secondApi.submissions).toEqual([]);
});
