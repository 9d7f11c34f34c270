/**
 * npm run snapshot -- FOLDER [fast | finish | whole]: what visitors get, rendered by the release from one state of the content:
 * every page of every language, and what search engines, browsers and service workers ask for beside them.
 *   fast     without what takes long: share images, and the smallest compressed forms
 *   finish   adds to such a folder what it lacks
 *   whole    with the files of the release, so that the folder can be served alone
 * Exits 1, and writes nothing, when the content has mistakes.
 */
import { filesBelow } from '../content-loader/hash-files.ts';
import './production.ts';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseIsStale } from '../build/inputs.ts';
import { buildEnv } from '../content-loader/build-env.ts';
import { ContentError, type Fault } from '../content-loader/content-error.ts';
import { refuseContentFaults } from '../content-loader/find-faults.ts';
import {
  contentDir,
  loadLanguages,
  loadPages,
  loadPagesIn,
  loadSite,
  loadVisits,
} from '../content-loader/load.ts';
import { loadRedirects } from '../content-loader/redirects.ts';
import { allShareDesigns } from '../content-loader/share-image.ts';
import {
  LANGUAGES,
  type Language,
  pathIn,
  serviceWorkerPath,
} from '../domain/language/language.ts';
import { VISIT_PATHS } from '../domain/visits/visit-paths.ts';
import { inLanguage } from '../messages/language.ts';
import type { SiteManifest } from '../server/pages/site-manifest.ts';
import { UNSET_ORIGIN } from '../server/pages/unset-origin.ts';
import { forgetUnused } from './build-cache.ts';
import { pageFaults } from './check-page.ts';
import { companyDrawings } from './company-drawings.ts';
import { compressFiles, createCompressor } from './compress-files.ts';
import { linkEarlierReleases, linkFolder } from './earlier-releases.ts';
import { writeIcons } from './icons.ts';
import { linkFile } from './link-file.ts';
import { officeFiles } from './office-files.ts';
import { offlineFiles } from './offline-files.ts';
import { preparePhotos } from './photos/prepare-photos.ts';
import { type RenderedEntry, renderedUrls, renderPages } from './render-pages.ts';
import { blogFeed, robots, sitemap } from './search-files.ts';
import { writeShareImages } from './share-images/write-share-images.ts';
import { webManifest } from './web-manifest.ts';

/**
 * @param folder is replaced at once when all is written: `client/` holds the files, the manifest what the server must know,
 * `office/` what of the office is the company's
 * @returns false when the folder is there and stays, which one that is written fast does
 * @throws ContentError when the content has mistakes
 */
