/** What a price is for, and worked examples that are computed from the prices of site.yaml. */

import * as m from '#messages';
import type { CostMatter, WorkedExample } from '../content/page-schema.ts';
import type { Period, Price } from '../content/site-schema.ts';
import { pageLocale } from '../language/language.ts';

/** `prices` of site.yaml by name. */
export type Prices = Readonly<Record<string, Price>>;

/** A price as it stands on a page. */
export interface ShownPrice {
  /** As in "from $129"; the specification's words. */
  label: string;
  /** As in "Per year, for one house"; as in "For one house" where the label names the period already. */
  unit: string;
}
/** A worked example as it stands on a page. */
export interface ShownExample {
  situation: string;
  /** As in "Pest Protection Plan, 12 months at $49: $588". */
  lines: string[];
  /** As in "from $588", "$300 to $800" or "$738 to $988 or more". */
  total: string;
}

const PERIODS: Record<
  Period,
  { times: (values: { count: number }) => string; unit: () => string }
> = {
  month: { times: m.prices_months, unit: m.prices_per_month },
  quarter: { times: m.prices_quarters, unit: m.prices_per_quarter },
  season: { times: m.prices_seasons, unit: m.prices_per_season },
  year: { times: m.prices_years, unit: m.prices_per_year },
  visit: { times: m.prices_visits, unit: m.prices_per_visit },
  treatment: { times: m.prices_treatments, unit: m.prices_per_treatment },
  once: { times: m.prices_payments, unit: m.prices_once },
};

/** The price in its few words, or what a page says where there is none, as in "By inspection". */
export function priceLabel(cost: CostMatter, prices: Prices): string {
  if (cost.by === 'inspection') return cost.label ?? m.common_by_inspection();
  return priceNamed(prices, cost.price).label;
}

/** @throws Error for a name that site.yaml does not have, which the content loader refuses */
export function priceNamed(prices: Prices, name: string): Price {
  const price = prices[name];
  if (!price) throw new Error(`There is no price named ${name}.`);
  return price;
}

/** The price of a service; null = by inspection. */
export function priceOf(cost: CostMatter, prices: Prices): ShownPrice | null {
  if (cost.by === 'inspection') return null;
  const price = priceNamed(prices, cost.price);
  return { label: price.label, unit: unitOf(price) };
}

/** What one payment covers, as in "Per year, for one house"; without the period where the label names it. */
export function unitOf({ label, per, scope }: Pick<Price, 'label' | 'per' | 'scope'>): string {
  return /\/|\bper\b|\bal (mes|año)\b/.test(label)
    ? m.prices_for({ scope })
    : m.prices_unit_for({ unit: PERIODS[per].unit(), scope });
}

/**
 * The example with its sums. A price with an upper end counts in full, from `low` to `high`, unless the example says
 * which end it takes; a price without one is where that price starts, and so the total says "from" or "or more".
 */
export function workedExample({ situation, lines }: WorkedExample, prices: Prices): ShownExample {
  const parts = lines.map(({ price: name, times, end }) => {
    const price = priceNamed(prices, name);
    const { name: title, per, from } = price;
    const [low, high] = endsOf(price, end);
    const { times: timesOf } = PERIODS[per];
    // "Single treatment, 1 treatment" says it twice.
    const once =
      per === 'treatment' || per === 'once' ? title : `${title}, ${timesOf({ count: 1 })}`;
    const sum = { low: low * times, high: high * times, open: from !== undefined };
    const single =
      end && from === undefined
        ? (end === 'low' ? m.prices_example_end_low : m.prices_example_end_high)({
            price: moneyOf(low),
          })
        : range(low, high);
    return {
      sum,
      text:
        times === 1
          ? `${once}: ${single}`
          : m.prices_example_line({
              title,
              times: timesOf({ count: times }),
              price: single,
              sum: range(sum.low, sum.high),
            }),
    };
  });
  const low = parts.reduce((total, { sum }) => total + sum.low, 0);
  const high = parts.reduce((total, { sum }) => total + sum.high, 0);
  const open = parts.some(({ sum }) => sum.open);
  const openTotal =
    low === high
      ? m.prices_from({ price: moneyOf(low) })
      : m.prices_or_more({ price: range(low, high) });
  return {
    situation,
    lines: parts.map(({ text }) => text),
    total: open ? openTotal : range(low, high),
  };
}

function endsOf(
  { from = 0, low = from, high = low }: Price,
  end?: 'low' | 'high',
): [number, number] {
  return [end === 'high' ? high : low, end === 'low' ? low : high];
}

function range(low: number, high: number): string {
  return low === high ? moneyOf(low) : m.prices_range({ low: moneyOf(low), high: moneyOf(high) });
}

/** Whole US dollars: "$1,176". */
function moneyOf(dollars: number): string {
  return `$${dollars.toLocaleString(pageLocale())}`;
}
