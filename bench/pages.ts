/**
 * npm run bench:pages: seconds until what the content folder holds could be published: with nothing cached, when nothing
 * changed, and with ten times the pages. Exits 1 when one is over its goal. Needs a release (npm run build).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { contentDir, loadPages, type Page } from '../content-loader/load.ts';

/** Seconds on two cores, and how many times longer ten times the pages may take. */
const GOALS = { cold: 10, cached: 10, tenfold: 12 };

const pages = loadPages();
const cache = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const cold = render(contentDir);
finish();
const again = render(contentDir);
const tenfold = renderTenfold();
const over = [
  report('nothing cached', cold, GOALS.cold, 's'),
  report('nothing changed', again, GOALS.cached, 's'),
  report(`10 times ${pages.length} pages, beside cold`, tenfold / cold, GOALS.tenfold, 'times'),
];
rmSync(cache, { recursive: true });
process.exit(over.includes(true) ? 1 : 0);

function report(name: string, found: number, goal: number, unit: string): boolean {
  console.log(`${found > goal ? 'OVER' : 'ok  '} ${name}: ${found.toFixed(1)} of ${goal} ${unit}`);
  return found > goal;
}

function render(content: string): number {
  const started = performance.now();
  runWriter('fast', content);
  return (performance.now() - started) / 1000;
}

/** Fills the cache, as a server does in the background. */
function finish(): void {
  runWriter('finish', contentDir);
}

function runWriter(step: string, content: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['snapshot/write-snapshot.ts', join(cache, 'site'), step],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        CONTENT_DIR: content,
        CACHE_DIR: cache,
        PHOTO_FOLDER: join(cache, 'photos'),
      },
    },
  );
  if (status !== 0) throw new Error(`nothing was written:\n${stdout}${stderr}`);
  if (step === 'fast') return;
  rmSync(join(cache, 'site'), { recursive: true });
}

/** The copies are new to the cache. */
function renderTenfold(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    cpSync(contentDir, folder, { recursive: true });
    const copied = pages.filter(canBeCopied);
    for (let i = 0; i < 9 * pages.length; i++) {
      const page = copied[i % copied.length] as Page;
      writeCopy(folder, page, 2 + Math.floor(i / copied.length));
    }
    return render(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pages whose address is a pattern of app/routes.ts, so that a copy beside them is a page, too. */
function canBeCopied({ file, matter }: Page): boolean {
  return basename(file) !== 'index.md' && !['article', 'legal'].includes(matter.template);
}

/** A page of its own in all that must be unique; not in the menus, which would grow on every page. */
function writeCopy(folder: string, { url, matter, markdown }: Page, number: number): void {
  const copy = {
    ...matter,
    title: `Copy ${number} of ${url}`.slice(-60),
    description: `Copy ${number} of ${url}, made to measure how long a build of many pages takes. `
      .padEnd(120, 'x')
      .slice(0, 155),
    h1: `${matter.h1}, copy ${number}`,
    ...('hook' in matter && { hook: `${matter.hook} Copy ${number}.` }),
    ...('menu' in matter && { menu: null }),
  };
  writeFileSync(
    join(folder, 'pages', `${url}-copy-${number}.md`),
    `---\n${stringify(copy)}---\n${markdown}`,
  );
}
