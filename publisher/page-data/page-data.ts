/** The data that a content page's route loads: the page itself, and what is derived from other pages. */
import * as m from '#messages';
import type { PageMatter, ServiceMatter } from '../../domain/content/page-schema.ts';
import type { Person } from '../../domain/content/site-schema.ts';
import type { Language } from '../../domain/language/language.ts';
import { localPath, pathIn, splitLanguage } from '../../domain/language/language.ts';
import { priceOf, type ShownPrice } from '../../domain/prices/prices.ts';
import { buildEnv } from '../read/build-env.ts';
import type { CitedSource } from '../read/cite-sources.ts';
import {
  CODE_ROUTES,
  findPage,
  loadLanguages,
  loadPages,
  loadPagesIn,
  loadSite,
  type Page,
} from '../read/load.ts';
import { labelOf, type NavigationItem, toItem, writingPageOf } from './navigation.ts';
import { type CardPicture, pictureOfPage } from './page-drawing.ts';
import { photosOf, type SizedPhoto } from './page-photos.ts';
import { type ShareImage, shareImageOf } from './share-image.ts';

export interface Card extends NavigationItem {
  text: string;
  /** The page's subject: an animal, or for a service the place where it is done. */
  picture: CardPicture | null;
  /** In the list of services: the price; null = by inspection. */
  price?: string | null;
  /** In the list of posts: the post's area (none for a guide), its date, YYYY-MM-DD, and its reading time. */
  post?: { place: string | undefined; published: string; minutes: number } | undefined;
}
/** Contents of a page's `<head>`. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical URL; null without SITE_URL, because a relative URL is not valid there. */
  canonical: string | null;
  /** The page in each language, including its own; empty if it has only one, or no canonical URL. */
  alternates: { language: Language; href: string }[];
  indexed: boolean;
  share: ShareImage;
}
/** An author or reviewer of a page. */
export interface Byline extends Person {
  /** The person's entry on the page of kind writing; null if there is no such page. */
  href: string | null;
}
export interface PageData<M extends PageMatter = PageMatter> {
  url: string;
  head: PageHead;
  /** Front matter. Source marks are numbers, `[^2]`; show such texts with site/ui/cited. */
  matter: M;
  sources: CitedSource[];
  html: string;
  headings: Page['headings'];
  isCompact: Page['isCompact'];
  breadcrumbs: NavigationItem[];
  /** The owner's photos in the sizes made of them. */
  photos: SizedPhoto[];
  author: Byline | null;
  reviewer: Byline | null;
  /** Existing related pages, with their descriptions for cards. */
  related: Card[];
}
/** The price on a service page. */
export interface PricedOffer {
  /** Null = by inspection. */
  price: ShownPrice | null;
  /** The price's label, or the words shown instead; empty if the page does not mention a price. */
  priceLabel: string;
}
export interface ServiceOffer extends NavigationItem, PricedOffer {}

/**
 * Loads the page at `request`'s path. @throws a 404 response if there is none
 * @param pages all pages; in development every call of loadPages reads them again
 */
export function loadPageData(request: Request, pages = loadPages()): PageData {
  const url = pagePathOf(request);
  const page = findPage(pages, url);
  if (!page) throw new Response('Not found', { status: 404 });
  const { matter, cited, sources, html, headings, isCompact } = page;
  return {
    url,
    head: headOf({ ...matter, url }, pages),
    matter: cited,
    sources,
    html,
    headings: headings.map(({ id, text }) => ({ id, text: decoded(text) })),
    isCompact,
    breadcrumbs: breadcrumbsOf(pages, page),
    photos: photosOf(page),
    author: bylineOf(matter.author, pages),
    reviewer: bylineOf(matter.reviewer, pages),
    related: relatedTo(page, pages),
  };
}

/** English path of the requested page. */
export function pagePathOf(request: Request): string {
  const { path } = splitLanguage(new URL(request.url).pathname.replace(/\.data$/, ''));
  return path.replace(/\/$/, '') || '/';
}

/**
 * Head of any page, with or without a Markdown file.
 * @param page with its English path as `url`
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

/** Languages that have a page at an English path. */
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

/** The existing pages among the paths. */
const pagesAt = (pages: Page[], paths: readonly string[]): Page[] =>
  paths.flatMap((path) => findPage(pages, path) ?? []);

/** A related page about the same place is named by its heading, because both pages would have the same name. */
const relatedTo = ({ matter }: Page, pages: Page[]): Card[] =>
  pagesAt(pages, matter.related).map((page) => {
    const card = toCard(pages, page);
    return card.name === labelOf(matter) ? { ...card, name: page.matter.h1 } : card;
  });

export function toCard(pages: Page[], page: Page): Card {
  return { ...toItem(page), text: page.matter.description, picture: pictureOfPage(pages, page) };
}

/** The existing pages among the paths, as links. */
export const itemsOf = (pages: Page[], paths: readonly string[]): NavigationItem[] =>
  pagesAt(pages, paths).map(toItem);

/** The service page at `path` with its price; null if there is none. */
export function offerOf(pages: Page[], path: string | undefined): ServiceOffer | null {
  const page = path ? findPage(pages, path) : undefined;
  if (page?.matter.template !== 'service') return null;
  return { ...toItem(page), ...pricedOffer(page.matter) };
}

/** @param title shown above the price. Default: the page's name */
export function pricedOffer(matter: ServiceMatter, title = labelOf(matter)): PricedOffer {
  if (!matter.cost) return { price: null, priceLabel: '' };
  const price = priceOf(matter.cost, title, loadSite().prices);
  return { price, priceLabel: price?.label ?? matter.cost.label ?? m.common_by_inspection() };
}

/** The person with that key in site.yaml. loadPage checks that the key exists. */
function bylineOf(key: string | undefined, pages: Page[]): Byline | null {
  const person = loadSite().people.find((one) => one.key === key);
  if (!person) return null;
  const writing = writingPageOf(pages);
  return { ...person, href: writing && `${writing.href}#${person.key}` };
}

/** Decodes the entities of a heading, which is stored as HTML. */
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
