/**
 * Renders pages of drafts for the office, one after the other, from the content folder in CONTENT_DIR as it is at the time: a process
 * that stays (server/content/service/previews.ts), so that only the first page waits for the release to be read.
 */
import './production.ts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { fieldsOf } from '../content-loader/edit-text.ts';
import type { Page } from '../content-loader/page.ts';
import { contentDir } from '../content-loader/read-once.ts';
import { pathIn, splitLanguage } from '../domain/language/language.ts';
import { inLanguage } from '../messages/language.ts';
import { type PageHashes, postProcessPage } from './post-process-page.ts';

export interface PreviewQuestion {
  id: number;
  /** URL path of a page. */
  url: string;
}

/** `fault`: why there is no page, for the person who writes. */
export type PreviewAnswer = { id: number } & (({ html: string } & PageHashes) | { fault: string });

const RELEASE = 'dist';
const built = (await import(
  pathToFileURL(resolve(RELEASE, 'server/index.js')).href
)) as ServerBuild;
// The release is read: from now on content is read again for each page, as in development.
process.env.NODE_ENV = 'development';

/** Makes the sizes of the photos that are there. Loading all pages for it would take as long as the page itself, and most content has no photos. */
async function preparePhotos(): Promise<void> {
  const folder = contentDir;
  const pages = globSync('pages/**/*.md', { cwd: folder }).flatMap((path) => {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    if (!/^photos:/m.test(text)) return [];
    const photos = fieldsOf(path, text).flatMap(({ path: [list, , name], value }) =>
      list === 'photos' && name === 'file' && existsSync(join(folder, 'photos', `${value || '-'}`))
        ? [{ file: String(value), alt: '' }]
        : [],
    );
    return [{ file, matter: { photos } as Page['matter'] }];
  });
  if (pages.length === 0) return;
  const { preparePhotos } = await import('./photos/prepare-photos.ts');
  await preparePhotos({ pages });
}

async function render(url: string): Promise<({ html: string } & PageHashes) | { fault: string }> {
  let fault = '';
  const handleError = (error: unknown) => {
    fault = error instanceof Error ? error.message : String(error);
  };
  const { entry } = built;
  const release = { ...built, entry: { ...entry, module: { ...entry.module, handleError } } };
  const { language } = splitLanguage(url);
  return inLanguage(language, async () => {
    await preparePhotos();
    const answer = createRequestHandler(
      { ...release, basename: pathIn(language, '/') },
      'production',
    );
    const response = await answer(new Request(`http://localhost${url}`));
    const html = await response.text();
    if (response.status !== 200) return { fault: fault || response.statusText };
    return postProcessPage(html, (href) =>
      readFileSync(join(RELEASE, 'client', href), 'utf8').trim(),
    );
  });
}

process.on('message', ({ id, url }: PreviewQuestion) => {
  render(url)
    .catch((error: Error) => ({ fault: error.message }))
    .then((answer) => process.send?.({ id, ...answer } satisfies PreviewAnswer));
});
process.on('disconnect', () => process.exit());
