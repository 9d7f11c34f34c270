/** The languages of the site, and where a page stands in each: `/es` before the path of the English page. */
import * as m from '#messages';

/** As `CATALOGUES` of messages/compile.ts. The first is what every page has, and what the office speaks. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** For `lang`, dates and numbers. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** The language of the sentences that `#messages` gives here. */
export function pageLanguage(): Language {
  return m.language_tag() as Language;
}

/** The language for `Intl` and `lang`. */
export function pageLocale(): string {
  return LOCALES[pageLanguage()];
}

/** `lang` of a text that stays in its own language on each page; undefined where the page speaks it. */
export function foreignLanguage(language: Language): Language | undefined {
  return language === pageLanguage() ? undefined : language;
}

/**
 * Where the page of an English path stands in a language.
 * @param path may have a query and an anchor
 */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path}`.replace(/\/(?=$|[?#])/, '');
}

/** The same, in the language of this page. For pages that each language has: /, /quote, /upload, /search. */
export function localPath(path: string): string {
  return pathIn(pageLanguage(), path);
}

/** Language and English path of an address. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = LANGUAGES.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  if (!language) return { language: 'en', path };
  return { language, path: path.slice(language.length + 1) || '/' };
}

/** Each language has a service worker of its own: a device stores the phones and the form in the languages it reads. */
export const serviceWorkerPath = (language: Language) =>
  language === 'en' ? '/service-worker.js' : `/service-worker-${language}.js`;

/** Pages with an address of code, which each language has. */
const OF_CODE = /^\/(thank-you|problem|zip-check)\//;

/**
 * The page itself, or the nearest one above it that is there.
 * @param path English path
 * @param pages English paths of the pages that the other language has
 */
export function nearestPath(path: string, pages: readonly string[]): string {
  if (path === '/' || pages.includes(path) || OF_CODE.test(path)) return path;
  return nearestPath(path.slice(0, path.lastIndexOf('/')) || '/', pages);
}

/** A language that a request or a record names; English where it names none of ours. */
export function languageOf(name: unknown): Language {
  return LANGUAGES.find((one) => one === name) ?? 'en';
}
