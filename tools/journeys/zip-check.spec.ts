/** Do you serve my ZIP? Asked on the list of areas and on the home page; the server answers with a page. */
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { PHONE as PHONE_SIZE, visitRunning } from './running-page.ts';
import { blockScripts, fakeLookup, PHONE, PLACES, stored } from './territory-driver.ts';

const main = (page: Page) => page.getByRole('main');

async function ask(page: Page, zip: string): Promise<void> {
  const field = main(page).getByRole('textbox', { name: 'Do you serve my ZIP?' });
  await field.fill(zip);
  await field.press('Enter');
}

test('yes: the area, its phone; and the number of that territory from then on', async ({
  page,
}) => {
  await fakeLookup(page, PLACES.richmond);
  await visitRunning(page, '/service-areas');
  await ask(page, '23451');
  await expect(page).toHaveURL('/zip-check/virginia-beach?zip=23451');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yes, we serve your ZIP.');
  await expect(
    main(page).getByRole('link', { name: `Call ${PHONE.virginia_beach}` }),
  ).toBeVisible();
  // Scripts start with the first sign of a visitor.
  await page.mouse.move(5, 300);
  // The page shows this number before any script runs, so the number says nothing of the choice.
  await expect
    .poll(() => stored(page))
    .toMatchObject({ chosen_territory: 'virginia_beach', area_label: 'Virginia Beach' });
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText(PHONE.virginia_beach);
});

test('no: what to ask of someone closer by, and no other territory', async ({ page }) => {
  await fakeLookup(page, PLACES.richmond);
  await visitRunning(page, '/service-areas');
  await ask(page, '90210');
  await expect(page.getByRole('heading', { name: 'No, we do not come that far.' })).toBeVisible();
  await expect(main(page)).toContainText('license number');
  expect((await stored(page)).chosen_territory).toBeUndefined();
});

test('asks before any script runs, on each page that asks', { tag: '@slow' }, async ({ page }) => {
  await blockScripts(page);
  for (const path of ['/', '/service-areas']) {
    await page.goto(path);
    await ask(page, '22902');
    await expect(page).toHaveURL('/zip-check/charlottesville?zip=22902');
    await expect(page.getByRole('heading', { name: 'Yes, we serve your ZIP.' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: `Call ${PHONE.richmond}` })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Waynesboro' })).toBeVisible();
  }
});

test('axe finds nothing on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE_SIZE);
  for (const path of ['/zip-check/richmond', '/zip-check/near-richmond']) {
    await page.goto(path);
    expect(await findViolations(page)).toEqual([]);
  }
});
