/** Creates, renames and removes pages: which files change, and how. Text in, text out. */
import { parseDocument, stringify } from 'yaml';
import type { PageMatter, Template } from '../../domain/content/page-schema.ts';
import { pathIn } from '../../domain/language/language.ts';
import { englishFile } from '../read/content-files.ts';
import { hasPlaceOfItsOwn, urlFault } from '../read/page-addresses.ts';
import { ContentDocument, fieldsOf } from './content-document.ts';
import { emptyPage } from './content-form.ts';

/** New texts by path; null removes the file. */
type FileChanges = Map<string, string | null>;
type Files = ReadonlyMap<string, string>;

const REDIRECTS = 'redirects.yaml';
const COVERAGE = 'coverage.yaml';
/** Lists of pages that a removed page is deleted from. */
const LISTS_OF_PAGES = ['related', 'nearby'];

export const languageOf = (path: string) => (/\.es\.\w+$/.test(path) ? 'es' : 'en');

/** The file in each of its languages, English first. */
export const inEachLanguage = (files: Files, path: string) =>
  [englishFile(path), englishFile(path).replace(/(?=\.\w+$)/, '.es')].filter((one) =>
    files.has(one),
  );

/** URL path of a page; null for settings, which many pages use. */
export function urlOf(path: string): string | null {
  const url = englishUrl(path);
  return url === null ? null : pathIn(languageOf(path), url);
}

function englishUrl(path: string): string | null {
  const [, page] = /^pages(\/.+?)(?:\.es)?\.md$/.exec(path) ?? [];
  return page ? page.replace(/\/index$/, '') || '/' : null;
}

/** True if the page may be renamed or removed. Code refers to the others. */
export function canMove(path: string): boolean {
  const url = englishUrl(path);
  return url !== null && !hasPlaceOfItsOwn(url);
}

/** Owners' names for the settings files. */
const SETTINGS_NAMES: Record<string, string> = {
  'site.yaml': 'Company',
  'home.yaml': 'Home page',
  'next-steps.yaml': 'What happens next',
  'coverage.yaml': 'What each service covers',
  'reviews.yaml': 'Reviews of customers',
  'faqs.yaml': 'Questions on the home page',
  'navigation.yaml': 'Menus',
  'visits.yaml': 'Visit times',
  'careers.yaml': 'Jobs',
  'products.yaml': 'Products',
  'identifier.yaml': 'Pest identifier',
  'redirects.yaml': 'Old addresses',
  'coordinates.yaml': 'Places on the map',
  'logo.svg': 'Logo',
};

