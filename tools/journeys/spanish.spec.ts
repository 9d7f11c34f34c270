/** The site in Spanish: the way there, and every way to ask for help. Sentences are those of the Spanish catalogue. */
import * as m from '#messages';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { expect, test } from './journey.ts';
import { PHONE, settle, startIsland, visitRunning } from './running-page.ts';

/** A sentence in Spanish. */
const es = (say: () => string) => inLanguage('es', say);

test.describe('the way to Spanish', () => {
  test('the switch leads to the same page and back, without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/pest-info/ants');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/pest-info/ants');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/pest-info/ants');
    await page.close();
  });

  test('from a page without a Spanish one it leads to the nearest', async ({ page }) => {
    await page.goto('/service-areas/richmond');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Español' }),
    ).toHaveAttribute('href', '/es');
  });

  test.describe('in a browser that asks for Spanish', () => {
    test.use({ locale: 'es-MX' });

    test('Spanish is offered and not forced; dismissed, it is not offered again', {
      tag: '@slow',
    }, async ({ page }) => {
      await visitRunning(page, '/pest-info/ants');
      const offer = page.getByRole('link', { name: es(m.language_offer) });
      await expect(offer).toHaveAttribute('href', /\/es\/pest-info\/ants$/);
      await expect(page).toHaveURL('/pest-info/ants');
      await page.getByRole('button', { name: es(m.language_offer_dismiss) }).click();
      await expect(offer).toHaveCount(0);
      await visitRunning(page, '/quote');
      await settle(page);
      await expect(offer).toHaveCount(0);
    });
  });

  test.describe('the offer of Spanish, by keyboard', () => {
    test.use({ locale: 'es-MX', viewport: PHONE });

    test('hides nothing that has focus, and gives focus back when it is dismissed', async ({
      page,
    }) => {
      await visitRunning(page, '/pest-info/ants');
      const offer = page.locator('.language-offer');
      await expect(offer).toBeVisible();
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

test.describe('asking for help', () => {
  test('the search finds guides by accents left out and by regional names', async ({ page }) => {
    await visitRunning(page, '/es/search');
    const field = page.getByRole('searchbox');
    for (const [query, href] of [
      ['raton', '/es/pest-info/rodents'],
      ['ratón', '/es/pest-info/rodents'],
      ['chinches', '/es/pest-info/bed-bugs'],
    ] as const) {
      await field.fill(query);
      await field.press('Enter');
      await expect(page.locator(`.search-hits a[href="${href}"]`)).toBeVisible();
    }
  });

  test('without JavaScript search and ZIP check answer in Spanish', { tag: '@slow' }, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/es/search?q=cucarachas');
    await expect(page.locator('.search-hits a').first()).toHaveAttribute('href', /^\/es\//);
    await page.goto('/es/service-areas?zip=23220');
    await expect(page).toHaveURL('/es/zip-check/richmond?zip=23220');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      es(m.zip_check_yes_we_serve_your_zip),
    );
    await page.goto('/es/no-hay-nada');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      es(m.not_found_this_page_has_flown),
    );
    await page.close();
  });
});
