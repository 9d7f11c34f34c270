/**
 * The process that renders for a server (server/content/store/renderer.ts): states of the content, pages of drafts for the office, and pictures.
 * It also answers the questions about content that a server asks.
 * It writes the content that it is sent into a folder of its own, which CONTENT_DIR names.
 */
import './production.ts';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { buildEnv } from '../content-loader/build-env.ts';
import { ContentError, type Fault } from '../content-loader/content-error.ts';
import { CONTENT_QUESTIONS, type QuestionName } from '../content-loader/content-questions.ts';
import { loadSite } from '../content-loader/load.ts';
import { contentDir } from '../content-loader/read-once.ts';
import { isContentPath } from '../domain/content/revisions.ts';
import { localDate } from '../domain/hours/office-hours.ts';
import { packedCache, pictureCache, removeUnused } from './build-cache.ts';
import { makePicture } from './make-picture.ts';
import type { PictureToMake } from './picture-to-make.ts';
import { type RenderedPreview, renderPreview, renderSite } from './render-site.ts';
import {
  compressSmallest,
  hasRendering,
  removeOldRenderings,
  renderingName,
  writeRendering,
} from './rendering.ts';

/** A state of the content. */
export interface ContentToRender {
  /** By path. */
  texts: ReadonlyMap<string, string>;
  /** Folder of what has no revisions: `photos` and `public`. */
  folder: string;
  /** Path of each photo that was uploaded, by its name. */
  uploads: ReadonlyMap<string, string>;
  /** ms since the epoch: which offers are shown. */
  now: number;
}

export type RenderJob =
  /** @property state name of the state. @property renderings folder of all renderings */
  | { what: 'site'; content: ContentToRender; state: string; renderings: string }
  | { what: 'preview'; content: ContentToRender; url: string }
  /** @property content a share image shows the company's mark. Default: as it is */
  | { what: 'picture'; content?: ContentToRender; url: string; picture: PictureToMake }
  | { what: 'smallest'; renderings: string; name: string }
  | { what: 'question'; name: QuestionName; args: unknown[] };

export interface RenderResults {
  site: { name: string };
  preview: RenderedPreview;
  picture: Uint8Array;
  /** `isDone`: false = another job came in between. */
  smallest: { isSmaller: boolean; isDone: boolean };
  question: unknown;
}

export type RenderQuestion = RenderJob & { id: number };
/** `faults`: why nothing was rendered, in the names of the content folder. */
export type RenderAnswer = { id: number } & ({ result: unknown } | { faults: Fault[] });

/** Texts in the folder. */
let written = new Map<string, string>();
let changes = 0;
/** Jobs that were not answered yet. */
let underWay = 0;

async function work(job: RenderJob): Promise<RenderResults[RenderJob['what']]> {
  switch (job.what) {
    case 'site': {
      const { state, renderings } = job;
      const day = writeContent(job.content);
      const name = renderingName(state, day);
      if (hasRendering(renderings, name)) return { name };
      const writer = writeRendering(renderings);
      await writer.finish({ ...(await renderSite(writer)), state, day });
      removeOldRenderings(renderings);
      for (const cache of [pictureCache(), packedCache()]) removeUnused(cache);
      return { name };
    }
    case 'preview':
      writeContent(job.content);
      return renderPreview(job.url);
    case 'picture':
      if (job.content) writeContent(job.content);
      return makePicture(job.url, job.picture);
    case 'smallest':
      return compressSmallest(job.renderings, job.name, () => underWay === 1);
    case 'question':
      return (CONTENT_QUESTIONS[job.name] as (...args: unknown[]) => unknown)(...job.args);
  }
}

/** Brings the folder to a state of the content. @returns the day that its offers are shown for */
function writeContent({ texts, folder, uploads, now }: ContentToRender): string {
  let hasChanged = false;
  for (const path of written.keys())
    if (!texts.has(path)) {
      rmSync(join(contentDir, path), { force: true });
      hasChanged = true;
    }
  for (const [path, text] of texts) {
    if (written.get(path) === text) continue;
    if (!isContentPath(path)) throw new Error(`${path} is no path of the content.`);
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), text);
    hasChanged = true;
  }
  written = new Map(texts);
  linkOtherFiles(folder, uploads);
  if (hasChanged) process.env.CONTENT_STATE = String(++changes);
  const day = dayAt(now);
  if (process.env.RENDERED_DAY !== day) {
    process.env.RENDERED_DAY = day;
    process.env.CONTENT_STATE = String(++changes);
  }
  return day;
}

/** In the company's time zone; settings with mistakes are named when pages are rendered. */
function dayAt(now: number): string {
  try {
    return localDate(loadSite().contact.time_zone, now);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return localDate('UTC', now);
  }
}

/** Links to the photos and files of the content folder, and to photos that were uploaded. */
function linkOtherFiles(folder: string, uploads: ReadonlyMap<string, string>): void {
  const wanted = new Map(uploads);
  const photos = join(folder, 'photos');
  for (const name of existsSync(photos) ? readdirSync(photos) : [])
    wanted.set(name, resolve(photos, name));
  mkdirSync(join(contentDir, 'photos'), { recursive: true });
  for (const name of readdirSync(join(contentDir, 'photos')))
    if (!wanted.delete(name)) unlinkSync(join(contentDir, 'photos', name));
  for (const [name, path] of wanted) symlinkSync(resolve(path), join(contentDir, 'photos', name));
  const link = join(contentDir, 'public');
  if (!existsSync(link) && existsSync(join(folder, 'public')))
    symlinkSync(resolve(folder, 'public'), link);
}

function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof ContentError)) {
    console.error(error);
    const says = error instanceof Error ? error.message : String(error);
    return [{ file: '', line: null, says }];
  }
  return error.faults.map((fault) => ({
    ...fault,
    file: relative(contentDir, fault.file).startsWith('..')
      ? fault.file
      : relative(contentDir, fault.file),
    says: fault.says.replaceAll(`${contentDir}/`, ''),
  }));
}

// A folder that another process of this number has left is not ours.
rmSync(contentDir, { recursive: true, force: true });
mkdirSync(contentDir, { recursive: true });
process.env.CONTENT_STATE = '0';
process.on('message', (question: RenderQuestion) => {
  const { id, ...job } = question;
  underWay++;
  work(job as RenderJob)
    .then((result): RenderAnswer => ({ id, result }))
    .catch((error: unknown): RenderAnswer => ({ id, faults: faultsOf(error) }))
    .then((answer) => {
      underWay--;
      process.send?.(answer);
    });
});
// The server has ended, perhaps without a chance to tidy up.
process.on('disconnect', () => {
  rmSync(buildEnv.contentDir, { recursive: true, force: true });
  process.exit();
});
