/** The pages and files that have a URL but no Markdown file. */
import { lettersIn } from '../../domain/forms/letter-states.ts';
import { splitLanguage } from '../../domain/language/language.ts';
import { territoryPath } from '../../domain/territory/territory.ts';
import { loadAreas, loadPages, loadSite, loadVisits } from './load.ts';

/** Files fetched by scripts (site/routes/data-files.ts). */
export const DATA_FILES = [
  '/area-places.json',
  '/month-sentences.json',
  '/search-index.json',
  '/pest-advice.json',
  '/preparation.json',
];

export const LETTER_PAGE = '/services/termite-clearance-letter';

/** Codes of the problem pages after a post of the framed quote form without JavaScript. */
const FRAMED_CODES = ['invalid-quote', 'try-again', 'no-pictures', 'too-many', 'not-accepted'];

/** The same for every form. The letter, photo and newsletter forms are never framed. */
export const PROBLEM_CODES = [
  ...FRAMED_CODES,
  ...['invalid-letter', 'invalid-photo', 'invalid-newsletter', 'already-subscribed'],
];

/** English paths of these pages in the current language. `/404` is served with status 404 for unknown paths. */
export function codePaths(): string[] {
  return [
    '/',
    '/quote',
    '/search',
    '/offline',
    '/404',
    '/thank-you/quote',
    '/thank-you/photo',
    ...(writesLetters() ? ['/thank-you/letter', '/problem/invalid-letter'] : []),
    '/thank-you/newsletter',
    ...ownQuoteForms(),
    '/embed/thank-you',
    ...territoryPaths().map((territory) => `/embed/thank-you/${territory}`),
    // Filled in by the server for each visitor (server/visits).
    ...(loadVisits() ? ['/visits', '/embed/visits'] : []),
    ...DATA_FILES,
    ...zipAnswerPaths(),
    ...PROBLEM_CODES.filter((code) => code !== 'invalid-letter').map((code) => `/problem/${code}`),
    ...FRAMED_CODES.map((code) => `/embed/problem/${code}`),
  ];
}

/** True if the company has the letter page and works in a state whose form is known. */
function writesLetters(): boolean {
  const letters = lettersIn(loadAreas().map(({ state }) => state));
  return letters.length > 0 && loadPages().some(({ url }) => url === LETTER_PAGE);
}

/** Paths of the site's own quote forms, with one per territory for frames without scripts. Other forms belong to a provider. */
function ownQuoteForms(): string[] {
  const own = Object.values(loadSite().territories).flatMap(({ quote_form }) =>
    quote_form.startsWith('/') ? [splitLanguage(quote_form).path] : [],
  );
  if (own.length === 0) return [];
  return [
    ...new Set([...own, ...territoryPaths().map((territory) => `/embed/quote-form/${territory}`)]),
  ];
}

const territoryPaths = () => Object.keys(loadSite().territories).map(territoryPath);

/** Pages that answer a ZIP code (server/pages/zip-answer.ts). */
function zipAnswerPaths(): string[] {
  return [...loadAreas().flatMap(({ id }) => [id, `near-${id}`]), 'elsewhere', 'not-a-zip'].map(
    (answer) => `/zip-check/${answer}`,
  );
}
