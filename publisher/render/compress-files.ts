/** Compresses files with brotli and gzip, once for all visitors. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildEnv } from '../read/build-env.ts';
import { cached } from './build-cache.ts';

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

/** Number of files compressed at a time; each needs several MB of memory. */
const AT_A_TIME = 4;

/** Brotli qualities. A whole site takes a minute at `smallest`; at `quick` one second, for a tenth more bytes. */
export const BROTLI_QUALITY = { smallest: 11, quick: 5 } as const;

/** @param name file name or URL path; one without an extension is a page */
export const isCompressed = (name: string) => COMPRESSED.has(extname(name) || '.html');

export const gzipped = (content: Buffer) => promisify(gzip)(content, { level: 9 });

export function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Writes the smallest .br and .gz beside each compressible file.
 * @param cache folder of earlier results. Default: that of the build
 */
export async function compressFiles(
  paths: string[],
  cache = join(buildEnv.cacheDir, 'packed'),
): Promise<void> {
  await eachOf(paths.filter(isCompressed), async (path) => {
    const content = readFileSync(path);
    const hash = createHash('sha256').update(content).digest('base64url');
    const smallest = () => brotli(content, BROTLI_QUALITY.smallest);
    writeFileSync(`${path}.br`, await cached(`${hash}.br`, smallest, cache));
    writeFileSync(`${path}.gz`, await cached(`${hash}.gz`, () => gzipped(content), cache));
  });
}

/** Runs `work` for all items, AT_A_TIME at once. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
