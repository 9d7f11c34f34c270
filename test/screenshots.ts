/**
 * npm run screenshots [-- /path ...]: every template as a visitor's screen shows it at four widths, by day and at night, for a person
 * to look at. Writes whole-page pictures and one contact sheet, as a page and as a picture, into .cache/look/. Builds the
 * site first when it is stale.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { withServer } from '../bench/serve.ts';
import { templatePages } from '../e2e/template-pages.ts';
import { findChromium } from '../programs/find-chromium.ts';

interface View {
  path: string;
  /** The hour on the visitor's clock. */
  hour: number;
}

const FOLDER = '.cache/look';
/** Window widths, px. */
const WIDTHS = [390, 768, 1280, 1920];
/** On the sheet a picture is this wide and is cut off at this height, px. */
const THUMB = { width: 320, height: 640 };

/** Noon, and after dark (domain/scene/clock.ts). */
const HOURS = [12, 22];

const asked = process.argv.slice(2);
const views = (asked.length ? asked : oneOfEachTemplate()).flatMap((path) =>
  HOURS.map((hour): View => ({ path, hour })),
);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(join(FOLDER, 'thumbs'), { recursive: true });

await withServer(4276, async (origin) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const view of views) await lookAt(browser, origin, view);
  await printSheet(browser);
  await browser.close();
});
console.log(`${views.length} pages at ${WIDTHS.join(', ')} px: ${FOLDER}/contact-sheet.jpg`);

function oneOfEachTemplate(): string[] {
  // /design is longer than a picture can be, and no visitor's.
  return ['/', ...templatePages().filter((path) => path !== '/' && path !== '/design')];
}

async function lookAt(browser: Browser, origin: string, view: View): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date(2027, 4, 10, view.hour));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin + view.path);
    await untilDrawn(page);
    const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
    writeFileSync(join(FOLDER, fileOf(view, width)), picture);
    await saveThumb(picture, join(FOLDER, 'thumbs', fileOf(view, width)));
  }
  await page.close();
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

async function saveThumb(picture: Buffer, file: string): Promise<void> {
  const { data, info } = await sharp(picture)
    .resize({ width: THUMB.width })
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, THUMB.height);
  await sharp(data).extract({ left: 0, top: 0, width: THUMB.width, height }).toFile(file);
}

/** A row for each view, a column for each width; a picture on it leads to the whole page. */
async function printSheet(browser: Browser): Promise<void> {
  const rows = views.map(
    (view) =>
      `<h2>${nameOf(view)}</h2><div>${WIDTHS.map((width) => {
        const file = fileOf(view, width);
        return `<a href="${file}"><img src="thumbs/${file}" alt="${width} px"></a>`;
      }).join('')}</div>`,
  );
  const sheet = resolve(FOLDER, 'contact-sheet.html');
  writeFileSync(
    sheet,
    `<!doctype html><title>Contact sheet</title><style>
body { margin: 16px; background: #888; font: 16px sans-serif }
h2 { margin: 24px 0 8px; font-size: 18px }
div { display: grid; grid-template-columns: repeat(${WIDTHS.length}, ${THUMB.width}px); gap: 16px; align-items: start }
img { display: block }
</style>${rows.join('\n')}\n`,
  );
  const page = await browser.newPage({
    viewport: { width: WIDTHS.length * (THUMB.width + 16) + 16, height: 900 },
  });
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({
    path: join(FOLDER, 'contact-sheet.jpg'),
    fullPage: true,
    type: 'jpeg',
    quality: 75,
  });
  await page.close();
}

function nameOf({ path, hour }: View): string {
  return `${path} at ${hour}:00`;
}

/** `/pest-info/ants` at noon and 390 px as `pest-info-ants-at-12-390.jpg`. */
function fileOf({ path, hour }: View, width: number): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${name}-at-${hour}-${width}.jpg`;
}
