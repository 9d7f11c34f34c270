/**
 * npm run snapshot -- FOLDER [fast | finish | whole]: what visitors get, rendered by the release from one state of the content:
 * every page of every language, and what search engines, browsers and service workers ask for beside them.
 *   fast     without what takes long: share images, and the smallest compressed forms
 *   finish   adds to such a folder what it lacks
 *   whole    with the files of the release, so that the folder can be served alone
 * Exits 1, and writes nothing, when the content has mistakes.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildEnv } from '../content-loader/build-env.ts';
import { ContentError } from '../content-loader/content-error.ts';
import { refuseContentFaults } from '../content-loader/find-faults.ts';
import {
  contentDir,
  loadLanguages,
  loadPages,
  loadPagesIn,
  loadSite,
} from '../content-loader/load.ts';
import { PHOTO_FOLDER } from '../content-loader/page-photos.ts';
import { loadRedirects } from '../content-loader/redirects.ts';
import {
  LANGUAGES,
  type Language,
  pathIn,
  serviceWorkerPath,
} from '../domain/language/language.ts';
import type { SiteManifest } from '../server/pages/site-manifest.ts';
import { UNSET_ORIGIN } from '../server/pages/unset-origin.ts';
import { forgetUnused } from './build-cache.ts';
import { compressFiles } from './compress-files.ts';
import { officeFiles } from './office-files.ts';
import { offlineFiles } from './offline-files.ts';
import { preparePhotos } from './photos/prepare-photos.ts';
import type { RenderedFile } from './render-language.ts';
import { blogFeed, robots, sitemap } from './search-files.ts';
import { writeShareImages } from './share-images/write-share-images.ts';
import { webManifest } from './web-manifest.ts';

/** One language may take so long, ms, and so much memory, MB, before it is given up. */
const RENDER_LIMITS = { ms: 300_000, memoryMb: 600 };

/**
 * @param folder is replaced at once when all is written: `client/` holds the files, the manifest what the server must know,
 * `office/` what of the office is the company's
 * @throws ContentError when the content has mistakes
 */
export async function writeSnapshot(
  folder: string,
  { release = 'dist', isFast = false, isWhole = false } = {},
): Promise<void> {
  refuseContentFaults();
  await preparePhotos();
  const unfinished = `${folder}.${process.pid}`;
  const root = join(unfinished, 'client');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  try {
    // Hashed files of the release stay with the pages that ask for them, when the release is another one.
    const shared = isWhole ? '' : 'assets';
    cpSync(join(release, 'client', shared), join(root, shared), { recursive: true });
    const rendered = (
      await Promise.all(loadLanguages().map((language) => renderLanguage(language, release)))
    ).flat();
    writePages(rendered, root, unfinished);
    writeSearchFiles(root);
    if (existsSync(PHOTO_FOLDER)) cpSync(PHOTO_FOLDER, join(root, 'photos'), { recursive: true });
    write(join(root, 'site.webmanifest'), webManifest(loadSite()));
    // What the company has of its own replaces any of these.
    const own = join(contentDir, 'public');
    if (existsSync(own)) cpSync(own, root, { recursive: true });
    for (const language of LANGUAGES)
      write(
        join(root, serviceWorkerPath(language)),
        serviceWorker(language, rendered, { root, release }),
      );
    const office = officeFiles(join(release, 'office'), loadSite());
    for (const [name, text] of Object.entries(office))
      write(join(unfinished, 'office', name), text);
    if (!isFast) await writeShareImages(join(root, 'share'));
    await compressFiles(uncompressed(unfinished), { isFirst: isFast });
    // Another server may have written the same meanwhile, and be reading it.
    if (isFast && existsSync(folder)) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Draws the share images of a folder that was written fast, and compresses its files as far as they go. */
export async function finishSnapshot(folder: string): Promise<void> {
  await writeShareImages(join(folder, 'client/share'));
  await compressFiles(filesBelow(folder));
  forgetUnused();
  forgetUnused(join(buildEnv.cacheDir, 'packed'));
}

function writePages(rendered: RenderedFile[], root: string, folder: string): void {
  const manifest: SiteManifest = {
    siteUrl: buildEnv.siteUrl,
    redirects: loadRedirects(),
    pages: {},
  };
  for (const { url, text, hashes } of rendered) {
    const file = (hashes ? join(url, 'index.html') : url).slice(1);
    write(join(root, file), text);
    if (hashes) manifest.pages[url] = { file, ...hashes };
  }
  write(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

function renderLanguage(language: Language, release: string): Promise<RenderedFile[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-language.ts', import.meta.url), {
      workerData: release,
      env: { ...process.env, NODE_ENV: 'production', SITE_LANGUAGE: language },
      resourceLimits: { maxOldGenerationSizeMb: RENDER_LIMITS.memoryMb },
    });
    const tooLong = setTimeout(() => {
      reject(new Error(`The pages in ${language} took more than ${RENDER_LIMITS.ms} ms`));
      void worker.terminate();
    }, RENDER_LIMITS.ms);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(tooLong);
      reject(new Error(`The pages in ${language} ended with code ${code}`));
    });
  });
}

function writeSearchFiles(root: string): void {
  const origin = buildEnv.siteUrl || UNSET_ORIGIN;
  const pages = loadPages();
  write(join(root, 'sitemap.xml'), sitemap(pages, origin, loadPagesIn('es')));
  write(join(root, 'robots.txt'), robots(origin));
  write(join(root, 'blog.xml'), blogFeed(pages, origin, loadSite().brand.name));
}

/**
 * The release's service worker with the list of what it keeps from its first start. It changes with what it keeps, and so
 * browsers take it anew.
 */
function serviceWorker(
  language: Language,
  rendered: RenderedFile[],
  { root, release }: { root: string; release: string },
): string {
  const { works_offline, territories } = loadSite();
  // Of a language that the site gave up, devices may still have the worker: it ends itself.
  if (!works_offline || !loadLanguages().includes(language))
    return readFileSync(join(release, 'stop-offline.js'), 'utf8');
  const forms = Object.values(territories).map(({ quote_form }) => quote_form);
  // The quote form stands in a frame; a provider's is not ours to keep.
  const ours = ['/offline', '/quote', ...forms.filter((form) => form.startsWith('/'))];
  const urls = new Set(ours.map((path) => pathIn(language, path)));
  const pages = rendered.filter(({ url }) => urls.has(url));
  const kept = offlineFiles(root, pages);
  const worker = readFileSync(join(release, 'service-worker.js'), 'utf8');
  return `self.offlineFiles=${JSON.stringify(kept)};${worker}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The release's own files come with their compressed forms. */
function uncompressed(root: string): string[] {
  return filesBelow(root).filter((file) => !existsSync(`${file}.br`));
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production';
  const [folder, what = ''] = process.argv.slice(2);
  if (!folder || !['', 'fast', 'finish', 'whole'].includes(what))
    throw new Error('Usage: npm run snapshot -- FOLDER [fast | finish | whole]');
  const started = performance.now();
  try {
    if (what === 'finish') await finishSnapshot(folder);
    else await writeSnapshot(folder, { isFast: what === 'fast', isWhole: what === 'whole' });
    console.log(`Wrote ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(
      `${error.message}\nThe content has mistakes (${error.faults.length}): nothing was written.`,
    );
    process.exitCode = 1;
  }
}
