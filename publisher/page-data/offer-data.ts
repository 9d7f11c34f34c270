/** The data of an offer's page besides its front matter, and the notes of offers on other pages. */
import type { OfferMatter } from '../../domain/content/page-schema.ts';
import {
  type OfferPhase,
  offerPhase,
  offerPrice,
  type ShownOfferPrice,
} from '../../domain/prices/offers.ts';
import { priceNamed } from '../../domain/prices/prices.ts';
import { contentDir, loadPages, loadSite } from '../read/load.ts';
import { renderedDay } from '../read/offer-days.ts';
import { toItem } from './navigation.ts';
import { loadPageData, type PageData } from './page-data.ts';

/** Note about an offer on another page. */
export interface OfferNote {
  href: string;
  name: string;
  /** As in "$25 off the first payment". */
  saves: string;
  last_day: string;
}

/** Notes of the running offers that name the page. @param url its English path */
export function offerNotes(url: string, dir = contentDir): OfferNote[] {
  const site = loadSite(dir);
  const day = renderedDay(site);
  return loadPages(dir).flatMap((page) => {
    const { matter } = page;
    if (matter.template !== 'offer' || !matter.pages.includes(url)) return [];
    if (offerPhase(matter, day) !== 'running') return [];
    const { saves } = offerPrice(matter, priceNamed(site.prices, matter.price));
    return [{ ...toItem(page), saves, last_day: matter.last_day }];
  });
}

export interface OfferData extends PageData<OfferMatter> {
  phase: OfferPhase;
  price: ShownOfferPrice;
}

export function loadOfferData(request: Request): OfferData {
  const site = loadSite();
  const page = loadPageData(request) as PageData<OfferMatter>;
  const { matter } = page;
  return {
    ...page,
    phase: offerPhase(matter, renderedDay(site)),
    price: offerPrice(matter, priceNamed(site.prices, matter.price)),
  };
}
