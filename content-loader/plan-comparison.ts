/** The plans side by side and which pest each covers, from the service and pest pages. */
import * as m from '#messages';
import { guaranteeTitle } from '../domain/content/guarantee.ts';
import { splitLanguage } from '../domain/language/language.ts';
import type { PlanChoice } from '../domain/plans/choose-plan.ts';
import { priceLabel, priceOf } from '../domain/prices/prices.ts';
import { findPage, loadPages, loadSite, type Page } from './load.ts';
import { labelOf, loadNavigation, toItem } from './navigation.ts';
import { offerOf, type ServiceOffer } from './page-data.ts';

export interface Plan extends ServiceOffer {
  /** What the finder calls it. */
  choice: Exclude<PlanChoice, 'single' | 'look'>;
  /** What the price pays for; none where it is by inspection. */
  pays_for: string[];
  included: string[];
  not_included: string[];
  /** When we come back without charge, or what stands instead. */
  guarantee: { title: string; text: string };
}
/** Which plan covers a pest. */
interface Coverage {
  pest: { name: string; href: string };
  /** Paths of the plans that cover it. */
  plans: string[];
  /** The treatment of its own, where there is one. */
  alone: ServiceOffer | null;
}
export interface PlanComparison {
  /** In menu order. */
  plans: Plan[];
  coverage: Coverage[];
  /** As in "$150-$400": what most single treatments cost; null where no price says it. */
  singlePrice: string | null;
}

const CHOICES: Record<string, Plan['choice']> = {
  '/services/pest-protection-plan': 'protection',
  '/services/termite-control': 'termite',
  '/services/mosquito-control': 'mosquito',
  '/services/encapsulation-services': 'crawl',
};

/** Plans are the service pages of the menu's first group. */
export function loadPlanComparison(): PlanComparison {
  const pages = loadPages();
  const site = loadSite();
  const plans = (loadNavigation().services[0]?.items ?? []).flatMap((item): Plan[] => {
    const { path } = splitLanguage(item.href);
    const matter = findPage(pages, path)?.matter;
    const choice = CHOICES[path];
    if (matter?.template !== 'service' || !choice) return [];
    const { included, not_included, guarantee } = matter;
    return [
      {
        ...item,
        choice,
        price: priceOf(matter.cost, site.prices),
        priceLabel: priceLabel(matter.cost, site.prices),
        pays_for: matter.cost.by === 'price' ? matter.cost.includes : [],
        included,
        not_included,
        guarantee: { title: guaranteeTitle(guarantee), text: guarantee.text },
      },
    ];
  });
  return {
    plans,
    coverage: [...pestRows(pages, plans), ...serviceRows(pages, plans)],
    singlePrice: site.prices.most_treatments?.label ?? null,
  };
}

/** A row per pest page, by name. */
function pestRows(pages: Page[], plans: Plan[]): Coverage[] {
  const rows = pages.flatMap((page): Coverage[] => {
    const { matter, url } = page;
    if (matter.template !== 'pest') return [];
    const covers = (href: string) => {
      const { path } = splitLanguage(href);
      return matter.service === path || pestsOf(pages, path).includes(url);
    };
    const treatments = pages.filter(
      (one) =>
        one.matter.template === 'service' &&
        // What its page names is a treatment too, in the menu or not: wildlife removal.
        (one.matter.menu === 'treatments' ||
          (one.matter.menu === null && one.url === matter.service)),
    );
    return [
      {
        pest: toItem(page),
        // The crawl space work lists pests that a dry house has fewer of. It treats none of them.
        plans: plans.flatMap(({ href, choice }) =>
          choice !== 'crawl' && covers(href) ? [href] : [],
        ),
        alone: offerOf(pages, treatments.find((one) => covers(one.url))?.url),
      },
    ];
  });
  return rows.sort((a, b) => a.pest.name.localeCompare(b.pest.name));
}

/** A row per plan or treatment of trouble that has no pest page: damp ground. */
function serviceRows(pages: Page[], plans: Plan[]): Coverage[] {
  return pages.flatMap((page): Coverage[] => {
    const { matter, url } = page;
    if (matter.template !== 'service' || !(matter.menu || ROW_NAMES[url])) return [];
    const plan = plans.find(({ href }) => href === page.href);
    if (pestsOf(pages, url).length > 0 && plan?.choice !== 'crawl') return [];
    const isPlan = plan !== undefined;
    return [
      {
        pest: { name: ROW_NAMES[url]?.() ?? labelOf(matter), href: page.href },
        plans: isPlan ? [page.href] : [],
        alone: isPlan ? null : offerOf(pages, url),
      },
    ];
  });
}

/** What such a page is about, said as the pest rather than the work. */
const ROW_NAMES: Record<Page['url'], () => string> = {
  '/services/encapsulation-services': m.content_loader_damp_crawl_space,
};

function pestsOf(pages: Page[], path: string): string[] {
  const matter = findPage(pages, path)?.matter;
  return matter?.template === 'service' ? matter.pests : [];
}
