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

for (const [index, path] of FORMS.filter((path) => !path.startsWith('/embed/')).entries()) {
  test(`${path}: in forced colors what is wrong keeps its edges`, {
    tag: index ? '@slow' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visitRunning(page, path);
    await page.locator('form.quote-form [type=submit]').click();
    const border = (part: Element) => Number.parseFloat(getComputedStyle(part).borderTopWidth);
    expect(await page.locator('.error-summary').evaluate(border)).toBeGreaterThan(2);
    for (const field of await page.locator('.quote-field [aria-invalid]').all())
      expect(await field.evaluate(border)).toBeGreaterThan(2);
  });
}

for (const path of [
  '/',
  '/about/pestdex',
  '/quote',
  '/pest-identifier',
  '/services/termite-clearance-letter',
])
  test(`${path}: in forced colors it shows which choice is made`, { tag: '@slow' }, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visitRunning(page, path);
    const names = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLInputElement>('main [type=radio]')].map(
          ({ name }) => name,
        ),
      ),
    ]);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const looks = await page.evaluate((of) => {
        const boxes = [
          ...document.querySelectorAll<HTMLInputElement>(`main [type=radio][name="${of}"]`),
        ];
        const [one] = boxes;
        if (!one) return [];
        const look = () => {
          const label = one.nextElementSibling ?? one;
          const { backgroundColor, outlineStyle, borderTopColor } = getComputedStyle(label);
          // The browser draws a box of its own, unless it is transparent.
          const own =
            getComputedStyle(one).opacity === '0' || one.closest('.visually-hidden')
              ? ''
              : one.checked;
          return [backgroundColor, outlineStyle, borderTopColor, own].join();
        };
        one.checked = true;
        const checked = look();
        one.checked = false;
        return [checked, look()];
      }, name);
      expect(looks[0], `${name} when it is chosen and not`).not.toBe(looks[1]);
    }
  });

test('the answer to a ZIP code that is none is said of its field', async ({ page }) => {
  await visitRunning(page, '/service-areas');
  const zip = page.getByRole('main').getByLabel('Do you serve my ZIP?');
  await zip.fill('12');
  await page.keyboard.press('Enter');
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(zip).toHaveAccessibleDescription(/five digits/);
});
