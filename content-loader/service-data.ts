/** What a service page shows besides its front matter. */
import { guaranteeFacts, guaranteeTitle } from '../domain/content/guarantee.ts';
import type { ServiceMatter } from '../domain/content/page-schema.ts';
import { type ShownChapter, shownChapter } from '../domain/drawings/chapters.ts';
import {
  priceLabel,
  priceOf,
  type ShownExample,
  type ShownPrice,
  workedExample,
} from '../domain/prices/prices.ts';
import { findPage, loadAreas, loadPages, loadSite, renderInline } from './load.ts';
import type { NavigationItem } from './navigation.ts';
import { type Card, cardsOf, loadPageData, type PageData } from './page-data.ts';

export interface ServiceData extends PageData<ServiceMatter> {
  /** Null = by inspection. */
  price: ShownPrice | null;
  /** The price's label, or what stands in its place. */
  priceLabel: string;
  /** `cost.note` as HTML; null when there is none. */
  costNote: string | null;
  /** Computed from the settings; none where the price is by inspection. */
  examples: ShownExample[];
  /** Heading over the terms, and what the strip under the page's heading says of them. */
  guarantee: { title: string; facts: { name: string; value: string }[] };
  /** The drawing beside the steps; null = none. */
  chapter: ShownChapter | null;
  pests: Card[];
  /** The areas served, linked where the area has a page. */
  areas: { name: string; href: NavigationItem['href'] | null }[];
}

export function loadServiceData(request: Request): ServiceData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<ServiceMatter>;
  const { cost, guarantee } = page.matter;
  const { prices, claims } = loadSite();
  return {
    ...page,
    price: priceOf(cost, prices),
    priceLabel: priceLabel(cost, prices),
    examples:
      cost.by === 'price' ? cost.examples.map((example) => workedExample(example, prices)) : [],
    costNote: cost.note ? renderInline(cost.note) : null,
    guarantee: {
      title: guaranteeTitle(guarantee),
      facts: guaranteeFacts(guarantee, claims),
    },
    chapter: shownChapter(page.matter.chapter),
    pests: cardsOf(pages, page.matter.pests),
    areas: loadAreas().map(({ label, page: href }) => ({
      name: label,
      href: findPage(pages, href) ? href : null,
    })),
  };
}
