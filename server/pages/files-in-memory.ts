/** What is served as a file, in memory; texts only in their compressed forms. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Rendering, type StoredFile, storedFile } from '../../publisher/render/rendering.ts';

/** The compressed forms of a text, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number] | 'identity';

export interface PageFile {
  type: string;
  /** Strong validators, one for each form, because they are different bytes. */
  etags: Record<Coding, string>;
  /** Named by its content's hash, so it may be stored for ever. */
  immutable: boolean;
  /** The content itself. Of a text only the compressed forms are in memory, because few clients ask for any other. */
  plain(): Buffer | Promise<Buffer>;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** By URL path: pages without a trailing slash, other files as they are named. */
export type PageFiles = ReadonlyMap<string, PageFile>;

/** What lies in them is named by its content's hash. */
const IMMUTABLE = /^(\/office)?\/(assets|share|photos)\//;

/** Cache-Control of the files that may be stored for ever, and of all others. */
export const CACHE_RULES = {
  immutable: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
  /** What is made of a query, a host or a visitor: stores and the service worker know a page by its path alone. */
  made: 'no-store',
} as const;

/** Content types of what is served, by extension; a path without one is a page. */
const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
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

export const typeOf = (url: string): string | undefined => TYPES[extname(url)];

/** Files that were read, by content and kind: renderings share them in memory as they do on the disk. */
export type KnownFiles = ReadonlyMap<string, PageFile>;

/**
 * Reads the files of a rendering.
 * @param folder of all renderings
 * @param known files of the renderings that are served
 * @returns by URL path, and the same by content
 */
export async function readPageFiles(
  folder: string,
  { files }: Pick<Rendering, 'files'>,
  known: KnownFiles = new Map(),
): Promise<{ files: PageFiles; known: KnownFiles }> {
  const read = new Map<string, PageFile>();
  const byUrl = new Map<string, PageFile>();
  for (const [url, hash] of Object.entries(files)) {
    const type = typeOf(url);
    if (type === undefined) continue;
    const immutable = IMMUTABLE.test(url);
    const stored = storedFile(folder, hash);
    const key = `${hash} ${type} ${immutable} ${stored.isQuick}`;
    const file = read.get(key) ?? known.get(key) ?? (await readStored(stored, type, immutable));
    read.set(key, file);
    byUrl.set(url, file);
  }
  return { files: byUrl, known: read };
}

async function readStored(
  { hash, path, br, isQuick, gz }: StoredFile,
  type: string,
  immutable: boolean,
): Promise<PageFile> {
  const tag = hash.slice(0, 22);
  const packed = gz ? await readFile(gz) : null;
  // A text's own bytes are not even read: what is freed between what stays is memory that nobody gets back.
  const bytes = packed ? null : await readFile(path);
  return {
    type,
    etags: { identity: `"${tag}"`, br: `"${tag}-${isQuick ? 'q' : ''}br"`, gzip: `"${tag}-gzip"` },
    immutable,
    plain: () => bytes ?? gunzip(packed ?? Buffer.alloc(0)),
    br: br ? await readFile(br) : null,
    gzip: packed,
  };
}

const gunzip = promisify(zlib.gunzip);

/** A strong validator for each form of a content that is made for one answer. */
export function etagsOf(content: Buffer): PageFile['etags'] {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` };
}
