/** Pages: Markdown files with front matter (pages/). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PageMatter } from '../../domain/content/page-schema.ts';
import type { Site } from '../../domain/content/site-schema.ts';
import { withoutMarks } from '../../domain/content/source-marks.ts';
import { type Language, pageLanguage, pathIn } from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { checkPages } from '../check/check-pages.ts';
import { citeSources } from './cite-sources.ts';
import { ContentError, collect, type Fault } from './content-error.ts';
import { filledWith, loadSite } from './load-site.ts';
import { listedWhileItRuns, renderedDay } from './offer-days.ts';
import type { Page } from './page.ts';
import { contentDir, fileStates, madeOnce, readOnce } from './read-once.ts';
import { completed, fileIn, loadLanguages } from './read-translated.ts';
import { parseYaml, validate } from './read-yaml.ts';
import { renderMarkdown } from './render-markdown.ts';
import { typeset } from './typeset.ts';

/** The pages that the site offers, in the current language. */
export const loadPages = readOnce((dir): Page[] => {
  const pages = readPages(dir).filter(({ matter }) => matter.offered);
  const off = inLanguage('en', () => readPages(dir)).flatMap(({ url, matter }) =>
    matter.offered ? [] : [url],
  );
  return off.length > 0 ? pages.map((page) => withoutPests(page, off)) : pages;
}, fileStates);

/** Removes from a place page the pests whose pages the company does not offer. @param off URLs of these pages */
function withoutPests(page: Page, off: readonly string[]): Page {
  const { matter } = page;
  if (!('pests' in matter)) return page;
  const pests = matter.pests.filter(({ page: guide }) => !guide || !off.includes(guide));
  return { ...page, matter: { ...matter, pests } };
}

/** Every page in content/pages in the current language. @throws ContentError for faults of a page and between pages */
export const readPages = readOnce((dir): Page[] => {
  const faults: Fault[] = [];
  const site = loadSite(dir);
  const root = join(dir, 'pages');
  const language = pageLanguage();
  const files = pageFiles(dir);
  const own = files.filter((file) => language === 'en' || existsSync(fileIn(language, file)));
  // A Spanish link depends on which pages exist, and on whether an offer is listed on that day.
  const pageSet = [renderedDay(site), ...own].join('\n');
  const pages = own.flatMap(
    (file) => collect(faults, () => pageOf(root, file, site, pageSet)) ?? [],
  );
  // A link to a page with faults is not dead.
  collect(faults, () =>
    checkPages(
      pages,
      files.map((file) => urlOf(root, file)),
    ),
  );
  if (faults.length > 0) throw new ContentError(...faults);
  return pages;
}, fileStates);

/** Loads a page again only if its texts or the settings changed. */
function pageOf(root: string, english: string, site: Site, pageSet: string): Page {
  const texts = [english, fileIn(pageLanguage(), english)].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return madeOnce(`page ${pageLanguage()} ${english}`, [...texts, site, pageSet], () =>
    loadPage(root, english, site),
  );
}

/** The pages in another than the current language; empty if the company does not have that language. */
export function loadPagesIn(language: Language, dir = contentDir): Page[] {
  return loadLanguages(dir).includes(language) ? inLanguage(language, () => loadPages(dir)) : [];
}

/**
 * Loads one page in the current language, fills in its {settings} and reports its own faults.
 * @param english path of the English file
 */
export function loadPage(root: string, english: string, site = loadSite(dirname(root))): Page {
  const language = pageLanguage();
  const file = fileIn(language, english);
  const source = readFileSync(file, 'utf8');
  const parts = splitPage(file, source);
  const url = urlOf(root, english);
  if (url === '/privacy-policy') requireRetention(file, source);
  const filled = filledWith(site, file);
  const matter = language === 'en' ? parts.matter : completedPage(file, english, parts.matter);
  const marked = listedWhileItRuns(validate(file, PageMatter, filled(matter)), renderedDay(site));
  const { markdown, ...rest } = citeSources(
    file,
    marked,
    typeset(filled(parts.markdown)),
    language === 'en',
  );
  return {
    url,
    href: pathIn(language, url),
    language,
    file,
    ...rest,
    markdown: withoutMarks(markdown),
    ...renderMarkdown(markdown, root, partsOf(rest.matter)),
  };
}

/** Templates whose whole text is in a single collapsed part of the page, the guide. */
const IN_GUIDE: readonly Page['matter']['template'][] = ['pest', 'service'];

/** Kinds whose text has a few short parts, shown two in a row. */
const IN_SECTIONS: readonly string[] = [
  'about',
  'calendar',
  'careers',
  'identifier',
  'labels',
  'pest-library',
  'plans',
  'reviews',
  'upload',
  'writing',
];

function partsOf(matter: Page['matter']) {
  const kind = matter.template === 'article' ? matter.kind : null;
  const isOf = (kinds: readonly string[]) => kind !== null && kinds.includes(kind);
  if (IN_GUIDE.includes(matter.template) || 'place' in matter) return 'guide';
  return isOf(IN_SECTIONS) ? 'sections' : 'open';
}

function completedPage(file: string, english: string, own: unknown): unknown {
  const source = splitPage(english, readFileSync(english, 'utf8')).matter;
  return completed(file, source, own, PageMatter);
}

/** The privacy policy must state the same periods that the server uses. */
function requireRetention(file: string, source: string): void {
  const faults = ['{retention.photo_days}', '{retention.lead_days}']
    .filter((setting) => !source.includes(setting))
    .map((setting) => ({
      file,
      line: null,
      says: `expected ${setting}, the days after which the server deletes, found none`,
    }));
  if (faults.length > 0) throw new ContentError(...faults);
}

/** Every English Markdown file below pages/, sorted by name. */
export function pageFiles(dir: string): string[] {
  const root = join(dir, 'pages');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.endsWith('.es.md'))
    .sort()
    .map((name) => join(root, name));
}

/** Splits a page's file into its front matter, not yet validated, and its body. */
export function splitPage(file: string, source: string): { matter: unknown; markdown: string } {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source);
  if (!match?.[1])
    throw new ContentError({
      file,
      line: 1,
      says: 'expected front matter between two --- lines, found none',
    });
  return { matter: parseYaml(file, match[1], 1), markdown: match[2] ?? '' };
}

/** URL path of a file below `root`. */
export function urlOf(root: string, file: string): string {
  return `/${relative(root, file)
    .replace(/\\/g, '/')
    .replace(/(^|\/)index\.md$/, '')
    .replace(/\.md$/, '')}`;
}
