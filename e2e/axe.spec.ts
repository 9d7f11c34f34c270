/**
 * axe finds nothing on any page of the sitemap, with everything unfolded: with EVERY_WIDTH=1 on a phone and on a desktop,
 * otherwise on the one and the other in turn, which halves the longest part of npm test.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE } from './running-page.ts';

const urls = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map((match) => new URL(match[1] as string).pathname);

/** Pages per test: small enough to share the work between workers. */
const BATCH = 20;

test('the sitemap names every page', () => {
  expect(urls.length).toBeGreaterThan(80);
});

for (let from = 0; from < urls.length; from += BATCH) {
  const batch = urls.slice(from, from + BATCH);
  test(`pages ${from + 1} to ${from + batch.length}`, async ({ page }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const [index, url] of batch.entries()) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await unfold(page);
      const inTurn = [index % 2 ? PHONE : DESKTOP];
      for (const viewport of process.env.EVERY_WIDTH ? [PHONE, DESKTOP] : inTurn) {
        await page.setViewportSize(viewport);
        for (const violation of await findViolations(page))
          found.push(`${url} at ${viewport.width} px: ${violation}`);
      }
    }
    expect(found).toEqual([]);
  });
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      part.removeAttribute('name');
      part.open = true;
    }
  });
}
