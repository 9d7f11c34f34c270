/** The site in Spanish: the way there, search and ZIP check. Sentences are those of the Spanish catalogue. */
import * as m from '#messages';
import { es } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { PHONE, settle, startIsland, visitRunning } from './driver/running-page.ts';

test.describe('the way to Spanish', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the switch leads to the same page and back; without a Spanish one, to the nearest', async ({
      page,
    }) => {
      const footer = page.getByRole('contentinfo');
      await page.goto('/service-areas/richmond');
      await expect(footer.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es');
      await page.goto('/pest-info/ants');
      await footer.getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL('/es/pest-info/ants');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
      await footer.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/pest-info/ants');
    });

    test('search, ZIP check and a path without a page answer in Spanish', async ({ page }) => {
      await page.goto('/es');
      await page.getByRole('textbox', { name: es(m.zip_check_do_you_serve_my_zip) }).fill('23220');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/es/zip-check/richmond?zip=23220');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        es(m.zip_check_yes_we_serve_your_zip),
      );
      await page.goto('/es/no-hay-nada');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        es(m.not_found_this_page_has_flown),
      );
      await page.goto('/es/search');
      const field = page.getByRole('searchbox');
      for (const [query, href] of [
        ['raton', '/es/pest-info/rodents'],
        ['chinches', '/es/pest-info/bed-bugs'],
      ] as const) {
        await field.fill(query);
        await field.press('Enter');
        await expect(page.locator(`.search-hits a[href="${href}"]`)).toBeVisible();
      }
    });
  });

  test.describe('in a browser that asks for Spanish', () => {
    test.use({ locale: 'es-MX', viewport: PHONE });

    test('Spanish is offered and not forced; the offer hides nothing that has focus, and gives focus back when it is dismissed', async ({
      page,
    }) => {
      await visitRunning(page, '/pest-info/ants');
      const offer = page.locator('.language-offer');
      await expect(offer.getByRole('link', { name: es(m.language_offer) })).toHaveAttribute(
        'href',
        /\/es\/pest-info\/ants$/,
      );
      await expect(page).toHaveURL('/pest-info/ants');
      const link = page.getByRole('main').getByRole('link').first();
      await link.evaluate(
        (element: HTMLElement, top) => {
          element.style.cssText = `position: fixed; top: ${top}px; left: 40px`;
        },
        (await offer.boundingBox())?.y ?? 0,
      );
      await link.focus();
      await expect(offer).toBeHidden();
      const subscribe = page.getByRole('contentinfo').locator('.newsletter [type="submit"]');
      await subscribe.focus();
      await expect(offer).toBeVisible();
      await page.getByRole('button', { name: es(m.language_offer_dismiss) }).press('Enter');
      await expect(offer).toHaveCount(0);
      await expect(subscribe).toBeFocused();
      await visitRunning(page, '/quote');
      await settle(page);
      await expect(offer).toHaveCount(0);
    });
  });

  test('an English browser is offered nothing and loads no Spanish words', async ({ page }) => {
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) texts.push(response.text());
    });
    await visitRunning(page, '/quote');
    await startIsland(page, 'quote-form');
    const scripts = (await Promise.all(texts)).join('');
    expect(scripts).toContain(m.form_name_missing());
    expect(scripts).not.toContain(es(m.form_name_missing));
    await expect(page.locator('.language-offer')).toHaveCount(0);
  });
});
