/** The only reader of content/. Everything it returns has been validated. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Marked, type RendererObject, type TokenizerAndRendererExtension } from 'marked';
import * as m from '#messages';
import { Careers } from '../domain/content/careers-schema.ts';
import { fillSettingsIn } from '../domain/content/fill-settings.ts';
import { MailingStarters } from '../domain/content/mailing-schema.ts';
import { NextSteps } from '../domain/content/next-steps-schema.ts';
import { PageMatter } from '../domain/content/page-schema.ts';
import { Products } from '../domain/content/product-schema.ts';
import { Area, type Faq, Faqs, Reviews, Site } from '../domain/content/site-schema.ts';
import { withoutMarks } from '../domain/content/source-marks.ts';
import { type Language, pageLanguage, pathIn } from '../domain/language/language.ts';
import { inLanguage } from '../messages/language.ts';
import { buildEnv } from './build-env.ts';
import { type CitedSource, citeSources } from './cite-sources.ts';
import { ContentError, collect, type Fault, fieldFault, nearest } from './content-error.ts';
import { placeOfText } from './field-lines.ts';
import { completed, fileIn, languagesOf, readTranslated } from './read-translated.ts';
import { parseYaml, readYaml, validate } from './read-yaml.ts';
import { typeset } from './typeset.ts';

/** Where content lies: ./content unless CONTENT_DIR names another company's folder. */
export const contentDir = buildEnv.contentDir;

/** The settings, with their words in the language that is spoken. */
export const loadSite = readOnce((dir) => {
  const site = readTranslated(join(dir, 'site.yaml'), Site, true);
  if (pageLanguage() !== 'en') requireOwnVersion(dir, site);
  return applyBuildOverrides(withOwnForms(site));
});

/** Languages in which this company has pages. */
export const loadLanguages = (dir = contentDir): Language[] => languagesOf(dir);

/** Areas in menu order. */
export const loadAreas = readOnce((dir): Area[] => {
  const faults: Fault[] = [];
  const owners = new Map<string, string>();
  const areas = areaFiles(dir).flatMap((file) => {
    const area = collect(faults, () => readYaml(file, Area));
    if (!area) return [];
    const name = basename(file, '.yaml');
    if (area.id !== name) faults.push(fieldFault(file, ['id'], `"${name}"`, area.id));
    for (const zip of area.zips) {
      const owner = owners.get(zip);
      if (owner)
        faults.push({
          ...placeOfText(file, zip),
          says: `field "zips": expected each ZIP code in one area, found ${zip} also in ${owner}`,
        });
      owners.set(zip, file);
    }
    return [area];
  });
  if (faults.length > 0) throw new ContentError(...faults);
  return areas.sort((a, b) => a.order - b.order);
});

/** @throws ContentError when there is none */
export function areaFiles(dir: string): string[] {
  const folder = join(dir, 'areas');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.yaml')).map((name) => join(folder, name));
  if (files.length === 0)
    throw new ContentError({
      file: folder,
      line: null,
      says: 'expected a file for each area served, found none',
    });
  return files;
}

export const loadReviews = (dir = contentDir) => readYaml(join(dir, 'reviews.yaml'), Reviews);
/** The home page's questions, with their {settings} filled in. */
export function loadFaqs(dir = contentDir, site = loadSite(dir)): Faq[] {
  const file = join(dir, 'faqs.yaml');
  const portal = site.customer_portal;
  const shown = readTranslated(file, Faqs).map(({ question, answer, without_portal }): Faq => {
    if (!without_portal) return { question, answer };
    return portal ? { question, answer, portal } : { question, answer: without_portal };
  });
  return filledWith(site, file)(shown);
}
/** What happens after a request, with its {settings} filled in. */
export const loadNextSteps = readOnce((dir): NextSteps => {
  const file = join(dir, 'next-steps.yaml');
  return filledWith(loadSite(dir), file)(readTranslated(file, NextSteps));
});
/** Empty where a company has no starters, or none in the language that is spoken. */
export const loadMailingStarters = readOnce((dir): MailingStarters => {
  const file = join(dir, 'mailings.yaml');
  if (!existsSync(fileIn(pageLanguage(), file))) return [];
  return filledWith(loadSite(dir), file)(readTranslated(file, MailingStarters));
});
export const loadProducts = (dir = contentDir) => readYaml(join(dir, 'products.yaml'), Products);

