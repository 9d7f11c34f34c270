/**
 * npm run look [-- /path ...]: the whole page of every template as a visitor sees it, at four widths, by day and at night, for a
 * person to look at. Each is one contact sheet in .cache/look/: the page in columns beside each other, read from the left.
 * index.html shows all of them. Builds the site first when it is stale.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Light } from '../domain/scene/clock.ts';
import { openOffice } from '../e2e/office.ts';
import { drawWholePage } from '../e2e/running-page.ts';
import { templatePages } from '../e2e/template-pages.ts';
import { findChromium } from '../programs/find-chromium.ts';

/** One window that looks at one page. */
interface View {
  path: string;
  light: Light;
  /** px */
  width: number;
}

const FOLDER = '.cache/look';
/** An hour on the visitor's clock (domain/scene/clock.ts). */
const HOURS: { [light in Light]?: number } = { day: 12, night: 22 };
/** Window widths, and how wide a page of each is on its sheet, px. */
const WIDTHS: Record<number, number> = { 390: 260, 768: 384, 1280: 560, 1920: 720 };

const asked = process.argv.slice(2);
const lights = Object.keys(HOURS) as (keyof typeof HOURS)[];
const views = (asked.length ? asked : oneOfEachTemplate()).flatMap((path) =>
  lights.flatMap((light) =>
    Object.keys(WIDTHS).map((width): View => ({ path, light, width: Number(width) })),
  ),
);
if (!asked.length) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const site = await openOffice();
try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const view of views) await lookAt(browser, site.origin, view);
  await browser.close();
} finally {
  await site.close();
}
writeFileSync(join(FOLDER, 'index.html'), indexOf(views));
console.log(`${views.length} contact sheets: ${FOLDER}/index.html`);

function oneOfEachTemplate(): string[] {
  // /design is longer than a picture can be, and no visitor's.
  return ['/', ...templatePages().filter((path) => path !== '/' && path !== '/design')];
}

async function lookAt(browser: Browser, origin: string, view: View): Promise<void> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: view.width, height: 900 },
  });
  await page.clock.setFixedTime(new Date(2027, 4, 10, HOURS[view.light]));
  await page.goto(origin + view.path);
  await untilDrawn(page);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  const sheet = await contactSheet(picture, WIDTHS[view.width] ?? view.width);
  writeFileSync(join(FOLDER, fileOf(view)), sheet);
}

/** What comes late or only when scrolled to is there. */
async function untilDrawn(page: Page): Promise<void> {
  await drawWholePage(page);
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[loading="lazy"]'))
      part.setAttribute('loading', 'eager');
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

function indexOf(all: readonly View[]): string {
  const sheets = all.map(
    (view) => `<h2>${nameOf(view)}</h2><img src="${fileOf(view)}" alt="" loading="lazy">`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheets</title><style>
body { margin: 16px; background: #888; font: 16px sans-serif }
h2 { margin: 24px 0 8px; font-size: 18px }
img { max-width: 100% }
</style>${sheets.join('\n')}\n`;
}

function nameOf({ path, light, width }: View): string {
  return `${path}, ${light}, ${width} px`;
}

/** `/pest-info/ants` by day at 390 px as `pest-info-ants-390-day.jpg`. */
function fileOf({ path, light, width }: View): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${name}-${width}-${light}.jpg`;
}

/** Of columns, and between them, px. */
const COLUMN_HEIGHT = 1500;
const GAP = 12;

/**
 * A tall picture as columns beside each other, read from the left, on gray.
 * @param width of a column, px
 * @returns a JPEG
 */
export async function contactSheet(picture: Buffer, width: number): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width, height: info.height, channels: info.channels };
  const columns = await Promise.all(
    Array.from({ length: Math.ceil(info.height / COLUMN_HEIGHT) }, async (_, index) => {
      const top = index * COLUMN_HEIGHT;
      const height = Math.min(COLUMN_HEIGHT, info.height - top);
      const column = sharp(data, { raw }).extract({ left: 0, top, width, height });
      return { input: await column.png().toBuffer(), left: index * (width + GAP), top: 0 };
    }),
  );
  return sharp({
    create: {
      width: columns.length * (width + GAP) - GAP,
      height: Math.min(COLUMN_HEIGHT, info.height),
      channels: 3,
      background: '#888',
    },
  })
    .composite(columns)
    .jpeg({ quality: 80 })
    .toBuffer();
}
