/** Do you serve my ZIP? Asked on a place page, on the list of areas and on the home page, with and without scripts. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { visitRunning } from './running-page.ts';
import { blockScripts, fakeLookup, PHONE, PLACES, stored } from './territory-driver.ts';

const field = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: 'Do you serve my ZIP?' });
const answer = (page: Page) => page.getByRole('main').locator('.zip-answer');

async function ask(page: Page, zip: string): Promise<void> {
  await field(page).fill(zip);
  await field(page).press('Enter');
}

test.describe('on a place page', () => {
  test.beforeEach(async ({ page }) => {
    await fakeLookup(page, PLACES.richmond);
    await visitRunning(page, '/service-areas/ashland');
  });

  test('yes: the place, its phone, the plans; and the number of that territory from then on', async ({
    page,
  }) => {
    await ask(page, '23451');
    await expect(page.getByRole('heading', { name: 'Yes, we serve 23451.' })).toBeFocused();
    await expect(answer(page).getByRole('link', { name: 'Virginia Beach' })).toHaveAttribute(
      'href',
      '/locations/virginia-beach',
    );
    await expect(
      answer(page).getByRole('link', { name: `Call ${PHONE.virginia_beach}` }),
    ).toBeVisible();
    await expect(answer(page)).toContainText('from $49 per month');
    await expect(page.getByRole('banner')).toContainText(PHONE.virginia_beach);
    expect(await stored(page)).toMatchObject({
      chosen_territory: 'virginia_beach',
      area_label: 'Virginia Beach',
    });
  });

  test('no: what to ask of someone closer by, and no other territory', async ({ page }) => {
    await ask(page, '90210');
    await expect(page.getByRole('heading', { name: 'No, not 90210.' })).toBeFocused();
    await expect(answer(page)).toContainText('license number');
    expect((await stored(page)).chosen_territory).toBeUndefined();
  });

  test('without the list of codes the server answers', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/zip-places.json', (route) => route.abort());
    await ask(page, '29601');
    await expect(page).toHaveURL('/zip-check/greenville?zip=29601');
  });
});

test('asks before any script runs, on each page that asks', { tag: '@slow' }, async ({ page }) => {
  await blockScripts(page);
  for (const path of [
    '/',
    '/service-areas',
    '/locations/norfolk',
    '/neighborhoods/woodlake-ants',
  ]) {
    await page.goto(path);
    await ask(page, '22902');
    await expect(page).toHaveURL('/zip-check/charlottesville?zip=22902');
    await expect(page.getByRole('heading', { name: 'Yes, we serve your ZIP.' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: `Call ${PHONE.richmond}` }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Waynesboro' })).toBeVisible();
  }
});
