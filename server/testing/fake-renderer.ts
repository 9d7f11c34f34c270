/** A renderer for tests of publishing: it records the texts that it is given and renders one page from them. */

import { CONTENT_QUESTIONS } from '../../publisher/edit/content-questions.ts';
import { ContentError } from '../../publisher/read/content-error.ts';
import { listRenderings, renderingsIn, writeRendering } from '../../publisher/render/rendering.ts';
import type { PublishContext } from '../content/service/publish.ts';
import { type ContentFolder, readContentFolder } from '../content/store/folder-files.ts';
import type { RenderedContent, Renderer } from '../content/store/renderer-process.ts';
import type { OpenDatabase } from '../database/database.ts';
import { fixtureAreas, fixtureSite } from './fixture-site.ts';

export interface FakeRenderer extends Renderer {
  /** What was rendered, in order. */
  rendered: RenderedContent[];
  /** Called before each rendering: may wait, or throw. */
  before: () => Promise<void> | void;
}

/** Fails on a text that contains FAULT. */
export function fakeRenderer(dataDir: string): FakeRenderer {
  const folder = renderingsIn(dataDir);
  const renderer: FakeRenderer = {
    rendered: [],
    before: () => {},
    async renderSite(state, content) {
      await renderer.before();
      const faulty = [...content.texts].find(([, text]) => text.includes('FAULT'));
      if (faulty) throw new ContentError({ file: faulty[0], line: 1, says: 'found FAULT' });
      renderer.rendered.push(content);
      const day = new Date(content.now).toISOString().slice(0, 10);
      const writer = writeRendering(folder);
      writer.add('/', [...content.texts.values()].join(''));
      await writer.finish({
        ...{ state, day, siteUrl: '', redirects: {}, hasHoldingPage: false },
        pages: { '/': { scriptHashes: [], styleHashes: [] } },
        ...{ shareImages: {}, photos: {} },
        company: { sites: { en: fixtureSite }, areas: fixtureAreas, visits: null },
      });
      return listRenderings(folder).find((name) => name === `${state}-${day}`) ?? '';
    },
    renderPreview: async (url, { texts }) => ({
      html: `<html><head></head><body>${url}<script>alert(1)</script>${[...texts].map(([path, text]) => `${path}: ${text}`).join('\n')}</body></html>`,
      ...{ styleHashes: [], scriptHashes: [], photoFiles: {} },
    }),
    makePicture: async () => Buffer.from('picture'),
    compressSmallest: async () => ({ isSmaller: false, isDone: true }),
    ask: async (name, ...args) =>
      (CONTENT_QUESTIONS[name] as (...args: unknown[]) => never)(...args),
    stop: () => {},
  };
  return renderer;
}

/** The sample company's settings and the pages whose paths match, which is much faster than all pages. */
export function smallFolder(pages: RegExp): ContentFolder {
  const folder = readContentFolder();
  for (const path of folder.texts.keys())
    if (!path.startsWith('site') && !pages.test(path)) folder.texts.delete(path);
  return folder;
}

/** The context in which a server or command publishes. */
export const publishing = (
  { db, dataDir }: Pick<OpenDatabase, 'db'> & { dataDir: string },
  now: () => number,
  renderer = fakeRenderer(dataDir),
): PublishContext => ({ db, settings: { dataDir, diskReserveBytes: 0 }, renderer, now });
