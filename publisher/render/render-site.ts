/**
 * Renders one state of the content: every page in every language, and the files that search engines, browsers and service
 * workers fetch.
 */
import './production.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import {
  LANGUAGES,
  type Language,
  pathIn,
  serviceWorkerPath,
  splitLanguage,
} from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { VISIT_PATHS } from '../../domain/visits/visit-paths.ts';
import { refuseContentFaults } from '../check/find-faults.ts';
import { allPhotos, PHOTO_FORMATS, photoUrl } from '../page-data/page-photos.ts';
import { allShareImages } from '../page-data/share-image.ts';
import { buildEnv } from '../read/build-env.ts';
import { codePaths } from '../read/code-paths.ts';
import { companyModule } from '../read/company-module.ts';
import { ContentError, type Fault } from '../read/content-error.ts';
import { filesBelow } from '../read/hash-files.ts';
import { contentDir, loadLanguages, loadPages, loadPagesIn, loadSite } from '../read/load.ts';
import { loadCompany } from '../read/load-company.ts';
import { loadRedirects } from '../read/load-redirects.ts';
import { loadVisitRules } from '../read/visit-rules.ts';
import { pageFaults } from './check-page.ts';
import { companyDrawings } from './company-drawings.ts';
import { companyIcons } from './icons.ts';
import { officeFiles } from './office-files.ts';
import { offlineFiles } from './offline-files.ts';
import { type PageHashes, postProcessPage } from './post-process-page.ts';
import { type RenderedSite, UNSET_ORIGIN } from './rendering.ts';
import { blogFeed, robots, sitemap } from './search-files.ts';
import { webManifest } from './web-manifest.ts';

const RELEASE = 'dist';

/** Receives files by URL path; a later file replaces an earlier one. */
interface SiteFiles {
  add(url: string, content: string | Uint8Array): void;
}

/**
 * Renders the content folder.
 * @throws ContentError with every fault of the content and of the pages
 */
export async function renderSite(files: SiteFiles): Promise<RenderedSite> {
  refuseContentFaults();
  const client = join(RELEASE, 'client');
  const office = join(RELEASE, 'office');
  for (const file of filesBelow(office))
    files.add(`/office${file.slice(office.length)}`, readFileSync(file));
  /** URL paths of all files except pages and the office. */
  const urls = new Set<string>();
  const add = (url: string, content: string | Uint8Array) => {
    urls.add(url);
    files.add(url, content);
  };
  for (const file of filesBelow(client)) add(file.slice(client.length), readFileSync(file));
  const origin = buildEnv.siteUrl || UNSET_ORIGIN;
  const pages = loadPages();
  add('/sitemap.xml', sitemap(pages, origin, loadPagesIn('es')));
  add('/robots.txt', robots(origin));
  add('/blog.xml', blogFeed(pages, origin, loadSite().brand.name));
  add('/site.webmanifest', webManifest(loadSite()));
  for (const [name, content] of await companyIcons()) add(`/${name}`, content);
  for (const [path, svg] of companyDrawings()) add(`/${path}`, svg);
  // The company's own files replace any of these.
  const own = join(contentDir, 'public');
  for (const file of existsSync(own) ? filesBelow(own) : [])
    add(file.slice(own.length), readFileSync(file));
  for (const [name, text] of Object.entries(officeFiles(office, loadSite())))
    files.add(`/office/${name}`, text);

  const photos = allPhotos();
  for (const [id, { sizes }] of photos)
    for (const size of sizes)
      for (const format of PHOTO_FORMATS) urls.add(photoUrl(id, size, format));
  const shareImages = allShareImages();
  for (const url of Object.keys(shareImages)) urls.add(url);

  const rendered = await renderPages({ add, urls });
  for (const language of LANGUAGES)
    add(serviceWorkerPath(language), serviceWorker(language, rendered.texts, client));
  return {
    siteUrl: buildEnv.siteUrl,
    redirects: loadRedirects(),
    hasHoldingPage: loadSite().holding_page === 'until_ready',
    pages: rendered.hashes,
    shareImages,
    photos: Object.fromEntries(photos),
    company: loadCompany(),
  };
}

export interface RenderedPreview extends PageHashes {
  html: string;
  /** File names of the page's photos, by the id in their URLs. */
  photoFiles: Record<string, string>;
}

/** Renders one page of the content folder for its editor. @throws Error with the fault */
export async function renderPreview(url: string): Promise<RenderedPreview> {
  const { language } = splitLanguage(url);
  /** Only the first fault is reported; later ones are consequences. */
  let fault: unknown;
  const handleError = (error: unknown) => {
    fault ??= error;
  };
  return inLanguage(language, async () => {
    const answer = await requestHandler(language, handleError);
    const response = await answer(new Request(`http://localhost${url}`));
    const html = await response.text();
    if (response.status !== 200) throw fault ?? new Error(response.statusText);
    const photos = html.includes('/photos/') ? [...allPhotos()] : [];
    const photoFiles = Object.fromEntries(photos.map(([id, { file }]) => [id, file]));
    return { ...postProcessPage(html, readStyleSheet), photoFiles };
  });
}

