/** Compresses files with brotli and gzip, once for all visitors. */
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Brotli qualities. A whole site takes a minute at `smallest`; at `quick` two seconds, for a tenth more bytes. */
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

/** Runs `work` for all items, AT_A_TIME at once. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
