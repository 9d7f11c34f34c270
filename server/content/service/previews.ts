/** Pages as they would be with the office's drafts, so that a page follows what is typed. Nothing of it is stored where visitors could get it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { writeContent, writePhotos, writeText } from '../store/content-files.ts';
import { readPhotos } from '../store/photos.ts';
import { rendererOf } from '../store/renderer.ts';

export type Preview =
  | { html: string; styleHashes: string[] }
  /** Why there is no page, in the words of `npm run content:check`. */
  | { fault: string };

export interface Previews {
  /** @param texts the whole content by path. @param url path of a page. @param db holds the photos that the texts name */
  render(texts: ReadonlyMap<string, string>, url: string, db: Kysely<Database>): Promise<Preview>;
  /** Where the sizes of the photos lie that previews show. */
  photoFolder: string;
}

export function createPreviews(dataDir: string): Previews {
  const folder = join(dataDir, 'snapshots', 'cache', 'preview');
  const photoFolder = join(dataDir, 'snapshots', 'cache', 'preview-photos');
  /** What stands in the folder. */
  let written: ReadonlyMap<string, string> | null = null;
  /** How often it has changed. */
  let changes = 0;
  /** The newest page: it is asked for again once what was typed is saved. */
  let shown: { texts: ReadonlyMap<string, string>; url: string; preview: Preview } | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function write(texts: ReadonlyMap<string, string>): void {
    if (written && isSame(written, texts)) return;
    const isGone = (path: string) => !texts.has(path);
    if (!written || [...written.keys()].some(isGone)) writeContent(folder, texts);
    else
      for (const [path, text] of texts)
        if (written.get(path) !== text) writeText(folder, path, text);
    written = texts;
    changes++;
  }

  async function renderOne(
    texts: ReadonlyMap<string, string>,
    url: string,
    db: Kysely<Database>,
  ): Promise<Preview> {
    write(texts);
    const isMissing = (name: string) => !existsSync(join(folder, 'photos', name));
    if (writePhotos(folder, await readPhotos(db, texts, isMissing)).length > 0) changes++;
    const result = await rendererOf(dataDir).render({
      content: folder,
      state: `preview ${changes}`,
      photos: photoFolder,
      output: { url },
    });
    if (result === null || result === 'written')
      return { fault: 'The page could not be rendered. Try again.' };
    if ('html' in result) return result;
    return { fault: result.faults.join('\n').replaceAll(`${folder}/`, '') };
  }

  return {
    render(texts, url, db) {
      const turn = queue.then(async () => {
        if (shown?.url === url && isSame(shown.texts, texts)) return shown.preview;
        const preview = await renderOne(texts, url, db);
        shown = { texts, url, preview };
        return preview;
      });
      queue = turn.catch(() => {});
      return turn;
    },
    photoFolder,
  };
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
