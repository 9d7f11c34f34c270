/** The languages of the site, and the path of a page in each: Spanish pages have `/es` before the English path. */
import * as m from '#messages';

/** Same as `CATALOGUES` in tools/build/compile-messages.ts. The first is the language that every page has and that the office uses. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Locales for `lang`, dates and numbers. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** The current language of `#messages`. */
export function pageLanguage(): Language {
  return m.language_tag() as Language;
}

/** The current locale for `Intl` and `lang`. */
export function pageLocale(): string {
  return LOCALES[pageLanguage()];
}

/** `lang` of a text that is in its own language on every page; undefined if that is the page's language. */
export function foreignLanguage(language: Language): Language | undefined {
  return language === pageLanguage() ? undefined : language;
}

/**
 * The path of a page in a language.
 * @param path English path; may have a query and an anchor
 */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path}`.replace(/\/(?=$|[?#])/, '');
}

/** The path in the current language. For pages that exist in every language: /, /quote, /upload, /search. */
export function localPath(path: string): string {
  return pathIn(pageLanguage(), path);
}

/** Splits a path into its language and the English path. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = LANGUAGES.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  if (!language) return { language: 'en', path };
  return { language, path: path.slice(language.length + 1) || '/' };
}

/** Each language has its own service worker, so a device stores phones and form only in the languages that its user reads. */
export const serviceWorkerPath = (language: Language) =>
  language === 'en' ? '/service-worker.js' : `/service-worker-${language}.js`;

/** Pages that code generates; they exist in every language. */
const OF_CODE = /^\/(thank-you|problem|zip-check)\//;

/**
 * The page itself, or its nearest ancestor that exists.
 * @param path English path
 * @param pages English paths of the pages that the other language has
 */
export function nearestPath(path: string, pages: readonly string[]): string {
  if (path === '/' || pages.includes(path) || OF_CODE.test(path)) return path;
  return nearestPath(path.slice(0, path.lastIndexOf('/')) || '/', pages);
}

/** The language named by a request or a record; English if it is unknown. */
export function languageOf(name: unknown): Language {
  return LANGUAGES.find((one) => one === name) ?? 'en';
}
