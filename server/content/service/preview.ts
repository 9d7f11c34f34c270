/** Previews of pages with the office's drafts. Nothing is stored where visitors could get it. */
import type { Kysely } from 'kysely';
import { pathIn } from '../../../domain/language/language.ts';
import { languageOf, urlOf } from '../../../publisher/edit/change-pages.ts';
import { ContentError, type Fault } from '../../../publisher/read/content-error.ts';
import { englishFile } from '../../../publisher/read/content-files.ts';
import type { Database } from '../../database/tables.ts';
import { hashOfTexts } from '../store/folder-files.ts';
import type { Renderer } from '../store/renderer-process.ts';
import type { DraftedContent } from './drafts.ts';
import { contentOf } from './publish.ts';

export interface ShownPage {
  html: string;
  /** CSP hashes of its styles. */
  styleHashes: string[];
  /** File names of its photos, by the id in their URLs. */
  photoFiles: Record<string, string>;
}

interface Preview {
  /** Null if the page can't be rendered. */
  page: ShownPage | null;
  faults: readonly Fault[];
}

interface PreviewContext {
  db: Kysely<Database>;
  renderer: Renderer;
  dataDir: string;
  now(): number;
}

/** Cached by URL path and texts, because the office requests the faults of a page and then the page. */
const known = new Map<string, Promise<Preview>>();
const MOST_KNOWN = 8;

/** @param texts the whole content by path @param url path of a page @throws RendererStopped: the office retries */
export function renderPreview(
  context: PreviewContext,
  texts: ReadonlyMap<string, string>,
  url: string,
): Promise<Preview> {
  const key = `${url} ${hashOfTexts(texts)}`;
  const found = known.get(key) ?? render(context, texts, url);
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest);
  found.catch(() => known.delete(key));
  return found;
}

async function render(
  { db, renderer, dataDir, now }: PreviewContext,
  texts: ReadonlyMap<string, string>,
  url: string,
): Promise<Preview> {
  try {
    const page = await renderer.renderPreview(url, await contentOf(db, dataDir, texts, now()));
    return { page, faults: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { page: null, faults: error.faults };
  }
}

/**
 * The page of a file with all drafts; for settings the home page in their language. Faults of other pages don't hide
 * this one, and are listed.
 */
export async function previewOf(
  context: PreviewContext,
  { texts, live }: DraftedContent,
  path: string,
): Promise<Preview> {
  const url = urlOf(path) ?? pathIn(languageOf(path), '/');
  const preview = await renderPreview(context, texts, url);
  const isElsewhere = ({ file }: Fault) =>
    file.includes('.') && englishFile(file) !== englishFile(path);
  if (preview.page || !preview.faults.every(isElsewhere)) return preview;
  const without = new Map(texts);
  for (const { file } of preview.faults) {
    const text = live.get(file);
    if (text === undefined) without.delete(file);
    else without.set(file, text);
  }
  return { ...(await renderPreview(context, without, url)), faults: preview.faults };
}
