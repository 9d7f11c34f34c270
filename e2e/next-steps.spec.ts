/** What happens after a request: beside the form, and where a form post without scripts leads. */
import { loadNextSteps, loadSite } from '../content-loader/load.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE } from './running-page.ts';
import { blockScripts } from './territory-driver.ts';

const { heading, ...stepsAfter } = loadNextSteps();
const { hours, claims } = loadSite();

for (const viewport of [PHONE, DESKTOP])
  test(`stands below the form of /quote at ${viewport.width} px, without scripts`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await blockScripts(page);
    await page.goto('/quote');
    const next = page.getByRole('region', { name: heading });
    await expect(next.getByRole('heading', { level: 3 })).toHaveText(
      stepsAfter.quote.map(({ title }) => title),
    );
    await expect(next).toContainText(hours.label);
    await expect(next).toContainText(claims.activity_days);
    const [form, steps] = [
      await page.locator('form.quote-form').boundingBox(),
      await next.boundingBox(),
    ];
    expect(steps?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
  });

test('folds out under the form beside a page', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/services/ant-control');
  const door = page.getByRole('complementary', { name: 'Free quote' });
  await expect(door.getByText(claims.treatment_minutes)).toBeHidden();
  await door.getByText(heading).click();
  await expect(door.getByText(claims.treatment_minutes)).toBeVisible();
});

for (const about of ['quote', 'photo', 'letter'] as const)
  test(`/thank-you/${about} says what follows on that request`, async ({ page }) => {
    await blockScripts(page);
    await page.goto(`/thank-you/${about}`);
    const next = page.getByRole('region', { name: heading });
    await expect(next.getByRole('heading', { level: 3 })).toHaveText(
      stepsAfter[about].map(({ title }) => title),
    );
  });

test('a newsletter signup is followed by no visit', async ({ page }) => {
  await page.goto('/thank-you/newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: heading })).toHaveCount(0);
});
