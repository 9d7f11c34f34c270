/**
 * What pages have to bear: windows from 195 to 2560 px, forced colors, paper, axe; and nothing covers a control.
 * `npm test` looks at a page of each main template. EVERY_PAGE=1 (npm run test:all): of each template, and runs axe on every page.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contrastRatio, type Rgb } from '../../domain/colors/contrast.ts';
import { findViolations } from './driver/find-violations.ts';
import { expect, test } from './driver/journey.ts';
import { DESKTOP, drawWholePage, PHONE, settle } from './driver/running-page.ts';
import { mainPages } from './driver/template-pages.ts';

const isEveryPage = Boolean(process.env.EVERY_PAGE);

/** 195 and 640: windows of 390 and 1280 px at 200 % zoom. */
const WIDTHS = isEveryPage ? [195, 320, 390, 640, 768, 1280, 1920, 2560] : [195, 320, 768, 2560];
const PRESSED_WIDTHS = isEveryPage ? [390, 768, 900, 1024, 1280] : [390, 900];
/** A sheet of Letter without its margins, px. */
const PAPER = { width: 695, height: 950 };
/** WCAG 2.2, text of any size. */
const LEAST_CONTRAST = 4.5;

const NOON = '2027-05-10T12:00:00-04:00';
const VIEWS = [
  { viewport: PHONE, light: 'day', time: NOON },
  { viewport: DESKTOP, light: 'night', time: '2027-05-10T22:00:00-04:00' },
];

/** Pages to which forms and the server lead. The sitemap does not name them. */
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

for (const [index, path] of mainPages().entries())
  test(`${path} bears each window, forced colors and paper, and axe finds nothing`, {
    tag: '@every-page',
  }, async ({ page }) => {
    const found: string[] = [];
    const report = (problem: string, parts: string[]) =>
      found.push(...parts.map((part) => `${problem}: ${part}`));
    await page.clock.setFixedTime(NOON);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      report(`wider than ${width} px`, await left(() => partsWiderThanWindow(page)));
    }
    await drawWholePage(page);
    for (const width of PRESSED_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      report(`covered at ${width} px`, await page.evaluate(findCovered));
    }
    await page.emulateMedia({ forcedColors: 'active' });
    report('no edge in forced colors', await left(() => edgelessControls(page)));
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(PAPER);
    if (!path.startsWith('/embed')) report('printed', await findPrintProblems(page));
    // Every width and every light once: most of what axe looks at is the same in both.
    await runAxe(page, isEveryPage ? VIEWS : VIEWS.slice(index % 2).slice(0, 1), report);
    expect(found).toEqual([]);
  });

const sitemap = readFileSync('dist/site/client/sitemap.xml', 'utf8').matchAll(
  /<loc>([^<]+)<\/loc>/g,
);
const others = isEveryPage
  ? [...[...sitemap].map(([, url = '']) => new URL(url).pathname), ...OUTCOMES]
  : OUTCOMES.slice(0, 1);
/** Pages per test: few enough to share the work between workers. */
const BATCH = 4;

for (let from = 0; from < others.length; from += BATCH) {
  const batch = others.slice(from, from + BATCH);
  test(`axe finds nothing on pages ${from + 1} to ${from + batch.length}`, {
    tag: '@every-page',
  }, async ({ page }) => {
    const found: string[] = [];
    for (const path of batch) {
      await page.clock.setFixedTime(NOON);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await runAxe(page, VIEWS, (problem, parts) => {
        found.push(...parts.map((part) => `${path}: ${problem}: ${part}`));
      });
    }
    expect(found).toEqual([]);
  });
}

