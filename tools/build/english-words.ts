/**
 * A rule of html-validate: Spanish pages have no English words except in names and in marked parts. A part is marked by `lang`, by
 * `translate="no"` (numbers, street addresses) or, for a link, by the `hreflang` of its target.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlElement, type Plugin, Rule, TextNode } from 'html-validate';
import { type Language, LOCALES } from '../../domain/language/language.ts';
import { allDrawings } from '../../domain/species/specimens.ts';
import { contentDir, loadAreas, loadPages, loadSite } from '../../publisher/read/load.ts';

export const ENGLISH_WORDS: Plugin = {
  name: 'english-words',
  rules: {
    'english-words': class extends Rule {
      setup() {
        this.on('dom:ready', ({ document }) => {
          const page = document.querySelector('html');
          if (!page?.getAttributeValue('lang')?.startsWith('es')) return;
          for (const { words, from } of readIn(document.root)) {
            const english = englishWords(words);
            if (english.length > 0)
              this.report(
                from,
                `English on a Spanish page, ${english.join(', ')}: ${words.trim()}`,
              );
          }
        });
      }
    },
  },
};

/** A word is English if English texts use it this many times more often than translations. */
const MUCH_MORE_OFTEN = 60;

/** Attributes that are shown or read aloud. */
const READ = ['alt', 'aria-label', 'label', 'placeholder', 'title'];

/** JSON-LD properties with codes and URLs. */
const CODES =
  /^@|url$|^(sameAs|image|logo|inLanguage|dayOfWeek|streetAddress|addressCountry|unitCode|priceCurrency)$/i;

interface Words {
  words: string;
  from: HtmlElement;
}

/** Texts that a visitor reads or hears in the page's language, and the page's metadata. */
function* readIn(element: HtmlElement): Generator<Words> {
  const isSpanish = ['lang', 'hreflang'].every(
    (name) => element.getAttributeValue(name)?.startsWith('es') ?? true,
  );
  if (!isSpanish || element.getAttributeValue('translate') === 'no') return;
  if (element.is('style')) return;
  if (element.is('script')) {
    if (element.getAttributeValue('type') !== 'application/ld+json') return;
    for (const words of textsIn(JSON.parse(element.textContent))) yield { words, from: element };
    return;
  }
  for (const name of READ) yield { words: element.getAttributeValue(name) ?? '', from: element };
  if (element.is('meta') && /description|title/.test(metaName(element)))
    yield { words: element.getAttributeValue('content') ?? '', from: element };
  for (const node of element.childNodes) {
    if (node instanceof TextNode) yield { words: node.textContent, from: element };
  }
  for (const child of element.childElements) yield* readIn(child);
}

function metaName(meta: HtmlElement): string {
  return `${meta.getAttributeValue('name') ?? ''}${meta.getAttributeValue('property') ?? ''}`;
}

/** The texts of JSON-LD without its codes. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return CODES.test(name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name));
  return Object.entries(value ?? {}).flatMap(([key, item]) => textsIn(item, key));
}

/** The words of a text that only English uses. */
function englishWords(text: string): string[] {
  known ??= vocabulary();
  const { names, english, spanish, months } = known;
  const plain = text.replace(/&#?\w+;|https?:\S+|\S+@\S+/g, ' ');
  const isEnglish = (word: string) => {
    const share = (english.get(word) ?? 0) / MUCH_MORE_OFTEN;
    return word.length > 2 && share > (spanish.get(word) ?? 0) && !months.has(word);
  };
  const found = (words: string) => wordsIn(words).filter((word) => isEnglish(word.toLowerCase()));
  // Most texts have no English words, and removing names is slow.
  return found(plain).length > 0 ? found(plain.replace(names, ' ')) : [];
}

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? [];

let known: ReturnType<typeof vocabulary> | undefined;

function vocabulary() {
  const names = properNames().map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  names.sort((a, b) => b.length - a.length);
  return {
    names: new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu'),
    /** Share of each word among all words. */
    english: shares('en', /(?<!\.\w\w)\.(md|yaml)$/),
    spanish: shares('es', /\.es\.(md|yaml)$/),
    /** Short month names, some of which are also English words. */
    months: new Set(
      Array.from({ length: 12 }, (_, month) =>
        new Date(2026, month).toLocaleDateString(LOCALES.es, { month: 'short' }),
      ),
    ),
  };
}

/** Names of places, animals, people and the company, from the content. */
function properNames(): string[] {
  const { brand, contact, licenses, people } = loadSite();
  const pages = loadPages();
  return [
    brand.name,
    brand.short_name,
    brand.assistant ?? brand.short_name,
    contact.postal_address,
    ...licenses.flatMap(({ number, authority }) => [number, authority ?? number]),
    ...people.map(({ name }) => name),
    ...loadAreas().flatMap(({ label, cities }) => [label, ...cities]),
    ...pages.flatMap(({ matter }) => ('place' in matter ? [matter.place] : [])),
    ...pages.flatMap(({ matter }) =>
      matter.template === 'pest' ? matter.species.map(({ latin }) => latin) : [],
    ),
    ...allDrawings().map(({ latin }) => latin),
  ];
}

/** @param end of the names of the language's content files */
function shares(language: Language, end: RegExp): Map<string, number> {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    end.test(name),
  );
  const texts = files.map((name) => readFileSync(join(contentDir, name), 'utf8'));
  const messages = Object.values(
    JSON.parse(readFileSync(`domain/messages/${language}.json`, 'utf8')),
  ).map((message) => JSON.stringify(message));
  const words = [...texts, ...messages].flatMap(wordsIn).map((word) => word.toLowerCase());
  return new Map(
    [...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length / words.length]),
  );
}
