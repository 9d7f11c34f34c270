/** The files of a rendering in memory; texts only in their compressed forms. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Rendering, type StoredFile, storedFile } from '../../publisher/render/rendering.ts';

/** Compressed forms of a text, smallest first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number] | 'identity';

export interface PageFile {
  type: string;
  /** Strong validators, one per form, because the bytes differ. */
  etags: Record<Coding, string>;
  /** True if its URL contains a hash of its content, so that it may be cached forever. */
  immutable: boolean;
  /** The uncompressed content. A text is decompressed for it, because few clients accept no compression. */
  plain(): Buffer | Promise<Buffer>;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** By URL path, without a trailing slash. */
export type PageFiles = ReadonlyMap<string, PageFile>;

/** Folders of files with a hash in their URL. */
const IMMUTABLE = /^(\/office)?\/(assets|share|photos)\//;

export const CACHE_RULES = {
  immutable: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
  /** For an answer that depends on the query, host or visitor: caches and the service worker know a page by its path alone. */
  made: 'no-store',
} as const;

export const HTML = 'text/html; charset=utf-8';
/** Content types by extension; a path without one is a page. */
const TYPES: Record<string, string> = {
  '': HTML,
  '.html': HTML,
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

/** Files in memory by content and kind: renderings share them, as they do on the disk. */
export type KnownFiles = ReadonlyMap<string, PageFile>;

/**
 * Reads the files of a rendering.
 * @param folder of all renderings
 * @param known files that are in memory
 * @returns files by URL path, and by content
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
  // A text's own bytes are not read: freeing them would fragment the memory.
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

/** A strong validator for each form of a content. */
export function etagsOf(content: Buffer): PageFile['etags'] {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` };
}
