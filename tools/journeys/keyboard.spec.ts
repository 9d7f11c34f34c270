/**
 * The keyboard reaches everything and is seen everywhere (WCAG 2.4.11, 2.4.7), and no text is cut
 * off, with the text spacing of 1.4.12, in forced colors and with letters twice as large. `npm test` walks the home
 * page; EVERY_PAGE=1 walks every page of the sitemap, and one of each kind and what opens at each size, each in another mode;
 * with EVERY_WAY=1 at each size in each mode.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { JOURNEYS } from './keyboard-states.ts';
import { Findings, KeyboardWalk, MODES, type Mode, SIZES, type Size } from './keyboard-walk.ts';
import { templatePages } from './template-pages.ts';

/** Every page of the sitemap. Default: one page of each kind. */
const EVERY_PAGE = Boolean(process.env.EVERY_PAGE);
/** Every size in every mode, about four times as long. Default: each size in one mode, which differs from page to page. */
const EVERY_WAY = Boolean(process.env.EVERY_WAY);
const PHONE = SIZES[1];

/** @param turn of what is shown: the next is shown in other modes */
function waysToShow(turn: number): [Size, Mode][] {
  return SIZES.flatMap((size, index) =>
    (EVERY_WAY ? MODES : [MODES[(turn + index) % MODES.length] as Mode]).map(
      (mode): [Size, Mode] => [size, mode],
    ),
  );
}

/** Pages of one kind only, that differ in more than words. */
const KINDS = templatePages();

test('focus stays in sight around every page', { tag: '@every-page' }, async ({ page }) => {
  test.setTimeout(EVERY_WAY ? 900_000 : 300_000);
  const findings = new Findings();
  const walk = await KeyboardWalk.on(page, findings);
  // Least room, where most can be hidden.
  const ways: [Size, Mode][] = EVERY_PAGE ? waysToShow(0) : [[SIZES[0], 'plain']];
  for (const [size, mode] of ways) {
    await load(page, '/');
    await walk.show(size, mode);
    const where = `/ at ${size.width}x${size.height}, ${mode}`;
    for (const direction of ['forward', 'back'] as const) await walk.tab('body', where, direction);
    await walk.lookAround(where);
  }
  report(findings);
});

for (const [part, paths] of batches(KINDS, 5).entries()) {
  test(`focus stays in sight on a page of each kind, part ${part + 1}`, {
    tag: ['@every-page', '@slow'],
  }, async ({ page }) => {
    test.setTimeout(EVERY_WAY ? 900_000 : 300_000);
    const findings = new Findings();
    const walk = await KeyboardWalk.on(page, findings);
    for (const path of paths) {
      await walkPage(page, walk, path, waysToShow(KINDS.indexOf(path)));
    }
    report(findings);
  });
}

for (const [part, paths] of EVERY_PAGE ? batches(sitemap(), 20).entries() : []) {
  test(`focus stays in sight on every page, part ${part + 1}`, { tag: '@every-page' }, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const findings = new Findings();
    const walk = await KeyboardWalk.on(page, findings);
    for (const path of paths) {
      await walkPage(page, walk, path, [[PHONE, 'plain']]);
    }
    report(findings);
  });
}

for (const [turn, { path, scope, states }] of JOURNEYS.entries()) {
  test(`focus stays in sight in what opens on ${path}: ${scope}`, {
    tag: ['@every-page', '@slow'],
  }, async ({ page }) => {
    test.setTimeout(EVERY_WAY ? 900_000 : 300_000);
    const findings = new Findings();
    const walk = await KeyboardWalk.on(page, findings);
    await page.clock.install();
    for (const [size, mode] of waysToShow(turn)) {
      await load(page, path);
      await walk.show(size, mode);
      for await (const state of states(page)) {
        const where = `${state} at ${size.width}x${size.height}, ${mode}`;
        await walk.expectFocus(where);
        for (const direction of ['forward', 'back'] as const)
          await walk.tab(scope, where, direction);
        await walk.lookAround(where);
      }
    }
    report(findings);
  });
}

test('a focused link of “On this page” stands wholly in its row', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await load(page, '/privacy-policy');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    const { x, width } = (await link.boundingBox()) ?? { x: 0, width: 0 };
    expect([x >= 0, x + width <= PHONE.width], `${await link.textContent()}`).toEqual([true, true]);
    await page.keyboard.press('Tab');
  }
});

async function walkPage(
  page: Page,
  walk: KeyboardWalk,
  path: string,
  ways: [Size, Mode][],
): Promise<void> {
  await load(page, path);
  for (const [size, mode] of ways) {
    await walk.show(size, mode);
    const where = `${path} at ${size.width}x${size.height}, ${mode}`;
    // What stands around is the same everywhere.
    await page.evaluate(() => {
      const main = document.querySelector('main');
      if (main) main.tabIndex = -1;
      main?.focus();
    });
    await walk.tab('main', where);
    await walk.lookAround(where);
  }
}

/** With its scripts, which may put more on the page. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(3, 200);
  await page.mouse.move(4, 201);
  await expect(page.locator('html[data-scripts="running"]')).toBeAttached({ timeout: 20_000 });
}

function sitemap(): string[] {
  return [
    ...readFileSync('dist/site/client/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map((match) => new URL(match[1] as string).pathname);
}

function batches<Item>(items: Item[], size: number): Item[][] {
  return items.length > size
    ? [items.slice(0, size), ...batches(items.slice(size), size)]
    : [items];
}

function report(findings: Findings): void {
  expect([...findings.lines].map(([line, where]) => `${line} (${where})`)).toEqual([]);
}
