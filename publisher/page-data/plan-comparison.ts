/** Compares the plans, and lists which pests each one covers. */
import * as m from '#messages';
import { guaranteeFacts, guaranteeTitle } from '../../domain/content/guarantee.ts';
import { sceneOfService } from '../../domain/drawings/chapters.ts';
import { splitLanguage } from '../../domain/language/language.ts';
import { priceNamed } from '../../domain/prices/prices.ts';
import { pestsOfService } from '../read/coverage.ts';
import { findPage, loadPages, loadSite, type Page, renderInline } from '../read/load.ts';
import { labelOf, loadNavigation, toItem } from './navigation.ts';
import { pricedOffer, type ServiceOffer } from './page-data.ts';
import { costOfService, entriesOfPest, type PestCost } from './pest-costs.ts';

export interface Plan extends ServiceOffer {
  /** Name of its price, as on the home page. */
  name: string;
  /** Name of its service; null if it is the same as the plan's. */
  service: string | null;
  /** Base name of its cross-section drawing in site/public/art; null if it has none. */
  scene: string | null;
  included: string[];
  not_included: string[];
  /** The terms as HTML, and the promises of site.yaml that apply or the words instead; null if its page has none. */
  guarantee: { title: string; html: string; facts: { name: string; value: string }[] } | null;
}
/** The plans that cover a pest, and its price without a plan. */
export interface CoverageRow {
  pest: { name: string; href: string };
  /** The plans that cover it. */
  plans: PestCost[];
  /** The separate treatment, with a price or quoted, or a referral; null if there is none. */
  alone: PestCost | null;
  /** What the plans exclude. */
  notes: string[];
}
export interface PlanComparison {
  /** In menu order. */
  plans: Plan[];
  coverage: CoverageRow[];
}

/** Plans are the service pages in the menu's first group. */
export function loadPlanComparison(): PlanComparison {
  const pages = loadPages();
  const site = loadSite();
  const plans = (loadNavigation().services[0]?.items ?? []).flatMap((item): Plan[] => {
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
              facts: guaranteeFacts(guarantee, site.claims),
            }
          : null,
      },
    ];
  });
  const named = (cost: PestCost): PestCost => {
    const name = plans.find(({ href }) => href === cost.service.href)?.name ?? cost.service.name;
    return { ...cost, service: { ...cost.service, name } };
  };
  const rows = [...pestRows(pages), ...serviceRows(pages)];
  return {
    plans,
    coverage: rows.map((row) => ({ ...row, plans: row.plans.map(named) })),
  };
}

/** One row per pest page, by name. */
function pestRows(pages: Page[]): CoverageRow[] {
  const rows = pages.flatMap((page): CoverageRow[] => {
    if (page.matter.template !== 'pest') return [];
    const entries = entriesOfPest(pages, page.url);
    const plans = entries.filter(({ isPlan }) => isPlan);
    return [
      {
        pest: toItem(page),
        plans: plans.filter(({ status }) => status === 'covered'),
        alone: entries.find(({ isPlan, status }) => !isPlan && status !== 'no') ?? null,
        notes: plans.flatMap(({ note }) => note ?? []),
      },
    ];
  });
  return rows.sort((a, b) => a.pest.name.localeCompare(b.pest.name));
}

/** One row per plan or treatment without a pest page, such as damp ground. */
function serviceRows(pages: Page[]): CoverageRow[] {
  return pages.flatMap((page): CoverageRow[] => {
    const { matter, url, href } = page;
    if (matter.template !== 'service' || !matter.menu || pestsOfService(url).length > 0) return [];
    const cost = costOfService(pages, url);
    return [
      {
        pest: { name: ROW_NAMES[url]?.() ?? labelOf(matter), href },
        plans: cost?.isPlan ? [cost] : [],
        alone: cost?.isPlan ? null : cost,
        notes: [],
      },
    ];
  });
}

/** Names of such rows, which say the trouble rather than the work. */
const ROW_NAMES: Record<Page['url'], () => string> = {
  '/services/encapsulation-services': m.content_loader_damp_crawl_space,
};
