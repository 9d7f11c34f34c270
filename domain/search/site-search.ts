/** The site search: an index made when the site is rendered, opened by the server for the first search. */

import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import * as m from '#messages';
import { singular } from '../chat/spoken-answers.ts';
import type { Language } from '../language/language.ts';

/** A page in the index. */
export interface SearchEntry {
  /** Path of the page. */
  href: string;
  name: string;
  /** As in "Pest" or "Place", shown beside the name. */
  kind: string;
  /** Language of the page, if it differs from the index's. */
  language?: Language;
  /** Nicknames, species, scientific names, ZIP codes. */
  names: string[];
  /** The names in the site's other language. */
  translated: string[];
  /** Headings and questions; for a pest also where it lives and its signs. */
  words: string[];
  /** Shown under the name: the meta description. */
  text: string;
  /** For a pest: the first thing to do. */
  now?: string;
  /** For a pest or service with a price, as in "from $49 per month". */
  cost?: string;
  /** For a pest or service: its animal, a file in site/public/specimen-cards without the extension. */
  specimen?: string;
}

export type SearchHit = Pick<
  SearchEntry,
  'href' | 'name' | 'kind' | 'language' | 'text' | 'now' | 'cost' | 'specimen'
>;
type SearchSite = (query: string) => SearchHit[];

/** Most hits returned. */
const MAX_RESULTS = 8;

/** The index as JSON text. */
export function buildSearchIndex(entries: SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** @param json text of buildSearchIndex. @returns a search whose best hit comes first. */
export function openSearchIndex(json: string): SearchSite {
  const index = MiniSearch.loadJSON<SearchEntry>(json, OPTIONS);
  return (query) => {
    // In this order: pages whose name is the query; whose names have every word; that have words beginning with every word; whose
    // name is the query with a typo or two; that have every word with typos; that have some of the words.
    const hits = [
      ...index.search(query, WHOLE_NAME),
      ...index.search(query, IN_NAMES),
      ...index.search(query, { combineWith: 'AND', fuzzy: false }),
      ...index.search(query, MISSPELLED_NAME),
      ...index.search(query, { combineWith: 'AND' }),
      ...index.search(query),
    ];
    const pages = new Map(
      hits.map(({ id, name, kind, language, text, now, cost, specimen }) => [
        id as string,
        // A place's name says enough about its page, and what to do right now says enough about a pest.
        {
          href: id,
          name,
          kind,
          language,
          text: kind === 'Place' || now ? '' : text,
          now,
          cost,
          specimen,
        },
      ]),
    );
    return [...pages.values()].slice(0, MAX_RESULTS);
  };
}

/** The line above the hits. @param query as typed */
export function searchNews(query: string, hits: readonly SearchHit[]): string {
  if (hits.length === 0)
    return m.search_nothing_found_for_every_page_is_in({ query: query.trim() });
  return hits.length === 1 ? m.search_1_page_found() : m.search_pages_found({ count: hits.length });
}

/** URL of the picture of a hit's animal. */
export function specimenCard(specimen: string): string {
  return `/specimen-cards/${specimen}.svg`;
}

/** Words that are on every page or carry no meaning. */
const stopWords = () => m.search_stop_words().split(' ');

/** Separates the names of a page; occurs in none of them. */
const SEPARATOR = '\n';

const OPTIONS: Options<SearchEntry> = {
  idField: 'href',
  fields: ['name', 'names', 'wholeNames', 'translated', 'words', 'text'],
  storeFields: ['name', 'kind', 'language', 'text', 'now', 'cost', 'specimen'],
  // Also called for stored fields, so `name` must stay unchanged.
  extractField: (entry, field) => {
    if (field === 'wholeNames') return [entry.name, ...entry.names].join(SEPARATOR);
    if (field === 'names') return [entry.name, ...entry.names].flatMap(withJoinedPairs).join(' ');
    const value = entry[field as keyof SearchEntry];
    return Array.isArray(value) ? value.join(' ') : value;
  },
  tokenize: (text, field) =>
    field === 'wholeNames' ? text.split(SEPARATOR) : MiniSearch.getDefault('tokenize')(text, field),
  processTerm: (term, field) => (field === 'wholeNames' ? wholeName(term) : processTerm(term)),
  searchOptions: {
    fields: ['name', 'names', 'translated', 'words', 'text'],
    boost: { name: 6, names: 5, translated: 3, words: 2 },
    // A guide answers more questions than one of a hundred place pages.
    boostDocument: (_id, _term, stored) => ({ Pest: 2, Service: 1.2 })[String(stored?.kind)] ?? 1,
    prefix: (term) => term.length > 2,
    // One typo in four letters; none in a ZIP code.
    fuzzy: (term) => (/^\d/.test(term) ? false : term.length > 3 ? 0.25 : false),
  },
};

const IN_NAMES: SearchOptions = {
  fields: ['name', 'names'],
  combineWith: 'AND',
  prefix: false,
  fuzzy: false,
};

/** Each name is a single term of this field, so that "what is it" is found although it consists of stop words. */
const WHOLE_NAME: SearchOptions = {
  fields: ['wholeNames'],
  tokenize: (query) => [query],
  processTerm: wholeName,
  prefix: false,
  fuzzy: false,
};

/** Finds "pest controll": one typo in eight letters, only in names of more than one word. */
const MISSPELLED_NAME: SearchOptions = {
  ...WHOLE_NAME,
  fuzzy: (name) => (name.includes(' ') ? 0.125 : false),
};

function wholeName(name: string): string {
  return MiniSearch.getDefault('tokenize')(name, 'name')
    .map((word: string) => singular(plain(word)))
    .join(' ')
    .trim();
}

/** "water bugs" also matches "waterbugs". */
function withJoinedPairs(name: string): string[] {
  const words = name.split(/[\s-]+/);
  return [name, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}

/** Visible name of a kind of page. */
export function kindName(kind: string): string {
  const names: Record<string, () => string> = {
    Pest: m.common_pest,
    Service: m.search_service,
    Place: m.search_place,
    Article: m.search_article,
    About: m.search_about,
  };
  return names[kind]?.() ?? kind;
}

/** The indexed form of a word; null if it is not indexed. */
function processTerm(term: string): string | null {
  const word = plain(term);
  return word.length < 2 || stopWords().includes(word) ? null : singular(word);
}

/** Lower case, without accents. */
function plain(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']s?$/, '');
}
