/** How a price is shown, with its unit, and worked examples that are computed from the prices of site.yaml. */

import * as m from '#messages';
import type { CostMatter, WorkedExample } from '../content/page-schema.ts';
import { pageLocale } from '../language/language.ts';

/** Dollars, and how often they are paid. */
interface PriceFigures {
  from?: number | undefined;
  low?: number | undefined;
  high?: number | undefined;
  per: Period;
  short: boolean;
}
/** A price of site.yaml; `label` has its unit, as in "from $129 per year", `amount` has none. */
export interface Price extends PriceFigures {
  name: string;
  scope: string;
  scopes?: string | undefined;
  most: boolean;
  label: string;
  amount: string;
}
/** `prices` of site.yaml by name. */
export type Prices = Readonly<Record<string, Price>>;

/** A price as it stands on a page. */
export interface ShownPrice {
  /** As in "from $129 per year". */
  label: string;
  /** As in "For one structure". */
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

const PERIODS = {
  month: { times: m.prices_months, each: m.prices_each_month },
  quarter: { times: m.prices_quarters, each: m.prices_each_quarter },
  season: { times: m.prices_seasons, each: m.prices_each_season },
  year: { times: m.prices_years, each: m.prices_each_year },
  visit: { times: m.prices_visits, each: m.prices_each_visit },
  treatment: { times: m.prices_treatments, each: m.prices_each_treatment },
  once: { times: m.prices_payments, each: m.prices_each_payment },
};
/** How often a price is paid: `once` = one payment for the job. */
type Period = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as Period[];

/** As in "from $129" or "$150-$400", for sentences that name the unit themselves. */
export function priceAmount({ from, low, high }: PriceFigures): string {
  if (from !== undefined) return m.prices_from({ price: moneyOf(from) });
  if (low === high) return moneyOf(low ?? 0);
  return m.prices_amount_range({ low: moneyOf(low ?? 0), high: moneyOf(high ?? 0) });
}

/** As in "from $49 per month", "from $49/mo" or "$150-$400 per treatment". */
export function priceWithUnit(price: PriceFigures): string {
  const amount = priceAmount(price);
  if (price.short && price.per === 'month') return m.prices_each_month_short({ amount });
  return PERIODS[price.per].each({ amount });
}

/** The price with its unit, or what a page says where there is none, as in "By inspection". */
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

/** What one payment covers, as in "For one house". */
export function unitOf({ scope }: Pick<Price, 'scope'>): string {
  return m.prices_for({ scope });
}

/**
 * The example with its sums. A price with an upper end counts in full, from `low` to `high`, unless the example says
 * which end it takes. The total says "from" or "or more" where a price only starts there, or where `high` is the end of
 * what most jobs cost.
 */
export function workedExample({ situation, lines }: WorkedExample, prices: Prices): ShownExample {
  const parts = lines.map(({ price: name, times, count, end }) => {
    const price = priceNamed(prices, name);
    const { per, from, scopes } = price;
    const [low, high] = endsOf(price, end);
    const { times: timesOf } = PERIODS[per];
    const title =
      count > 1
        ? m.prices_example_scopes({ title: price.name, count, scopes: scopes ?? price.scope })
        : price.name;
    // "Single treatment, 1 treatment" says it twice.
    const once =
      per === 'treatment' || per === 'once' ? title : `${title}, ${timesOf({ count: 1 })}`;
    const payments = times * count;
    const sum = {
      low: low * payments,
      high: high * payments,
      open: from !== undefined || (price.most && end !== 'low'),
    };
    const single =
      end && from === undefined
        ? (end === 'low' ? m.prices_example_end_low : m.prices_example_end_high)({
            price: moneyOf(low),
          })
        : range(low, high);
    return {
      sum,
      text:
        payments === 1
          ? `${once}: ${single}`
          : m.prices_example_line({
              title,
              times: timesOf({ count: times }),
              price: count > 1 ? m.prices_example_each({ price: single }) : single,
              sum: range(sum.low, sum.high),
            }),
    };
  });
  const low = parts.reduce((total, { sum }) => total + sum.low, 0);
  const high = parts.reduce((total, { sum }) => total + sum.high, 0);
  const open = parts.some(({ sum }) => sum.open);
  const startsThere = low === high && !lines.some(({ end }) => end === 'high');
  const openTotal = startsThere
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

/** US dollars, with cents only where there are some: "$1,176", "$116.10". */
export function moneyOf(dollars: number): string {
  const minimumFractionDigits = Number.isInteger(dollars) ? 0 : 2;
  return `$${dollars.toLocaleString(pageLocale(), { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}
