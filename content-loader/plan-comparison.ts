/** The plans side by side, and which pest each covers. */
import * as m from '#messages';
import { guaranteeFacts, guaranteeTitle } from '../domain/content/guarantee.ts';
import { sceneOfService } from '../domain/drawings/chapters.ts';
import { splitLanguage } from '../domain/language/language.ts';
import { priceNamed } from '../domain/prices/prices.ts';
import { pestsOfService } from './coverage.ts';
import { findPage, loadPages, loadSite, type Page, renderInline } from './load.ts';
import { labelOf, loadNavigation, toItem } from './navigation.ts';
import { pricedOffer, type ServiceOffer } from './page-data.ts';
import { costOfService, entriesOfPest, type PestCost } from './pest-costs.ts';

export interface Plan extends ServiceOffer {
  /** As on the home page: what its price is called. */
  name: string;
  /** What its service is called; null where the plan has no other name. */
  service: string | null;
  /** Base name of its section drawing in public/art. */
  scene: string;
  included: string[];
  not_included: string[];
  /** The terms as HTML, and the promises of site.yaml that it carries, or what stands instead. */
  guarantee: { title: string; html: string; facts: { name: string; value: string }[] };
}
/** Which plan covers a pest, and what it costs without one. */
export interface CoverageRow {
  pest: { name: string; href: string };
  /** The plans that cover it. */
  plans: PestCost[];
  /** The treatment of its own, at its price or quoted apart, or whom we refer people to; null where there is none. */
  alone: PestCost | null;
  /** What the plans leave out of it. */
  notes: string[];
}
export interface PlanComparison {
  /** In menu order. */
  plans: Plan[];
  coverage: CoverageRow[];
}

/** Plans are the service pages of the menu's first group. */
export function loadPlanComparison(): PlanComparison {
  const pages = loadPages();
  const site = loadSite();
  const plans = (loadNavigation().services[0]?.items ?? []).flatMap((item): Plan[] => {
    const { path } = splitLanguage(item.href);
    const matter = findPage(pages, path)?.matter;
    if (matter?.template !== 'service' || matter.menu !== 'plans') return [];
    const { cost, included, not_included, guarantee } = matter;
    const { name } = cost.price ? priceNamed(site.prices, cost.price) : item;
    return [
      {
        ...item,
        name,
        service: name === item.name ? null : item.name,
        scene: sceneOfService(matter),
        ...pricedOffer(matter, name),
        included,
        not_included,
        guarantee: {
          title: guaranteeTitle(guarantee),
          html: renderInline(guarantee.text),
          facts: guaranteeFacts(guarantee, site.claims),
        },
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

/** A row per pest page, by name. */
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

/** A row per plan or treatment of trouble that has no pest page: damp ground. */
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

/** What such a page is about, said as the pest rather than the work. */
const ROW_NAMES: Record<Page['url'], () => string> = {
  '/services/encapsulation-services': m.content_loader_damp_crawl_space,
};
