/** The site without a connection, after one visit; and what a new build does to a browser that has stored an old one. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { findViolations } from './driver/find-violations.ts';
import { fillContact, sendQuote } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { startScripts, visitRunning } from './driver/running-page.ts';
import { type Line, layLine } from './driver/unreliable-network.ts';

test.use({ serviceWorkers: 'allow' });

const ANTS = '/pest-info/ants';

let line: Line;
test.beforeEach(async ({ baseURL }) => {
  line = await layLine(baseURL ?? '');
});
test.afterEach(() => line.close());

/** Visits for the first time, until the worker controls the page and has stored it. */
async function visitOnce(page: Page, path: string) {
  await visitRunning(page, line.origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await untilStored(page, path);
}

const storedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return stored.flat().map((url) => new URL(url).pathname + new URL(url).search);
  });

async function untilStored(page: Page, path: string) {
  await expect.poll(() => storedUrls(page)).toContain(path);
  // Its scripts are stored last.
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => /^\/assets\/.+\.js$/.test(file)),
  );
  await expect.poll(() => storedUrls(page)).toEqual(expect.arrayContaining(scripts));
}

async function goOffline(page: Page) {
  line.state = 'cut';
  await page.context().setOffline(true);
}

async function goOnline(page: Page) {
  line.state = 'open';
  await page.context().setOffline(false);
}

test('a page read once opens again, any other gives every phone and the quote form', async ({
  page,
}) => {
  await visitOnce(page, ANTS);
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ants' })).toBeVisible();
  await startScripts(page);

  await page.goto(`${line.origin}/services/rodent-control?from=mailer`);
  await expect(page).toHaveURL(/\/offline\?from=%2Fservices%2Frodent-control%3Ffrom%3Dmailer$/);
  await startScripts(page);
  for (const number of ['(804) 555-0142', '(757) 555-0168', '(888) 555-0119'])
    await expect(
      page.getByRole('main').getByRole('link', { name: `Call ${number}` }),
    ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await goOnline(page);
  await expect(page).toHaveURL(`${line.origin}/services/rodent-control?from=mailer`);
});

test('what is written offline is sent once, with the next connection', async ({ page }) => {
  await visitOnce(page, '/');
  await goOffline(page);
  await page.reload();
  const framed = page.frameLocator('iframe[title="Get a free quote"]');
  await expect(framed.getByLabel('Phone')).toBeVisible();

  await visitRunning(page, `${line.origin}/quote`);
  await fillContact(page, 'Sam Carter');
  await sendQuote(page);
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await goOnline(page);
  await expect(page.getByRole('heading', { name: /^Got it, Sam/ })).toBeVisible();
  for (const path of [ANTS, '/contact']) await visitRunning(page, line.origin + path);
  expect(line.seen.filter((request) => request.startsWith('POST /api/contact'))).toEqual([
    'POST /api/contact-submissions 201',
  ]);
});

test('a connection without answers does not block what is stored on the device', {
  tag: '@slow',
}, async ({ page }) => {
  await visitOnce(page, ANTS);
  line.state = 'silent';
  await page.goto(line.origin + ANTS);
  await expect(page.getByRole('heading', { level: 1, name: 'Ants' })).toBeVisible();
});

test('neither answers of the server nor outcomes nor films are stored', { tag: '@slow' }, async ({
  page,
}) => {
  await visitOnce(page, ANTS);
  for (const path of ['/thank-you/quote', '/problem/try-again', '/search?q=ants']) {
    await visitRunning(page, line.origin + path);
  }
  const part = await page.evaluate(async () => {
    const answer = await fetch('/film/first-visit.mp4', { headers: { range: 'bytes=0-99' } });
    return [answer.status, (await answer.blob()).size];
  });
  expect(part).toEqual([206, 100]);
  await page.goto(`${line.origin}/quote`);
  await untilStored(page, '/quote');
  const stored = (await storedUrls(page)).join('\n');
  expect(stored).not.toMatch(/\/(api|thank-you|problem|film)\/|^\/search$/m);
});

test('the next visit after a new build shows the new build, and offline nothing is missing', {
  tag: '@slow',
}, async ({ page }) => {
  await visitOnce(page, ANTS);
  await visitRunning(page, `${line.origin}/blog`);
  line.newBuild = true;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ant control' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-build', 'new');
  await expect(page).toHaveURL(`${line.origin}/services/ant-control`);
  await startScripts(page);
  // The new worker controls pages once the old one's are gone.
  const phones = async () => (await storedUrls(page)).filter((path) => /^.offline/.test(path));
  await expect.poll(phones).toEqual(['/offline?__WB_REVISION__=new']);
  await untilStored(page, '/services/ant-control');

  await goOffline(page);
  await page.goto(`${line.origin}/quote`);
  await expect(html).toHaveAttribute('data-build', 'new');
  await startScripts(page);
  // Read with the old build only: it shows as it was, with its own scripts.
  await page.goto(line.origin + ANTS);
  await expect(html).not.toHaveAttribute('data-build', 'new');
  await startScripts(page);
});

test('switched off, it deletes what it has stored', { tag: '@slow' }, async ({ page }) => {
  await visitOnce(page, ANTS);
  line.worker = stripTypeScriptTypes(readFileSync('site/offline/stop-offline.ts', 'utf8'));
  await visitRunning(page, line.origin + ANTS);
  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});

test('the framed form registers nothing', async ({ page }) => {
  await page.goto(`${line.origin}/embed/quote-form`);
  await page.getByLabel('Name').fill('Sam');
  await page.reload();
  await startScripts(page);
  const registrations = () =>
    navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  expect(await page.evaluate(registrations)).toBe(0);
  expect(line.seen.join()).not.toContain('/service-worker.js');
});
