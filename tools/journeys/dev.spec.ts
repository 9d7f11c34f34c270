/** Development mode: pages are rendered for each request, and scripts are the source files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../programs/find-postgres.ts';
import { expect, test } from './driver/journey.ts';
import { startIsland, visitRunning } from './driver/running-page.ts';

let pages: ChildProcess;
let origin: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  pages = spawn(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', port],
    { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'development' } },
  );
  await expect
    .poll(
      () =>
        fetch(`${origin}/quote`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  pages.kill();
  await once(pages, 'exit');
});

test('the page’s script runs, and an island is hydrated', { tag: '@slow' }, async ({ page }) => {
  // Vite bundles packages at their first use, and reloads the page.
  await visitRunning(page, `${origin}/quote`);
  await startIsland(page, 'quote-form');
  await page.getByLabel('Name', { exact: true }).fill('Dana Dev');
  await page.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
});
