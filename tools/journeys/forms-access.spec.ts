/** What every form tells: which fields may stay empty, and, in forced colors too, where something is wrong. */
import { expect, test } from './journey.ts';
import { visitRunning } from './running-page.ts';

const FORMS = ['/quote', '/embed/quote-form', '/upload', '/services/termite-clearance-letter'];

test('a field that need not be filled in says so, and no other does', async ({ page }) => {
  for (const path of FORMS) {
    await page.goto(path);
    const form = page.locator('form.quote-form');
    for (const summary of await form.locator('summary').all()) await summary.click();
    const fields = form.locator('.quote-field :is(input, select, textarea)');
    expect(await fields.count()).toBeGreaterThan(4);
    for (const field of await fields.all()) {
      const label = await field.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent);
      const isRequired = await field.evaluate((one: HTMLInputElement) => one.required);
      const isMarked = /\(optional\)$/.test(label ?? '');
      // Of the pictures, scripts see to it that there is one.
      expect(isMarked, `${path}: ${label}`).toBe(!isRequired && label !== 'Photos');
    }
  }
});

test('in forced colors what is wrong keeps its edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitRunning(page, '/services/termite-clearance-letter');
  await page.locator('form.quote-form [type=submit]').click();
  const border = (part: Element) => Number.parseFloat(getComputedStyle(part).borderTopWidth);
  expect(await page.locator('.error-summary').evaluate(border)).toBeGreaterThan(2);
  for (const field of await page.locator('.quote-field [aria-invalid]').all())
    expect(await field.evaluate(border)).toBeGreaterThan(2);
});
