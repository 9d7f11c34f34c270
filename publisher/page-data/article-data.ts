/** The data of article pages by kind, in addition to their words. */
import * as m from '#messages';
import type { Careers } from '../../domain/content/careers-schema.ts';
import type { Products } from '../../domain/content/product-schema.ts';
import { ratingOf } from '../../domain/content/review-counts.ts';
import type { Person, Review, Site } from '../../domain/content/site-schema.ts';
import { pageLocale } from '../../domain/language/language.ts';
import { type Drawing, middleOf } from '../../domain/species/specimens.ts';
import { mapOf, type PlaceMap, stateMapId } from '../../domain/territory/maps.ts';
import {
  findPage,
  loadAreas,
  loadCareers,
  loadPages,
  loadProducts,
  loadReviews,
  loadSite,
  type Page,
} from '../read/load.ts';
import {
  GUIDE_PAGE,
  labelOf,
  loadNavigation,
  type NavigationItem,
  toItem,
  writingPageOf,
} from './navigation.ts';
import { type Card, loadPageData, offerOf, type PageData, toCard } from './page-data.ts';
import { drawingNamed } from './page-drawing.ts';
import { portraitOf, type SizedPhoto } from './page-photos.ts';
import { loadPestCalendar, monthOfBuild, type StateYear } from './pest-calendar.ts';
import { loadPlans, type Plan } from './plans.ts';
import { readingMinutes } from './post-data.ts';

export interface CardGroup {
  title: string;
  cards: Card[];
}
/** The place pages of an area: its towns, then others under their own heading. */
export interface AreaPlaces {
  title: string;
  towns: NavigationItem[];
  more: { title: string; items: NavigationItem[] };
}
/** An animal in the pestdex. */
export interface PestEntry {
  name: string;
  latin: string;
  length_mm: number[];
  drawing: Drawing;
  /** The pest page about it. */
  page: NavigationItem;
}
/** Counts of the sources that all pages cite. */
export interface CitedSites {
  /** Number of different URLs. */
  sources: number;
  sites: number;
  /** Sites cited by at least MANY_PAGES pages, most cited first. */
  mostCited: { host: string; pages: number }[];
}
export interface ArticleData extends PageData {
  /** Pages below this one, as cards (hubs). */
  cards: CardGroup[];
  /** The pest pages by name (/pest-info). */
  cabinet: Card[];
  /** Places by area (/service-areas). */
  places: AreaPlaces[];
  /** Maps of the areas of each state (/service-areas). */
  maps: PlaceMap[];
  /** The pestdex, smallest animal first. */
  pests: PestEntry[];
  /** The pests' year by state (/pest-info/calendar). */
  calendar: { states: StateYear[]; monthOfBuild: number } | null;
  /** The plans side by side (/services/plans). */
  plans: Plan[];
  /** Authors and reviewers of the pages, with their portraits (kind writing). */
  people: { person: Person; portrait: SizedPhoto | null }[];
  /** The company's promises with their terms; empty if another page has them. */
  promises: string[];
  cited: CitedSites | null;
  reviews: Review[];
  /** The rating and what it was counted from; shown above the reviews. */
  reviewFigures: string;
  products: Products | null;
  careers: Careers | null;
  /** Area names by id, for the roles on the careers page. */
  areaLabels: Record<string, string>;
}

const withPortrait = (person: Person) => ({
  person,
  portrait: portraitOf(person, m.content_loader_portrait({ name: person.name })),
});

/** Loads the article at `request`'s path. @throws a 404 response if there is none */
export function loadArticleData(request: Request): ArticleData {
  const pages = loadPages();
  const page = loadPageData(request, pages);
  const { matter, url } = page;
  const kind = matter.template === 'article' ? matter.kind : 'plain';
  const reviews = kind === 'reviews' ? loadReviews() : [];
  return {
    ...page,
    cards: kind === 'hub' ? cardsBelow(pages, url) : [],
    cabinet: kind === 'hub' && url === GUIDE_PAGE ? pestCards(pages) : [],
    places: kind === 'hub' && url === '/service-areas' ? placesByArea(pages) : [],
    maps: kind === 'hub' && url === '/service-areas' ? mapsOfAreas() : [],
    pests: kind === 'pestdex' ? allPests(pages) : [],
    calendar:
      kind === 'calendar' ? { states: loadPestCalendar(), monthOfBuild: monthOfBuild() } : null,
    plans: kind === 'plans' ? loadPlans() : [],
    people: showsPeople(pages, kind) ? loadSite().people.map(withPortrait) : [],
    promises: kind === 'about' && !findPage(pages, PROMISES_PAGE) ? promisesOf(loadSite()) : [],
    cited: kind === 'writing' ? citedBy(pages) : null,
    reviews,
    reviewFigures: reviews.length > 0 ? ratingSentence() : '',
    products: kind === 'labels' ? loadProducts() : null,
    careers: kind === 'careers' ? loadCareers() : null,
    areaLabels:
      kind === 'careers' ? Object.fromEntries(loadAreas().map(({ id, label }) => [id, label])) : {},
  };
}

/** The page for promises, if the company has one. */
const PROMISES_PAGE = '/about/our-promises';

/** People are shown on the page of kind writing; a company without that page shows them on its about page. */
const showsPeople = (pages: Page[], kind: string) =>
  kind === 'writing' || (kind === 'about' && writingPageOf(pages) === null);

function promisesOf({ claims, promises }: Site): string[] {
  const guarantee = [claims.guarantee, promises.guarantee];
  const reservice = [claims.free_reservice, promises.reservice];
  return [guarantee, reservice, [promises.plan_term], [promises.night_calls]].flatMap(
    (parts) => parts.filter(Boolean).join('. ') || [],
  );
}

