/** Byte budgets of the built site (brotli, as served). Prints each figure; exits 1 when one is over. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteManifest } from '../server/pages/site-manifest.ts';

const CLIENT = 'dist/client';
/** Shows every component and drawing to those who work on the site; no visitor is led there. */
const INTERNAL = '/design';
const kB = 1000;
const BUDGETS = {
  /** What a connection sends before it waits for an answer: ten packets. */
  heroHtml: 14.6 * kB,
  /**
   * The contact bar and the groups of the Areas menu stand in every page, for low windows and without scripts. 2 kB of
   * it bear the numbers of the sources and the licenses in the footer.
   */
  pageHtml: 24 * kB,
  /** 120 bytes of it bear what a browser refuses (docs/browser-features.md). */
  inlineScripts: 2.3 * kB,
  /** React and the router alone are 92 kB; 0.5 kB bears what a browser refuses. */
  homeScripts: 112 * kB,
  homeData: 9 * kB,
  onDemandScripts: 30 * kB,
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
const visited = Object.entries(manifest.pages).filter(([url]) => url !== INTERNAL);
for (const [url, { file }] of visited) {
  const size = compressedSize(join(CLIENT, file));
  if (url === '/' || size > BUDGETS.pageHtml)
    report(`${url}: HTML with CSS`, size, BUDGETS.pageHtml);
}
const largest = visited
  .map(([url, { file }]) => ({ url, size: compressedSize(join(CLIENT, file)) }))
  .sort((a, b) => b.size - a.size)[0];
if (largest) report(`largest page (${largest.url}): HTML with CSS`, largest.size, BUDGETS.pageHtml);
report('inline scripts (raw)', inlineScripts(home), BUDGETS.inlineScripts);
const { always, onDemand } = homeScripts();
const [boot = '', ...code] = always;
report('home: JavaScript of every visit', scriptBytes(code), BUDGETS.homeScripts);
report('home: page data of every visit (boot module)', scriptBytes([boot]), BUDGETS.homeData);
report(
  'home: JavaScript loaded when asked for (chat, toasts, senders)',
  scriptBytes(onDemand),
  BUDGETS.onDemandScripts,
);
// A page with a character beyond the core fonts fetches more: app/styles/fonts/README.md.
const fonts = [...home.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file]) =>
  join(CLIENT, file as string),
);
report('home: font files', fonts.length, BUDGETS.fontFiles, '');
report(
  'home: fonts',
  fonts.reduce((sum, file) => sum + statSync(file).size, 0),
  BUDGETS.fonts,
);
for (const { file } of Object.values(manifest.pages)) {
  const asked = readFileSync(join(CLIENT, file), 'utf8').replace(
    /<template id="boot">.*?<\/template>/,
    '',
  );
  const scripts = asked.match(/<script[^>]+src=|rel="modulepreload"/g);
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
  return [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].reduce(
    (sum, m) => sum + (m[1] as string).length,
    0,
  );
}

/**
 * Scripts of the home page: what every visit loads (the boot module and all it imports), and what is loaded only
 * when it is asked for (chat, toasts, senders, analytics). Scripts of other pages are not counted.
 */
function homeScripts(): { always: string[]; onDemand: string[] } {
  const boot = /<template id="boot"><script type="module" src="([^"]+)"/.exec(home)?.[1] as string;
  const always = reachable(
    [boot],
    /["'`]\/?(?:assets\/)?(?:\.\/)?([\w.-]+\.js)["'`]/g,
    (code, path) =>
      path === boot ? code : (code.match(/(?:from|import)\s*["'`][^"'`]+["'`]/g) ?? []).join('\n'),
  );
  const all = reachable(
    always,
    /import\(\s*["'`](?:\.\/|\/assets\/)([\w.-]+\.js)["'`]|(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  );
  return { always, onDemand: all.filter((path) => !always.includes(path)) };
}

function reachable(
  roots: string[],
  links: RegExp,
  part = (code: string, _path: string) => code,
): string[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !existsSync(join(CLIENT, path))) return;
    seen.add(path);
    // The manifest names every route's chunk; those of other pages are not this page's.
    if (path.includes('/manifest-')) return;
    const code = part(readFileSync(join(CLIENT, path), 'utf8'), path);
    for (const match of code.matchAll(links)) visit(`/assets/${match[1] ?? match[2]}`);
  };
  roots.forEach(visit);
  return [...seen];
}

function scriptBytes(paths: string[]): number {
  return paths.reduce((sum, path) => sum + compressedSize(join(CLIENT, path)), 0);
}
