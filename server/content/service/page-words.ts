/** On how many of the pages that visitors get a text stands. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsOnPage } from '../../../content-loader/text-places.ts';
import { snapshotFolder } from '../store/snapshots.ts';

/** Of the snapshot that was asked about last. */
let known: { folder: string; pages: Promise<string[]> } | null = null;

/** @returns 0 also where the snapshot is on no disk of this server */
export async function countPagesWith(
  dataDir: string,
  snapshot: string,
  words: RegExp,
): Promise<number> {
  const folder = join(snapshotFolder(dataDir, snapshot), 'client');
  if (known?.folder !== folder) known = { folder, pages: readPages(folder) };
  const pages = await known.pages;
  return pages.filter((text) => words.test(text)).length;
}

async function readPages(folder: string): Promise<string[]> {
  const pages: string[] = [];
  // One after the other, so that the server answers visitors meanwhile.
  for (const file of pageFiles(folder))
    pages.push(wordsOnPage(await readFile(join(folder, file), 'utf8')));
  return pages;
}

function pageFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('index.html'),
    );
  } catch {
    return [];
  }
}