/** Number of pages that must cite a site before the page of kind writing names it. */
const MANY_PAGES = 10;

/** Counts the sources that visitors see; a site counts once for each page. */
export function citedBy(pages: Pick<Page, 'url' | 'matter'>[]): CitedSites {
  const urls = new Set<string>();
  const citing = new Map<string, Set<string>>();
  for (const { url: page, matter } of pages)
    for (const { url } of matter.sources.filter(({ shown }) => shown)) {
      const host = new URL(url).hostname.replace(/^www\./, '');
      urls.add(url);
      citing.set(host, (citing.get(host) ?? new Set()).add(page));
    }
  return {
    sources: urls.size,
    sites: citing.size,
    mostCited: [...citing]
      .map(([host, { size }]) => ({ host, pages: size }))
      .filter((site) => site.pages >= MANY_PAGES)
      .sort((a, b) => b.pages - a.pages || a.host.localeCompare(b.host)),
  };
}

function ratingSentence(): string {
  const rating = ratingOf(loadSite().claims);
  if (!rating) return '';
  const count = rating.home_review_count.toLocaleString(pageLocale());
  return m.content_loader_we_are_rated_5_from_reviews({ rating: rating.rating, count });
}

/** Cards of the pages below a path; services are grouped as in their menu. */
function cardsBelow(all: Page[], url: string): CardGroup[] {
  if (url === '/service-areas' || url === GUIDE_PAGE) return [];
  const pages = all.filter((page) => page.url.startsWith(`${url}/`));
  if (url !== '/services')
    return group(
      '',
      pages.sort(newestFirst).map((page) => ({ ...toCard(all, page), post: postOf(page) })),
    );
  const menus = loadNavigation().services.map(({ title, items }) => ({
    title,
    cards: items.flatMap(({ href }) =>
      pages.filter((page) => page.href === href).map((page) => serviceCard(all, page)),
    ),
  }));
  const rest = pages.filter(({ matter }) => matter.template === 'service' && matter.menu === null);
  return [
    ...menus,
    ...group(
      rest.some(({ url: path }) => /crawl|wildlife/.test(path))
        ? m.content_loader_crawl_space_wildlife_and_letters()
        : m.content_loader_other_services(),
      rest.map((page) => serviceCard(all, page)),
    ),
  ].filter(({ cards }) => cards.length > 0);
}

/** What a post's card shows besides its name: its place, its date and its reading time. */
function postOf(page: Page): Card['post'] {
  if (page.matter.template !== 'post') return undefined;
  const { area, published } = page.matter;
  const place = loadAreas().find(({ id }) => id === area)?.label;
  return { place, published, minutes: readingMinutes(page) };
}

/** Adds the price to a service's card if it has one. */
function serviceCard(pages: Page[], page: Page): Card {
  const offer = offerOf(pages, page.url);
  return { ...toCard(pages, page), price: offer?.price ? offer.priceLabel : null };
}

function pestCards(pages: Page[]): Card[] {
  return pages
    .filter(({ matter }) => matter.template === 'pest')
    .map((page) => toCard(pages, page))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function group(title: string, cards: Card[]): CardGroup[] {
  return cards.length ? [{ title, cards }] : [];
}

/** Sorts posts by date, other pages by name. */
function newestFirst(a: Page, b: Page): number {
  const dateOf = ({ matter }: Page) => ('published' in matter ? matter.published : '');
  return dateOf(b).localeCompare(dateOf(a)) || labelOf(a.matter).localeCompare(labelOf(b.matter));
}

/** Every place page by area: towns first, then neighborhoods and pages about one subject. */
function placesByArea(pages: Page[]): AreaPlaces[] {
  const places = pages.filter(({ matter }) => 'place' in matter);
  return loadAreas().map(({ id, label }) => {
    const own = places.filter(({ matter }) => 'area' in matter && matter.area === id);
    const towns = own.filter(({ url }) => url.startsWith('/service-areas/'));
    const others = own.filter((page) => !towns.includes(page));
    return {
      title: label,
      towns: towns.map(toItem),
      more: { title: m.content_loader_more_around({ label }), items: others.map(titledItem) },
    };
  });
}

/** Named by heading, because several of these pages are about the same place. */
function titledItem(page: Page): NavigationItem {
  return { ...toItem(page), name: page.matter.h1 };
}

/** The state with the most areas first; empty if the maps were drawn for other areas. */
function mapsOfAreas(): PlaceMap[] {
  const areas = loadAreas();
  const states = [...Map.groupBy(areas, ({ state }) => state)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([state]) => state);
  const maps = states.flatMap((state) => mapOf(stateMapId(state)) ?? []);
  const drawn = maps.flatMap(({ pins }) => pins.map(({ name }) => name));
  if (!areas.every(({ label }) => drawn.includes(label))) return [];
  const pages = loadPages();
  return maps.map((map) => ({
    ...map,
    // A pin whose page is gone is left out; the map still shows its dot.
    pins: map.pins.flatMap((pin) => {
      const page = findPage(pages, pin.href);
      return page ? [{ ...pin, href: page.href }] : [];
    }),
  }));
}

function allPests(pages: Page[]): PestEntry[] {
  return pages
    .flatMap((page) => {
      const { matter } = page;
      if (matter.template !== 'pest') return [];
      return matter.species.flatMap(({ name, latin, length_mm, specimen }) => {
        const drawing = drawingNamed(specimen, page.file);
        return drawing ? [{ name, latin, length_mm, drawing, page: toItem(page) }] : [];
      });
    })
    .sort((a, b) => middleOf(a.length_mm) - middleOf(b.length_mm));
}
