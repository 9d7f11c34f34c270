/** What a content page's route loads: the page itself and what is derived from the others. */
import * as m from '#messages';
import type { NextSteps } from '../domain/content/next-steps-schema.ts';
import type { PageMatter, ServiceMatter } from '../domain/content/page-schema.ts';
import type { Person } from '../domain/content/site-schema.ts';
import type { Language } from '../domain/language/language.ts';
import { localPath, pathIn, splitLanguage } from '../domain/language/language.ts';
import { priceOf, type ShownPrice } from '../domain/prices/prices.ts';
import { buildEnv } from './build-env.ts';
import type { CitedSource } from './cite-sources.ts';
import {
  CODE_ROUTES,
  findPage,
  loadLanguages,
  loadNextSteps,
  loadPages,
  loadPagesIn,
  loadSite,
  type Page,
} from './load.ts';
import { labelOf, type NavigationItem, toItem, writingPageOf } from './navigation.ts';
import { type CardPicture, pictureOfPage } from './page-drawing.ts';
import { photosOf, type SizedPhoto } from './page-photos.ts';
import { type ShareImage, shareImageOf } from './share-image.ts';

export interface Card extends NavigationItem {
  text: string;
  /** What it is about: an animal, or for a service the place where it is done. */
  picture: CardPicture | null;
  /** On the list of services, what a service costs; null = by inspection. */
  price?: string | null;
  /** On the list of posts: the area that one is about, none for a guide; its day, YYYY-MM-DD; how long it takes to read. */
  post?: { place: string | undefined; published: string; minutes: number } | undefined;
}
/** What the head of a page says. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical URL; null while SITE_URL is not set, because a relative one is not valid. */
  canonical: string | null;
  /** The page in each language, itself among them; none where it is in one only, or has no canonical URL. */
  alternates: { language: Language; href: string }[];
  indexed: boolean;
  share: ShareImage;
}
/** Who wrote or checked a page. */
export interface Byline extends Person {
  /** Their entry on the page of kind writing; null = there is no such page. */
  href: string | null;
}
export interface PageData<M extends PageMatter = PageMatter> {
  url: string;
  head: PageHead;
  /**
   * Front matter without what is for editors only: the proofs of local facts, file names of photos. Source marks are
   * numbers, `[^2]`: show such texts with app/ui/cited. Sources stand in `sources`.
   */
  matter: M;
  sources: CitedSource[];
  html: string;
  headings: Page['headings'];
  isCompact: Page['isCompact'];
  breadcrumbs: NavigationItem[];
  /** The owner's photos, in the sizes that were made of them. */
  photos: SizedPhoto[];
  author: Byline | null;
  reviewer: Byline | null;
  /** Related pages that exist, with their descriptions for cards. */
  related: Card[];
  /** What happens after a request, in three lines beside the quote form. */
  nextSteps: Pick<NextSteps, 'heading' | 'short'>;
}
/** The price that stands on a service page. */
export interface PricedOffer {
  /** Null = by inspection. */
  price: ShownPrice | null;
  /** The price's label, or what stands in its place; empty = the page says nothing of a price. */
  priceLabel: string;
}
export interface ServiceOffer extends NavigationItem, PricedOffer {}

/**
 * Loads the page of `request`'s path; a path without a page answers 404.
 * @param pages all pages; development reads them anew with every call of loadPages
 */
export function loadPageData(request: Request, pages = loadPages()): PageData {
  const url = pagePathOf(request);
  const page = findPage(pages, url);
  if (!page) throw new Response('Not found', { status: 404 });
  const { matter, cited, sources, html, headings, isCompact } = page;
  const { heading, short } = loadNextSteps();
  return {
    url,
    head: headOf({ ...matter, url }, pages),
    matter: forVisitors(cited),
    sources,
    html,
    headings: headings.map(({ id, text }) => ({ id, text: decoded(text) })),
    isCompact,
    breadcrumbs: breadcrumbsOf(pages, page),
    photos: photosOf(page),
    author: bylineOf(matter.author, pages),
    reviewer: bylineOf(matter.reviewer, pages),
    related: relatedTo(page, pages),
    nextSteps: { heading, short },
  };
}

