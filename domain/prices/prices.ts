/** How a price is shown: its figure, with unit and scope only if site.yaml has them. */

import * as m from '#messages';
import type { CostMatter } from '../content/page-schema.ts';
import { pageLocale } from '../language/language.ts';

/** Dollars, and how often they are paid. */
interface PriceFigures {
  from?: number | undefined;
  low?: number | undefined;
  high?: number | undefined;
  /** Undefined if the company has not stated it. */
  per?: Period | undefined;
  short: boolean;
}
/** A price in site.yaml. `label` includes its unit, as in "from $49 per month"; `amount` does not. */
export interface Price extends PriceFigures {
  name: string;
  scope?: string | undefined;
  label: string;
  amount: string;
}
/** `prices` of site.yaml by name. */
export type Prices = Readonly<Record<string, Price>>;

/** A price as shown on a page. */
export interface ShownPrice {
  /** As in "from $49/mo"; with the price's name if the page has another title: "Termite Guard from $129". */
  label: string;
  /** As in "For one structure"; null if site.yaml does not say what the price buys. */
  unit: string | null;
}

const PERIODS = {
  month: m.prices_each_month,
  quarter: m.prices_each_quarter,
  season: m.prices_each_season,
  year: m.prices_each_year,
  visit: m.prices_each_visit,
  treatment: m.prices_each_treatment,
  once: m.prices_each_payment,
};
/** Billing period; `once` = one payment for the job. */
type Period = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as Period[];

/** As in "from $129" or "$150-$400". */
export function priceAmount({ from, low, high }: PriceFigures): string {
  if (from !== undefined) return m.prices_from({ price: moneyOf(from) });
  if (low === high) return moneyOf(low ?? 0);
  return m.prices_amount_range({ low: moneyOf(low ?? 0), high: moneyOf(high ?? 0) });
}

/** As in "from $49 per month" or "from $49/mo"; only the amount if there is no unit. */
export function priceWithUnit(price: PriceFigures): string {
  const amount = priceAmount(price);
  if (!price.per) return amount;
  if (price.short && price.per === 'month') return m.prices_each_month_short({ amount });
  return PERIODS[price.per]({ amount });
}

/** @throws Error if site.yaml has no price of that name; the content loader refuses such names */
export function priceNamed(prices: Prices, name: string): Price {
  const price = prices[name];
  if (!price) throw new Error(`There is no price named ${name}.`);
  return price;
}

/**
 * The price of a service; null = by inspection.
 * @param title of the page. A price of another name is shown with its name, so that it is not taken for the page's own price
 */
export function priceOf(
  { price: name }: CostMatter,
  title: string,
  prices: Prices,
): ShownPrice | null {
  if (!name) return null;
  const price = priceNamed(prices, name);
  return { label: titledLabel(price, title), unit: unitOf(price) };
}

function titledLabel({ name, label }: Price, title: string): string {
  return name.toLowerCase() === title.toLowerCase() ? label : m.common_price_named({ name, label });
}

/** What one payment buys, as in "For one house". */
export function unitOf({ scope }: Pick<Price, 'scope'>): string | null {
  return scope ? m.prices_for({ scope }) : null;
}

/** US dollars, with cents only if there are any: "$1,176", "$116.10". */
export function moneyOf(dollars: number): string {
  const minimumFractionDigits = Number.isInteger(dollars) ? 0 : 2;
  return `$${dollars.toLocaleString(pageLocale(), { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}
