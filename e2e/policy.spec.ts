/**
 * A page of each main template is answered with 200 and breaks no rule of its own security policy; EVERY_PAGE=1: every page.
 * That each has a title of its own and one main heading is read from the built files (build/check-html.ts).
 */
import { codePaths } from '../content-loader/code-paths.ts';
import { loadPages } from '../content-loader/load.ts';
import { expect, test } from './journey.ts';
import { mainPages } from './template-pages.ts';

const everyPage = () => [
  ...codePaths().filter((path) => !path.endsWith('.json')),
  ...loadPages().map((page) => page.url),
];
const urls = (process.env.EVERY_PAGE ? everyPage() : mainPages()).filter((path) => path !== '/404');

test('pages answer without a policy violation', { tag: '@every-page' }, async ({ page }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  let current = '';
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${current}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${current}: ${error.message}`));
  for (const url of urls) {
    current = url;
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), url).toBe(200);
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