export async function writeSnapshot(
  folder: string,
  { release = 'dist', isFast = false, isWhole = false } = {},
): Promise<boolean> {
  refuseContentFaults();
  await preparePhotos();
  const unfinished = `${folder}.${process.pid}`;
  const beside = isWhole ? [] : snapshotsBeside(folder);
  const before = beside.find((one) => one.release === releaseStamp(release)) ?? null;
  const newest = beside[0] ?? null;
  const options = { release, isFast, isWhole };
  try {
    await writeFiles(unfinished, { ...options, before, newest }).catch(
      (error: NodeJS.ErrnoException) => {
        // Another process may have deleted a snapshot.
        if (!newest || error.code !== 'ENOENT') throw error;
        return writeFiles(unfinished, { ...options, before: null, newest: null });
      },
    );
    // Another server may have written the same meanwhile, and be reading it.
    if (isFast && existsSync(folder)) return false;
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return true;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

interface SnapshotBefore extends RenderRecord {
  folder: string;
}

async function writeFiles(
  folder: string,
  {
    release,
    isFast,
    isWhole,
    before,
    newest,
  }: {
    release: string;
    isFast: boolean;
    isWhole: boolean;
    /** The newest of the same release. */
    before: SnapshotBefore | null;
    /** Of whatever release. */
    newest: SnapshotBefore | null;
  },
): Promise<void> {
  const root = join(folder, 'client');
  rmSync(folder, { recursive: true, force: true });
  // Hashed files of the release stay with the pages that ask for them, when the release is another one.
  const shared = isWhole ? '' : 'assets';
  linkFolder(join(release, 'client', shared), join(root, shared));
  if (newest) linkEarlierReleases(newest, releaseStamp(release), folder);
  writeSearchFiles(root);
  linkFolder(buildEnv.photoFolder, join(root, 'photos'));
  write(join(root, 'site.webmanifest'), webManifest(loadSite()));
  await writeIcons(root);
  for (const [path, svg] of companyDrawings()) replace(join(root, path), svg);
  // What the company has of its own replaces any of these.
  const own = join(contentDir, 'public');
  for (const file of existsSync(own) ? filesBelow(own) : [])
    replace(join(root, file.slice(own.length)), readFileSync(file));
  await writePages(folder, { before, release, isFast });
  for (const language of LANGUAGES)
    write(join(root, serviceWorkerPath(language)), serviceWorker(language, { root, release }));
  const office = officeFiles(join(release, 'office'), loadSite());
  for (const [name, text] of Object.entries(office)) write(join(folder, 'office', name), text);
  if (!isFast) await writeShareImages(join(root, 'share'));
  if (before) shareFiles(before.folder, folder);
  await compressFiles(
    servedFiles(folder).filter((file) => !existsSync(`${file}.br`)),
    { isFirst: isFast },
  );
}

/** Draws the share images of a folder that was written fast, and compresses its files as far as they go. */
export async function finishSnapshot(folder: string): Promise<void> {
  await writeShareImages(join(folder, 'client/share'));
  await compressFiles(servedFiles(folder));
  forgetUnused();
  forgetUnused(join(buildEnv.cacheDir, 'packed'));
}

/** What a snapshot was rendered with and from, for the one after it. */
interface RenderRecord {
  /** Content of the release's own stamp. */
  release: string;
  /** By URL. */
  entries: Record<string, RenderedEntry>;
}

const RECORD = 'rendered.json';
const releaseStamp = (release: string) => readFileSync(join(release, 'release.txt'), 'utf8');

/** Snapshots beside `folder`, the newest first. */
function snapshotsBeside(folder: string): SnapshotBefore[] {
  const beside = existsSync(dirname(folder)) ? readdirSync(dirname(folder)) : [];
  return beside
    .map((name) => join(dirname(folder), name, RECORD))
    .map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs }))
    .filter(({ at }) => at !== undefined)
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .map(({ file }) => ({
      folder: dirname(file),
      ...(JSON.parse(readFileSync(file, 'utf8')) as RenderRecord),
    }));
}

/**
 * Renders the pages, and writes, checks and compresses each of them before the next one is rendered.
 * @throws ContentError with every fault of every page
 */
async function writePages(
  folder: string,
  { before, release, isFast }: { before: SnapshotBefore | null; release: string; isFast: boolean },
): Promise<void> {
  const { analytics_id, counter, geolocation_url, holding_page, territories } = loadSite();
  const manifest: SiteManifest = {
    siteUrl: buildEnv.siteUrl,
    redirects: loadRedirects(),
    ...(holding_page === 'until_ready' && { hasHoldingPage: true }),
    policySettings: { analytics_id, counter, geolocation_url, territories },
    pages: {},
  };
  const record: RenderRecord = { release: releaseStamp(release), entries: {} };
  const root = join(folder, 'client');
  const urls = renderedUrls();
  // Where a page is gone, the ones that stay may link to it.
  const isGone = Object.keys(before?.entries ?? {}).some((url) => !urls.has(url));
  const hasFile = fileFinder(urls, [root, join(release, 'client')]);
  const faults: Fault[] = [];
  const compressor = createCompressor({ isFirst: isFast });
  await renderPages(release, before?.entries ?? {}, ({ url, text, etag, hashes }) => {
    const file = (hashes ? join(url, 'index.html') : url).slice(1);
    const path = join(root, file);
    if (text !== null) {
      write(path, text);
      compressor.add(path);
    } else if (before)
      for (const form of FORMS)
        linkIfThere(join(before.folder, 'client', file + form), path + form);
    if (hashes) manifest.pages[url] = { file, ...hashes };
    record.entries[url] = { etag, hashes };
    if (!hashes || (text === null && !isGone)) return;
    const found = pageFaults(text ?? readFileSync(path, 'utf8'), hashes, hasFile);
    faults.push(...found.map((says) => ({ file: url, line: null, says })));
  }).finally(() => compressor.done());
  if (faults.length > 0) throw new ContentError(...faults);
  write(join(folder, 'manifest.json'), JSON.stringify(manifest));
  write(join(folder, RECORD), JSON.stringify(record));
}

