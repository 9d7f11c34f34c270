import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { loadAreas, loadPages, loadSite } from '../content-loader/load.ts';
import { lettersIn } from '../domain/forms/letter-states.ts';
import { pageLanguage, splitLanguage } from '../domain/language/language.ts';

/** Asked for by scripts (routes/data-files.ts). */
const DATA_FILES = [
  '/area-places.json',
  '/zip-places.json',
  '/month-sentences.json',
  '/search-index.json',
];

const LETTER_PAGE = '/services/termite-clearance-letter';

/** Every URL pattern of the site. Which pages exist is decided by content/pages. */
export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('pest-info/calendar', 'routes/article.tsx', { id: 'article/calendar' }),
    route('services/plans', 'routes/article.tsx', { id: 'article/plans' }),
    route('pest-info/:slug', 'routes/pest.tsx'),
    ...(writesLetters() ? [route(LETTER_PAGE.slice(1), 'routes/termite-letter.tsx')] : []),
    route('services/:slug', 'routes/service.tsx'),
    route('blog/:slug', 'routes/post.tsx'),
    // /service-areas, /locations, /neighborhoods, and one folder for each city with pages on one subject.
    ...placeFolders().map((folder) =>
      route(`${folder}/:slug`, 'routes/place.tsx', { id: `place/${folder}` }),
    ),
    // One segment, so no pattern: /pest-control-{place}-va, /richmond-termite-inspection.
    ...rootPlacePaths().map((path) => route(path, 'routes/place.tsx', { id: `place${path}` })),
    ...['about', 'customer'].map((folder) =>
      route(`${folder}/:slug`, 'routes/article.tsx', { id: `article/${folder}` }),
    ),
    ...['services', 'about', 'service-areas', 'reviews', 'blog', 'pest-info'].map((name) =>
      route(name, 'routes/article.tsx', { id: `article-${name}` }),
    ),
    route('upload', 'routes/upload.tsx'),
    route('pest-identifier', 'routes/pest-identifier.tsx'),
    route('privacy-policy', 'routes/legal.tsx', { id: 'legal/privacy-policy' }),
    route('terms-of-service', 'routes/legal.tsx', { id: 'legal/terms-of-service' }),
    route('quote', 'routes/quote.tsx'),
    route('search', 'routes/search.tsx'),
    route('offline', 'routes/offline.tsx'),
    route('zip-check/:answer', 'routes/zip-answer.tsx'),
    route('design', 'routes/design/design.tsx'),
    route('thank-you/:about', 'routes/thank-you.tsx'),
    route('problem/:code', 'routes/problem.tsx'),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
  route('embed/quote-form/:territory?', 'routes/embed-quote-form.tsx'),
  route('embed/thank-you', 'routes/embed-thank-you.tsx'),
  route('embed/problem/:code', 'routes/embed-problem.tsx'),
  ...DATA_FILES.map((path) => route(path, 'routes/data-files.ts', { id: path })),
] satisfies RouteConfig;

/** Codes of the problem pages that a form post without JavaScript can lead to. */
export const PROBLEM_CODES = [
  'invalid-quote',
  'invalid-letter',
  'invalid-photo',
  'invalid-newsletter',
  'already-subscribed',
  'try-again',
  'no-pictures',
  'too-many',
  'not-accepted',
];

/** Of these, what only the letter, photo and newsletter forms can lead to; none is ever embedded. */
const UNFRAMED_CODES = [
  'invalid-letter',
  'invalid-photo',
  'invalid-newsletter',
  'already-subscribed',
];

/** Pages that have no Markdown file. `/404` is matched by `*` and served, with status 404, for unknown paths. */
export const CODE_PATHS = [
  '/',
  '/quote',
  '/search',
  // For those who build the site.
  ...(pageLanguage() === 'en' && hasPests() ? ['/design'] : []),
  '/offline',
  '/404',
  '/thank-you/quote',
  '/thank-you/photo',
  ...(writesLetters() ? ['/thank-you/letter', '/problem/invalid-letter'] : []),
  '/thank-you/newsletter',
  ...ownQuoteForms(),
  '/embed/thank-you',
  ...DATA_FILES,
  ...zipAnswerPaths(),
  ...PROBLEM_CODES.filter((code) => code !== 'invalid-letter').map((code) => `/problem/${code}`),
  ...PROBLEM_CODES.filter((code) => !UNFRAMED_CODES.includes(code)).map(
    (code) => `/embed/problem/${code}`,
  ),
];

/** It has the page, and works in a state whose form is known. */
function writesLetters(): boolean {
  const letters = lettersIn(loadAreas().map(({ state }) => state));
  return letters.length > 0 && loadPages().some(({ url }) => url === LETTER_PAGE);
}

/** The examples of /design need one. */
function hasPests(): boolean {
  return loadPages().some(({ matter }) => matter.template === 'pest');
}

/** First segments of the URLs of places. */
function placeFolders(): string[] {
  const folders = loadPages()
    .filter(({ url, matter }) => 'place' in matter && url.lastIndexOf('/') > 0)
    .map(({ url }) => url.slice(1, url.indexOf('/', 1)));
  return [...new Set(folders)];
}

/** The quote forms that are pages of this site; the others are a provider's. */
function ownQuoteForms(): string[] {
  const urls = Object.values(loadSite().territories).map(({ quote_form }) => quote_form);
  return [...new Set(urls.filter((url) => url.startsWith('/')))].map(
    (url) => splitLanguage(url).path,
  );
}

/** Place pages that stand at the root of the site. */
function rootPlacePaths(): string[] {
  return loadPages()
    .filter(({ url, matter }) => 'place' in matter && url.lastIndexOf('/') === 0)
    .map((page) => page.url);
}

/** Answers to a ZIP code (server/pages/zip-answer.ts). */
function zipAnswerPaths(): string[] {
  return [...loadAreas().flatMap(({ id }) => [id, `near-${id}`]), 'elsewhere', 'not-a-zip'].map(
    (answer) => `/zip-check/${answer}`,
  );
}
