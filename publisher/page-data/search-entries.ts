/** What the site search knows of every page: its names, the names people use for it, and its subject. */
import * as m from '#messages';
import type { PageMatter } from '../../domain/content/page-schema.ts';
import { type Language, localPath, pageLanguage } from '../../domain/language/language.ts';
import type { SearchEntry } from '../../domain/search/site-search.ts';
import { loadPages, loadPagesIn, type Page } from '../read/load.ts';
import { labelOf } from './navigation.ts';
import { drawingOfPage } from './page-drawing.ts';
import { costOfService, costsOfPest } from './pest-costs.ts';

/**
 * Every page that search engines may list, in URL order, then the form. A town without a page in the current language is found by
 * its name and ZIP codes, and leads to its English page.
 */
export function loadSearchEntries(all = loadPages()): SearchEntry[] {
  const pages = all.filter(({ matter }) => matter.indexed);
  const others = pagesInOtherLanguage();
  const own = pages.map((page) => toEntry(page, others.get(page.url)));
  const towns = townsInEnglishOnly(pages).map((page) => {
    const entry = toEntry(page, undefined);
    return { ...entry, name: labelOf(page.matter), words: [], text: '' };
  });
  return [...own, ...towns, quoteEntry()];
}

function townsInEnglishOnly(pages: Page[]): Page[] {
  if (pageLanguage() === 'en') return [];
  const own = new Set(pages.map(({ url }) => url));
  return loadPagesIn('en').filter(
    ({ url, matter: { template } }) =>
      (template === 'service-area' || template === 'location') && !own.has(url),
  );
}

function pagesInOtherLanguage(): Map<string, Page> {
  const other: Language = pageLanguage() === 'en' ? 'es' : 'en';
  return new Map(loadPagesIn(other).map((page) => [page.url, page]));
}

/** Kinds of pages, in the order of the list of all pages. */
export const SEARCH_KINDS = ['Pest', 'Service', 'Place', 'Article', 'About'] as const;

function toEntry(page: Page, other: Page | undefined): SearchEntry {
  const { href, language, matter, headings } = page;
  const specimen = drawingOfPage(loadPages(), page)?.name;
  const cost = costOf(page);
  return {
    href,
    name: matter.template === 'pest' || matter.template === 'service' ? labelOf(matter) : matter.h1,
    kind: kindOf(matter),
    ...(language !== pageLanguage() && { language }),
    names: namesOf(matter),
    translated: other && other.language !== language ? namesOf(other.matter) : [],
    words: [
      ...headings.map(({ text }) => text),
      ...matter.faqs.map(({ q }) => q),
      ...whereItIsSeen(matter),
    ],
    text: matter.description,
    ...(matter.template === 'pest' && matter.now && { now: matter.now.commands[0] }),
    ...(cost && { cost }),
    ...(specimen && { specimen }),
  };
}

/** The price of the service that treats the pest, or of the service itself; null if no price covers it. */
function costOf({ url, matter }: Page): string | null {
  const [cost] =
    matter.template === 'pest'
      ? costsOfPest(loadPages(), url)
      : matter.template === 'service'
        ? [costOfService(loadPages(), url)]
        : [];
  return cost?.status === 'covered' && cost.service.price ? cost.label : null;
}

/** Places and signs of a pest, as people type them: "mice in walls". */
function whereItIsSeen(matter: PageMatter): string[] {
  return matter.template === 'pest' ? [...matter.where, ...matter.signs] : [];
}

/** The form has no Markdown file. */
function quoteEntry(): SearchEntry {
  return {
    href: localPath('/quote'),
    name: m.common_get_a_quote(),
    kind: 'About',
    names: m.search_quote_also_called().split(', '),
    translated: [],
    words: [],
    text: m.common_quote_description(),
  };
}

function kindOf(matter: PageMatter): (typeof SEARCH_KINDS)[number] {
  if ('place' in matter) return 'Place';
  if (matter.template === 'pest') return 'Pest';
  if (matter.template === 'service') return 'Service';
  return matter.template === 'post' ? 'Article' : 'About';
}

function namesOf(matter: PageMatter): string[] {
  const label = labelOf(matter);
  return [
    // "Mice & rats" counts as two names.
    ...new Set([label, ...label.split(/ & | y /)]),
    ...matter.also_called,
    ...(matter.template === 'pest'
      ? matter.species.flatMap(({ name, latin }) => [name, latin])
      : []),
    ...('place' in matter ? [matter.place, ...matter.zips] : []),
  ];
}
