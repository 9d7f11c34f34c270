/**
 * The rendering process of a server (server/content/store/renderer-process.ts): it renders states of the content, pages of drafts for the
 * office, and pictures. A second process of this program answers the server's questions about the content.
 * Each one writes the content that it receives into its own folder, which CONTENT_DIR names.
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
import { isContentPath } from '../../domain/content/revisions.ts';
import { localDate } from '../../domain/hours/office-hours.ts';
import { CONTENT_QUESTIONS, type QuestionName } from '../edit/content-questions.ts';
import { buildEnv } from '../read/build-env.ts';
import { ContentError, type Fault } from '../read/content-error.ts';
import { loadSite } from '../read/load.ts';
import { contentDir } from '../read/read-once.ts';
import { pictureCache, removeUnused } from './build-cache.ts';
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

/** The content of a state besides its texts. */
export interface ContentToRender {
  /** Folder of files without revisions: `photos` and `public`. */
  folder: string;
  /** Paths of the uploaded photos, by name. */
  uploads: ReadonlyMap<string, string>;
  /** ms since the epoch; decides which offers are shown. */
  now: number;
}

export type RenderJob =
  /** @property state name of the state. @property renderings folder of all renderings */
  | { what: 'site'; content: ContentToRender; state: string; renderings: string }
  | { what: 'preview'; content: ContentToRender; url: string }
  /** @property content for share images, which show the company's mark. Default: the current content */
  | { what: 'picture'; content?: ContentToRender; url: string; picture: PictureToMake }
  | { what: 'smallest'; renderings: string; name: string }
  /** @property args follow the texts if the question is about them */
  | { what: 'question'; name: QuestionName; isAboutTexts: boolean; args: unknown[] };

export interface RenderResults {
  site: { name: string };
  preview: RenderedPreview;
  picture: Uint8Array;
  /** `isDone`: false if another job interrupted it. */
  smallest: { isSmaller: boolean; isDone: boolean };
  question: unknown;
}

/** A text that changed since the last message; null if its file was removed. */
export type ChangedText = [path: string, text: string | null];
export interface RenderQuestion {
  id: number;
  job: RenderJob;
  /** The process keeps the texts, so only those that changed since the last question are sent. */
  changed: ChangedText[];
}
/** `faults`: why nothing was rendered, with paths in the content folder. */
export type RenderAnswer = { id: number } & ({ result: unknown } | { faults: Fault[] });

/**
 * Age after which a content folder belongs to no running process, ms: an idle process ends long before
 * (server/content/store/renderer-process.ts).
 */
const ABANDONED_AFTER_MS = 3_600_000;

/** The texts as last sent. */
let newest: ReadonlyMap<string, string> = new Map();
/** The texts in the folder. */
let written: ReadonlyMap<string, string> = new Map();
let changes = 0;
/** Number of unanswered jobs. */
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
      removeUnused(pictureCache());
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

/** Writes a state of the content into the folder. @returns the day for which its offers are shown */
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

/** Day in the company's time zone; UTC if the settings have faults, which rendering reports later. */
function dayAt(now: number): string {
  try {
    return localDate(loadSite().contact.time_zone, now);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return localDate('UTC', now);
  }
}

/** Links to the photos and files of the content folder, and to uploaded photos. */
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

/** Removes folders of processes that were killed together with their server. Every question touches the folder of a running one. */
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
      // Node writes its compile cache on exit, but the server kills this process.
      flushCompileCache();
    });
});
// The server has ended, perhaps without ending this process.
process.on('disconnect', () => {
  rmSync(buildEnv.contentDir, { recursive: true, force: true });
  process.exit();
});
