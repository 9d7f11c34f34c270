/**
 * Renderings on the disk. DATA_DIR/renderings holds a file for each, `{name}.json`, which names what visitors get by URL path. The bytes lie in
 * `files/`, each named by its SHA-256, with the compressed forms beside it: what two renderings share is there once.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../content-loader/load-company.ts';
import type { PhotoOriginal } from '../content-loader/page-photos.ts';
import type { ShareDesign } from '../content-loader/share-image.ts';
import { writeWhole } from './build-cache.ts';
import { BROTLI_QUALITY, brotli, eachOf, gzipped, isCompressed } from './compress-files.ts';
import type { PageHashes } from './post-process-page.ts';

/** Stands for the origin where SITE_URL is not set; the server fills it in (server/pages/unset-origin.ts). */
export const UNSET_ORIGIN = 'http://site-url-is-not-set.invalid';

/** What the server has to know of the pages beside their bytes. */
export interface RenderedSite {
  /** SITE_URL of the rendering, without a trailing slash; empty = any host. */
  siteUrl: string;
  /** Permanent redirects by path (content/redirects.yaml). */
  redirects: Record<string, string>;
  /** Whether visitors see only name and phone until an owner opens the site (`holding_page` of site.yaml). */
  hasHoldingPage: boolean;
  /** Hashes of each page's security policy, by URL path. */
  pages: Record<string, PageHashes>;
  /** By URL path. */
  shareImages: Record<string, ShareDesign>;
  /** By the id in their URLs. */
  photos: Record<string, PhotoOriginal>;
  /** The settings of the same state. */
  company: Company;
}

export interface Rendering extends RenderedSite {
  /** Which state of the content it shows, release and settings included. */
  state: string;
  /** Day that its offers are shown for, YYYY-MM-DD. */
  day: string;
  /** Names in `files/` by URL path: pages without a trailing slash, the office below /office/. */
  files: Record<string, string>;
}

/** How many renderings stay on the disk, so that each can be live again at once. */
const STORED_RENDERINGS = 20;
/** A file that no rendering names may be of one that is being written, ms. */
const UNDER_WAY_MS = 3_600_000;

export const renderingsIn = (dataDir: string) => join(dataDir, 'renderings');
const filesIn = (folder: string) => join(folder, 'files');
const recordOf = (folder: string, name: string) => join(folder, `${name}.json`);

export const renderingName = (state: string, day: string) => `${state}-${day}`;

/** @param folder of all renderings, as in the functions below. @returns null = it is not there */
export function readRendering(folder: string, name: string): Rendering | null {
  const file = recordOf(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rendering) : null;
}

export const hasRendering = (folder: string, name: string) => existsSync(recordOf(folder, name));

