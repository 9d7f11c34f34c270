/** The data of a service page besides its front matter. */
import * as m from '#messages';
import { guaranteeFacts, guaranteeTitle } from '../../domain/content/guarantee.ts';
import type { GuaranteeMatter, ServiceMatter } from '../../domain/content/page-schema.ts';
import { type ShownChapter, sceneOfService, shownChapter } from '../../domain/drawings/chapters.ts';
import { LETTER_PAGE } from '../read/code-paths.ts';
import { pestsOfService } from '../read/coverage.ts';
import { findPage, loadAreas, loadPages, loadSite, type Page, renderInline } from '../read/load.ts';
import { type NavigationItem, toItem } from './navigation.ts';
import {
  itemsOf,
  loadPageData,
  type PageData,
  type PricedOffer,
  pricedOffer,
} from './page-data.ts';
import { type ServiceDays, serviceDaysOf } from './service-day-data.ts';

export interface ServiceData extends PageData<ServiceMatter>, PricedOffer {
  days: ServiceDays;
  /** `cost.note` as HTML; null if there is none. */
  costNote: string | null;
  /** Heading of the terms, and the terms as HTML, which begin with their promises; null if the page has none. */
  guarantee: { title: string; html: string } | null;
  /** Base name of the drawing beside the heading, in site/public/art; null if there is none. */
  scene: string | null;
  /** The drawing beside the steps; null if there is none. */
  chapter: ShownChapter | null;
  /** Pests that the service treats. */
  pests: NavigationItem[];
  /** On the termite page, the letter page for people who sell a house; null on others. */
  letter: NavigationItem | null;
  /** The areas served; linked if the area has a page. */
  areas: { name: string; href: NavigationItem['href'] | null }[];
}

export function loadServiceData(request: Request): ServiceData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<ServiceMatter>;
  const { cost, guarantee } = page.matter;
  return {
    ...page,
    ...pricedOffer(page.matter),
    days: serviceDaysOf(page.url),
    costNote: cost?.note ? renderInline(cost.note) : null,
    guarantee: guarantee ? termsOf(guarantee) : null,
    scene: sceneOfService(page.matter),
    chapter: shownChapter(page.matter.chapter),
    pests: itemsOf(pages, pestsOfService(page.url)),
    letter: page.url === '/services/termite-control' ? letterPage(pages) : null,
    areas: loadAreas().map(({ label, page: href }) => ({
      name: label,
      href: findPage(pages, href) ? href : null,
    })),
  };
}

function termsOf(guarantee: GuaranteeMatter) {
  const promises = guaranteeFacts(guarantee, loadSite().claims)
    .map(({ value }) => `${value}.`)
    .join(' ');
  return {
    title: guaranteeTitle(guarantee),
    html: renderInline(`${promises && `**${promises}** `}${guarantee.text}`),
  };
}

function letterPage(pages: Page[]): NavigationItem | null {
  const page = findPage(pages, LETTER_PAGE);
  if (!page) return null;
  const item = toItem(page);
  return { ...item, name: `${m.content_loader_for_a_home_sale()}: ${item.name}` };
}
