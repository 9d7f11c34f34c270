/** A chat that is left before its e-mail, nothing faked: when a partial lead lies in the database (spec §4, step 5). */
import type { Page } from '@playwright/test';
import { answer, field, openChatAt, PAUSED, reachChat } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office-server.ts';
import { DESKTOP } from './running-page.ts';

test.describe.configure({ mode: 'serial' });

const office = officeForAllTests();
test.beforeAll(async () => {
  test.setTimeout(90_000);
});

/** A conversation up to the phone, and half an e-mail. */
async function chat(page: Page, name: string): Promise<void> {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await page.clock.install({ time: PAUSED });
  await page.goto(`${office.origin}/pest-info/ants`);
  await reachChat(page);
  await openChatAt(page, 'phone', { name });
  await answer(page, '804 555 0199');
  await field(page).fill('ada@');
}

/** With the events of a page that is left, which `close` does not wait for. */
async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

async function sourcesOf(name: string): Promise<string[]> {
  const leads = await office.leads();
  return leads.filter(({ first_name }) => first_name === name).map(({ source }) => source);
}

test('a tab that is closed stores one', async ({ page }) => {
  await chat(page, 'Cleo Close');
  await closeTab(page);
  await expect.poll(() => sourcesOf('Cleo Close')).toEqual(['chatbot_partial']);
});

test('leaving for another site stores one', async ({ page }) => {
  await chat(page, 'Lea Leave');
  await page.goto('about:blank');
  await expect.poll(() => sourcesOf('Lea Leave')).toEqual(['chatbot_partial']);
});
