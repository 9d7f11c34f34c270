/** Compresses what is served with brotli and gzip, once for all visitors. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { cached, packedCache } from './build-cache.ts';

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

/** Quality of brotli. The smallest form of a whole site takes a minute, the quick one a second and a tenth more bytes. */
export const BROTLI_QUALITY = { smallest: 11, quick: 5 } as const;

/** @param name file name or URL path; without an extension it is a page */
export const isCompressed = (name: string) => COMPRESSED.has(extname(name) || '.html');

export const gzipped = (content: Buffer) => promisify(gzip)(content, { level: 9 });

export function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, brotliOptions(content, quality));
}

/** As a publication compresses, which can't wait for the smallest form. */
export function brotliQuick(content: Buffer): Buffer {
  return brotliCompressSync(content, brotliOptions(content, BROTLI_QUALITY.quick));
}

function brotliOptions(content: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}

/**
 * Writes the smallest .br and .gz beside each file that is worth it.
 * @param cache folder of what was compressed before. Default: that of the build
 */
export async function compressFiles(paths: string[], cache = packedCache()): Promise<void> {
  await eachOf(paths.filter(isCompressed), async (path) => {
    const content = readFileSync(path);
    const hash = createHash('sha256').update(content).digest('base64url');
    const smallest = () => brotli(content, BROTLI_QUALITY.smallest);
    writeFileSync(`${path}.br`, await cached(`${hash}.br`, smallest, cache));
    writeFileSync(`${path}.gz`, await cached(`${hash}.gz`, () => gzipped(content), cache));
  });
}

/** Works on some at a time. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
