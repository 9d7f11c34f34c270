/**
 * npm run look [-- /path ...]: every template as a visitor's screen shows it at four widths, for a person to look at.
 * Writes whole-page pictures and one contact sheet into test-results/look/. Builds the site first when it is stale.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CODE_PATHS } from '../app/routes.ts';
import { withServer } from '../bench/serve.ts';
import { loadPages } from '../content-loader/load.ts';
import { findChromium } from '../e2e/browsers/find-chromium.ts';

const FOLDER = 'test-results/look';
/** Window widths, px. */
const WIDTHS = [390, 768, 1280, 1920];
/** On the sheet a picture is this wide and is cut off at this height, px. */
const THUMB = { width: 320, height: 640 };
const GAP = 16;

const asked = process.argv.slice(2);
const paths = asked.length ? asked : onePageOfEachTemplate();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

await withServer(4276, async (origin) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: Buffer[][] = [];
  for (const path of paths) rows.push(await lookAt(browser, origin, path));
  await browser.close();
  await printSheet(rows);
});
console.log(`${paths.length} pages at ${WIDTHS.join(', ')} px: ${FOLDER}/contact-sheet.jpg`);

/** The pages that are code, one of the outcome pages of each kind, and the first page of each Markdown template. */
function onePageOfEachTemplate(): string[] {
  const first = new Map<string, string>();
  for (const path of CODE_PATHS) {
    const kind = path.split('/').slice(0, path.startsWith('/embed') ? 3 : 2);
    first.set(kind.join('/'), first.get(kind.join('/')) ?? path);
  }
  for (const { matter, url } of loadPages())
    first.set(matter.template, first.get(matter.template) ?? url);
  return [...first.values()];
}

/** @returns the path's thumbnails, one per width. */
async function lookAt(browser: Browser, origin: string, path: string): Promise<Buffer[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const thumbs: Buffer[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin + path);
    await untilDrawn(page);
    const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
    const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.jpg`;
    await sharp(picture).toFile(join(FOLDER, name));
    thumbs.push(await thumbOf(picture));
  }
  await page.close();
  return thumbs;
}

/** What comes late or only when scrolled to is there. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[loading="lazy"]'))
      part.setAttribute('loading', 'eager');
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

async function thumbOf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ width: THUMB.width })
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, THUMB.height);
  return sharp(data).extract({ left: 0, top: 0, width: THUMB.width, height }).toBuffer();
}

async function printSheet(rows: Buffer[][]): Promise<void> {
  const place = (index: number, size: number) => GAP + index * (size + GAP);
  await sharp({
    create: {
      width: place(WIDTHS.length, THUMB.width),
      height: place(rows.length, THUMB.height),
      channels: 3,
      background: '#888888',
    },
  })
    .composite(
      rows.flatMap((thumbs, row) =>
        thumbs.map((input, column) => ({
          input,
          left: place(column, THUMB.width),
          top: place(row, THUMB.height),
        })),
      ),
    )
    .jpeg({ quality: 75 })
    .toFile(join(FOLDER, 'contact-sheet.jpg'));
}
