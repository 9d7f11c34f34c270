/**
 * npm run bench:bytes
 *
 * Prints the bytes of the built site (brotli, as served) and their budgets. Exits 1 if one is over its budget. Needs
 * `npm run test:build`.
 */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BROTLI_QUALITY } from '../../publisher/render/compress-files.ts';
import type { RenderedSite } from '../../publisher/render/rendering.ts';
import { answerHelp } from '../commands/help.ts';

answerHelp(import.meta.filename);

const CLIENT = 'dist/site/client';
const kB = 1000;
/** Each budget leaves about a tenth of room. */
const BUDGETS = {
  /**
   * A connection sends ten packets, 14.6 kB with headers, before it waits for an acknowledgment; the last 3.6 kB of today's 18.2
   * come after the first one. The links to the page in another language come before the heading, and so does the style that
   * defers rendering below the first screen: 0.3 kB for half of the main thread's work (docs/figures.md). The choice of the
   * light by the hour takes 0.7 kB.
   */
  headingHtml: 18.5 * kB,
  heroHtml: 19.5 * kB,
  /** Every page includes the contact bar and the groups of the Areas menu, for low windows and for visitors without scripts. */
  pageHtml: 28.5 * kB,
  /** The page includes the identifier's questions and answers. */
  identifierHtml: 33 * kB,
  /** Includes the calculation of the sunset, on which the first paint depends: 0.5 kB. */
  inlineScripts: 3.5 * kB,
  fonts: 60 * kB,
  fontFiles: 2,
};

/**
 * All scripts transferred during a visit: of a page that is read to its end, and of the islands used on it. A visit with islands
 * includes the module `company`, which is one file.
 */
const VISITS: { name: string; page: string; parts: string[]; budget: number; files: number }[] = [
  { name: 'home, read', page: '/', parts: ['page-parts'], budget: 15.5 * kB, files: 2 },
  {
    name: 'home with its quote form',
    page: '/',
    parts: ['page-parts', 'drafts', 'quote-form'],
    budget: 94 * kB,
    files: 10,
  },
  {
    name: 'home with its quote form and the chat',
    page: '/',
    parts: ['page-parts', 'drafts', 'quote-form', 'chat'],
    budget: 108 * kB,
    files: 13,
  },
  {
    name: '/quote with its form',
    page: '/quote',
    parts: ['drafts', 'quote-form'],
    budget: 92 * kB,
    files: 9,
  },
];

/** Scripts that a page may load before any island; none of them may load React. */
const WITHOUT_REACT = [
  'page-parts',
  'drafts',
  'page-chat',
  'toasts',
  'senders',
  'privacy-dialog',
  'counting',
];

let over = 0;
const site = JSON.parse(readFileSync('dist/site/site.json', 'utf8')) as RenderedSite;
const urls = Object.keys(site.pages);
const pageFile = (url: string) => join(CLIENT, url, 'index.html');
const home = readFileSync(join(CLIENT, 'index.html'), 'utf8');

report(
  'home: HTML with CSS up to the end of the heading',
  brotli(home.slice(0, home.indexOf('</h1>'))),
  BUDGETS.headingHtml,
);
const heroEnd = home.indexOf('</section>', home.indexOf('<h1'));
report(
  'home: HTML with CSS up to the end of the hero',
  brotli(home.slice(0, heroEnd)),
  BUDGETS.heroHtml,
);
const pages = urls.map((url) => {
  const html = readFileSync(pageFile(url), 'utf8');
  const isIdentifier = /^(\/es)?\/pest-identifier$/.test(url);
  return {
    url,
    html,
    budget: isIdentifier ? BUDGETS.identifierHtml : BUDGETS.pageHtml,
    // The quick quality never gives fewer bytes, and takes a hundredth of the time.
    atMost: brotli(html, BROTLI_QUALITY.quick),
  };
});
pages.sort((a, b) => b.atMost / b.budget - a.atMost / a.budget);
for (const [index, { url, html, budget, atMost }] of pages.entries()) {
  const isExample = index === 0 || url === '/';
  const size = isExample || atMost > budget ? brotli(html) : atMost;
  if (isExample || size > budget) report(`${url}: HTML with CSS`, size, budget);
}
report('inline scripts (raw)', inlineScripts(home), BUDGETS.inlineScripts);
for (const { name, page, parts, budget, files } of VISITS) {
  const scripts = scriptsOf(page, parts);
  const size = scripts.reduce(
    (sum, file) => sum + brotli(readFileSync(join(CLIENT, file), 'utf8')),
    0,
  );
  report(`${name}: scripts`, size, budget);
  report(`${name}: script files`, scripts.length, files, '');
}
for (const part of WITHOUT_REACT)
  report(
    `${part}: files of React`,
    scriptsOf('/', [part]).filter((file) => file.startsWith('/assets/react-')).length,
    0,
    '',
  );
