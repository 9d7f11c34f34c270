/** The doorbell: where the form beside a page's words is out of view, a plate at the edge leads back to it. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE } from './running-page.ts';

/** With a section drawing, where the form ends above it, in both languages. */
const PAGES = [
  { path: '/services/termite-control', name: 'Free quote', form: 'Get a free quote' },
  {
    path: '/es/services/termite-control',
    name: 'Cotización gratis',
    form: 'Pida su cotización gratis',
  },
];

const bellOf = (page: Page, name = 'Free quote') =>
  page.getByRole('main').getByRole('link', { name, exact: true });

/** Brings it to the middle of the window. */
const center = (locator: Locator) =>
  locator.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));

const lastQuestion = (page: Page) => page.locator('.question-list summary').last();

for (const { path, name, form } of PAGES)
  test.describe(path, () => {
    test.use({ viewport: DESKTOP });

    test('leads back to the form, whose first field is the next stop', async ({ page }) => {
      await page.goto(path);
      const bell = bellOf(page, name);
      await expect(bell).not.toBeInViewport();
      await center(lastQuestion(page));
      await expect(bell).toBeInViewport({ ratio: 1 });
      await expect(bell).toHaveCSS('opacity', '1');
      await bell.press('Enter');
      const frame = page.locator(`iframe[title="${form}"]`);
      await expect(frame).toBeInViewport({ ratio: 0.8 });
      const first = frame.contentFrame().getByRole('textbox').first();
      await expect(first).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(frame).toBeFocused();
    });

    test('covers nothing from 1081 px on', async ({ page }) => {
      await page.goto(path);
      for (const width of [1081, 1280, 1456, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await coveredBy(page, name), `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  });

test.describe('for the keyboard', () => {
  test.use({ viewport: DESKTOP });

  test('it is one stop, behind what it stands beside', async ({ page }) => {
    await page.goto('/services/termite-control');
    await expect(bellOf(page)).toHaveCount(1);
    await lastQuestion(page).focus();
    await page.keyboard.press('Tab');
    await expect(bellOf(page)).toBeFocused();
    await expect(bellOf(page)).toBeInViewport({ ratio: 1 });
  });
});

test('on a phone and on paper there is none', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/services/termite-control');
  await center(lastQuestion(page));
  await expect(bellOf(page)).toBeHidden();
  await page.setViewportSize(DESKTOP);
  await expect(bellOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bellOf(page)).toBeHidden();
});

/** Words and controls that the plate's column meets, wherever the plate stands in it. */
function coveredBy(page: Page, name: string): Promise<string[]> {
  return bellOf(page, name).evaluate((bell) => {
    const plate = bell.getBoundingClientRect();
    const column = bell.parentElement?.getBoundingClientRect() as DOMRect;
    const around = bell.closest('article') as HTMLElement;
    return [...around.querySelectorAll<HTMLElement>('h2, h3, p, li, a, summary, img, td, input')]
      .filter((one) => one !== bell)
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return (
          one.checkVisibility() &&
          box.right > plate.left - 4 &&
          box.left < plate.right &&
          box.bottom > column.top &&
          box.top < column.bottom
        );
      })
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
  });
}
