/** What was just done can be taken back for ten seconds, by the clock of the browser, and not longer. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { askForQuote, enter, officeUrl } from './office-app.ts';
import { officeForEachTest } from './office-server.ts';

const office = officeForEachTest();

test('undo works for ten seconds, and not longer', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(60_000);
  await page.clock.install();
  await enter(page, office, { name: 'Maria Lopez' });
  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await page.goto(officeUrl(office, `/leads/${id}`));
  const is = (status: string) => page.getByRole('button', { name: status, pressed: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(is('New')).toBeVisible();

  await stopClock(page);
  // What was never sent is taken back without a word in the history.
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/acts') && answer.ok());
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await stored;
  await expect(undo).toBeVisible();
  await page.clock.runFor(9900);
  await undo.click();
  await page.clock.resume();
  await expect(is('New')).toBeVisible();
  await expect(page.getByText('marked it as new')).toBeVisible();

  await stopClock(page);
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await expect(undo).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(undo).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(is('Contacted')).toBeVisible();
});

/** From here on the time of the page passes only where the test lets it. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