/** Roles of the careers page; every area they name exists. */
export function loadCareers(dir = contentDir): Careers {
  const file = join(dir, 'careers.yaml');
  const careers = readYaml(file, Careers);
  const known = loadAreas(dir).map((area) => area.id);
  const faults = careers.roles.flatMap((role, index) =>
    role.areas.flatMap((area, at) =>
      known.includes(area)
        ? []
        : [
            fieldFault(
              file,
              ['roles', index, 'areas', at],
              `one of ${known.join(', ')}`,
              area,
              known,
            ),
          ],
    ),
  );
  if (faults.length > 0) throw new ContentError(...faults);
  return careers;
}

/** One page: its URL, its front matter and its body as HTML. */
export interface Page {
  /** Path of the English page, without a trailing slash: what a page is called in all languages. */
  url: string;
  /** Path on the site, in the page's own language. */
  href: string;
  language: Language;
  /** Content file, for messages. */
  file: string;
  /** Front matter without source marks. */
  matter: PageMatter;
  /** Front matter whose source marks are numbers, `[^2]`, for the templates. */
  cited: PageMatter;
  /** What the foot of the page lists: the sources that are named in the text by their numbers, then the others. */
  sources: CitedSource[];
  /** Markdown as written but for its source marks, for checks. */
  markdown: string;
  /** Markdown rendered at build; every ## heading has an id. */
  html: string;
  /** The ## headings, for in-page contents. */
  headings: { id: string; text: string }[];
}

/** All pages of content/pages in the language that is spoken, checked against each other: unique titles, links that exist. */
export const loadPages = readOnce((dir): Page[] => {
  const faults: Fault[] = [];
  const site = loadSite(dir);
  const root = join(dir, 'pages');
  const language = pageLanguage();
  const files = pageFiles(dir);
  const pages = files
    .filter((file) => language === 'en' || existsSync(fileIn(language, file)))
    .flatMap((file) => collect(faults, () => loadPage(root, file, site)) ?? []);
  // A link to a page that can't be used is no dead link.
  collect(faults, () =>
    checkPages(
      pages,
      files.map((file) => urlOf(root, file)),
    ),
  );
  if (faults.length > 0) throw new ContentError(...faults);
  return pages;
}, fileStates);

/** Every English Markdown file below pages/, by name. */
export function pageFiles(dir: string): string[] {
  const root = join(dir, 'pages');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.endsWith('.es.md'))
    .sort()
    .map((name) => join(root, name));
}

/** Whether the English page at `url` has one in the language that is spoken. */
function isTranslated(root: string, url: string): boolean {
  const language = pageLanguage();
  if (language === 'en' || CODE_ROUTES.includes(url)) return true;
  return ['', '/index'].some((end) => existsSync(join(root, `${url}${end}.${language}.md`)));
}

export function findPage(pages: Page[], url: string): Page | undefined {
  return pages.find((page) => page.url === url);
}

/**
 * A build reads a folder once in each language; development reads it again for every request.
 * @param stateOf what is compared where reading takes longer: development then reads again when it has changed
 */
function readOnce<T>(
  read: (dir: string) => T,
  stateOf?: (dir: string) => string,
): (dir?: string) => T {
  const known = new Map<string, { state: string | undefined; value: T }>();
  return (dir = contentDir) => {
    const key = `${pageLanguage()} ${dir}`;
    const state = buildEnv.production ? undefined : stateOf?.(dir);
    const last = known.get(key);
    if (last && last.state === state && (buildEnv.production || state)) return last.value;
    const value = read(dir);
    known.set(key, { state, value });
    return value;
  };
}

