/** Writes every page's share image as JPEG. What was drawn once is kept by its content's hash. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadLanguages } from '../../content-loader/load.ts';
import { allShareDesigns } from '../../content-loader/share-image.ts';
import { inLanguage } from '../../messages/language.ts';
import { takeFromCache } from '../build-cache.ts';
import { drawShareImage } from './draw-share-image.ts';

/** @param folder where /share is served from. @returns how many were drawn and how many the cache had. */
export async function writeShareImages(folder: string): Promise<{ drawn: number; reused: number }> {
  mkdirSync(folder, { recursive: true });
  const counts = { drawn: 0, reused: 0 };
  const waiting = loadLanguages().flatMap((language) => [
    ...inLanguage(language, () => allShareDesigns()),
  ]);
  // Two at a time: drawing one keeps a core busy.
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, design] = next;
      const drawn = await takeFromCache(name, join(folder, name), () =>
        sharp(Buffer.from(drawShareImage(design)))
          .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      );
      counts[drawn ? 'drawn' : 'reused']++;
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}
