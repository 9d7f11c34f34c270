/** "quarterly plan 45 a month, one-time 175, mosquito 69 a month": prices, what they are for, and how often they are paid. */
import { type Answers, PRICES, type Price, type PriceKey } from '../answers.ts';

/** What people call what the starter's pages have a price for; the first that fits counts. */
const CALLED: [PriceKey, RegExp][] = [
  ['outdoor_plan', /mosquito|yard|outdoor|tick/],
  ['termite_guard', /termite/],
  ['most_treatments', /one[- ]?time|single|treatment|once|per job/],
  ['ant_control', /\bants?\b/],
  ['protection_plan', /plan|protection|quarter|monthly|general|pest|house|home/],
];

const PERIODS: [Price['per'], RegExp][] = [
  ['month', /\b(?:month|mo|monthly)\b/],
  ['quarter', /\b(?:quarter|quarterly)\b/],
  ['season', /\bseason\b/],
  ['year', /\b(?:year|yr|annual|annually|yearly)\b/],
  ['visit', /\bvisit\b/],
  ['treatment', /\b(?:treatment|time|job|house|home|yard|structure)\b/],
];

const EXPECTED = 'what it is for, whole dollars and per what, as in mosquito 69 a month';

/** @throws Error with what is expected, or with what is not said */
export function readPrices(text: string): Answers['prices'] {
  const parts = text
    .toLowerCase()
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .split(/[;,\n]|(?<=\d[^;,\n]*)\band\b(?=[^\d]*\d)/)
    .map((part) => part.trim())
    .filter(Boolean);
  const prices: Answers['prices'] = {};
  for (const part of parts) {
    const [key, price] = priceIn(part);
    if (prices[key])
      throw new Error(`one price for each: "${part}" is a second one of ${PRICES[key].name}`);
    prices[key] = price;
  }
  return prices;
}

function priceIn(part: string): [PriceKey, Price] {
  const [, before = '', low = '', high, after = ''] =
    /^([^\d]*?)\$?(\d+)(?:\.00)?(?:\s*(?:-|–|to)\s*\$?(\d+)(?:\.00)?)?(?!\d|\.\d)(.*)$/.exec(
      part,
    ) ?? [];
  const [paid = '', scope] = after.split(/\bfor\b/).map((one) => one.trim());
  if (!low || /\d/.test(paid)) throw new Error(EXPECTED);
  const keyIn = (words: string) => CALLED.find(([, pattern]) => pattern.test(words))?.[0];
  const exact = before.trim().replace(/[:=]$/, '');
  const keyBefore = Object.hasOwn(PRICES, exact) ? (exact as PriceKey) : keyIn(before);
  const isOften = /\bevery (?:other|second|two|three|four|six)\b|\btwice\b|\btimes\b|\bbi-?/.test(
    paid,
  );
  const periodIn = (words: string) => PERIODS.find(([, pattern]) => pattern.test(words))?.[0];
  const said = isOften ? undefined : periodIn(paid);
  // What is paid each month without another name is the plan.
  const key =
    keyBefore ??
    keyIn(scope ?? '') ??
    (!before.trim() && said === 'month' ? 'protection_plan' : undefined);
  if (!key)
    throw new Error(
      `a price of ${Object.values(PRICES)
        .map(({ name }) => name.toLowerCase())
        .join(', ')}: the pages have room for these; what is "${part}" for?`,
    );
  const per = said ?? (paid ? undefined : periodOf(key, before));
  if (!per)
    throw new Error(
      `how often it is paid (a month, quarter, season, year, visit or treatment): "${part} a month"?`,
    );
  if (key === 'termite_guard' && (per === 'treatment' || per === 'visit'))
    throw new Error(
      `a price of termite protection by the month, quarter or year, for the yearly inspection without a treatment: leave "${part}" out, because a treatment has its price after an inspection`,
    );
  const amount: Price['amount'] = high ? [Number(low), Number(high)] : Number(low);
  return [key, { amount, per, ...(scope && keyBefore && { scope }) }];
}

/** How often a price is paid that does not say so, by its name: "monthly plan 49", "termite treatment 1200". A quarterly plan may be paid by the month. */
function periodOf(key: PriceKey, name: string): Price['per'] | undefined {
  // Twice a month, or every two months.
  if (/\bbi-?(?:month|week)ly\b/.test(name)) return undefined;
  if (/\bmonthly\b/.test(name)) return 'month';
  if (/\b(?:annual|yearly)\b/.test(name)) return 'year';
  return key === 'most_treatments' || /\btreatment\b/.test(name) ? 'treatment' : undefined;
}
