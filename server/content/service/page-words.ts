/** On how many of the pages that visitors get a text stands. */
import { wordsOnPage } from '../../../content-loader/text-places.ts';
import type { Served } from '../../pages/served-site.ts';

/** Of the rendering that was asked about last. */
let known: { name: string; pages: Promise<string[]> } | null = null;

/** @param served null = nothing is served */
export async function countPagesWith(served: Served | null, words: RegExp): Promise<number> {
  if (served === null) return 0;
  if (known?.name !== served.name) known = { name: served.name, pages: readPages(served) };
  const pages = await known.pages;
  return pages.filter((text) => words.test(text)).length;
}

async function readPages({ rendering, files }: Served): Promise<string[]> {
  const pages: string[] = [];
  // One after the other, so that the server answers visitors meanwhile.
  for (const url of Object.keys(rendering.pages))
    pages.push(wordsOnPage(String(await files.get(url)?.plain())));
  return pages;
}
