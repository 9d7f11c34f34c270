/** A renderer for tests of publishing: it stores which texts it was given and renders one page of them. */

import { CONTENT_QUESTIONS } from '../../publisher/edit/content-questions.ts';
import { ContentError } from '../../publisher/read/content-error.ts';
import { listRenderings, renderingsIn, writeRendering } from '../../publisher/render/rendering.ts';
import type { PublishContext } from '../content/service/publish.ts';
import {
  type RenderedContent,
  type Renderer,
  RendererStopped,
} from '../content/store/renderer-process.ts';
import type { OpenDatabase } from '../database/database.ts';
import { fixtureAreas, fixtureSite } from './fixture-site.ts';

export interface FakeRenderer extends Renderer {
  /** What was rendered, in order. */
  rendered: RenderedContent[];
  /** Called before each rendering: may wait, or throw. */
  before: () => Promise<void> | void;
}

/** A text with FAULT in it can't be rendered. */
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

/** What a server or command publishes with. */
export const publishing = (
  { db, dataDir }: Pick<OpenDatabase, 'db'> & { dataDir: string },
  now: () => number,
  renderer = fakeRenderer(dataDir),
): PublishContext => ({ db, settings: { dataDir, diskReserveBytes: 0 }, renderer, now });

export const stopped = () => {
  throw new RendererStopped(true);
};
