/** The plans, to be compared. */
import { guaranteeTitle } from '../../domain/content/guarantee.ts';
import { sceneOfService } from '../../domain/drawings/chapters.ts';
import { splitLanguage } from '../../domain/language/language.ts';
import { priceNamed } from '../../domain/prices/prices.ts';
import { findPage, loadPages, loadSite, renderInline } from '../read/load.ts';
import { loadNavigation } from './navigation.ts';
import { pricedOffer, type ServiceOffer } from './page-data.ts';

export interface Plan extends ServiceOffer {
  /** Name of its price, as on the home page. */
  name: string;
  /** Name of its service; null if it is the same as the plan's. */
  service: string | null;
  /** Base name of its cross-section drawing in site/public/art; null if it has none. */
  scene: string | null;
  included: string[];
  not_included: string[];
  /** The terms as HTML; null if its page has none. */
  guarantee: { title: string; html: string } | null;
}
/** Plans are the service pages in the menu's first group. */
export function loadPlans(): Plan[] {
  const pages = loadPages();
  const site = loadSite();
  return (loadNavigation().services[0]?.items ?? []).flatMap((item): Plan[] => {
    const { path } = splitLanguage(item.href);
    const matter = findPage(pages, path)?.matter;
    if (matter?.template !== 'service' || matter.menu !== 'plans') return [];
    const { cost, included, not_included, guarantee } = matter;
    const { name } = cost?.price ? priceNamed(site.prices, cost.price) : item;
    return [
      {
        ...item,
        name,
        service: name === item.name ? null : item.name,
        scene: sceneOfService(matter),
        ...pricedOffer(matter, name),
        included,
        not_included,
        guarantee: guarantee
          ? {
              title: guaranteeTitle(guarantee),
              html: renderInline(guarantee.text),
            }
          : null,
      },
    ];
  });
}
