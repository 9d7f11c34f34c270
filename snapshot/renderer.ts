/**
 * A process that stays for some minutes (server/content/store/renderer.ts): it renders pages of drafts for the office, and writes
 * snapshots, one after the other. Only the first of them waits for the release to be read and to become fast. CONTENT_DIR is the name
 * of a link, which leads to another folder for each.
 */
import './production.ts';
import { existsSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { ContentError } from '../content-loader/content-error.ts';
import { picturesIn } from '../content-loader/pictures-in.ts';
import { contentDir } from '../content-loader/read-once.ts';
import { pathIn, splitLanguage } from '../domain/language/language.ts';
import { inLanguage } from '../messages/language.ts';
import { preparePhotos } from './photos/prepare-photos.ts';
import { type PageHashes, postProcessPage } from './post-process-page.ts';
import { writeSnapshot } from './write-snapshot.ts';

export interface RenderJob {
  /** Folder of the content. */
  content: string;
  /** Changes with the content: what was read of another one is forgotten. */
  state: string;
  /** Folder of the photos' sizes. */
  photos: string;
  /** A page by its URL path, or the folder of a snapshot, which is written fast. */
  output: { url: string } | { folder: string };
}

/** `faults`: why nothing was rendered, one line each, for the person who writes. */
export type RenderResult = ({ html: string } & PageHashes) | { faults: string[] } | 'written';

export type RenderQuestion = RenderJob & { id: number };
export interface RenderAnswer {
  id: number;
  result: RenderResult;
}

const RELEASE = 'dist';

async function render({ content, state, photos, output }: RenderJob): Promise<RenderResult> {
  rmSync(contentDir, { force: true });
  symlinkSync(resolve(content), contentDir);
  process.env.CONTENT_STATE = state;
  process.env.PHOTO_FOLDER = photos;
  if ('url' in output) return renderPage(output.url);
  await writeSnapshot(output.folder, { release: RELEASE, isFast: true });
  return 'written';
}

async function renderPage(url: string): Promise<RenderResult> {
  const built = (await import(
    pathToFileURL(resolve(RELEASE, 'server/index.js')).href
  )) as ServerBuild;
  let fault = '';
  const handleError = (error: unknown) => {
    // What follows from the first one says less.
    fault ||= error instanceof Error ? error.message : String(error);
  };
  const { entry } = built;
  const release = { ...built, entry: { ...entry, module: { ...entry.module, handleError } } };
  const { language } = splitLanguage(url);
  return inLanguage(language, async () => {
    await preparePhotosOfDrafts();
    const answer = createRequestHandler(
      { ...release, basename: pathIn(language, '/') },
      'production',
    );
    const response = await answer(new Request(`http://localhost${url}`));
    const html = await response.text();
    if (response.status !== 200) return { faults: [fault || response.statusText] };
    return postProcessPage(html, (href) =>
      readFileSync(join(RELEASE, 'client', href), 'utf8').trim(),
    );
  });
}

/** Makes the sizes of the photos that are there. Loading all pages for it would take as long as the page itself, and most content has no photos. */
async function preparePhotosOfDrafts(): Promise<void> {
  const paths = ['site.yaml', ...globSync('pages/**/*.md', { cwd: contentDir })];
  const pages = paths.flatMap((path) => {
    const file = join(contentDir, path);
    const text = readFileSync(file, 'utf8');
    const photos = picturesIn(path, text).filter(({ file }) =>
      existsSync(join(contentDir, 'photos', file)),
    );
    return photos.length > 0 ? [{ file, matter: { photos } }] : [];
  });
  if (pages.length > 0) await preparePhotos({ pages });
}

function faultsOf(error: Error): RenderResult {
  if (!(error instanceof ContentError)) console.error(error);
  return { faults: error.message.split('\n') };
}

process.on('message', ({ id, ...job }: RenderQuestion) => {
  render(job)
    .catch(faultsOf)
    .then((result) => process.send?.({ id, result } satisfies RenderAnswer));
});
// The server has ended, perhaps without a chance to tidy up.
process.on('disconnect', () => {
  rmSync(contentDir, { force: true });
  process.exit();
});
