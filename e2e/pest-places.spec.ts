/** The section on a town's page: the numbers of its list, where its pests live. */
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE } from './running-page.ts';

const section = '.pest-places-section';

test.describe('in a wide window', () => {
  test.use({ viewport: DESKTOP });

  test('it runs from edge to edge, and a number of the list leads to its place', async ({
    page,
  }) => {
    await page.goto('/service-areas/timberlake');
    const drawn = await page.locator(section).boundingBox();
    expect(drawn?.width).toBe(DESKTOP.width);
    const mice = page.getByRole('listitem').filter({ hasText: 'Where porch floor meets' });
    await expect(mice.getByText('at the porch')).toBeVisible();
    await mice.getByRole('link', { name: '1 on the drawing' }).click();
    const mark = page.locator(`${section} :target`);
    await expect(mark).toHaveText('1');
    await expect(mark).toBeInViewport();
  });

  test('it shows only what the list names', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-23T12:00:00');
    await page.goto('/service-areas/timberlake');
    await expect(page.locator(`${section} img[src$="-dock.svg"]`)).toBeVisible();
    await expect(page.locator(`${section} img[src*="-basement"]`)).toHaveCount(0);
  });
});

test('a town whose list names no places has no section', async ({ page }) => {
  await page.goto('/richmond/ant-exterminator');
  await expect(page.getByRole('heading', { name: /and why they come/ })).toBeVisible();
  await expect(page.locator('.pest-places')).toHaveCount(0);
  await expect(page.locator('.pest-spots')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a yard without a number is left out, one with a number stands below', async ({ page }) => {
    await page.goto('/richmond/museum-district-pest-control');
    await expect(page.locator(`${section} > div:visible`)).toHaveCount(1);
    await page.goto('/service-areas/timberlake');
    await expect(page.locator(`${section} > div:visible`)).toHaveCount(2);
  });
});
