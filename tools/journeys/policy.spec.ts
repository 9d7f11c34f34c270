/**
 * A page of each main template is answered with 200 and breaks no rule of its own security policy; EVERY_PAGE=1: every page.
 * That each has a title of its own and one main heading is read from the built files (tools/build/check-html.ts).
 */
import { codePaths } from '../../publisher/read/code-paths.ts';
import { loadPages } from '../../publisher/read/load.ts';
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

test.describe('one URL per page', () => {});