/** Name of a page, from its label or its heading; for a settings file, the owners' name. */
export function pageName(path: string, text: string): string {
  const settings = SETTINGS_NAMES[englishFile(path)];
  if (settings) return languageOf(path) === 'es' ? `${settings}, Spanish` : settings;
  const label = (/^label: *(.+)$/m.exec(text) ?? /^h1: *(.+)$/m.exec(text))?.[1];
  if (!label) return path;
  const name = label.replace(/^["'](.*)["']$/, '$1');
  return path.startsWith('areas/') ? `Area ${name}` : name;
}

/** Why a URL is refused: a page has it already, it has invalid characters, or this kind of page has other URLs. */
export type AddressFault = 'taken' | 'letters' | 'place';

/** @returns null if a page of this template may have the URL */
export function addressFault(files: Files, url: string, template: string): AddressFault | null {
  if (pathsOf(files, url).length > 0) return 'taken';
  if (!/^(\/[a-z0-9-]+){1,2}$/.test(url)) return 'letters';
  return urlFault(`pages${url}.md`, url, { template } as PageMatter) && 'place';
}

/** @param today as 2026-11-26 */
export function newPage(
  files: Files,
  { template, url, h1, today }: { template: Template; url: string; h1: string; today: string },
): FileChanges {
  const area = [...files.keys()].find((path) => path.startsWith('areas/'));
  const empty = emptyPage(template);
  /** `Edmond, OK` for "Pest control in Edmond, OK". */
  const place = h1.replace(/^.* in /, '');
  const matter = {
    ...empty,
    ...{ template, h1, updated: today, ...headOf(h1) },
    ...(template === 'post' && { published: today }),
    // A new service is a treatment until the company makes it a plan.
    ...(template === 'service' && { menu: 'treatments' }),
    ...(template === 'offer' && { first_day: today, last_day: today }),
    ...(area && 'area' in empty && { area: areaId(area) }),
    ...('place' in empty && { place, hook: `{brand.name} works in ${place}.` }),
  };
  const yaml = stringify(matter, { lineWidth: 0 });
  const page: FileChanges = new Map([[`pages${url}.md`, `---\n${yaml}---\n\n`]]);
  const coverage = files.get(COVERAGE);
  // No service covers it until the company says so.
  if (template === 'pest' && coverage !== undefined)
    page.set(COVERAGE, withEntry(coverage, url, {}));
  return page;
}

/** A title and a description that are true for any page with this heading, until the company writes better ones. */
function headOf(h1: string): { title: string; description: string } {
  const isShort = h1.length <= LONGEST_IN_TITLE;
  return {
    title: isShort ? `${h1} | {brand.short_name}` : h1.slice(0, 60),
    description: isShort ? `{brand.name}: ${h1} in {brand.serves}.` : h1.slice(0, 155),
  };
}
/** Longest heading, in characters, that leaves room for the company's short name in the title. */
const LONGEST_IN_TITLE = 36;

function withEntry(text: string, key: string, value: unknown): string {
  const document = parseDocument(text);
  document.set(key, value);
  return document.toString({ lineWidth: 0 });
}

const areaId = (path: string) => path.replace(/^areas\/|\.yaml$/g, '');

/** Moves the page in each language, updates every link to it, and redirects its old URL. */
export const renamedPage = (files: Files, path: string, url: string): FileChanges =>
  withoutPage(files, path, url, true);

/** Redirects the old URL, and every link to the page, to `target`. */
export const removedPage = (files: Files, path: string, target: string): FileChanges =>
  withoutPage(files, path, target, false);

function withoutPage(files: Files, path: string, target: string, isMoved: boolean): FileChanges {
  const old = englishUrl(path) ?? '';
  const changes: FileChanges = new Map(pathsOf(files, old).map((one) => [one, null]));
  for (const [from, text] of files) {
    const isPage = changes.has(from);
    if (isPage && !isMoved) continue;
    const changed = leadingTo(isMoved ? text : withoutEntries(from, text, old), old, target);
    const to = isPage ? `pages${target}${languageOf(from) === 'es' ? '.es' : ''}.md` : from;
    if (isPage || changed !== text) changes.set(to, changed);
  }
  const redirects = changes.get(REDIRECTS) ?? files.get(REDIRECTS) ?? '';
  return changes.set(REDIRECTS, withRedirect(redirects, old, target));
}

/** Files that link to the page of `path`. */
export function linksTo(files: Files, path: string): string[] {
  const url = englishUrl(path);
  if (url === null) return [];
  const own = pathsOf(files, url);
  return [...files]
    .filter(([from, text]) => !own.includes(from) && leadingTo(text, url, '') !== text)
    .map(([from]) => from);
}

const pathsOf = (files: Files, url: string) =>
  [...files.keys()].filter((path) => englishUrl(path) === url);

/** Replaces a URL in a text, but not where it is only the beginning of another URL. */
function leadingTo(text: string, from: string, to: string): string {
  const pattern = from.replace(/[.\\/]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\w/.:-])${pattern}(?![\\w/-]|\\.\\w)`, 'g'), () => to);
}

function withoutEntries(path: string, text: string, url: string): string {
  if (!path.endsWith('.md') || !text.includes(url)) return text;
  const entry = fieldsOf(path, text).find(
    ({ path: [list], value }) => LISTS_OF_PAGES.includes(String(list)) && value === url,
  );
  if (!entry) return text;
  const document = new ContentDocument(path, text);
  document.apply({ path: entry.path, remove: true });
  return String(document);
}

function withRedirect(text: string, from: string, to: string): string {
  // A URL that is a page again must not redirect.
  const lines = text.split('\n').filter((line) => !line.startsWith(`${to}:`));
  const rest = lines.join('\n').replace(/^\{\}\s*$/m, '');
  const known = (parseDocument(rest).toJS() ?? {}) as Record<string, string>;
  if (known[from] !== undefined) return rest;
  const head = rest === '' || rest.endsWith('\n') ? rest : `${rest}\n`;
  return `${head}${stringify({ [from]: to }, { lineWidth: 0 })}`;
}
