/** Compresses what is served with brotli and gzip, once for all visitors. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { buildEnv } from '../content-loader/build-env.ts';
import { isCached, takeFromCache } from './build-cache.ts';

/** Extensions of the files that are compressed. */
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
  '.vtt',
  '.ico',
]);

/** Files at a time: each needs some MB of its own. */
const AT_A_TIME = 4;

/** Levels of brotli and gzip: the smallest form of a whole site takes a minute, the first one a second and a tenth more bytes. */
const LEVELS = { smallest: { br: 11, gz: 9 }, first: { br: 5, gz: 5 } };

interface CompressOptions {
  /** A folder of compressed files; may be deleted at any time. */
  cache?: string;
  /** Where the cache lacks the smallest form a larger one is written, and not kept. */
  isFirst?: boolean;
}

/** Writes a .br and a .gz beside each file that is worth it. What was compressed before is taken from the cache. */
export async function compressFiles(paths: string[], options?: CompressOptions): Promise<void> {
  const compressor = createCompressor(options);
  for (const path of paths) compressor.add(path);
  await compressor.done();
}

export interface Compressor {
  add(path: string): void;
  /** Resolves when all that was added is written, and rejects when something could not be. */
  done(): Promise<void>;
}

/** Compresses files that are named one after the other, beside what the caller does meanwhile. */
export function createCompressor({
  cache = join(buildEnv.cacheDir, 'packed'),
  isFirst = false,
}: CompressOptions = {}): Compressor {
  const levels = isFirst ? LEVELS.first : LEVELS.smallest;
  const waiting: string[] = [];
  const workers: Promise<void>[] = [];
  let working = 0;
  const compress = async (path: string) => {
    const content = readFileSync(path);
    const hash = createHash('sha256').update(content).digest('base64url');
    const take = async (ending: string, make: () => Promise<Buffer>) => {
      const target = `${path}.${ending}`;
      const name = `${hash}.${ending}`;
      if (isFirst && !isCached(name, cache)) writeFileSync(target, await make());
      else await takeFromCache(name, target, make, cache);
    };
    await take('br', () => brotli(content, levels.br));
    await take('gz', () => promisify(gzip)(content, { level: levels.gz }));
  };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await compress(next);
    working--;
  };
  return {
    add(path) {
      if (!COMPRESSED.has(extname(path))) return;
      waiting.push(path);
      if (working === AT_A_TIME) return;
      working++;
      const worker = work();
      // It is told by done(), which may be called much later.
      worker.catch(() => {});
      workers.push(worker);
    },
    async done() {
      await Promise.all(workers);
    },
  };
}

/** As a first publication compresses, which may not wait for the smallest form. */
export function brotliFirst(content: Buffer): Buffer {
  return brotliCompressSync(content, brotliOptions(content, LEVELS.first.br));
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, brotliOptions(content, quality));
}

function brotliOptions(content: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}
