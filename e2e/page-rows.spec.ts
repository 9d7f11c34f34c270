/** What once stood alone, empty, hidden or at noon on a page: rows of cards, the plan table, the street, windows at night. */
import { expect, test } from './journey.ts';
import { DESKTOP } from './running-page.ts';

test.describe('in a wide window', () => {
  test.use({ viewport: DESKTOP });

  test('no card of the blog stands alone in its row', async ({ page }) => {
    await page.goto('/blog');
    const tops = await page
      .locator('.hub .card-list > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    const last = tops.filter((top) => top === tops.at(-1));
    expect(last.length).toBeGreaterThan(1);
  });

  test('the plan table names the plan in one column', async ({ page }) => {
    await page.goto('/services/plans');
    await page.locator('summary', { hasText: 'Which plan covers which pest' }).click();
    const row = page.getByRole('row', { name: /^Mosquitoes/ });
    await expect(row.getByRole('cell')).toHaveText(['Outdoor Enjoyment Plan', 'No']);
    await expect(page.locator('.coverage').getByRole('columnheader')).toHaveText([
      'Pest',
      'In a plan',
      'On its own',
    ]);
  });

  test('several look-alikes lie on one ruler with the animals of the page', async ({ page }) => {
    await page.goto('/pest-info/ants');
    const figures = page.locator('.look-alikes figure');
    await page.getByRole('heading', { name: 'Often mistaken for it' }).click();
    expect(await figures.count()).toBeGreaterThan(1);
    const ruler = page.locator('.line-up:has(+ .look-alikes) svg');
    await expect(ruler).toHaveAccessibleName(/^[^,]+(, [^,]+)+/);
    await page.goto('/pest-info/bed-bugs');
    await expect(figures).toHaveCount(1);
    await expect(page.locator('.line-up:has(+ .look-alikes)')).toHaveCount(0);
  });

  test('the window of a service has its night', async ({ page }) => {
    for (const [hour, shown] of [
      ['12:00', '/art/window-ground.svg'],
      ['22:30', '/art/window-ground-night.svg'],
    ]) {
      await page.clock.setFixedTime(`2026-11-23T${hour}:00`);
      await page.goto('/services/termite-control');
      await expect(page.locator('.service-scene img:visible')).toHaveAttribute(
        'src',
        shown as string,
      );
    }
  });
});

test('the street stands between words and form where they are below one another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/quote');
  const street = await page.locator('.quote-page .page-hero-view').boundingBox();
  const words = await page.locator('.quote-page-call').boundingBox();
  const form = await page.locator('.quote-page-box').boundingBox();
  const foot = (street?.y ?? 0) + (street?.height ?? 0);
  expect(foot).toBeLessThanOrEqual(form?.y ?? 0);
  expect(foot).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0) + 100);
});
