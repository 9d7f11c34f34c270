/**
 * npm run art: writes the drawings that pages load as files (public/art/*.svg) and the icons. Run it after a change to
 * app/illustrations.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../programs/find-chromium.ts';
import { ART } from './art.ts';
import { icon, PNG_ICONS } from './icons.ts';

mkdirSync('public/art', { recursive: true });
for (const [name, svg] of Object.entries(ART)) writeFileSync(join('public/art', name), svg);
writeFileSync('public/favicon.svg', icon(false));

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, width, maskable } of PNG_ICONS) {
  const page = await browser.newPage({ viewport: { width, height: width } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${icon(maskable)}`);
  await page.screenshot({ path: join('public', file), omitBackground: true });
  await page.close();
}
await browser.close();