/**
 * Whether the site answers a path.
 * @param urls of the pages
 * @param clients folders of what is served
 */
function fileFinder(urls: Set<string>, clients: string[]): (path: string) => boolean {
  const redirects = loadRedirects();
  // Rendered for each request (server/visits).
  const visitPaths = new Set(LANGUAGES.map((language) => pathIn(language, VISIT_PATHS.open)));
  const hasVisits = loadVisits() !== null;
  const drawn = new Set<string>();
  for (const language of loadLanguages())
    for (const name of inLanguage(language, () => allShareDesigns()).keys())
      drawn.add(`/share/${name}`);
  return (path) =>
    urls.has(path.replace(/(.)\/$/, '$1')) ||
    drawn.has(path) ||
    path in redirects ||
    (hasVisits && visitPaths.has(path)) ||
    clients.some((client) => existsSync(join(client, path)));
}

/** A file and its compressed forms. */
const FORMS = ['', '.br', '.gz'];

function linkIfThere(file: string, target: string): void {
  if (!existsSync(file)) return;
  mkdirSync(dirname(target), { recursive: true });
  linkFile(file, target);
}

/** Takes from the snapshot before what is the same in it, with its compressed forms. */
function shareFiles(before: string, folder: string): void {
  for (const file of servedFiles(folder)) {
    const same = join(before, file.slice(folder.length));
    if (statSync(file).nlink > 1 || !existsSync(same)) continue;
    if (!readFileSync(file).equals(readFileSync(same))) continue;
    for (const form of FORMS) linkIfThere(same + form, file + form);
  }
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
  { root, release }: { root: string; release: string },
): string {
  const { works_offline, territories } = loadSite();
  // Of a language that the site gave up, devices may still have the worker: it ends itself.
  if (!works_offline || !loadLanguages().includes(language))
    return readFileSync(join(release, 'stop-offline.js'), 'utf8');
  const forms = Object.values(territories).map(({ quote_form }) => quote_form);
  // The quote form stands in a frame; a provider's is not ours to keep.
  const ours = ['/offline', '/quote', ...forms.filter((form) => form.startsWith('/'))];
  const pages = [...new Set(ours.map((path) => pathIn(language, path)))]
    .map((url) => ({ url, file: join(root, url, 'index.html') }))
    .filter(({ file }) => existsSync(file))
    .map(({ url, file }) => ({ url, text: readFileSync(file, 'utf8') }));
  const offline = offlineFiles(root, pages);
  const worker = readFileSync(join(release, 'service-worker.js'), 'utf8');
  return `self.offlineFiles=${JSON.stringify(offline)};${worker}`;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  // What stands there may be a link to a file of the release.
  rmSync(file, { force: true });
  writeFileSync(file, content);
}

/** A file of the release, which has compressed forms, too. */
function replace(file: string, content: string | Buffer): void {
  for (const form of FORMS) rmSync(file + form, { force: true });
  write(file, content);
}

/** All but what is for the writer alone, without compressed forms. */
const servedFiles = (folder: string) =>
  ['client', 'office']
    .flatMap((name) => filesBelow(join(folder, name)))
    .filter((file) => !/\.(br|gz)$/.test(file));

if (import.meta.main) {
  const [folder, what = ''] = process.argv.slice(2);
  if (!folder || !['', 'fast', 'finish', 'whole'].includes(what))
    throw new Error('Usage: npm run snapshot -- FOLDER [fast | finish | whole]');
  if (what !== 'finish' && releaseIsStale()) {
    console.error('The release in dist/ does not fit these files: npm run build first.');
    process.exit(1);
  }
  const started = performance.now();
  try {
    const options = { isFast: what === 'fast', isWhole: what === 'whole' };
    const isWritten = what === 'finish' || (await writeSnapshot(folder, options));
    if (what === 'finish') await finishSnapshot(folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      isWritten
        ? `Wrote ${folder} in ${seconds} s`
        : `${folder} is there and stays as it was: delete it, or leave out "fast".`,
    );
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(
      `${error.message}\nThe content has mistakes (${error.faults.length}): nothing was written.`,
    );
    process.exitCode = 1;
  }
}
