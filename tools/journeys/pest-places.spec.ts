/** The house in section on a town's page: pins where its pests live, and captions below. */
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE } from './running-page.ts';

const section = '.pest-section';

test.describe('in a wide window', () => {
  test.use({ viewport: DESKTOP });

  test('the house stands in the middle of the window, with the names at their pins and why below', async ({
    page,
  }) => {
    await page.goto('/service-areas/midlothian');
    const drawn = await page.locator(`${section} image[href$="house.svg"]`).boundingBox();
    const middle = (drawn?.x ?? 0) + ((drawn?.width ?? 0) * 350) / 800;
    expect(Math.abs(middle - DESKTOP.width / 2)).toBeLessThan(10);
    const crickets = page.getByRole('listitem').filter({ hasText: 'Runoff sits on clay' });
    await expect(crickets.getByText('Under the floor.')).toBeVisible();
    const name = await crickets.getByRole('heading').innerText();
    const label = name.replace(/^\d+\s*/, '');
    await expect(page.locator('.pins-desk').getByText(label, { exact: true })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the pins are numbers, and the captions a numbered list under the house', async ({
    page,
  }) => {
    await page.goto('/richmond/museum-district-pest-control');
    await expect(page.locator('.pins-phone')).toBeVisible();
    await expect(page.locator('.pins-desk')).toBeHidden();
    await expect(page.locator('.pest-captions .pest-number').first()).toHaveText('1');
  });
});
