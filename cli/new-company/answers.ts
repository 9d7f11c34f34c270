/** What somebody who brings their own company says of it. */
import * as v from 'valibot';
import { NETWORKS, type Network } from '../../domain/content/site-schema.ts';
import { US_STATE_CODES } from '../../domain/territory/us-states.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'text'));
const phone = v.pipe(v.string(), v.regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a phone like (478) 555-0142'));
const state = v.picklist(US_STATE_CODES, 'the two letters of a state');
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time like 08:00'));

export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Day = (typeof DAYS)[number];

/** Prices that the starter content speaks of, with what one payment covers unless the owner says otherwise. */
export const PRICES = {
  protection_plan: { name: 'Pest protection plan', scope: 'one house' },
  outdoor_plan: { name: 'Yard plan', scope: 'one yard' },
  termite_guard: { name: 'Termite protection', scope: 'one structure' },
  ant_control: { name: 'Ant control', scope: 'one house' },
  most_treatments: { name: 'Single treatment', scope: 'one pest at one house' },
} as const;
export type PriceKey = keyof typeof PRICES;

const Town = v.strictObject({
  name: text,
  state,
  /** None where the list does not have the town. */
  zips: v.array(v.pipe(v.string(), v.regex(/^\d{5}$/, 'ZIP codes of five digits'))),
});
export type Town = v.InferOutput<typeof Town>;

const Price = v.strictObject({
  /** Whole dollars: where the price begins, or its two ends. */
  amount: v.union([v.number(), v.tuple([v.number(), v.number()])]),
  /** How often it is paid. */
  per: v.picklist(['month', 'quarter', 'season', 'year', 'visit', 'treatment']),
  /** What one payment covers. Default: that of PRICES. */
  scope: v.optional(text),
});

export type Price = v.InferOutput<typeof Price>;

const OtherPhone = v.strictObject({
  phone,
  state,
  /** Where it is called; none = the whole state. */
  cities: v.array(text),
});
export type OtherPhone = v.InferOutput<typeof OtherPhone>;

export const Answers = v.strictObject({
  /** As in "Peach State Pest Control". */
  name: text,
  /** As in the logo. Default: the name's first two words. */
  short_name: v.optional(text),
  /** The logo's second line, and what the pages call the work. */
  trade: v.optional(text, 'Pest control'),
  /** What a customer has, one and many, as in "a pest" and "pests". */
  problem: v.optional(v.strictObject({ one: text, many: text }), { one: 'a pest', many: 'pests' }),
  founded: v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100)),
  email: v.pipe(v.string(), v.email('an e-mail address')),
  /** As on a letter. */
  address: text,
  /** Town by town. A state may have any number of them. */
  towns: v.pipe(v.array(Town), v.minLength(1, 'at least one town')),
  /** The main number, and others by state or by towns. */
  phone,
  other_phones: v.optional(v.array(OtherPhone), []),
  /** Days that are left out are closed. */
  hours: v.partial(
    v.strictObject(
      Object.fromEntries(
        DAYS.map((day) => [day, v.strictObject({ opens: time, closes: time })]),
      ) as Record<
        Day,
        v.StrictObjectSchema<{ opens: typeof time; closes: typeof time }, undefined>
      >,
    ),
  ),
  /** Whether somebody answers the phone at any hour, or the number at which. */
  emergency: v.optional(v.union([v.boolean(), phone]), false),
  /** What is promised of the day of a visit: by the clock, the next day for a call before that time, or in words; null = nothing. */
  day_promise: v.optional(
    v.nullable(v.union([v.strictObject({ call_before: time }), v.strictObject({ words: text })])),
    null,
  ),
  /** Whether customers are answered in Spanish: the starter's Spanish pages are then there, and with `phone` they say that a call is. */
  spanish: v.optional(v.picklist(['no', 'written', 'phone'], 'no, written or phone'), 'no'),
  /** Minutes of office hours within which a request is answered. */
  response_minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5)), 60),
  /** What is promised when pests return between visits, as in "Free re-services"; null = nothing. */
  reservice: v.optional(v.nullable(text), null),
  /** What is promised of the result, as in "your money back within 30 days"; null = nothing. */
  guarantee: v.optional(v.nullable(text), null),
  /** License numbers by state; a state without one is red at the launch check. Null = the work needs none. */
  licenses: v.optional(v.nullable(v.record(state, text)), {}),
  prices: v.optional(v.record(v.picklist(Object.keys(PRICES) as PriceKey[]), Price), {}),
  /** Names of pages in starter/pages/services; null = all. */
  services: v.optional(v.nullable(v.array(text)), null),
  /** Services of other trades, by their names: each gets a page that asks for its words. */
  own_services: v.optional(v.array(text), []),
  /** Work that it does not do, in its words, as in "crawl space repair". */
  not_offered: v.optional(v.array(text), []),
  /** Names of pages in starter/pages/pest-info; null = those of the region. */
  pests: v.optional(v.nullable(v.array(text)), null),
  /** #rrggbb of buttons and links; null = as it comes. */
  color: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a color like #1f5d8c'))),
    null,
  ),
  /** #rrggbb of text, headings and the footer; null = as it comes. */
  second_color: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a color like #24324a'))),
    null,
  ),
  /** Path of an SVG or PNG file; null = the name set in type. */
  logo: v.optional(v.nullable(text), null),
  /** Path of a reviews.yaml with real reviews; null = none. */
  reviews: v.optional(v.nullable(text), null),
  social: v.optional(
    v.record(v.picklist(Object.keys(NETWORKS) as Network[]), v.pipe(v.string(), v.url())),
    {},
  ),
  /** Which towns get a page of their own: all, the first of each state, none, or those of these names. */
  town_pages: v.optional(v.union([v.picklist(['all', 'first', 'none']), v.array(text)]), 'first'),
  blog: v.optional(v.boolean(), true),
});
export type Answers = v.InferOutput<typeof Answers>;

/** Whether the starter's pages and the interface's own words say what the company does. */
export function isPestControl({ trade }: Pick<Answers, 'trade'>): boolean {
  return /^(?:pests?|exterminat\w+)\b/i.test(trade.trim());
}

/** A trade or a service in the middle of a sentence: "Lawn care" becomes "lawn care", "HVAC" stays. */
export function inSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** Peach State Pest Control: peach-state-pest-control. Accents go. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "none", "nope", "none yet", "n/a", or nothing at all. */
export function isNone(text: string): boolean {
  return /^(?:i have none|none|no|nope|nothing|not|n\/a|-)?(?: yet)?\.?$/i.test(text.trim());
}
