/** Compares the JSON-LD of a page with its words: whatever is marked up must stand on the page. That it is valid is for app/lib/meta/structured-data.test.ts to say. */
import { WEEKDAYS, type Weekday } from '../domain/hours/office-hours.ts';

/** Codes, and URLs of the page itself. */
const UNSAID = new Set([
  '@context',
  '@type',
  '@id',
  'url',
  'position',
  'inLanguage',
  'priceCurrency',
  'unitCode',
  'addressCountry',
  'uploadDate',
  'duration',
]);

/** How a value is said that is not plain text. */
const KINDS: Record<string, Claim['as']> = {
  image: 'file',
  logo: 'file',
  contentUrl: 'file',
  thumbnailUrl: 'file',
  sameAs: 'link',
  serviceUrl: 'link',
  datePublished: 'day',
  dateModified: 'day',
};

/** A value of the JSON-LD as the page would say it. */
interface Claim {
  /** Where it stands, as in Article.author > Person.name. */
  path: string;
  words: string;
  /** Text on the page, the day of a <time>, a URL that the page leads to, or a file of the site. */
  as: 'text' | 'day' | 'link' | 'file';
}

/** The claims of a page that stand nowhere on it. @param hasFile whether the site has the file of a path */
export function unsaidClaims(html: string, hasFile: (path: string) => boolean): Claim[] {
  const said = lettersOf(textOf(html));
  const links = new Set(
    [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decoded(href)),
  );
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  return claimsIn(html).filter(({ words, as }) => {
    if (as === 'link') return !links.has(words) && !links.has(pathOf(words));
    if (as === 'day') return !html.toLowerCase().includes(` datetime="${words}"`);
    if (as === 'file') return !hasFile(pathOf(words));
    return !said.includes(lettersOf(words));
  });
}

function claimsIn(html: string): Claim[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    .flatMap(([, json = '']) => claimsOf(JSON.parse(json), '', ''))
    .map((claim) => (isSpanish(html) ? inSpanish(claim) : claim));
}

function isSpanish(html: string): boolean {
  return /<html[^>]* lang="es\b/.test(html);
}

/** The names of days are English in JSON-LD, whatever the page speaks. */
function inSpanish(claim: Claim): Claim {
  if (!claim.path.endsWith('.dayOfWeek')) return claim;
  const index = WEEKDAYS.indexOf(claim.words.toLowerCase() as Weekday);
  // 2023-01-01 was a Sunday.
  const day = new Date(Date.UTC(2023, 0, 1 + index));
  return { ...claim, words: day.toLocaleDateString('es', { weekday: 'long', timeZone: 'UTC' }) };
}

function claimsOf(value: unknown, key: string, path: string): Claim[] {
  if (UNSAID.has(key)) return [];
  if (Array.isArray(value)) return endsOf(value, key).flatMap((one) => claimsOf(one, key, path));
  if (value && typeof value === 'object') {
    const type = Reflect.get(value, '@type');
    const inside = type ? `${path}${path && ' > '}${type}` : path;
    return Object.entries(value).flatMap(([name, one]) =>
      claimsOf(one, name, type ? `${inside}.${name}` : inside),
    );
  }
  const as = KINDS[key] ?? 'text';
  return wordsFor(key, String(value)).map((words) => ({ path, words, as }));
}

/** Days in a row are named by the first and the last, "Monday to Friday". */
function endsOf(values: unknown[], key: string): unknown[] {
  return key === 'dayOfWeek' ? [values.at(0), values.at(-1)] : values;
}

/** How the page says what JSON-LD writes in a form of its own. */
function wordsFor(key: string, value: string): string[] {
  if (/Price$/.test(key)) return [`$${Number(value).toLocaleString('en-US')}`];
  if (key === 'opens' || key === 'closes') {
    const [hour = 0, minute = 0] = value.split(':').map(Number);
    const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
    return [`${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`];
  }
  return [value];
}

/** What a visitor reads: without scripts, styles and the numbers of sources. */
function textOf(html: string): string {
  const shown = html
    .replace(/<(script|style|template|sup)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ');
  return decoded(shown);
}

function decoded(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? all);
  });
}

/** Without spaces, capitals and the typesetter's quotation marks, which differ between data and page. */
function lettersOf(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .toLowerCase();
}
