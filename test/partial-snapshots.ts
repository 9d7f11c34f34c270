/**
 * node test/partial-snapshots.ts [SEED] [EDITS]: edits of every kind, one after the other, each rendered twice: by the process that
 * stays, which reads again only what the edit changes, as a snapshot on top of the one before and as previews of pages; and alone by a
 * new process. Exits 1 when a file of the two differs. Needs a release.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../content-loader/hash-files.ts';
import { contentDir } from '../content-loader/load.ts';
import { rendererOf } from '../server/content/store/renderer.ts';
import type { RenderResult } from '../snapshot/renderer.ts';

const [seed = '1', edits = '30'] = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'partial-'));
const renderer = rendererOf(folder);
const content = join(folder, 'content');
const inContent = (name: string) => join(content, name);
const ADDED = 'pages/blog/an-added-page.md';
const RENAMED = 'pages/blog/a-renamed-page.md';
const COPIED = 'pages/blog/before-a-hurricane.md';

/** Pages of several templates, in both languages. */
const PREVIEWED = ['/', '/about', '/services/termite-control', '/es', '/es/about'];

/** What no line of a file can do; the others change a line of a file each. */
const WHOLE_FILES: Record<string, () => void | Promise<void>> = {
  'a page is added'() {
    const text = readFileSync(inContent(COPIED), 'utf8');
    writeFileSync(
      inContent(ADDED),
      text
        .replace(/^(title: )"Before/m, '$1"After')
        .replace(/^(description: )"What to do/m, '$1"What one can do')
        .replace(/^(h1: )"Before/m, '$1"After'),
    );
  },
  'a page is renamed'() {
    renameSync(inContent(ADDED), inContent(RENAMED));
  },
  'a page is removed'() {
    rmSync(inContent(RENAMED));
  },
  'a redirect is added'() {
    appendFileSync(inContent('redirects.yaml'), '\n/an-old-address: /about\n');
  },
  async 'a photo is added'() {
    mkdirSync(inContent('photos'), { recursive: true });
    const create = { width: 900, height: 600, channels: 3 as const, background: '#8a6' };
    await sharp({ create }).jpeg().toFile(inContent('photos/test.jpg'));
    edit('pages/about/careers.md', (text) =>
      text.replace(/\n---\n/, '\nphotos: [{ file: test.jpg, alt: A lawn in the sun }]\n---\n'),
    );
  },
  async 'a photo is replaced'() {
    const create = { width: 900, height: 600, channels: 3 as const, background: '#68a' };
    await sharp({ create }).jpeg().toFile(inContent('photos/test.jpg'));
  },
  'a phone changes'() {
    edit('site.yaml', (text) => text.replace(/555-01(\d\d)/, '555-0199'));
  },
  'hours change'() {
    edit('site.yaml', (text) =>
      text.replace('closes: "16:00"', 'closes: "15:00"').replace('8 am to 4 pm', '8 am to 3 pm'),
    );
    edit('site.es.yaml', (text) => text.replace('4 pm', '3 pm'));
  },
  'a menu loses an entry'() {
    edit('navigation.yaml', (text) => text.replace(/\n {6}- \/services\/wasp-control/, ''));
  },
  'an area loses a ZIP code'() {
    edit('areas/richmond.yaml', (text) => text.replace(/"23\d{3}", /, ''));
  },
};

function edit(name: string, change: (text: string) => string): void {
  const text = readFileSync(inContent(name), 'utf8');
  writeFileSync(inContent(name), change(text));
}

/** The same numbers for the same seed. */
let state = Number(seed);
function random(below: number): number {
  state = (state * 48271) % 2147483647;
  return state % below;
}

/** Another word in a line of prose, of a random file. @returns what was changed */
function changeLine(): string {
  const names = filesOf(content).filter((name) => /\.(md|yaml)$/.test(name));
  // Lists and settings are few among many pages, and change more pages each.
  const wanted = random(2) === 0 ? names.filter((name) => !name.startsWith('pages/')) : names;
  const name = wanted[random(wanted.length)] as string;
  const lines = readFileSync(inContent(name), 'utf8').split('\n');
  const prose = lines.flatMap((line, index) => (/^[^#].*[a-z]{3}\.$/.test(line) ? index : []));
  const index = prose[random(prose.length)];
  if (index === undefined) return changeLine();
  lines[index] = (lines[index] as string).replace(/\.$/, ' again.');
  writeFileSync(inContent(name), lines.join('\n'));
  return `${name}:${index + 1}`;
}

let failures = 0;
let compared = 0;
try {
  cpSync(contentDir, content, { recursive: true });
  for (const name of ['chain', 'alone']) mkdirSync(join(folder, name));
  await writeAndCompare('start');
  for (const [name, change] of Object.entries(WHOLE_FILES)) {
    await change();
    if (!(await writeAndCompare(name))) throw new Error(`${name}: the content has mistakes`);
  }
  for (let round = 0; round < Number(edits); round++) {
    cpSync(content, `${content}.before`, { recursive: true });
    const changed = changeLine();
    if (!(await writeAndCompare(changed))) {
      // Too long a text, perhaps: a fault changes nothing.
      rmSync(content, { recursive: true });
      renameSync(`${content}.before`, content);
    }
    rmSync(`${content}.before`, { recursive: true, force: true });
  }
} finally {
  renderer.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${compared} snapshots compared, ${failures} files differ`);
process.exitCode = failures > 0 ? 1 : 0;

/** @returns false where the content has mistakes */
async function writeAndCompare(what: string): Promise<boolean> {
  const name = String(compared).padStart(3, '0');
  const [chain, alone] = [join(folder, 'chain', name), join(folder, 'alone/site')];
  rmSync(alone, { recursive: true, force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['snapshot/write-snapshot.ts', alone, 'fast'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        CONTENT_DIR: content,
        CACHE_DIR: join(folder, 'cache'),
        PHOTO_FOLDER: join(folder, 'cache/photos'),
      },
    },
  );
  const photos = join(folder, 'photos');
  const job = { content, photos, state: name + what };
  const previews = new Map<string, RenderResult | null>();
  for (const url of PREVIEWED)
    previews.set(url, await renderer.render({ ...job, output: { url } }));
  const result = await renderer.render({ ...job, output: { folder: chain } });
  if (status !== 0) {
    const faults = result && typeof result === 'object' && 'faults' in result ? result.faults : [];
    if (faults.length === 0 || !stderr.startsWith(faults.join('\n')))
      throw new Error(`${what}: ${stderr}, by the process that stays: ${faults.join('; ')}`);
    console.log(`${what}: refused, ${faults[0]}`);
    return false;
  }
  if (result !== 'written') throw new Error(`${what}: refused by the process that stays`);
  const names = new Set([chain, alone].flatMap(filesOf));
  const differing = [...names].filter((one) => bytesOf(chain, one) !== bytesOf(alone, one));
  for (const one of differing.slice(0, 10)) console.error(`${what}: ${one} differs`);
  failures += differing.length;
  for (const [url, preview] of previews) {
    const html = preview && typeof preview === 'object' && 'html' in preview ? preview.html : null;
    if (html === readFileSync(join(alone, 'client', url, 'index.html'), 'utf8')) continue;
    console.error(`${what}: the preview of ${url} differs`);
    failures++;
  }
  compared++;
  console.log(`${what}: ${pagesRendered(chain)} pages rendered, ${names.size} files compared`);
  return true;
}

/** Paths below `root`. */
function filesOf(root: string): string[] {
  return filesBelow(root).map((file) => relative(root, file));
}

function bytesOf(root: string, name: string): string | null {
  try {
    return readFileSync(join(root, name), 'base64');
  } catch {
    return null;
  }
}

/** Those that are no link to a page of the snapshot before. */
function pagesRendered(snapshot: string): number {
  const pages = filesOf(snapshot).filter((name) => name.endsWith('/index.html'));
  return pages.filter((name) => statSync(join(snapshot, name)).nlink === 1).length;
}