async function requestHandler(
  language: Language,
  handleError?: (error: unknown) => void,
): Promise<(request: Request) => Promise<Response>> {
  const release = (await import(
    pathToFileURL(resolve(RELEASE, 'server/index.js')).href
  )) as ServerBuild;
  const { entry } = release;
  const overrides = handleError && {
    entry: { ...entry, module: { ...entry.module, handleError } },
  };
  return createRequestHandler(
    { ...release, ...overrides, basename: pathIn(language, '/') },
    'production',
  );
}

/**
 * Renders, checks and adds one page at a time, because all pages together would need as much memory as the site has bytes.
 * @param urls of all files except pages
 * @throws ContentError with every fault of every page
 */
async function renderPages({ add, urls }: { add: SiteFiles['add']; urls: ReadonlySet<string> }) {
  const hashes: Record<string, PageHashes> = {};
  /** Texts of the pages that service workers store. */
  const texts = new Map<string, string>();
  const faults: Fault[] = [];
  const known = pageUrls();
  const stored = new Set(LANGUAGES.flatMap(offlinePages));
  const redirects = loadRedirects();
  // The server renders these for each request (server/visits).
  const visits = loadVisitRules()
    ? new Set(LANGUAGES.map((language) => pathIn(language, VISIT_PATHS.open)))
    : new Set();
  const hasFile = (path: string) =>
    known.has(path.replace(/(.)\/$/, '$1')) ||
    urls.has(path) ||
    path in redirects ||
    visits.has(path);
  for (const language of loadLanguages())
    await inLanguage(language, async () => {
      const answer = await requestHandler(language);
      for (const path of pagePaths()) {
        const url = pathIn(language, path);
        const response = await answer(new Request(`http://localhost${url}`));
        const text = await response.text();
        if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
        if (!response.headers.get('content-type')?.startsWith('text/html')) {
          add(url, text);
          continue;
        }
        const { html, ...own } = postProcessPage(text, readStyleSheet);
        add(url, html);
        hashes[url] = own;
        if (stored.has(url)) texts.set(url, html);
        const found = pageFaults(html, own, hasFile);
        faults.push(...found.map((says) => ({ file: url, line: null, says })));
      }
      const { url, source } = companyModule();
      add(url, source);
      texts.set(url, source);
    });
  if (faults.length > 0) throw new ContentError(...faults);
  return { hashes, texts };
}

/** English paths of the pages in the current language. */
const pagePaths = () => new Set([...codePaths(), ...loadPages().map(({ url }) => url)]);

/** URL paths of everything that is rendered, in every language. */
function pageUrls(): Set<string> {
  const urls = loadLanguages().flatMap((language) =>
    inLanguage(language, () => [
      ...[...pagePaths()].map((path) => pathIn(language, path)),
      companyModule().url,
    ]),
  );
  return new Set(urls);
}

const styleSheets = new Map<string, string>();
function readStyleSheet(href: string): string {
  const text = styleSheets.get(href) ?? readFileSync(join(RELEASE, 'client', href), 'utf8').trim();
  styleSheets.set(href, text);
  return text;
}

/** URL paths of the pages that work offline from the first visit on. */
function offlinePages(language: Language): string[] {
  const forms = Object.values(loadSite().territories).map(({ quote_form }) => quote_form);
  // The quote form is in a frame; a provider's form can't be stored.
  const ours = ['/offline', '/quote', ...forms.filter((form) => form.startsWith('/'))];
  return [...new Set(ours)].map((path) => pathIn(language, path));
}

/** The release's service worker with the list of files to store. It changes with these files, and browsers then update it. */
function serviceWorker(
  language: Language,
  texts: ReadonlyMap<string, string>,
  client: string,
): string {
  // Devices may still have the worker of a language that the site no longer has; this one removes itself.
  if (!loadSite().works_offline || !loadLanguages().includes(language))
    return readFileSync(join(RELEASE, 'stop-offline.js'), 'utf8');
  const read = (path: string) => {
    const file = join(client, path);
    return texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
  };
  const pages = offlinePages(language).flatMap((url) => {
    const text = texts.get(url);
    return text === undefined ? [] : [{ url, text }];
  });
  const worker = readFileSync(join(RELEASE, 'service-worker.js'), 'utf8');
  return `self.offlineFiles=${JSON.stringify(offlineFiles(read, pages))};${worker}`;
}
