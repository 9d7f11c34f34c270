/** The site search for visitors without scripts: fills the rendered /search with the answer to ?q=…. */
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
import type { PageFile } from './files-in-memory.ts';

const ASKED_AT = '/search';
const INDEX = '/search-index.json';

/** Characters of a query that count. */
const LONGEST_QUERY = 100;

/** Maximum searches of a client within a window, ms. */
export const SEARCH_LIMIT = { max: 60, timeWindow: 60_000 };

/** The searched text; null if there is none. @param query of the address, with its question mark */
export function searchQuery(path: string, query: string): string | null {
  if (splitLanguage(path).path !== ASKED_AT) return null;
  const asked = new URLSearchParams(query).get('q')?.toWellFormed().trim().slice(0, LONGEST_QUERY);
  return asked || null;
}

/** @returns the markup of the page; null if the site has no search page */
type SearchAnswers = (query: string) => Promise<string | null>;

/** Opens the index of a language at the first search. @param files the rendered site, by path */
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
    return site && inLanguage(language, () => answeredPage(site.page, query, site.search(query)));
  };
}

/** The search page with its answer: in the title, in the field and below it. */
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
