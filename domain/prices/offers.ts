/** Limited-time offers: when they run, by how much they lower a price, and how that is shown. Days are YYYY-MM-DD. */
import * as m from '#messages';
import type { OfferMatter } from '../content/page-schema.ts';
import { moneyOf, type Price, priceAmount, priceWithUnit } from './prices.ts';

export type OfferPhase = 'ahead' | 'running' | 'ended';
type Days = Pick<OfferMatter, 'first_day' | 'last_day'>;

/** @param today '' counts as before every day */
export function offerPhase({ first_day, last_day }: Days, today: string): OfferPhase {
  if (today < first_day) return 'ahead';
  return today > last_day ? 'ended' : 'running';
}

/** @param saves as in $25, 15% or free */
export function loweredBy(saves: string, dollars: number): number {
  if (saves === 'free') return 0;
  const number = Number.parseInt(saves.replace('$', ''), 10);
  return saves.startsWith('$') ? dollars - number : (dollars * (100 - number)) / 100;
}

export interface ShownOfferPrice {
  /** As in "$25 off the first payment". */
  saves: string;
  /** As in "from $24 for the first payment, then from $49 per month". */
  lower: string;
  /** As in "Pest Protection Plan, from $49 per month". */
  regular: string;
}

/** Periods that mean a single payment. */
const SINGLE: readonly Price['per'][] = ['visit', 'treatment', 'once'];

export function offerPrice(
  { saves, payments }: Pick<OfferMatter, 'saves' | 'payments'>,
  price: Price,
): ShownOfferPrice {
  const isFree = saves === 'free';
  const isFirst = payments === 'first' && price.per !== undefined && !SINGLE.includes(price.per);
  const lower = (end: number | undefined) =>
    end === undefined ? undefined : loweredBy(saves, end);
  const { from, low, high } = price;
  const figures = { ...price, from: lower(from), low: lower(low), high: lower(high) };
  const amount = isFree ? moneyOf(0) : priceAmount(figures);
  return {
    saves: savedWords(saves, isFirst),
    lower: isFirst
      ? m.offer_lower_first({ amount, regular: price.label })
      : isFree
        ? amount
        : priceWithUnit(figures),
    regular: m.offer_regular({ name: price.name, label: price.label }),
  };
}

function savedWords(saves: string, isFirst: boolean): string {
  if (saves === 'free') return isFirst ? m.offer_free_first() : m.offer_free();
  const amount = saves.startsWith('$') ? moneyOf(Number(saves.slice(1))) : saves;
  return isFirst ? m.offer_off_first({ amount }) : m.offer_off({ amount });
}
