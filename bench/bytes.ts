/** Byte budgets of the built site (brotli, as served). Prints each figure; exits 1 when one is over. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteManifest } from '../server/pages/site-manifest.ts';

const CLIENT = 'dist/client';
const kB = 1000;
const BUDGETS = {
  heroHtml: 14 * kB,
  pageHtml: 20 * kB,
  inlineScripts: 2 * kB,
  homeScripts: 110 * kB,
  fonts: 60 * kB,
  fontFiles: 2,
};

let over = 0;
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as SiteManifest;
const home = readFileSync(join(CLIENT, 'index.html'), 'utf8');

const heroEnd = home.indexOf('</section>', home.indexOf('<h1'));
report(
  'home: HTML with CSS up to the end of the hero',
  brotli(home.slice(0, heroEnd)),
  BUDGETS.heroHtml,
);
for (const [url, { file }] of Object.entries(manifest.pages)) {
  const size = compressedSize(join(CLIENT, file));
  if (url === '/' || size > BUDGETS.pageHtml)
    report(`${url}: HTML with CSS`, size, BUDGETS.pageHtml);
}
const largest = Object.entries(manifest.pages)
  .map(([url, { file }]) => ({ url, size: compressedSize(join(CLIENT, file)) }))
  .sort((a, b) => b.size - a.size)[0];
if (largest) report(`largest page (${largest.url}): HTML with CSS`, largest.size, BUDGETS.pageHtml);
report('inline scripts (raw)', inlineScripts(home), BUDGETS.inlineScripts);
report('home: all JavaScript, chat included', homeScripts(), BUDGETS.homeScripts);
const fonts = readdirSync(join(CLIENT, 'assets')).filter((name) => name.endsWith('.woff2'));
report('font files', fonts.length, BUDGETS.fontFiles, '');
report(
  'fonts',
  fonts.reduce((sum, name) => sum + statSync(join(CLIENT, 'assets', name)).size, 0),
  BUDGETS.fonts,
);
for (const { file } of Object.values(manifest.pages)) {
  const scripts = readFileSync(join(CLIENT, file), 'utf8').match(
    /<script[^>]+src=|rel="modulepreload"/g,
  );
  if (scripts) report(`${file}: script files requested before intent`, scripts.length, 0, '');
}
process.exit(over ? 1 : 0);

function report(name: string, found: number, budget: number, unit = ' B'): void {
  if (found > budget) over++;
  console.log(`${found > budget ? 'OVER' : 'ok  '} ${name}: ${found}${unit} of ${budget}${unit}`);
}

function brotli(text: string): number {
  return brotliCompressSync(text).length;
}

function compressedSize(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function inlineScripts(html: string): number {
  return [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([^<]+)<\/script>/g)].reduce(
    (sum, m) => sum + (m[1] as string).length,
    0,
  );
}

/** Every script the home page can come to load: its boot module and all that is reachable by import from it. */
function homeScripts(): number {
  const boot = /data-boot="([^"]+)"/.exec(home)?.[1] as string;
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !existsSync(join(CLIENT, path))) return;
    seen.add(path);
    const code = readFileSync(join(CLIENT, path), 'utf8');
    // The manifest names every route's chunk; those of other pages are not this page's.
    if (path.includes('/manifest-')) return;
    for (const match of code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      visit(`/assets/${match[1]}`);
  };
  visit(boot);
  return [...seen].reduce((sum, path) => sum + compressedSize(join(CLIENT, path)), 0);
}
