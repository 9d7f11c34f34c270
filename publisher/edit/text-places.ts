/** Finds where a text on a page is written in the content, so that clicking a sentence opens its field. */
import { setImmediate } from 'node:timers/promises';
import { fillSettings } from '../../domain/content/fill-settings.ts';
import type { Site } from '../../domain/content/site-schema.ts';
import { languageOf } from './change-pages.ts';
import { type FieldPath, type FieldValue, fieldsOf, valuesOr } from './content-document.ts';

interface TextPlace {
  /** Path of the content file. */
  path: string;
  field: FieldPath;
}

/** Shortest part of a longer text that is searched for, characters: shorter parts are in many places. */
const SHORTEST_PART = 25;
/** Fields for search engines; on the page the same words are the heading. */
const IN_SEARCH = ['title', 'description'];
/** Longest text that counts as a price, characters. */
const LONGEST_PRICE = 60;

interface Entry extends TextPlace {
  value: FieldValue;
  /** The texts as readers see them, one per paragraph. */
  texts: string[];
}

/**
 * Lets other calls run between two files, because the first call parses everything.
 * @param files every text of the content by its path
 * @param page path of the page that shows `texts`
 * @returns the field that each text comes from; null if not found
 */
export async function placesOf(
  files: ReadonlyMap<string, string>,
  page: string,
  texts: readonly string[],
): Promise<(TextPlace | null)[]> {
  const site = valuesOr(null, 'site.yaml', files.get('site.yaml')) as Site | null;
  const rank = (path: string) =>
    path === page
      ? 0
      : (path.endsWith('.md') ? 4 : 2) + Number(languageOf(path) !== languageOf(page));
  const inOrder = [...files.keys()].sort((a, b) => rank(a) - rank(b));
  const all: Entry[] = [];
  for (const path of inOrder) {
    await setImmediate();
    all.push(...entriesOf(path, files.get(path) ?? '', site));
  }
  const isInSearch = ({ path, field: [name] }: Entry) =>
    path.endsWith('.md') && IN_SEARCH.includes(String(name));
  const entries = [...all.filter((one) => !isInSearch(one)), ...all.filter(isInSearch)];
  const exact = new Map<string, TextPlace>();
  for (const { path, field, texts } of entries)
    for (const text of texts) if (!exact.has(text)) exact.set(text, { path, field });
  const own = entries.filter((one) => one.path === page && !isInSearch(one));
  const prices = entries.filter(
    ({ path, field, value }) =>
      path === 'site.yaml' && field[0] === 'prices' && typeof value === 'number',
  );
  return texts.map((shown) => {
    const text = readerText(shown);
    if (text === '') return null;
    const found =
      exact.get(text) ?? partOf(own, text) ?? priceIn(prices, text) ?? phoneIn(exact, text);
    return found ? { path: found.path, field: found.field } : null;
  });
}

function entriesOf(path: string, text: string, site: Site | null): Entry[] {
  const entries = fieldsOf(path, text).map(({ path: field, value }): Entry => {
    const texts = typeof value === 'string' ? paragraphs(filled(value, site)) : [];
    return { path, field, value, texts };
  });
  return [...entries, ...headlines(entries)];
}

/** The lines of one heading joined: clicking it opens the first line. */
function headlines(entries: readonly Entry[]): Entry[] {
  const lines = entries.filter(({ field }) => field.at(-2) === 'headline');
  const [first] = lines;
  if (!first) return [];
  return [{ ...first, texts: [readerText(lines.map(({ value }) => value).join(' '))] }];
}

function filled(text: string, site: Site | null): string {
  try {
    return site ? fillSettings(text, site) : text;
  } catch {
    return text;
  }
}

/** Paragraphs, headings, list entries and table cells, without Markdown syntax. */
function paragraphs(value: string): string[] {
  return [value, ...value.split(/\n\s*\n|\n(?=\s*(?:[-*#>|]|\d+\.))|\|/)]
    .map((part) => readerText(part.replace(/^\s*(?:[-*>]|#+|\d+\.)\s+/, '')))
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index);
}

/** Removes Markdown syntax and typesetting, so that a text on the page equals the text in its file. */
const readerText = (text: string) =>
  text
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function partOf(own: readonly Entry[], text: string): TextPlace | undefined {
  if (text.length < SHORTEST_PART) return undefined;
  return own.find(({ texts }) =>
    texts.some((one) => one.includes(text) || (one.length >= SHORTEST_PART && text.includes(one))),
  );
}

/** The phone number in a text like "Call (804) 555-0100". */
function phoneIn(exact: ReadonlyMap<string, TextPlace>, text: string): TextPlace | undefined {
  const [phone] = /\(\d{3}\) \d{3}-\d{4}/.exec(text) ?? [];
  return phone === undefined ? undefined : exact.get(phone);
}

/** The price setting in a short text like "from $49 per month". */
function priceIn(prices: readonly Entry[], text: string): TextPlace | undefined {
  const [, amount = ''] = (text.length <= LONGEST_PRICE && /\$([\d,]+)/.exec(text)) || [];
  if (amount === '') return undefined;
  return prices.find(({ value }) => value === Number(amount.replaceAll(',', '')));
}
