/** The site search for visitors without scripts: /search?q=… as a page, in the frame of the one that was built. */

import { promisify } from 'node:util';
import zlib from 'node:zlib';
import * as m from '#messages';
import { type Language, pathIn, splitLanguage } from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import {
  kindName,
  openSearchIndex,
  type SearchHit,
  searchNews,
  specimenCard,
} from '../../domain/search/site-search.ts';
import { escapeHtml } from '../mail/html.ts';
import { etagsOf, type PageFile } from './files-in-memory.ts';

const ASKED_AT = '/search';
const INDEX = '/search-index.json';

/** Letters of a query that are looked at. */
const LONGEST_QUERY = 100;

/** Maximum searches of a client within a window, ms. */
export const SEARCH_LIMIT = { max: 60, timeWindow: 60_000 };

/**
 * What is looked for; null when nothing is.
 * @param query of the address, with its question mark
 */
export function searchQuery(path: string, query: string): string | null {
  if (splitLanguage(path).path !== ASKED_AT) return null;
  const asked = new URLSearchParams(query).get('q')?.toWellFormed().trim().slice(0, LONGEST_QUERY);
  return asked || null;
}

/** Answers a query with a page. Null where the site has no search page. */
type SearchAnswers = (query: string) => Promise<PageFile | null>;

/** The index of a language is opened when it is first asked for. @param files the built site, by path */
export function searchAnswersFrom(
  files: ReadonlyMap<string, PageFile>,
  language: Language,
): SearchAnswers {
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const page = (await files.get(pathIn(language, ASKED_AT))?.plain())?.toString();
    const index = (await files.get(pathIn(language, INDEX))?.plain())?.toString();
    return page && index ? { page, search: openSearchIndex(index) } : null;
  };
  return async (query) => {
    opened ??= open();
    const site = await opened;
    const page =
      site && inLanguage(language, () => answeredPage(site.page, query, site.search(query)));
    return page ? pageFileOf(page) : null;
  };
}

/**
 * The search page with its answer: in the title, in the field and below it.
 * @param page the built page
 */
export function answeredPage(page: string, query: string, hits: readonly SearchHit[]): string {
  const answer = `<p>${escapeHtml(searchNews(query, hits))}</p>${hits.length > 0 ? listOf(hits) : ''}`;
  return [
    [/<title>/, `<title>“${escapeHtml(query)}” | `],
    // The field of this page is the only one with `type="search"`.
    [/<input (?=[^>]*type="search")/, `<input value="${escapeHtml(query)}" `],
    [/(?<=<div class="search-answered">)(?=<\/div>)/, answer],
  ].reduce((html, [place, text]) => {
    const [before, after, ...more] = html.split(place as RegExp);
    if (after === undefined || more.length > 0)
      throw new Error(`The search page has no one place for its answer: ${place}`);
    return before + (text as string) + after;
  }, page);
}

function listOf(hits: readonly SearchHit[]): string {
  const items = hits.map(
    ({ href, name, kind, language, text, now, cost, specimen }) =>
      `<li>${specimen ? `<img src="${specimenCard(specimen)}" alt="" width="72" height="72">` : ''}<a href="${escapeHtml(href)}"${language ? ` hreflang="${language}"` : ''}>${escapeHtml(name)}</a> ${language ? `${m.common_in_english()} ` : ''}<span class="search-kind">${escapeHtml(kindName(kind))}</span>${cost ? ` <b>${escapeHtml(cost)}</b>` : ''}${now ? `<p><b>${m.common_right_now()}:</b> ${escapeHtml(now)}</p>` : ''}${text && `<p>${escapeHtml(text)}</p>`}</li>`,
  );
  return `<ol class="search-hits" aria-label="${m.search_pages_found_label()}">${items.join('')}</ol>`;
}

const compress = promisify(zlib.brotliCompress);
/** Fast rather than small: the answer is made for one visitor. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

async function pageFileOf(html: string): Promise<PageFile> {
  const content = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    etags: etagsOf(content),
    immutable: false,
    plain: () => content,
    br: await compress(content, BROTLI),
    gzip: null,
  };
}
