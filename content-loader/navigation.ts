/** Menus, footer, breadcrumbs and cards, derived from the pages that exist. */

import { join } from 'node:path';
import * as v from 'valibot';
import * as m from '#messages';
import type { PageMatter } from '../domain/content/page-schema.ts';
import { contentDir, loadAreas, loadPages, loadSite, type Page } from './load.ts';
import { readYaml } from './read-yaml.ts';

/** Navigation item (spec §3). */
export interface NavigationItem {
  name: string;
  href: string;
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
  /** Service Plans and Pest Treatments. */
  services: NavigationGroup[];
  /** Seven columns (spec §2, Footer). */
  footer: NavigationGroup[];
  privacy: NavigationItem | null;
  terms: NavigationItem | null;
  /** How the pages are written and checked; every list of sources leads there. */
  writing: NavigationItem | null;
}

const NavigationSettings = v.strictObject({
  header: v.array(v.string()),
  footer: v.array(v.strictObject({ title: v.string(), pages: v.array(v.string()) })),
});

/** Pages with code of their own and the words that menus use for them. */
const CODE_PAGES: NavigationItem[] = [{ name: m.content_loader_get_a_quote(), href: '/quote' }];

export function loadNavigation(): Navigation {
  const pages = loadPages();
  const { slug } = loadSite().brand;
  const settings = readYaml(join(contentDir, 'navigation.yaml'), NavigationSettings);
  const byUrl = new Map([
    ...CODE_PAGES.map((item) => [item.href, item] as const),
    ...pages.map((page) => [page.url, toItem(page)] as const),
  ]);
  const pick = (paths: string[]) =>
    paths.flatMap((path) => byUrl.get(path.replace('{slug}', slug)) ?? []);
  return {
    main: pick(settings.header),
    areas: loadAreas().map((area) => ({
      area: area.id,
      title: area.label,
      items: placesOf(area.id, area.page, pages),
    })),
    services: [
      { title: m.content_loader_service_plans(), items: servicesOf('plans', pages) },
      { title: m.content_loader_pest_treatments(), items: servicesOf('treatments', pages) },
    ],
    footer: settings.footer.map(({ title, pages: paths }) => ({ title, items: pick(paths) })),
    privacy: byUrl.get('/privacy-policy') ?? null,
    terms: byUrl.get('/terms-of-service') ?? null,
    writing: writingPageOf(pages),
  };
}

export function toItem(page: Page): NavigationItem {
  return { name: labelOf(page.matter), href: page.url };
}

/** The page of kind writing; null = there is none. */
export function writingPageOf(pages: Page[]): NavigationItem | null {
  const page = pages.find(
    ({ matter }) => matter.template === 'article' && matter.kind === 'writing',
  );
  return page ? toItem(page) : null;
}

/** What menus, cards and breadcrumbs call a page. */
export function labelOf(matter: PageMatter): string {
  return matter.label ?? ('place' in matter ? matter.place : matter.h1);
}

/** Service areas and locations of an area, each place once, the area's own page first. */
function placesOf(area: string, ownPage: string, pages: Page[]): NavigationItem[] {
  const places = new Map<string, Page>();
  for (const page of pages) {
    const { matter } = page;
    if (matter.template !== 'service-area' && matter.template !== 'location') continue;
    if (matter.area !== area) continue;
    const known = places.get(matter.place);
    if (!known || page.url === ownPage) places.set(matter.place, page);
    else if (known.url !== ownPage && matter.template === 'service-area')
      places.set(matter.place, page);
  }
  return [...places.values()]
    .map((page) => ({ name: (page.matter as { place: string }).place, href: page.url }))
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
