/** The only reader of content/. Everything it returns has been validated. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { Careers } from '../domain/content/careers-schema.ts';
import { fillSettingsIn } from '../domain/content/fill-settings.ts';
import { NextSteps } from '../domain/content/next-steps-schema.ts';
import { PageMatter } from '../domain/content/page-schema.ts';
import { Products } from '../domain/content/product-schema.ts';
import { Area, type Faq, Faqs, Reviews, Site } from '../domain/content/site-schema.ts';
import { withoutMarks } from '../domain/content/source-marks.ts';
import { buildEnv } from './build-env.ts';
import { type CitedSource, citeSources } from './cite-sources.ts';
import { ContentError, parseYaml, readYaml, validate } from './read-yaml.ts';

/** Where content lies: ./content unless CONTENT_DIR names another company's folder. */
export const contentDir = buildEnv.contentDir;

export const loadSite = readOnce((dir) =>
  applyBuildOverrides(readYaml(join(dir, 'site.yaml'), Site)),
);

/** Areas in menu order. */
export const loadAreas = readOnce((dir): Area[] => {
  const owners = new Map<string, string>();
  return readdirSync(join(dir, 'areas'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const file = join(dir, 'areas', name);
      const area = readYaml(file, Area);
      if (`${area.id}.yaml` !== name)
        throw new ContentError(
          `${file}: field "id": expected "${name.slice(0, -5)}", found "${area.id}"`,
        );
      for (const zip of area.zips) {
        const owner = owners.get(zip);
        if (owner)
          throw new ContentError(
            `${file}: field "zips": expected each ZIP code in one area, found ${zip} also in ${owner}`,
          );
        owners.set(zip, file);
      }
      return area;
    })
    .sort((a, b) => a.order - b.order);
});

export const loadReviews = (dir = contentDir) => readYaml(join(dir, 'reviews.yaml'), Reviews);
/** The home page's questions, with their {settings} filled in. */
export function loadFaqs(dir = contentDir, site = loadSite(dir)): Faq[] {
  const file = join(dir, 'faqs.yaml');
  const portal = site.customer_portal;
  const shown = readYaml(file, Faqs).map(({ question, answer, without_portal }): Faq => {
    if (!without_portal) return { question, answer };
    return portal ? { question, answer, portal } : { question, answer: without_portal };
  });
  return filledWith(site, file)(shown);
}
/** What happens after a request, with its {settings} filled in. */
export const loadNextSteps = readOnce((dir): NextSteps => {
  const file = join(dir, 'next-steps.yaml');
  return filledWith(loadSite(dir), file)(readYaml(file, NextSteps));
});
export const loadProducts = (dir = contentDir) => readYaml(join(dir, 'products.yaml'), Products);

/** Roles of the careers page; every area they name exists. */
export function loadCareers(dir = contentDir): Careers {
  const file = join(dir, 'careers.yaml');
  const careers = readYaml(file, Careers);
  const known = loadAreas(dir).map((area) => area.id);
  for (const role of careers.roles) {
    const stranger = role.areas.find((area) => !known.includes(area));
    if (stranger)
      throw new ContentError(
        `${file}: field "roles.${role.id}.areas": expected one of ${known.join(', ')}, found "${stranger}"`,
      );
  }
  return careers;
}

/** One page: its URL, its front matter and its body as HTML. */
export interface Page {
  /** Path on the site, without a trailing slash. */
  url: string;
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

/** All pages of content/pages, checked against each other: unique titles, links that exist. */
export const loadPages = readOnce((dir): Page[] => {
  const root = join(dir, 'pages');
  if (!existsSync(root)) return [];
  const site = loadSite(dir);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => loadPage(root, join(root, name), site));
  checkPages(pages);
  return pages;
});

export function findPage(pages: Page[], url: string): Page | undefined {
  return pages.find((page) => page.url === url);
}

/** A build reads a folder once; development reads it again for every request. */
function readOnce<T>(read: (dir: string) => T): (dir?: string) => T {
  const known = new Map<string, T>();
  return (dir = contentDir) => {
    const value = known.get(dir) ?? read(dir);
    if (buildEnv.production) known.set(dir, value);
    return value;
  };
}

