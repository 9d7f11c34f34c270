/** Prep and aftercare checklists of the service pages: one list prints alone. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { visitRunning } from './running-page.ts';

const PATH = '/services/ant-control';
const before = (page: Page) => page.getByRole('group', { name: 'Ant control: before we come' });
const after = (page: Page) => page.getByRole('group', { name: 'Ant control: afterward' });

async function openLists(page: Page) {
  await page.getByRole('heading', { level: 2, name: 'The whole guide' }).click();
}

test('one list prints alone, on one page, with the phone to call', { tag: '@slow' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await visitRunning(page, PATH);
  await openLists(page);
  await before(page).getByRole('button', { name: 'Print this list' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(before(page)).toBeVisible();
  const header = page.getByRole('banner').getByRole('link');
  await expect(header.filter({ visible: true })).toHaveText([/home$/, /\(804\)/]);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(after(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
