/** Every page is answered with 200, says what it is once, and breaks no rule of its own security policy. */

import { CODE_PATHS } from '../app/routes.ts';
import { loadPages } from '../content-loader/load.ts';
import { expect, test } from './journey.ts';

const urls = [
  ...CODE_PATHS.filter((path) => path !== '/404' && !path.endsWith('.json')),
  ...loadPages().map((page) => page.url),
];

test('all pages answer, with one heading, a title of their own and no policy violation', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  let current = '';
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${current}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${current}: ${error.message}`));
  const titles = new Map<string, string>();
  for (const url of urls) {
    current = url;
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), url).toBe(200);
    expect(await page.locator('h1').count(), `h1 on ${url}`).toBe(1);
    if (url.startsWith('/embed/') || url.startsWith('/problem/')) continue;
    const title = await page.title();
    expect(titles.get(title), `title "${title}" of ${url}`).toBeUndefined();
    titles.set(title, url);
  }
  expect(complaints).toEqual([]);
});

test('a page stays within its policy while React starts and a link is followed', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  await page.mouse.move(40, 40);
  await expect(page.locator('body')).toHaveJSProperty('nodeName', 'BODY');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('h1')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('one URL per page', () => {
  for (const [asked, canonical] of [
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/about/index.html', '/about'],
    ['/service-areas/chesterfield-county', '/service-areas/chesterfield'],
  ] as const) {
    test(`${asked} moves permanently to ${canonical}`, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(canonical);
    });
  }
});
