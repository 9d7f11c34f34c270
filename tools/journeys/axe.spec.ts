/**
 * axe finds nothing on a page of each main template, on a phone and on a desktop, with everything unfolded; the phone by
 * day, the desktop at night. EVERY_PAGE=1 (npm run test:all): on every page of the sitemap and on what it does not name.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE } from './running-page.ts';
import { mainPages } from './template-pages.ts';

const BUILT = 'dist/site/client';
const everyPage = [
  ...readFileSync(`${BUILT}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map((match) => new URL(match[1] as string).pathname);
/** What the sitemap does not name: where forms and the server lead. `npm test` looks at the first. */
const OUTCOMES = [
  '/thank-you/quote',
  '/thank-you/newsletter',
  '/problem/invalid-quote',
  '/problem/try-again',
  '/zip-check/richmond',
  '/zip-check/elsewhere',
  '/search?q=ants',
  '/offline',
  '/nothing-here',
  '/embed/thank-you',
];
const pages = process.env.EVERY_PAGE
  ? [...everyPage, ...OUTCOMES]
  : [...mainPages(), ...OUTCOMES.slice(0, 1)];

const NOON = '2027-05-10T12:00:00-04:00';
/** Every width and every light once: what a page is made of is the same in all. */
const VIEWS = [
  { viewport: PHONE, light: 'day', time: NOON },
  { viewport: DESKTOP, light: 'night', time: '2027-05-10T22:00:00-04:00' },
];

/** Pages per test: small enough to share the work between workers. */
const BATCH = 4;

test('the sitemap names every page', () => {
  expect(everyPage.length).toBeGreaterThan(80);
});

for (let from = 0; from < pages.length; from += BATCH) {
  const batch = pages.slice(from, from + BATCH);
  test(`axe: pages ${from + 1} to ${from + batch.length}`, { tag: '@every-page' }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const url of batch) {
      await page.clock.setFixedTime(NOON);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await unfold(page);
      for (const { viewport, light, time } of VIEWS) {
        await page.setViewportSize(viewport);
        // A page looks at the clock again once it has come whole: it has to find the same light.
        await page.clock.setFixedTime(time);
        await page.evaluate((light) => {
          document.documentElement.dataset.light = light;
        }, light);
        for (const violation of await findViolations(page))
          found.push(`${url} at ${viewport.width} px, ${light}: ${violation}`);
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
