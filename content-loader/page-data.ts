/** What a content page's route loads: the page itself and what is derived from the others. */
import type { PageMatter } from '../domain/content/page-schema.ts';
import { buildEnv } from './build-env.ts';
import { loadPages, loadSite, type Page } from './load.ts';
import { labelOf, type NavigationItem, toItem } from './navigation.ts';

export interface Card extends NavigationItem {
  text: string;
}
/** What the head of a page says. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical address; null while SITE_URL is not set, because a relative one is not valid. */
  canonical: string | null;
  indexed: boolean;
}
export interface PageData<M extends PageMatter = PageMatter> {
  url: string;
  head: PageHead;
  matter: M;
  html: string;
  headings: Page['headings'];
  breadcrumbs: NavigationItem[];
  /** Related pages that exist, with their descriptions for cards. */
  related: Card[];
  nearby: Card[];
}

/** Loads the page of `request`'s path; a path without a page answers 404. */
export function loadPageData(request: Request): PageData {
  const url = new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/$/, '') || '/';
  const pages = loadPages();
  const page = pages.find((candidate) => candidate.url === url);
  if (!page) throw new Response('Not found', { status: 404 });
  const { matter, html, headings } = page;
  const cards = (paths: string[]) => paths.flatMap((path) => cardOf(pages, path));
  return {
    url,
    head: headOf({ ...matter, url }),
    matter,
    html,
    headings,
    breadcrumbs: breadcrumbsOf(page, pages),
    related: cards(matter.related),
    nearby: 'nearby' in matter ? cards(matter.nearby) : [],
  };
}

/** Head of any page, with or without a Markdown file. */
export function headOf(page: {
  title: string;
  description: string;
  url: string;
  indexed?: boolean;
}): PageHead {
  return {
    title: page.title.replace('{brand}', loadSite().brand.short_name),
    description: page.description,
    canonical: buildEnv.siteUrl ? `${buildEnv.siteUrl}${page.url}` : null,
    indexed: page.indexed ?? true,
  };
}

function cardOf(pages: Page[], path: string): Card[] {
  const page = pages.find((candidate) => candidate.url === path);
  return page ? [{ ...toItem(page), text: page.matter.description }] : [];
}

/** Home, then each parent path that is a page, then the page itself. */
function breadcrumbsOf(page: Page, pages: Page[]): NavigationItem[] {
  const parts = page.url.split('/').filter(Boolean);
  const parents = parts.slice(0, -1).flatMap((_, i) => {
    const parent = pages.find(
      (candidate) => candidate.url === `/${parts.slice(0, i + 1).join('/')}`,
    );
    return parent ? [toItem(parent)] : [];
  });
  return [{ name: 'Home', href: '/' }, ...parents, { name: labelOf(page.matter), href: page.url }];
}
