/** What a service page shows besides its front matter. */
import type { ServiceMatter } from '../domain/content/page-schema.ts';
import { findPage, loadAreas, loadPages, loadSite } from './load.ts';
import type { NavigationItem } from './navigation.ts';
import { type Card, cardsOf, loadPageData, type PageData, priceOf } from './page-data.ts';

export interface ServiceData extends PageData<ServiceMatter> {
  /** As in "from $129"; null = by inspection. */
  price: string | null;
  pests: Card[];
  /** The areas served, linked where the area has a page. */
  areas: { name: string; href: NavigationItem['href'] | null }[];
}

export function loadServiceData(request: Request): ServiceData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<ServiceMatter>;
  return {
    ...page,
    price: priceOf(page.matter.price, loadSite()),
    pests: cardsOf(pages, page.matter.pests),
    areas: loadAreas().map(({ label, page: href }) => ({
      name: label,
      href: findPage(pages, href) ? href : null,
    })),
  };
}
