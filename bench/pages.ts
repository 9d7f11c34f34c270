/**
 * npm run bench:pages: seconds that a build takes with nothing cached, when nothing changed, with ten times the pages,
 * and with all images cached but no packed page. Exits 1 when one is over its goal. Leaves an ordinary build in dist/.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { contentDir, loadPages, type Page } from '../content-loader/load.ts';

/** Seconds on two cores, and how many times longer ten times the pages may take. */
const GOALS = { cold: 120, cached: 30, tenfold: 12 };

const pages = loadPages();
forget('.cache/images', '.cache/packed', 'public/photos');
const cold = build(contentDir);
const again = build(contentDir);
const tenfold = buildTenfold();
forget('.cache/packed');
const cached = build(contentDir);
const over = [
  report('nothing cached', cold, GOALS.cold, 's'),
  report('nothing changed', again, GOALS.cached, 's'),
  report('images cached', cached, GOALS.cached, 's'),
  report(`10 times ${pages.length} pages, beside cold`, tenfold / cold, GOALS.tenfold, 'times'),
];
process.exit(over.includes(true) ? 1 : 0);

function forget(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function report(name: string, found: number, goal: number, unit: string): boolean {
  console.log(`${found > goal ? 'OVER' : 'ok  '} ${name}: ${found.toFixed(1)} of ${goal} ${unit}`);
  return found > goal;
}

function build(content: string): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}

/** Also with nothing cached: the copies are new, and so are the originals for a fair comparison. */
function buildTenfold(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    cpSync(contentDir, folder, { recursive: true });
    const copied = pages.filter(canBeCopied);
    for (let i = 0; i < 9 * pages.length; i++) {
      const page = copied[i % copied.length] as Page;
      writeCopy(folder, page, 2 + Math.floor(i / copied.length));
    }
    forget('.cache/images', '.cache/packed');
    return build(folder);
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
