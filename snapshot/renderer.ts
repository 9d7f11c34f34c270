/**
 * A process that renders for a server (server/content/store/renderer.ts): states of the content, pages of drafts for the office, and pictures.
 * Another one of the same program answers the questions about content that a server asks.
 * It writes the content that it is sent into a folder of its own, which CONTENT_DIR names.
 */
import './production.ts';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { flushCompileCache } from 'node:module';
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

/** What a state of the content has beside its texts. */
export interface ContentToRender {
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
  /** @property args after the texts, if it is about them */
  | { what: 'question'; name: QuestionName; isAboutTexts: boolean; args: unknown[] };

export interface RenderResults {
  site: { name: string };
  preview: RenderedPreview;
  picture: Uint8Array;
  /** `isDone`: false = another job came in between. */
  smallest: { isSmaller: boolean; isDone: boolean };
  question: unknown;
}

/** A text that differs from the one that was sent last; null = the file is gone. */
export type ChangedText = [path: string, text: string | null];
export interface RenderQuestion {
  id: number;
  job: RenderJob;
  /** The process keeps the texts of the content: it is sent what differs from the question before. */
  changed: ChangedText[];
}
/** `faults`: why nothing was rendered, in the names of the content folder. */
export type RenderAnswer = { id: number } & ({ result: unknown } | { faults: Fault[] });

/** A process without questions ends long before (server/content/store/renderer.ts), ms. */
const ABANDONED_AFTER_MS = 3_600_000;

/** As they were sent last. */
let newest: ReadonlyMap<string, string> = new Map();
/** Texts in the folder. */
let written: ReadonlyMap<string, string> = new Map();
let changes = 0;
/** Jobs that were not answered yet. */
let underWay = 0;

async function work(
  job: RenderJob,
  texts: ReadonlyMap<string, string>,
): Promise<RenderResults[RenderJob['what']]> {
  switch (job.what) {
    case 'site': {
      const { state, renderings } = job;
      const day = writeContent(texts, job.content);
      const name = renderingName(state, day);
      if (hasRendering(renderings, name)) return { name };
      const writer = writeRendering(renderings);
      await writer.finish({ ...(await renderSite(writer)), state, day });
      removeOldRenderings(renderings);
      for (const cache of [pictureCache(), packedCache()]) removeUnused(cache);
      return { name };
    }
    case 'preview':
      writeContent(texts, job.content);
      return renderPreview(job.url);
    case 'picture':
      if (job.content) writeContent(texts, job.content);
      return makePicture(job.url, job.picture);
    case 'smallest':
      return compressSmallest(job.renderings, job.name, () => underWay === 1);
    case 'question': {
      const answer = CONTENT_QUESTIONS[job.name] as (...args: unknown[]) => unknown;
      return job.isAboutTexts ? answer(texts, ...job.args) : answer(...job.args);
    }
  }
}

/** Brings the folder to a state of the content. @returns the day that its offers are shown for */
function writeContent(
  texts: ReadonlyMap<string, string>,
  { folder, uploads, now }: ContentToRender,
): string {
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
  written = texts;
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

/** Of processes that were killed together with their server. One that runs has its folder touched by each question. */
function removeLeftFolders(cache: string): void {
  const oldest = Date.now() - ABANDONED_AFTER_MS;
  const left = existsSync(cache) ? readdirSync(cache) : [];
  for (const name of left.filter((name) => name.startsWith('content-'))) {
    const folder = join(cache, name);
    const { mtimeMs = oldest } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < oldest) rmSync(folder, { recursive: true, force: true });
  }
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

removeLeftFolders(dirname(contentDir));
mkdirSync(contentDir, { recursive: true });
process.env.CONTENT_STATE = '0';
process.on('message', ({ id, job, changed }: RenderQuestion) => {
  utimesSync(contentDir, new Date(), new Date());
  const texts = new Map(newest);
  for (const [path, text] of changed) text === null ? texts.delete(path) : texts.set(path, text);
  newest = texts;
  underWay++;
  work(job, texts)
    .then((result): RenderAnswer => ({ id, result }))
    .catch((error: unknown): RenderAnswer => ({ id, faults: faultsOf(error) }))
    .then((answer) => {
      underWay--;
      process.send?.(answer);
      // The server kills this process, and then Node writes nothing any more.
      flushCompileCache();
    });
});
// The server has ended, perhaps without a chance to tidy up.
process.on('disconnect', () => {
  rmSync(buildEnv.contentDir, { recursive: true, force: true });
  process.exit();
});