/** Loads one file and fills in its {settings}; the mistakes it can have by itself are reported here. */
export function loadPage(root: string, file: string, site = loadSite(dirname(root))): Page {
  const source = readFileSync(file, 'utf8');
  const parts = splitPage(file, source);
  const url = urlOf(root, file);
  if (url === '/privacy-policy') requireRetention(file, source);
  const filled = filledWith(site, file);
  const marked = validate(file, PageMatter, filled(parts.matter));
  requirePeople(file, marked, site);
  const { markdown, ...rest } = citeSources(file, marked, filled(parts.markdown));
  return { url, file, ...rest, markdown: withoutMarks(markdown), ...renderMarkdown(markdown) };
}

/** Front matter, not yet validated, and body of a page's file. */
export function splitPage(file: string, source: string): { matter: unknown; markdown: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match?.[1])
    throw new ContentError(`${file}: expected front matter between two --- lines, found none`);
  return { matter: parseYaml(file, match[1]), markdown: match[2] ?? '' };
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
  for (const setting of ['{retention.photo_days}', '{retention.lead_days}'])
    if (!source.includes(setting))
      throw new ContentError(
        `${file}: expected ${setting}, the days after which the server deletes, found none`,
      );
}

/** Whoever a page names as its author or reviewer is listed in site.yaml. */
function requirePeople(file: string, matter: PageMatter, { people }: Site): void {
  const keys = people.map(({ key }) => key);
  for (const field of ['author', 'reviewer'] as const) {
    const key = matter[field];
    if (key !== undefined && !keys.includes(key))
      throw new ContentError(
        `${file}: field "${field}": expected a key of people in site.yaml (${keys.join(', ') || 'it lists nobody'}), found "${key}"`,
      );
  }
}

/** Routes that exist without a Markdown file, as link targets. */
export const CODE_ROUTES = ['/', '/quote', '/search'];

/** Rules that need all pages: unique titles, descriptions, h1s and hooks; internal links that exist. */
export function checkPages(pages: Page[]): void {
  const mistakes: string[] = [];
  for (const field of ['title', 'description', 'h1', 'hook'] as const) {
    const seen = new Map<string, string>();
    for (const { file, matter } of pages) {
      const value =
        (matter as { hook?: string })[field as 'hook'] ??
        (matter as Record<string, unknown>)[field];
      if (typeof value !== 'string') continue;
      const other = seen.get(value);
      if (other)
        mistakes.push(
          `${file}: field "${field}": expected a value of its own, found the same as ${other}`,
        );
      seen.set(value, file);
    }
  }
  const urls = new Set([...CODE_ROUTES, ...pages.map((page) => page.url)]);
  for (const page of pages) {
    for (const link of internalLinks(page)) {
      if (!urls.has(link))
        mistakes.push(`${page.file}: link to ${link}: expected a page that exists, found none`);
    }
  }
  if (mistakes.length) throw new ContentError(mistakes.join('\n'));
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
export function renderInline(markdown: string): string {
  return new Marked().parseInline(markdown, { async: false });
}

function renderMarkdown(markdown: string): Pick<Page, 'html' | 'headings'> {
  const headings: Page['headings'] = [];
  const marked = new Marked({
    extensions: [SOURCE_MARK],
    renderer: {
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
    `<sup><a href="#source-${number}" aria-label="Source ${number}">${number}</a></sup>`,
};

export function slugOf(text: string): string {
  return text
    .replace(/&[a-z#0-9]+;/g, '')
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
      throw new ContentError(`${file}: ${(error as Error).message}`);
    }
  };
}

/** Public settings that an operator may override at build (docs/deployment.md). */
function applyBuildOverrides(site: Site): Site {
  return {
    ...site,
    geolocation_url: buildEnv.geolocationUrl || site.geolocation_url,
    analytics_id: buildEnv.analyticsId || site.analytics_id,
  };
}
