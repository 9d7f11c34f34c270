/** What a service page shows besides its front matter. */
import * as m from '#messages';
import { guaranteeFacts, guaranteeTitle } from '../domain/content/guarantee.ts';
import type { ServiceMatter } from '../domain/content/page-schema.ts';
import { type ShownChapter, sceneOfService, shownChapter } from '../domain/drawings/chapters.ts';
import { LETTER_PAGE } from './code-paths.ts';
import { pestsOfService } from './coverage.ts';
import { findPage, loadAreas, loadPages, loadSite, type Page, renderInline } from './load.ts';
import { type NavigationItem, toItem } from './navigation.ts';
import {
  itemsOf,
  loadPageData,
  type PageData,
  type PricedOffer,
  pricedOffer,
} from './page-data.ts';
import { type ServiceDays, serviceDaysOf } from './service-days.ts';
import { type VisitRecord, visitRecordOf } from './visit-record.ts';

export interface ServiceData extends PageData<ServiceMatter>, PricedOffer {
  days: ServiceDays;
  /** `cost.note` as HTML; null when there is none. */
  costNote: string | null;
  /** Heading over the terms, and the terms as HTML, which begin with the promises that they are of. */
  guarantee: { title: string; html: string };
  /** Base name of the drawing beside the heading, in public/art. */
  scene: string;
  /** The drawing beside the steps; null = none. */
  chapter: ShownChapter | null;
  /** What a visit leaves in writing; null where the page has no example. */
  record: VisitRecord | null;
  /** What it treats. */
  pests: NavigationItem[];
  /** What somebody who sells a house looks for on the termite page; null on others. */
  letter: NavigationItem | null;
  /** The areas served, linked where the area has a page. */
  areas: { name: string; href: NavigationItem['href'] | null }[];
}

export function loadServiceData(request: Request): ServiceData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<ServiceMatter>;
  const { cost, guarantee } = page.matter;
  const promises = guaranteeFacts(guarantee, loadSite().claims)
    .map(({ value }) => `${value}.`)
    .join(' ');
  return {
    ...page,
    ...pricedOffer(page.matter),
    days: serviceDaysOf(page.url),
    costNote: cost.note ? renderInline(cost.note) : null,
    guarantee: {
      title: guaranteeTitle(guarantee),
      html: renderInline(`${promises && `**${promises}** `}${guarantee.text}`),
    },
    scene: sceneOfService(page.matter),
    chapter: shownChapter(page.matter.chapter),
    record: recordAt(pages, page.url),
    pests: itemsOf(pages, pestsOfService(page.url)),
    letter: page.url === '/services/termite-control' ? letterPage(pages) : null,
    areas: loadAreas().map(({ label, page: href }) => ({
      name: label,
      href: findPage(pages, href) ? href : null,
    })),
  };
}

function recordAt(pages: Page[], url: string): VisitRecord | null {
  const page = findPage(pages, url);
  return page ? visitRecordOf(pages, page) : null;
}

function letterPage(pages: Page[]): NavigationItem | null {
  const page = findPage(pages, LETTER_PAGE);
  if (!page) return null;
  const item = toItem(page);
  return { ...item, name: `${m.content_loader_for_a_home_sale()}: ${item.name}` };
}
