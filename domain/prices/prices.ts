/** How a price is shown: the figure, with a unit and what it buys only where site.yaml has them. */

import * as m from '#messages';
import type { CostMatter } from '../content/page-schema.ts';
import { pageLocale } from '../language/language.ts';

/** Dollars, and how often they are paid. */
interface PriceFigures {
  from?: number | undefined;
  low?: number | undefined;
  high?: number | undefined;
  /** Undefined = the company has not said. */
  per?: Period | undefined;
  short: boolean;
}
/** A price of site.yaml; `label` has its unit, as in "from $49 per month", `amount` has none. */
export interface Price extends PriceFigures {
  name: string;
  scope?: string | undefined;
  label: string;
  amount: string;
}
/** `prices` of site.yaml by name. */
export type Prices = Readonly<Record<string, Price>>;

/** A price as it stands on a page. */
export interface ShownPrice {
  /** As in "from $49/mo", or with the name of what it buys where the page has another name: "Termite Guard from $129". */
  label: string;
  /** As in "For one structure"; null where site.yaml does not say what the price buys. */
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
/** How often a price is paid: `once` = one payment for the job. */
type Period = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as Period[];

/** As in "from $129" or "$150-$400". */
export function priceAmount({ from, low, high }: PriceFigures): string {
  if (from !== undefined) return m.prices_from({ price: moneyOf(from) });
  if (low === high) return moneyOf(low ?? 0);
  return m.prices_amount_range({ low: moneyOf(low ?? 0), high: moneyOf(high ?? 0) });
}

/** As in "from $49 per month" or "from $49/mo"; the amount alone without a unit. */
export function priceWithUnit(price: PriceFigures): string {
  const amount = priceAmount(price);
  if (!price.per) return amount;
  if (price.short && price.per === 'month') return m.prices_each_month_short({ amount });
  return PERIODS[price.per]({ amount });
}

/** @throws Error for a name that site.yaml does not have, which the content loader refuses */
export function priceNamed(prices: Prices, name: string): Price {
  const price = prices[name];
  if (!price) throw new Error(`There is no price named ${name}.`);
  return price;
}

/**
 * The price of a service; null = by inspection.
 * @param title what the page is called: a price of another name is never shown as the price of that
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

/** What one payment covers, as in "For one house". */
export function unitOf({ scope }: Pick<Price, 'scope'>): string | null {
  return scope ? m.prices_for({ scope }) : null;
}

/** US dollars, with cents only where there are some: "$1,176", "$116.10". */
export function moneyOf(dollars: number): string {
  const minimumFractionDigits = Number.isInteger(dollars) ? 0 : 2;
  return `$${dollars.toLocaleString(pageLocale(), { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}