// A page with a character outside of the core fonts loads more: site/styles/fonts/README.md.
const words = home.replace(/<(script|style|template)[\s\S]*?<\/\1>|<[^>]+>/g, '');
const beyondCore = new Set(words.replace(/[\n -~’‘“”–—…·×©°½ñ]/g, ''));
report('home: characters beyond the core fonts', beyondCore.size, 0, '');
const fonts = [...home.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file]) =>
  join(CLIENT, file as string),
);
report('home: font files', fonts.length, BUDGETS.fontFiles, '');
report(
  'home: fonts',
  fonts.reduce((sum, file) => sum + statSync(file).size, 0),
  BUDGETS.fonts,
);
for (const url of urls) {
  const asked = readFileSync(pageFile(url), 'utf8').replace(
    /<template id="page-script">.*?<\/template>/,
    '',
  );
  const scripts = asked.match(/<script[^>]+src=|rel="modulepreload"/g);
  if (scripts)
    report(`${url}: script files requested before the first paint`, scripts.length, 0, '');
}
process.exit(over ? 1 : 0);

function report(name: string, found: number, budget: number, unit = ' B'): void {
  if (found > budget) over++;
  console.log(`${found > budget ? 'OVER' : 'ok  '} ${name}: ${found}${unit} of ${budget}${unit}`);
}

function brotli(text: string, quality: number = BROTLI_QUALITY.smallest): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).length;
}

function inlineScripts(html: string): number {
  return [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].reduce(
    (sum, m) => sum + (m[1] as string).length,
    0,
  );
}

/**
 * Files that a page loads: its script, the given parts by their names without the hash, and everything that these import. Dynamic
 * imports count only if they are among the parts.
 */
function scriptsOf(page: string, parts: string[]): string[] {
  const html = readFileSync(pageFile(page), 'utf8');
  const [, script] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  if (!script) throw new Error(`${page} has no script.`);
  const [, company = ''] = /{"company":"([^"]+)"}/.exec(html) ?? [];
  const all = reachable(basename(script));
  const named = parts.map((part) => {
    const file = all.find((name) => name.replace(/-.{8}\.js$/, '') === part);
    if (!file) throw new Error(`There is no script named ${part}.`);
    return `/assets/${file}`;
  });
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(CLIENT, file), 'utf8');
    for (const [, next] of code.matchAll(
      /(?:from|import)\s*["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g,
    ))
      add(`/assets/${next}`);
    if (/(?:from|import)\s*["'`]company["'`]/.test(code)) add(company);
  };
  for (const file of [script, ...named]) add(file);
  return [...found];
}

/** Names of all scripts that a script may load, now or later, in its language. */
function reachable(script: string, found = new Set<string>()): string[] {
  if (!found.has(script)) {
    found.add(script);
    const code = readFileSync(join(CLIENT, 'assets', script), 'utf8');
    for (const [, next] of code.matchAll(/(?:\.|\/assets)\/([\w.-]+\.js)/g))
      reachable(next as string, found);
  }
  return [...found];
}