/** English path of the page that is asked for. */
export function pagePathOf(request: Request): string {
  const { path } = splitLanguage(new URL(request.url).pathname.replace(/\.data$/, ''));
  return path.replace(/\/$/, '') || '/';
}

/**
 * Head of any page, with or without a Markdown file.
 * @param page `url` is its English path
 */
export function headOf(
  page: { title: string; description: string; url: string; indexed?: boolean },
  pages = loadPages(),
): PageHead {
  return {
    title: page.title.replace('{brand}', loadSite().brand.short_name),
    description: page.description,
    canonical: buildEnv.siteUrl ? `${buildEnv.siteUrl}${localPath(page.url)}` : null,
    alternates: buildEnv.siteUrl && (page.indexed ?? true) ? alternatesOf(page.url) : [],
    indexed: page.indexed ?? true,
    share: shareImageOf(page.url, pages),
  };
}

/** Languages in which the page of an English path is there. */
function languagesOfPage(url: string): Language[] {
  return loadLanguages().filter(
    (language) => CODE_ROUTES.includes(url) || findPage(loadPagesIn(language), url),
  );
}

function alternatesOf(url: string): PageHead['alternates'] {
  const languages = languagesOfPage(url);
  if (languages.length < 2) return [];
  return languages.map((language) => ({
    language,
    href: `${buildEnv.siteUrl}${pathIn(language, url)}`,
  }));
}

/** Another page about the same place is called by its heading: of one name are two pages otherwise, this one among them. */
function relatedTo({ matter }: Page, pages: Page[]): Card[] {
  return matter.related.flatMap((path) => {
    const page = findPage(pages, path);
    if (!page) return [];
    const card = toCard(pages, page);
    return [card.name === labelOf(matter) ? { ...card, name: page.matter.h1 } : card];
  });
}

/** Those of the paths that are pages, as cards. */
function cardsOf(pages: Page[], paths: string[]): Card[] {
  return paths.flatMap((path) => {
    const page = findPage(pages, path);
    return page ? [toCard(pages, page)] : [];
  });
}

export function toCard(pages: Page[], page: Page): Card {
  return { ...toItem(page), text: page.matter.description, picture: pictureOfPage(pages, page) };
}

/** Those of the paths that are pages, as links. */
export function itemsOf(pages: Page[], paths: string[]): NavigationItem[] {
  return cardsOf(pages, paths).map(({ name, href }) => ({ name, href }));
}

/** The service page at `path` with its price; null when there is none. */
export function offerOf(pages: Page[], path: string | undefined): ServiceOffer | null {
  const page = path ? findPage(pages, path) : undefined;
  if (page?.matter.template !== 'service') return null;
  return { ...toItem(page), ...pricedOffer(page.matter) };
}

/** @param title what stands over the price. Default: what the page is called */
export function pricedOffer(matter: ServiceMatter, title = labelOf(matter)): PricedOffer {
  if (!matter.cost) return { price: null, priceLabel: '' };
  const price = priceOf(matter.cost, title, loadSite().prices);
  return { price, priceLabel: price?.label ?? matter.cost.label ?? m.common_by_inspection() };
}

/** The person of site.yaml with that key, which loadPage has proven to exist. */
function bylineOf(key: string | undefined, pages: Page[]): Byline | null {
  const person = loadSite().people.find((one) => one.key === key);
  if (!person) return null;
  const writing = writingPageOf(pages);
  return { ...person, href: writing && `${writing.href}#${person.key}` };
}

function forVisitors<M extends PageMatter>(matter: M): M {
  return {
    ...matter,
    sources: [],
    photos: [],
    ...('local_facts' in matter ? { local_facts: [] } : {}),
  };
}

/** Headings come as HTML; as text they have no entities. */
function decoded(html: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '');
}

/** Home, then each parent path that is a page, then the page itself. */
function breadcrumbsOf(pages: Page[], page: Page): NavigationItem[] {
  const parts = page.url.split('/').filter(Boolean);
  const parents = itemsOf(
    pages,
    parts.slice(0, -1).map((_, i) => `/${parts.slice(0, i + 1).join('/')}`),
  );
  return [{ name: m.common_home(), href: localPath('/') }, ...parents, toItem(page)];
}
