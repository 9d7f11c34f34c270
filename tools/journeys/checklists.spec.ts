/** Prep and aftercare checklists of the service pages: ticks stay on the device, and one list prints alone. */
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { visitRunning } from './running-page.ts';

const PATH = '/services/ant-control';
const before = (page: Page) => page.getByRole('group', { name: 'Ant control: before we come' });
const after = (page: Page) => page.getByRole('group', { name: 'Ant control: afterward' });

async function openLists(page: Page) {
  await page.getByRole('heading', { level: 2, name: 'The whole guide' }).click();
}

test('ticks are counted, kept for the next visit, and taken back', { tag: '@slow' }, async ({
  page,
}) => {
  await visitRunning(page, PATH);
  await openLists(page);
  const boxes = before(page).getByRole('checkbox');
  const all = await boxes.count();
  await expect(before(page).getByRole('status')).toHaveText(`0 of ${all} done`);
  await boxes.first().check();
  await expect(before(page).getByRole('status')).toHaveText(`1 of ${all} done`);
  await expect(after(page).getByRole('status')).toHaveText(/^0 of/);
  expect(await findViolations(page, '.guide')).toEqual([]);

  await visitRunning(page, PATH);
  await openLists(page);
  await expect(boxes.first()).toBeChecked();
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await visitRunning(page, PATH);
  await openLists(page);
  await expect(boxes.first()).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the boxes tick, and nothing is offered that does not work', async ({ page }) => {
    await page.goto(PATH);
    await openLists(page);
    await before(page).getByRole('checkbox').first().check();
    await expect(page.getByRole('button', { name: 'Print this list' })).toHaveCount(0);
  });
});
