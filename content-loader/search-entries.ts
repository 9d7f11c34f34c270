/** What the site search knows of every page: its names, the names people use for it, and what it is about. */
import type { PageMatter } from '../domain/content/page-schema.ts';
import type { SearchEntry } from '../domain/search/site-search.ts';
import { loadPages, type Page } from './load.ts';
import { labelOf } from './navigation.ts';

/** Every page that search engines may list, in the order of its URL. */
export function loadSearchEntries(pages = loadPages()): SearchEntry[] {
  return pages.filter(({ matter }) => matter.indexed).map(toEntry);
}

/** The kinds in the order in which the list of all pages shows them. */
export const SEARCH_KINDS = ['Pest', 'Service', 'Place', 'Article', 'About'] as const;

function toEntry({ href, matter, headings }: Page): SearchEntry {
  return {
    href,
    name: matter.template === 'pest' || matter.template === 'service' ? labelOf(matter) : matter.h1,
    kind: kindOf(matter),
    names: namesOf(matter),
    words: [...headings.map(({ text }) => text), ...matter.faqs.map(({ q }) => q)],
    text: matter.description,
  };
}

function kindOf(matter: PageMatter): (typeof SEARCH_KINDS)[number] {
  if ('place' in matter) return 'Place';
  if (matter.template === 'pest') return 'Pest';
  if (matter.template === 'service') return 'Service';
  return matter.template === 'post' ? 'Article' : 'About';
}

function namesOf(matter: PageMatter): string[] {
  if (matter.template === 'pest')
    return [...matter.also_called, ...matter.species.flatMap(({ name, latin }) => [name, latin])];
  if (matter.template === 'service') return matter.also_called;
  return 'place' in matter ? [matter.place, ...matter.zips] : [];
}
