/** The core journeys once more in Firefox, driven through WebDriver BiDi. */

import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { loadSite } from '../content-loader/load.ts';
import { settingsOf } from '../domain/territory/territory.ts';
import { findFirefox } from '../programs/find-firefox.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let browser: Browser;
let page: Page;
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL as string;
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
  });
});
test.afterAll(() => browser?.close());
test.beforeEach(async () => {
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
});
test.afterEach(() => page.close());

test('the home page shows the headline and a call link of the default territory', async () => {
  await page.goto(origin);
  expect(await page.$eval('h1', (h1) => h1.textContent)).toContain('Lose the bugs.');
  const call = await page.$eval('header a[href^="tel:"]', (link) => link.textContent);
  expect(call).toContain(settingsOf(loadSite().territories, 'richmond').phone);
});

test('a question opens and closes', async () => {
  await page.goto(origin);
  const second = '#faq details:nth-of-type(2)';
  await page.locator(`${second} summary`).click();
  await page.waitForSelector(`${second}[open]`);
  await page.locator(`${second} summary`).click();
  await page.waitForSelector(`${second}:not([open])`);
});

test('the newsletter form subscribes a new address', async () => {
  await page.goto(origin);
  await page.locator('footer input[type="email"]').fill(`${randomUUID()}@example.com`);
  await page.locator('footer button[type="submit"]').click();
  await page.locator('::-p-text(Successfully Subscribed!)').wait();
});

test('the quote form sends a request', async () => {
  await page.goto(`${origin}/quote`);
  await page.locator('main input[name="name"]').fill('Fiona Fox');
  await page.locator('main input[name="phone"]').fill('804 555 0199');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForFunction(() =>
    /thank|got it|received/i.test(document.querySelector('main')?.textContent ?? ''),
  );
});

test('the chat answers', async () => {
  await page.goto(origin);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // By its words: asking this browser for names of the whole page takes half a minute.
  await page.locator('::-p-xpath(//button[.="Help!"])').click();
  await page.locator('::-p-text(Yikes! Do you currently have a pest control issue?)').wait();
});