/** Runs axe in each view, with everything unfolded. */
async function runAxe(
  page: Page,
  views: typeof VIEWS,
  report: (problem: string, parts: string[]) => void,
): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      part.removeAttribute('name');
      part.open = true;
    }
  });
  for (const { viewport, light, time } of views) {
    await page.setViewportSize(viewport);
    // A page reads the clock again once it has loaded: it has to find the same light.
    await page.clock.setFixedTime(time);
    await page.evaluate((light) => {
      document.documentElement.dataset.light = light;
      scrollTo(0, 0);
    }, light);
    report(`axe at ${viewport.width} px, ${light}`, await findViolations(page));
  }
}

/** What is still found after a moment: styles of narrow windows and forced colors apply a little after the change. */
async function left(find: () => Promise<string[]>): Promise<string[]> {
  const nothing = expect.poll(find, { timeout: 3000 }).toEqual([]);
  return nothing.then(
    () => [],
    () => find(),
  );
}

/** Elements that make the page scroll sideways. */
function partsWiderThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > limit + 0.5)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Runs in the page. @returns each control whose middle belongs to something else, and what that is */
function findCovered(): string[] {
  const found: string[] = [];
  const nameOf = (element: Element | null) =>
    element
      ? `${element.localName}.${element.classList} ${element.textContent?.trim().slice(0, 30)}`
      : 'nothing';
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    // Hidden until focused, or for screen readers; and the bar, which comes and goes with each scroll (call-bar.spec.ts).
    if (control.closest('.visually-hidden, .skip-link, .contact-bar')) continue;
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // The first line of a link that wraps.
    const box = control.getClientRects()[0];
    if (!box || box.width <= 1 || box.height <= 1) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const isHit = hit && [control, ...labels].some((own) => own.contains(hit));
    if (!isHit) found.push(`${nameOf(control)} lies under ${nameOf(hit)}`);
  }
  return found;
}

/** Buttons and fields without border, outline or underline once grounds and shadows are gone. */
function edgelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(.button, input:not([type=hidden]), select, textarea)')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const drawn = ['checkbox', 'radio', 'file'].includes(element.getAttribute('type') ?? '');
        const hidden = !element.getClientRects().length || element.closest('.visually-hidden');
        const edge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
        return !drawn && !hidden && !edge && style.outlineStyle === 'none';
      })
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

/** What a printed page shows wrong. Printers drop every ground, so words are measured against white. */
async function findPrintProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await settle(page);
  const { words, dead, phones } = await page.evaluate(readPaper);
  await page.emulateMedia({ media: 'screen' });
  const pale = words.filter(({ color }) => contrastRatio(color, [255, 255, 255]) < LEAST_CONTRAST);
  return [
    ...pale.slice(0, 3).map(({ text, color }) => `pale (${color}): ${text}`),
    ...words.filter(({ left }) => left < -1).map(({ text }) => `cut off: ${text}`),
    ...dead.slice(0, 3).map((part) => `of no use on paper: ${part}`),
    ...(phones > 0 ? [] : ['no phone number']),
  ];
}

/** Runs in the page. */
async function readPaper() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="print"]'))
    if (!link.sheet) await new Promise((loaded) => link.addEventListener('load', loaded));
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isClipped = element.closest('.visually-hidden, script, style, noscript, template');
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    return !isClipped && width > 1 && height > 1 && isVisible;
  };
  const words: { text: string; color: Rgb; left: number }[] = [];
  let phones = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const element = walker.currentNode.parentElement;
    if (!text || !element || !isSeen(element)) continue;
    range.selectNodeContents(walker.currentNode);
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    const left = style.textIndent === '0px' ? range.getBoundingClientRect().left : 0;
    words.push({ text: text.slice(0, 40), color: [red, green, blue], left });
    if (element.closest('a[href^="tel:"]') && /\d{4}/.test(text)) phones++;
  }
  // A box to tick is of use on paper.
  const dead = 'nav, form, iframe, video, button, select, textarea, [data-floating], .skip-link';
  const parts = [...document.querySelectorAll(dead)].filter(isSeen);
  return { words, dead: parts.map((element) => element.outerHTML.slice(0, 80)), phones };
}
