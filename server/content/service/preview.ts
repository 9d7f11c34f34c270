/** Pages as they would be with the office's drafts. Nothing of it is stored where visitors could get it. */
import type { Kysely } from 'kysely';
import { ContentError, type Fault } from '../../../content-loader/content-error.ts';
import type { Database } from '../../database/tables.ts';
import { type Renderer, RendererStopped } from '../store/renderer.ts';
import { contentOf } from './publish.ts';

export interface ShownPage {
  html: string;
  /** CSP hashes. */
  styleHashes: string[];
  /** Names of the photos on it, by the id in their URLs. */
  photoFiles: Record<string, string>;
}

/** `faults`: why there is no page. */
export type Preview = ShownPage | { faults: readonly Fault[] };

export interface PreviewContext {
  db: Kysely<Database>;
  renderer: Renderer;
  dataDir: string;
  now(): number;
}

/** @param texts the whole content by path. @param url path of a page */
export async function renderPreview(
  { db, renderer, dataDir, now }: PreviewContext,
  texts: ReadonlyMap<string, string>,
  url: string,
): Promise<Preview> {
  try {
    return await renderer.renderPreview(url, await contentOf(db, dataDir, texts, now()));
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults };
    if (!(error instanceof RendererStopped)) throw error;
    const says = 'The page could not be rendered. Try again.';
    return { faults: [{ file: '', line: null, says }] };
  }
}
