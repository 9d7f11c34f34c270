/**
 * Renderings on disk. DATA_DIR/renderings has a file for each one, `{name}.json`, which maps URL paths to files. The bytes are in
 * `files/`, named by their SHA-256, with their compressed forms. Renderings share equal files.
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
import type { PhotoOriginal } from '../page-data/page-photos.ts';
import type { ShareDesign } from '../page-data/share-image.ts';
import type { Company } from '../read/load-company.ts';
import { writeWhole } from './build-cache.ts';
import { BROTLI_QUALITY, brotli, eachOf, gzipped, isCompressed } from './compress-files.ts';
import type { PageHashes } from './post-process-page.ts';

/** Placeholder for the origin if SITE_URL is not set; the server replaces it (server/pages/unset-origin.ts). */
export const UNSET_ORIGIN = 'http://site-url-is-not-set.invalid';

/** What the server needs to know about the pages besides their bytes. */
export interface RenderedSite {
  /** SITE_URL of the rendering, without a trailing slash; empty for any host. */
  siteUrl: string;
  /** Permanent redirects by path (content/redirects.yaml). */
  redirects: Record<string, string>;
  /** True if visitors see only name and phone until an owner opens the site (`holding_page` in site.yaml). */
  hasHoldingPage: boolean;
  /** Hashes for each page's security policy, by URL path. */
  pages: Record<string, PageHashes>;
  /** By URL path. */
  shareImages: Record<string, ShareDesign>;
  /** By the id in their URLs. */
  photos: Record<string, PhotoOriginal>;
  /** The company's settings in the same state. */
  company: Company;
}

export interface Rendering extends RenderedSite {
  /** Name of the state of the content, which includes release and settings. */
  state: string;
  /** Day for which its offers are shown, YYYY-MM-DD. */
  day: string;
  /** File names in `files/` by URL path: pages without a trailing slash, the office below /office/. */
  files: Record<string, string>;
}

/** Number of renderings kept on disk, so that each can be made live again at once. */
const STORED_RENDERINGS = 20;
/** Age up to which an unused file may belong to a rendering that is being written, ms. */
const UNDER_WAY_MS = 3_600_000;

export const renderingsIn = (dataDir: string) => join(dataDir, 'renderings');
const filesIn = (folder: string) => join(folder, 'files');
const recordOf = (folder: string, name: string) => join(folder, `${name}.json`);

export const renderingName = (state: string, day: string) => `${state}-${day}`;

/** @param folder of all renderings, as in the functions below. @returns null if it does not exist */
export function readRendering(folder: string, name: string): Rendering | null {
  const file = recordOf(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rendering) : null;
}

export const hasRendering = (folder: string, name: string) => existsSync(recordOf(folder, name));

/** Names of the renderings, most recently served first. */
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

/** Marks the rendering as the most recently served. */
export function markServed(folder: string, name: string): void {
  const now = new Date();
  utimesSync(recordOf(folder, name), now, now);
}

/** Receives the files of a rendering that is being written. */
interface RenderingWriter {
  add(url: string, content: string | Uint8Array): void;
  /** Resolves when the rendering is completely on disk. */
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
      // Touch a file that no rendering may use anymore, so that it is not deleted.
      if (existsSync(file)) utimesSync(file, new Date(), new Date());
      else writeWhole(file, content);
      // A killed process may have left the file without its compressed forms.
      if (isCompressed(url) && !existsSync(`${file}.gz`)) added.push(file);
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

/**
 * Writes the smallest compressed form of each file that lacks it, while the process is otherwise idle.
 * @param isIdle called before each file
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
  /** True if `br` is the quick form, which a smaller one will replace. */
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

/** Deletes all but the most recently served renderings, and files that none of them uses. */
export function removeOldRenderings(folder: string, count = STORED_RENDERINGS): void {
  const names = listRenderings(folder);
  for (const name of names.slice(count)) rmSync(recordOf(folder, name), { force: true });
  const used = new Set(
    names
      .slice(0, count)
      .flatMap((name) => Object.values(readRendering(folder, name)?.files ?? {})),
  );
  const oldest = Date.now() - UNDER_WAY_MS;
  for (const name of existsSync(filesIn(folder)) ? readdirSync(filesIn(folder)) : []) {
    if (used.has(name.split('.')[0] ?? '')) continue;
    const file = join(filesIn(folder), name);
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < oldest) rmSync(file, { force: true });
  }
}