/** Names, sizes and times of change of all files below a folder; empty without the folder. */
function fileStates(dir: string): string {
  if (!existsSync(dir)) return '';
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const { mtimeMs, size } = statSync(join(parentPath, name));
      return `${parentPath}/${name} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

/** The pages of another language than the one that is spoken; none where the company has none in it. */
export function loadPagesIn(language: Language, dir = contentDir): Page[] {
  return languagesOf(dir).includes(language) ? inLanguage(language, () => loadPages(dir)) : [];
}

function completedPage(file: string, english: string, own: unknown): unknown {
  const source = splitPage(english, readFileSync(english, 'utf8')).matter;
  return completed(file, source, own, PageMatter);
}

/**
 * Loads one page in the language that is spoken and fills in its {settings}; the mistakes it can have by itself are reported here.
 * @param english its English file
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
  const marked = validate(file, PageMatter, filled(matter));
  requirePeople(file, marked, site);
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
    ...renderMarkdown(markdown, (path) => isTranslated(root, path)),
  };
}

/** Front matter, not yet validated, and body of a page's file. */
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

/** Path on the site of a file below `root`. */
export function urlOf(root: string, file: string): string {
  return `/${relative(root, file)
    .replace(/\\/g, '/')
    .replace(/(^|\/)index\.md$/, '')
    .replace(/\.md$/, '')}`;
}

/** What the policy says and what the server does are one setting. */
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

/** Whoever a page names as its author or reviewer is listed in site.yaml. */
function requirePeople(file: string, matter: PageMatter, { people }: Site): void {
  const keys = people.map(({ key }) => key);
  const expected = `a key of people in site.yaml (${keys.join(', ') || 'it lists nobody'})`;
  const faults = (['author', 'reviewer'] as const).flatMap((field) => {
    const key = matter[field];
    return key === undefined || keys.includes(key)
      ? []
      : [fieldFault(file, [field], expected, key, keys)];
  });
  if (faults.length > 0) throw new ContentError(...faults);
}

/** Routes that exist without a Markdown file, in each language, as link targets. */
export const CODE_ROUTES = ['/', '/quote', '/search'];

/**
 * Rules that need all pages: each has an address, title, description, h1 and hook of its own; internal links exist.
 * @param urls of all pages, also of those that can't be used
 */
export function checkPages(pages: Page[], urls = pages.map(({ url }) => url)): void {
  const faults: Fault[] = [];
  for (const field of ['url', 'title', 'description', 'h1', 'hook'] as const) {
    const seen = new Map<string, string>();
    for (const page of pages) {
      const value = field === 'url' ? page.url : (page.matter as Record<string, unknown>)[field];
      if (typeof value !== 'string') continue;
      const other = seen.get(value);
      if (other)
        faults.push(
          field === 'url'
            ? {
                file: page.file,
                line: null,
                says: `expected an address of its own, found ${value}, which is ${other} too: keep one of the two files`,
              }
            : {
                ...fieldFault(page.file, [field], '', value),
                says: `field "${field}": expected a value of its own, found the same as ${other}`,
              },
        );
      seen.set(value, page.file);
    }
  }
  const known = [...CODE_ROUTES, ...urls];
  for (const page of pages) {
    for (const link of internalLinks(page)) {
      if (!known.includes(link)) faults.push(deadLink(page.file, link, known));
    }
  }
  if (faults.length) throw new ContentError(...faults);
}

function deadLink(file: string, link: string, known: readonly string[]): Fault {
  const place = placeOfText(file, link);
  if (/\.(jpe?g|png|webp|gif|avif|heic)$/i.test(link))
    return {
      ...place,
      says: `picture ${link}: expected pictures in the front matter, as "photos: [{ file: name.jpg, alt: what is to be seen }]" with the file in photos/, found one in the text`,
    };
  return {
    ...place,
    says: `link to ${link}: expected a page that exists, found none${nearest(link, known)}`,
  };
}

/** Paths of this site that the running text leads to. */
export function internalLinksOf({ markdown }: Pick<Page, 'markdown'>): string[] {
  return [...markdown.matchAll(/\]\((\/[^)#\s]*)/g)].map(([, path = '']) => path);
}

function internalLinks({ matter, markdown }: Page): string[] {
  const note = matter.template === 'service' ? (matter.cost.note ?? '') : '';
  const fromBody = internalLinksOf({ markdown: `${markdown}\n${note}` });
  const fromMatter = [
    ...matter.related,
    ...('nearby' in matter ? matter.nearby : []),
    ...('service' in matter && matter.service ? [matter.service] : []),
    ...('pests' in matter ? matter.pests.map((p) => (typeof p === 'string' ? p : p.page)) : []),
  ];
  return [...fromBody, ...fromMatter].filter((link): link is string => Boolean(link));
}

/** Markdown of one paragraph, such as a note in the front matter, as HTML without its paragraph. */
export function renderInline(markdown: string, dir = contentDir): string {
  const link = linkIn((path) => isTranslated(join(dir, 'pages'), path));
  return new Marked({ renderer: { link } }).parseInline(markdown, { async: false });
}

/** Leads to the page in the language that is spoken; where there is none, says so and leads to the English page. */
function linkIn(isTranslated: (path: string) => boolean): NonNullable<RendererObject['link']> {
  return function ({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    // The library's own way.
    if (pageLanguage() === 'en' || !href.startsWith('/')) return false;
    const { pathname } = new URL(href, 'http://localhost');
    if (isTranslated(pathname)) return `<a href="${pathIn(pageLanguage(), href)}">${words}</a>`;
    return `<a href="${href}" hreflang="en">${words}</a> ${m.language_in_english()}`;
  };
}

function renderMarkdown(
  markdown: string,
  isTranslated: (path: string) => boolean,
): Pick<Page, 'html' | 'headings'> {
  const headings: Page['headings'] = [];
  const marked = new Marked({
    extensions: [SOURCE_MARK],
    renderer: {
      link: linkIn(isTranslated),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = html.replace(/<[^>]+>/g, '');
        const id = slugOf(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

/** `[^2]` as app/ui/cited/cited.tsx shows it. */
const SOURCE_MARK: TokenizerAndRendererExtension = {
  name: 'source-mark',
  level: 'inline',
  start: (text) => text.match(/\[\^\d/)?.index,
  tokenizer: (text) => {
    const [raw, number] = /^\[\^(\d+)\]/.exec(text) ?? [];
    return raw ? { type: 'source-mark', raw, number } : undefined;
  },
  renderer: ({ number }) =>
    `<sup><a href="#source-${number}" aria-label="${m.cited_source({ number })}">${number}</a></sup>`,
};

export function slugOf(text: string): string {
  return text
    .replace(/&[a-z#0-9]+;/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Fills in {path.to.field} of site.yaml; an unknown path is a mistake of that file. */
export function filledWith(site: Site, file: string): <T>(value: T) => T {
  return (value) => {
    try {
      return fillSettingsIn(value, site);
    } catch (error) {
      const { message } = error as Error;
      throw new ContentError({
        ...placeOfText(file, message.slice(0, message.indexOf('}') + 1)),
        says: message,
      });
    }
  };
}

/** Which wording somebody agreed to is told by its version alone. */
function requireOwnVersion(dir: string, { consent }: Site): void {
  const english = inLanguage('en', () => loadSite(dir)).consent.version;
  if (consent.version !== english) return;
  const file = fileIn(pageLanguage(), join(dir, 'site.yaml'));
  const expected = 'a version of its own, as the English wording has this one';
  throw new ContentError(fieldFault(file, ['consent', 'version'], expected, english));
}

/** The quote forms of this site in the language that is spoken; a provider's form has none. */
function withOwnForms(site: Site): Site {
  const territories = Object.fromEntries(
    Object.entries(site.territories).map(([name, { quote_form, ...rest }]) => {
      const isOwn = quote_form.startsWith('/');
      return [
        name,
        { ...rest, quote_form: isOwn ? pathIn(pageLanguage(), quote_form) : quote_form },
      ];
    }),
  ) as Site['territories'];
  return { ...site, territories };
}

/** Public settings that an operator may override at build (docs/deployment.md). */
function applyBuildOverrides(site: Site): Site {
  return {
    ...site,
    geolocation_url: buildEnv.geolocationUrl || site.geolocation_url,
    analytics_id: buildEnv.analyticsId || site.analytics_id,
  };
}
