import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../programs/postgres.ts';
import { expect, test } from './journey.ts';

test('an owner answers the questions by keyboard, without scripts, and comes to the launch check', {
  tag: '@slow',
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'guided-start-'));
  const port = String(await freePort());
  const { SITE_URL: _, ...env } = process.env;
  const server = spawn(process.execPath, ['build/start.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...env,
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: join(folder, 'content'),
      LOG_LEVEL: 'silent',
    },
  });
  const viewport = { width: 390, height: 844 };
  const baseURL = `http://localhost:${port}`;
  const plain = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  try {
    let code = '';
    for await (const line of createInterface(server.stderr)) {
      code = /There is no company .* code (\S+)/.exec(line)?.[1] ?? '';
      if (code) break;
    }
    const page = await plain.newPage();
    /** One text for each field in its order; empty = it is left so. */
    const answer = async (heading: string, texts: string[]) => {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      for (const text of texts) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    };
    await page.goto('/');
    await answer('Begin your website', [code]);
    const address = 'Green Country Pest, 410 Boston Avenue, Tulsa, OK 74103';
    const email = 'office@greencountrypest.com';
    await answer('Your company', ['Green Country Pest', '', '', '', 'since 1996', email, address]);
    await answer('Where and when you work', ['Tulsa & Bartlesville', '918 555', '', '', '', '']);
    await expect(page.getByRole('alert')).toContainText('Expected a phone of ten digits');
    await page.getByLabel('The main phone number').fill('918 555 0142');
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await answer('What you promise', ['', '', '', '$65/month for mosquitoes', '', '', 'bats']);
    await page.getByLabel('Voles').press('Space');
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await answer('How it looks', ['navy', '', '', '', '', '', '']);
    await expect(page.getByText('Yard plan: from $65 per month')).toBeVisible();
    await expect(page.getByText('voles')).toHaveCount(0);
    await page.getByRole('button', { name: 'Yes, write the pages' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your pages are being made' })).toBeVisible();
    await page.waitForURL(/\/office\/sign-in/, { timeout: 200_000 });

    // The office is an application.
    const office = await (await browser.newContext({ baseURL, viewport })).newPage();
    await office.goto(page.url());
    await office.getByLabel('Your name').fill('Ann Owner');
    await office.getByRole('button', { name: 'Accept and go in' }).click();
    await office.getByRole('button', { name: 'Not now' }).click();
    await expect(office.getByRole('heading', { name: 'Launch check' })).toBeVisible();
    await office.context().close();
  } finally {
    await plain.close();
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
});
