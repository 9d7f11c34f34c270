/** Compresses what is served with brotli and gzip, once for all visitors. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

/**
 * Writes a .br and a .gz beside each file that is worth it. What was compressed before is taken from the cache.
 * @param cache a folder of compressed files; may be deleted at any time
 * @param isFirst where the cache lacks the smallest form a larger one is written, and not kept
 */
export async function compressFiles(
  paths: string[],
  { cache = join(buildEnv.cacheDir, 'packed'), isFirst = false } = {},
): Promise<void> {
  const levels = isFirst ? LEVELS.first : LEVELS.smallest;
  const waiting = paths.filter((path) => COMPRESSED.has(extname(path)));
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
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await compress(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