/** Names, those that were served last first. */
export function listRenderings(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const timeOf = (name: string) =>
    statSync(recordOf(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readdirSync(folder)
    .flatMap((file) => /^(\w+-[\d-]+)\.json$/.exec(file)?.[1] ?? [])
    .map((name) => ({ name, at: timeOf(name) }))
    .sort((a, b) => b.at - a.at)
    .map(({ name }) => name);
}

/** From now on it is the one that was served last. */
export function markServed(folder: string, name: string): void {
  const now = new Date();
  utimesSync(recordOf(folder, name), now, now);
}

/** Takes the files of a rendering that is being written. */
interface RenderingWriter {
  add(url: string, content: string | Uint8Array): void;
  /** All of a folder that was compressed when it was built. @param below URL path of the folder */
  addFolder(root: string, below: string): void;
  /** Resolves when the rendering is on the disk as a whole. */
  finish(rendering: Omit<Rendering, 'files'>): Promise<void>;
}

export function writeRendering(folder: string): RenderingWriter {
  const files: Record<string, string> = {};
  const added: string[] = [];
  mkdirSync(filesIn(folder), { recursive: true });
  return {
    add(url, content) {
      const hash = createHash('sha256').update(content).digest('hex');
      files[url] = hash;
      const file = join(filesIn(folder), hash);
      // A file that no rendering names any more counts as under way again.
      if (existsSync(file)) utimesSync(file, new Date(), new Date());
      else writeWhole(file, content);
      // A process that was killed may have left it without its compressed forms.
      if (isCompressed(url) && !existsSync(`${file}.gz`)) added.push(file);
    },
    addFolder(root, below) {
      for (const [url, hash] of Object.entries(builtFiles(folder, root))) files[below + url] = hash;
    },
    async finish(rendering) {
      await eachOf(added, async (file) => {
        const content = readFileSync(file);
        writeWhole(`${file}.br-quick`, await brotli(content, BROTLI_QUALITY.quick));
        writeWhole(`${file}.gz`, await gzipped(content));
      });
      writeWhole(
        recordOf(folder, renderingName(rendering.state, rendering.day)),
        JSON.stringify({ ...rendering, files }),
      );
    },
  };
}

const FORMS = ['', '.br', '.gz'];
/** By the folder: a release does not change while a process has read it. */
const built = new Map<string, Record<string, string>>();

/** Stores the files of a folder of the release, with the compressed forms that the build made. @returns their names by path */
function builtFiles(folder: string, root: string): Record<string, string> {
  const key = `${folder} ${root}`;
  const known = built.get(key);
  if (known && Object.values(known).every((hash) => existsSync(join(filesIn(folder), hash))))
    return known;
  const files: Record<string, string> = {};
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const content = readFileSync(path);
    const hash = createHash('sha256').update(content).digest('hex');
    files[path.slice(root.length)] = hash;
    const target = join(filesIn(folder), hash);
    if (existsSync(target)) continue;
    // The file itself last: with it the compressed forms are there, too.
    for (const form of FORMS.toReversed())
      if (existsSync(path + form)) writeWhole(target + form, readFileSync(path + form));
  }
  built.set(key, files);
  return files;
}

/**
 * Writes the smallest compressed form of each file that lacks it, while nothing else is to be done.
 * @param isIdle asked before each file
 */
export async function compressSmallest(
  folder: string,
  name: string,
  isIdle: () => boolean,
): Promise<{ isSmaller: boolean; isDone: boolean }> {
  const rendering = readRendering(folder, name);
  const waiting = Object.values(rendering?.files ?? {})
    .map((hash) => join(filesIn(folder), hash))
    .filter((file) => existsSync(`${file}.br-quick`));
  const files = [...new Set(waiting)];
  for (const [index, file] of files.entries()) {
    if (!isIdle()) return { isSmaller: index > 0, isDone: false };
    const content = readFileSync(file);
    writeWhole(`${file}.br`, await brotli(content, BROTLI_QUALITY.smallest));
    rmSync(`${file}.br-quick`, { force: true });
  }
  return { isSmaller: files.length > 0, isDone: true };
}

export interface StoredFile {
  /** SHA-256 of the plain content. */
  hash: string;
  /** Path of the plain content. */
  path: string;
  br: string | null;
  /** Whether `br` is the quick form, which a smaller one will replace. */
  isQuick: boolean;
  gz: string | null;
}

export function storedFile(folder: string, hash: string): StoredFile {
  const path = join(filesIn(folder), hash);
  const form = (ending: string) => (existsSync(path + ending) ? path + ending : null);
  const smallest = form('.br');
  const br = smallest ?? form('.br-quick');
  return { hash, path, br, isQuick: smallest === null && br !== null, gz: form('.gz') };
}

/** Deletes all but the renderings that were served last, and the files that none of them names. */
export function removeOldRenderings(folder: string, kept = STORED_RENDERINGS): void {
  const names = listRenderings(folder);
  for (const name of names.slice(kept)) rmSync(recordOf(folder, name), { force: true });
  const used = new Set(
    names.slice(0, kept).flatMap((name) => Object.values(readRendering(folder, name)?.files ?? {})),
  );
  const oldest = Date.now() - UNDER_WAY_MS;
  for (const name of existsSync(filesIn(folder)) ? readdirSync(filesIn(folder)) : []) {
    if (used.has(name.split('.')[0] ?? '')) continue;
    const file = join(filesIn(folder), name);
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < oldest) rmSync(file, { force: true });
  }
}
