/**
 * Checks that everything in a page's JSON-LD is also visible on the page. Its validity is tested in
 * site/lib/meta/structured-data.test.ts.
 */

/** Properties with codes, or with URLs of the page itself. */
const UNSAID = new Set([
  '@context',
  '@type',
  '@id',
  'url',
  'position',
  'inLanguage',
  'addressCountry',
  // From the same hours as `opens`; pages show several days as one range.
  'dayOfWeek',
]);

/** Properties that a page shows in another form than as text. */
const KINDS: Record<string, Claim['as']> = {
  image: 'file',
  logo: 'file',
  sameAs: 'link',
  datePublished: 'day',
  dateModified: 'day',
};

/** A value of the JSON-LD, as the page would show it. */
interface Claim {
  /** Its path, as in Article.author > Person.name. */
  path: string;
  words: string;
  /** Text on the page, the date of a <time>, a URL that the page links to, or a file of the site. */
  as: 'text' | 'day' | 'link' | 'file';
}

/** The claims that a page does not show. @param hasFile true if the site has a file at a path */
export function unsaidClaims(html: string, hasFile: (path: string) => boolean): Claim[] {
  const pageText = lettersOf(textOf(html));
  const links = new Set(
    [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decoded(href)),
  );
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  const lowerCase = html.toLowerCase();
  return claimsIn(html).filter(({ words, as }) => {
    if (as === 'link') return !links.has(words) && !links.has(pathOf(words));
    if (as === 'day') return !lowerCase.includes(` datetime="${words}"`);
    if (as === 'file') return !hasFile(pathOf(words));
    return !pageText.includes(lettersOf(words));
  });
}

function claimsIn(html: string): Claim[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => claimsOf(JSON.parse(json), '', ''),
  );
}

function claimsOf(value: unknown, key: string, path: string): Claim[] {
  if (UNSAID.has(key)) return [];
  if (Array.isArray(value)) return value.flatMap((one) => claimsOf(one, key, path));
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

/** Converts values with a special JSON-LD format to the page's format. */
function wordsFor(key: string, value: string): string[] {
  if (key === 'opens' || key === 'closes') {
    const [hour = 0, minute = 0] = value.split(':').map(Number);
    const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
    return [`${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`];
  }
  return [value];
}

/** The visible text: without scripts, styles and source numbers. */
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

/** Without spaces, upper case and typographic quotation marks, which differ between data and page. */
function lettersOf(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .toLowerCase();
}
