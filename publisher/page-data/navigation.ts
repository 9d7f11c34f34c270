/** Menus, footer, breadcrumbs and cards, derived from the existing pages. */
import { join } from 'node:path';
import * as v from 'valibot';
import * as m from '#messages';
import { names } from '../../domain/content/names.ts';
import type { PageMatter } from '../../domain/content/page-schema.ts';
import { data, words } from '../../domain/content/translation.ts';
import type { Language } from '../../domain/language/language.ts';
import { localPath, pageLanguage } from '../../domain/language/language.ts';
import { LETTER_PAGE } from '../read/code-paths.ts';
import {
  contentDir,
  findPage,
  loadAreas,
  loadPages,
  loadPagesIn,
  loadSite,
  type Page,
} from '../read/load.ts';
import { readOptional } from '../read/read-translated.ts';

/** Navigation item (spec §3). */
export interface NavigationItem {
  name: string;
  href: string;
  /** Language of the page, if it differs from the current one. */
  language?: Language;
}
interface NavigationGroup {
  title: string;
  items: NavigationItem[];
}
export interface Navigation {
  /** About, Reviews, Blog. */
  main: NavigationItem[];
  /** One group per area, in menu order; `area` is its id. */
  areas: (NavigationGroup & { area: string })[];
  /** Service Plans and Pest Treatments, which trade.treatments may rename. */
  services: NavigationGroup[];
  /** Shown beside them: every way to identify a pest, and what a home sale needs. */
  help: NavigationGroup[];
  /** The pages that answer "What is it?". */
  waysToNameIt: NavigationItem[];
  /** Seven columns (spec §2, Footer). */
  footer: NavigationGroup[];
  privacy: NavigationItem | null;
  terms: NavigationItem | null;
  /** How the pages are written and checked; every list of sources links to it. */
  writing: NavigationItem | null;
}

/** content/navigation.yaml: paths of pages; {slug} is brand.slug in site.yaml. */
export const NavigationSettings = v.strictObject({
  header: v.array(names('page', data(v.string()))),
  footer: v.array(
    v.strictObject({ title: words(v.string()), pages: v.array(names('page', data(v.string()))) }),
  ),
});

/** @returns null for a company without the file: its menus are derived from its pages */
export const readNavigation = (dir = contentDir): v.InferOutput<typeof NavigationSettings> | null =>
  readOptional(join(dir, 'navigation.yaml'), NavigationSettings, null, 'refused');

/** Hub pages, each with further pages for its column of the footer. */
const COLUMNS: [hub: string, ...more: string[]][] = [
  ['/services', '/quote'],
  ['/pest-info', '/upload'],
  ['/service-areas'],
  ['/about', '/reviews', '/blog'],
];

/** One footer column for each hub page, with the pages below it. */
function navigationOf(pages: Page[]): v.InferOutput<typeof NavigationSettings> {
  return {
    header: ['/about', '/reviews', '/blog'],
    footer: COLUMNS.flatMap(([path, ...more]) => {
      const hub = findPage(pages, path);
      if (!hub) return [];
      const below = pages.map(({ url }) => url).filter((url) => url.startsWith(`${path}/`));
      return [{ title: labelOf(hub.matter), pages: [path, ...below, ...more] }];
    }),
  };
}

export function loadNavigation(): Navigation {
  const pages = loadPages();
  const {
    brand: { slug },
    trade,
  } = loadSite();
  const settings = readNavigation() ?? navigationOf(pages);
  const byUrl = new Map<string, NavigationItem>([
    // The only page with its own code that menus name.
    ['/quote', { name: m.common_get_a_quote(), href: localPath('/quote') }],
    ...pages.map((page) => [page.url, toItem(page)] as const),
  ]);
  const pick = (paths: string[]) =>
    paths.flatMap((path) => byUrl.get(path.replace('{slug}', slug)) ?? []);
  return {
    main: pick(settings.header),
    areas: loadAreas().map((area) => ({
      area: area.id,
      title: area.label,
      items: placesOf(area.id, area.page),
    })),
    services: [
      { title: m.content_loader_service_plans(), items: servicesOf('plans', pages) },
      { title: trade.treatments, items: servicesOf('treatments', pages) },
    ].filter(({ items }) => items.length > 0),
    help: [
      { title: m.common_what_is_it(), items: pick(WAYS_TO_NAME_IT).slice(0, 1) },
      { title: m.content_loader_for_a_home_sale(), items: pick([LETTER_PAGE]) },
    ].filter(({ items }) => items.length > 0),
    waysToNameIt: pick(WAYS_TO_NAME_IT),
    footer: settings.footer
      .map(({ title, pages: paths }) => ({ title, items: pick(paths) }))
      .filter(({ items }) => items.length > 0 || pageLanguage() === 'en'),
    privacy: byUrl.get('/privacy-policy') ?? null,
    terms: byUrl.get('/terms-of-service') ?? null,
    writing: writingPageOf(pages),
  };
}

/** The page on which pests can be filtered. */
export const GUIDE_PAGE = '/pest-info';

/** The pages that answer "What is it?". Menus link to the first one; each page links to all of them. */
const WAYS_TO_NAME_IT = [
  GUIDE_PAGE,
  '/pest-identifier',
  '/upload',
  '/about/pestdex',
  '/pest-info/calendar',
  '/about/pest-library',
];

export function toItem({ matter, href, language }: Page): NavigationItem {
  return { name: labelOf(matter), href, ...(language !== pageLanguage() && { language }) };
}

/** The page of kind writing; null if there is none. */
export function writingPageOf(pages: Page[]): NavigationItem | null {
  const page = pages.find(
    ({ matter }) => matter.template === 'article' && matter.kind === 'writing',
  );
  return page ? toItem(page) : null;
}

/** The page's name in menus, cards and breadcrumbs. */
export function labelOf(matter: PageMatter): string {
  return matter.label ?? ('place' in matter ? matter.place : matter.h1);
}

/** Service areas and locations of an area, each place once, the area's own page first. All of them are in English. */
function placesOf(area: string, ownPage: string): NavigationItem[] {
  const places = new Map<string, Page>();
  for (const page of loadPagesIn('en')) {
    const { matter } = page;
    if (matter.template !== 'service-area' && matter.template !== 'location') continue;
    if (matter.area !== area) continue;
    const known = places.get(matter.place);
    if (!known || page.url === ownPage) places.set(matter.place, page);
    else if (known.url !== ownPage && matter.template === 'service-area')
      places.set(matter.place, page);
  }
  return [...places.values()]
    .map((page) => ({ ...toItem(page), name: (page.matter as { place: string }).place }))
    .sort(
      (a, b) =>
        Number(b.href === ownPage) - Number(a.href === ownPage) || a.name.localeCompare(b.name),
    );
}

const SERVICE_ORDER = [
  'pest-protection-plan',
  'termite-control',
  'mosquito-control',
  'encapsulation-services',
  'ant-control',
  'cockroach-control',
  'bedbug-control',
  'spider-control',
  'rodent-control',
  'wasp-control',
  'flea-tick-control',
  'carpenter-bee-control',
];

function servicesOf(menu: 'plans' | 'treatments', pages: Page[]): NavigationItem[] {
  const rank = (href: string) => {
    const index = SERVICE_ORDER.indexOf(href.split('/').at(-1) ?? '');
    return index < 0 ? SERVICE_ORDER.length : index;
  };
  return pages
    .filter(({ matter }) => matter.template === 'service' && matter.menu === menu)
    .map(toItem)
    .sort((a, b) => rank(a.href) - rank(b.href) || a.name.localeCompare(b.name));
}
