/**
 * Renders every page from the content as it is now. A page is made of the release and of what its loaders give, and of
 * nothing else: where a snapshot of this release has it from the same data, it is not rendered again.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { codePaths } from '../content-loader/code-paths.ts';
import { companyModule } from '../content-loader/company.ts';
import { loadLanguages, loadPages } from '../content-loader/load.ts';
import { pathIn } from '../domain/language/language.ts';
import { inLanguage } from '../messages/language.ts';
import { type PageHashes, postProcessPage } from './post-process-page.ts';

/** What a snapshot stores of a page, or of a file that scripts ask for, beside its text. */
export interface RenderedEntry {
  /** Hash of what its loaders gave, as the release's ETag (app/entry.server.tsx); null for another file. */
  etag: string | null;
  /** Null for another file. */
  hashes: PageHashes | null;
}

export interface RenderedFile extends RenderedEntry {
  /** URL path, in the page's language. */
  url: string;
  /** Null = as in the snapshot before. */
  text: string | null;
}

/**
 * @param known of a snapshot of the same release, by URL
 * @param onRendered takes each page as soon as it is rendered: all of them together would take as much memory as the site is large
 */
export async function renderPages(
  release: string,
  known: Record<string, RenderedEntry>,
  onRendered: (file: RenderedFile) => void,
): Promise<void> {
  const built = (await import(
    pathToFileURL(resolve(release, 'server/index.js')).href
  )) as ServerBuild;
  const styleSheets = new Map<string, string>();
  const readStyleSheet = (href: string) => {
    const text =
      styleSheets.get(href) ?? readFileSync(join(release, 'client', href), 'utf8').trim();
    styleSheets.set(href, text);
    return text;
  };
  for (const language of loadLanguages())
    await inLanguage(language, async () => {
      const answer = createRequestHandler(
        { ...built, basename: pathIn(language, '/') },
        'production',
      );
      for (const path of pagePaths()) {
        const url = pathIn(language, path);
        onRendered(await renderPage({ url, answer, known: known[url], readStyleSheet }));
      }
      const { url, source } = companyModule();
      onRendered({ url, text: source, etag: null, hashes: null });
    });
}

/** URL paths of all that is rendered, in every language. */
export function renderedUrls(): Set<string> {
  const urls = loadLanguages().flatMap((language) =>
    inLanguage(language, () => [
      ...[...pagePaths()].map((path) => pathIn(language, path)),
      companyModule().url,
    ]),
  );
  return new Set(urls);
}

/** English paths in the language that is spoken. */
const pagePaths = () => new Set([...codePaths(), ...loadPages().map(({ url }) => url)]);

/** @throws Error for a path that is answered with anything but a page */
async function renderPage({
  url,
  answer,
  known,
  readStyleSheet,
}: {
  url: string;
  answer: (request: Request) => Promise<Response>;
  known: RenderedEntry | undefined;
  readStyleSheet: (href: string) => string;
}): Promise<RenderedFile> {
  const headers: HeadersInit = known?.etag ? { 'if-none-match': known.etag } : {};
  const response = await answer(new Request(`http://localhost${url}`, { headers }));
  if (known && response.status === 304) return { ...known, url, text: null };
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
  const etag = response.headers.get('etag');
  if (!etag) return { url, text, etag, hashes: null };
  const { html, ...hashes } = postProcessPage(text, readStyleSheet);
  return { url, text: html, etag, hashes };
}
