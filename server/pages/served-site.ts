/** The rendering that visitors get. A new one replaces it in one assignment, once it is completely in memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../../publisher/read/load-company.ts';
import { pictureCache } from '../../publisher/render/build-cache.ts';
import { type PictureToMake, photoToMake } from '../../publisher/render/picture-to-make.ts';
import {
  listRenderings,
  markServed,
  type Rendering,
  readRendering,
  storedFile,
} from '../../publisher/render/rendering.ts';
import { type KnownFiles, type PageFiles, readPageFiles } from './files-in-memory.ts';

/** Renderings whose assets are still served, for pages that visitors have open. */
const SERVED_RENDERINGS = 5;

/** One rendering in memory. */
export interface Served {
  name: string;
  rendering: Rendering;
  /** With the assets of earlier renderings. */
  files: PageFiles;
}

export interface ServedSite {
  /** null before the first rendering. */
  current(): Served | null;
  name(): string | null;
  /** Day whose offers it shows. */
  day(): string | null;
  company(): Company | null;
  /** Reads a rendering, even if it is served already, and serves it. @throws if it can't be read; the previous one then stays */
  show(name: string): Promise<void>;
  /** @param listener called after each change, and at once if something is served */
  onShow(listener: (served: Served) => void): void;
  /** Text of a file, read from the disk; null if there is none. */
  readText(url: string): string | null;
  /** What to make for the URL of a share image or a photo's size; undefined if no page names it. */
  pictureAt(url: string): PictureToMake | undefined;
  /** Folder of pictures that were made. */
  pictureFolder: string;
}

/**
 * @param folder of all renderings
 * @param photoFile path of a photo's original by its name
 */
export function createServedSite(
  folder: string,
  photoFile: (name: string) => string = (name) => name,
): ServedSite {
  let current: Served | null = null;
  let known: KnownFiles = new Map();
  const listeners: ((served: Served) => void)[] = [];
  return {
    current: () => current,
    name: () => current?.name ?? null,
    day: () => current?.rendering.day ?? null,
    company: () => current?.rendering.company ?? null,
    async show(name) {
      const rendering = readRendering(folder, name);
      if (!rendering) throw new Error(`There is no rendering ${name}.`);
      const read = await readPageFiles(folder, rendering, known);
      const files = new Map(read.files);
      const all = new Map(read.known);
      for (const earlier of listRenderings(folder)
        .filter((one) => one !== name)
        .slice(0, SERVED_RENDERINGS - 1)) {
        const named = Object.entries(readRendering(folder, earlier)?.files ?? {}).filter(
          ([url]) => isNamedByContent(url) && !files.has(url),
        );
        const before = await readPageFiles(folder, { files: Object.fromEntries(named) }, known);
        for (const [url, file] of before.files) files.set(url, file);
        for (const [key, file] of before.known) all.set(key, file);
      }
      markServed(folder, name);
      known = all;
      current = { name, rendering, files };
      for (const listener of listeners) listener(current);
    },
    onShow(listener) {
      listeners.push(listener);
      if (current) listener(current);
    },
    readText(url) {
      const hash = current?.rendering.files[url];
      return hash === undefined ? null : readFileSync(storedFile(folder, hash).path, 'utf8');
    },
    pictureAt(url) {
      const design = current?.rendering.shareImages[url];
      if (design) return { share: design };
      return photoToMake(url, current?.rendering.photos ?? {}, photoFile);
    },
    pictureFolder: pictureCache(join(folder, 'cache')),
  };
}

const isNamedByContent = (url: string) => /^(\/office)?\/assets\//.test(url);
