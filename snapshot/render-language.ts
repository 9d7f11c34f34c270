/**
 * A worker that renders every page of one language, SITE_LANGUAGE, from the content as it is now, and posts a list of
 * RenderedFile. A thread of its own for each language: both cores work, and its memory is given back.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { codePaths, DATA_FILES } from '../content-loader/code-paths.ts';
import { companyModule } from '../content-loader/company.ts';
import { loadPages } from '../content-loader/load.ts';
import { pageLanguage, pathIn } from '../domain/language/language.ts';
import { postProcessPage } from './post-process-page.ts';

/** A page, or a file that scripts ask for. */
export interface RenderedFile {
  /** URL path, in the page's language. */
  url: string;
  text: string;
  /** CSP hashes of what is inline in a page; null for another file. */
  hashes: { scriptHashes: string[]; styleHashes: string[] } | null;
}

const release = String(workerData);
const language = pageLanguage();
const built = (await import(
  pathToFileURL(resolve(release, 'server/index.js')).href
)) as ServerBuild;
const answer = createRequestHandler({ ...built, basename: pathIn(language, '/') }, 'production');
const styleSheets = new Map<string, string>();

const files: RenderedFile[] = [];
for (const path of new Set([...codePaths(), ...loadPages().map(({ url }) => url)]))
  files.push(await render(path));
const { url, source } = companyModule();
files.push({ url, text: source, hashes: null });
parentPort?.postMessage(files);

/** @throws Error for a path that is answered with anything but a page */
async function render(path: string): Promise<RenderedFile> {
  const url = pathIn(language, path);
  const response = await answer(new Request(`http://localhost${url}`));
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
  if (DATA_FILES.includes(path)) return { url, text, hashes: null };
  const { html, ...hashes } = postProcessPage(text, readStyleSheet);
  return { url, text: html, hashes };
}

function readStyleSheet(href: string): string {
  const known = styleSheets.get(href) ?? readFileSync(join(release, 'client', href), 'utf8').trim();
  styleSheets.set(href, known);
  return known;
}
