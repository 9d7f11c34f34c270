/** Everything that is served as a file, read into memory but for share images; texts only packed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Coding } from './content-coding.ts';
import type { SiteManifest } from './site-manifest.ts';

export interface PageFile {
  type: string;
  /** Strong validators, one for each form, because they are different bytes. */
  etags: Record<Coding, string>;
  /** Named by its content's hash, so it may be kept for ever. */
  immutable: boolean;
  /** The content itself. Of a text only the packed forms are in memory, because few ask for any other. */
  plain(): Buffer | Promise<Buffer>;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Changes with the files on the disk that it was read from. None where it was not read. */
  source?: string;
}

export interface PageFiles {
  manifest: SiteManifest;
  /** By URL path: pages without a trailing slash, other files as they are named. */
  files: Map<string, PageFile>;
}

/** What lies in them is named by its content's hash. */
const IMMUTABLE_FOLDERS = ['assets', 'share', 'photos'] as const;
const IMMUTABLE = new RegExp(`^/(${IMMUTABLE_FOLDERS.join('|')})/`);

/** Share images are asked for when somebody passes on a link. Together they are larger than all pages, so they stay on the disk. */
const ON_DISK = /^\/share\//;

/** Cache-Control of the files that may be kept for ever, and of all others. */
export const CACHE_RULES = {
  immutable: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
  /** What is made of a query, a host or a visitor: stores and the service worker know a page by its path alone. */
  made: 'no-store',
} as const;

/** Content types of what is served, by extension. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/**
 * @param folders of snapshots, the newest first: of the others, and of earlier releases, only what is named by its content is
 * read, for pages that somebody has open
 * @param known files that were read before: snapshots share on the disk what is the same in them, and so in memory
 * @throws Error when there is none
 */
export async function readPageFiles(
  [newest, ...older]: string[],
  known?: PageFiles['files'],
): Promise<PageFiles> {
  if (!newest) throw new Error('Nothing is published: npm run publish.');
  const manifest: SiteManifest = JSON.parse(await readFile(join(newest, 'manifest.json'), 'utf8'));
  const bySource = new Map<string, PageFile>();
  for (const file of known?.values() ?? []) if (file.source) bySource.set(file.source, file);
  const files = await readFiles(join(newest, 'client'), { known: bySource });
  for (const folder of older)
    for (const name of IMMUTABLE_FOLDERS)
      await readFiles(join(folder, 'client'), { below: name, into: files, known: bySource });
  const earlier = join(newest, 'earlier');
  for (const release of existsSync(earlier) ? await readdir(earlier) : [])
    await readFiles(join(earlier, release), { into: files, known: bySource });
  return { manifest, files };
}

/**
 * By URL path: an `index.html` under that of its folder.
 * @param below a folder of `root`, where only that is to be read; it may be missing
 * @param into takes the files that it does not have yet. Default: a map of its own.
 * @param known files that were read before, by `source`. Default: none.
 */
export async function readFiles(
  root: string,
  {
    below = '',
    into = new Map() as PageFiles['files'],
    known = new Map<string, PageFile>() as ReadonlyMap<string, PageFile>,
  } = {},
): Promise<PageFiles['files']> {
  const files = into;
  const from = join(root, below);
  if (below && !existsSync(from)) return files;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const extension = extname(entry.name);
    if (!entry.isFile() || !(extension in TYPES)) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${path.slice(root.length + 1)}`.replace(/(^|\/)index\.html$/, '') || '/';
    if (files.has(url)) continue;
    const source = await sourceOf(path);
    const same = known.get(source);
    if (same?.immutable === IMMUTABLE.test(url)) {
      // The folder that it was read from may go.
      files.set(url, ON_DISK.test(url) ? { ...same, plain: lent(() => readFile(path)) } : same);
      continue;
    }
    const packed = (ending: string) => (existsSync(path + ending) ? readFile(path + ending) : null);
    const gz = await packed('.gz');
    // A text's own bytes are not even read, nor a share image: what is freed between what stays is memory that nobody gets back.
    const bytes = gz ?? (ON_DISK.test(url) ? null : await readFile(path));
    files.set(url, {
      type: TYPES[extension] as string,
      // Its name changes with its content.
      etags: etagsOf(bytes ?? Buffer.from(url)),
      immutable: IMMUTABLE.test(url),
      plain: gz ? lent(() => gunzip(gz)) : bytes ? () => bytes : lent(() => readFile(path)),
      br: await packed('.br'),
      gzip: gz,
      source,
    });
  }
  return files;
}

/**
 * Of a file with its compressed forms: which files of the disk they are, and when these were made. The cache of the writer changes
 * the time of modification; where the disk stores no other, files are read again.
 */
async function sourceOf(path: string): Promise<string> {
  const forms = ['', '.br', '.gz'].map((ending) => stat(path + ending).catch(() => null));
  const states = (await Promise.all(forms)).map(
    (one) => one && `${one.dev} ${one.ino} ${one.birthtimeMs || one.mtimeMs} ${one.size}`,
  );
  return [extname(path), ...states].join('/');
}

const gunzip = promisify(zlib.gunzip);

/** Reads when asked. Who asks while another is still being sent it shares that copy: many cost no more than one. */
function lent(read: () => Promise<Buffer>): () => Promise<Buffer> {
  let lent: WeakRef<Buffer> | undefined;
  let underWay: Promise<Buffer> | undefined;
  return async () => {
    const shared = lent?.deref();
    if (shared) return shared;
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    const plain = await underWay;
    lent = new WeakRef(plain);
    return plain;
  };
}

/** A strong validator for each form of a content. */
export function etagsOf(content: Buffer): PageFile['etags'] {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` };
}
