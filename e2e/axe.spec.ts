/** axe finds nothing on any page of the sitemap, on a phone and on a desktop, with everything unfolded. */
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { DESKTOP, PHONE } from './running-page.ts';

const urls = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map((match) => new URL(match[1] as string).pathname);

/** Pages per test: small enough to share the work between workers. */
const BATCH = 20;

test('the sitemap names every page', () => {
  expect(urls.length).toBeGreaterThan(80);
});

for (const viewport of [PHONE, DESKTOP]) {
  for (let from = 0; from < urls.length; from += BATCH) {
    const batch = urls.slice(from, from + BATCH);
    test(`pages ${from + 1} to ${from + batch.length} at ${viewport.width} px`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      const found: string[] = [];
      for (const url of batch) {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await unfold(page);
        // The framed form is a page of its own; one run per page, without a second tab, is several times faster.
        const { violations } = await new AxeBuilder({ page })
          .options({ iframes: false, resultTypes: ['violations'] })
          .setLegacyMode(true)
          .analyze();
        for (const { id, nodes } of violations)
          found.push(`${url}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
      }
      expect(found).toEqual([]);
    });
  }
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      part.removeAttribute('name');
      part.open = true;
    }
  });
}
