/** The facts and the areas of a new company, from its answers. */
import type { State } from '../../content-loader/states.ts';
import { addDays } from '../../domain/hours/office-hours.ts';
import {
  type Answers,
  DAYS,
  type Day,
  inSentence,
  isPestControl,
  PRICES,
  type Price,
  type PriceKey,
  slugOf,
  type Town,
} from './answers.ts';
import { darkTonesOf, paletteOf } from './colors.ts';

/** States of its towns, in their order. */
export function statesOf({ towns }: Pick<Answers, 'towns'>): string[] {
  return [...new Set(towns.map(({ state }) => state))];
}

export function shortNameOf({ name, short_name }: Answers): string {
  return short_name ?? name.split(' ').slice(0, 2).join(' ');
}

/**
 * What stands in starter/files as {company.…}: its answers, and what follows from them.
 * @param today YYYY-MM-DD, the version of the wording of consent
 */
export function companyFacts(answers: Answers, states: Map<string, State>, today: string) {
  const { emergency, hours, own_services, problem } = answers;
  const own = statesOf(answers);
  const minutes = answers.response_minutes;
  return {
    ...answers,
    short_name: shortNameOf(answers),
    slug: slugOf(answers.name),
    work: inSentence(answers.trade),
    problem: problem.one,
    problems: problem.many,
    choices: own_services.slice(0, 5).map((name) => ({ name })),
    places: placesOf(answers, states),
    time_zone: timeZoneOf(own[0] ?? ''),
    colors: colorsOf(answers),
    ...Object.fromEntries(DAYS.map((day) => [day, hours[day] ?? null])),
    holidays: holidaysFrom(today),
    hours: hoursLabel(hours),
    emergency_phone: typeof emergency === 'string' ? emergency : undefined,
    call_before: callBeforeOf(answers),
    territories: {
      ...Object.fromEntries(
        territoriesOf(answers, states).map(({ key, ...territory }) => [key, withForm(territory)]),
      ),
      other: withForm({ label: placesOf(answers, states), phone: answers.phone }),
    },
    day: dayPromiseOf(answers),
    reservice: capitalized(answers.reservice ?? ''),
    guarantee: capitalized(answers.guarantee ?? ''),
    licensed: licensedBy(answers, states),
    within: minutes % 60 === 0 ? hoursIn(minutes / 60) : `${minutes} minutes`,
    prices: Object.fromEntries(
      Object.entries(answers.prices).flatMap(([key, price]) =>
        price ? [[key, priceOf(key as PriceKey, price)]] : [],
      ),
    ),
    licenses: (answers.licenses ? own : []).map((code) =>
      licenseOf(code, answers, states.get(code)),
    ),
    social: Object.entries(answers.social).map(([network, url]) => ({ network, url })),
    version: today,
  };
}

const withForm = <Territory>(territory: Territory) => ({
  ...territory,
  quote_form: '/embed/quote-form',
});

/** "Macon", "Macon and Warner Robins", "Macon and nearby", "Georgia and Alabama": of one state, never the whole of it. */
export function placesOf({ towns }: Answers, states: Map<string, State>): string {
  const own = statesOf({ towns });
  if (own.length > 1) return joined(own.map((code) => states.get(code)?.name ?? code));
  return placesIn(towns);
}

/** "Macon", "Macon and Warner Robins", "Macon and nearby"; nothing without towns. */
function placesIn(towns: readonly Town[]): string {
  return towns.length > 2 ? `${towns[0]?.name} and nearby` : joined(towns.map(({ name }) => name));
}

/** "Macon", "Macon and Warner Robins", "Macon, Byron and Warner Robins". */
export function joined(names: readonly string[], word = 'and'): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

/** A group of places with a phone. */
interface TerritoryOf {
  /** Its name in site.yaml. */
  key: string;
  label: string;
  state: string;
  /** None = the rest of the state. */
  cities?: string[];
  phone: string;
}

/** One for each state, and one for each group of towns with a number of its own. */
export function territoriesOf(answers: Answers, states: Map<string, State>): TerritoryOf[] {
  const { other_phones, phone } = answers;
  const own = statesOf(answers);
  const byState = own.map((code) => {
    const name = states.get(code)?.name ?? code;
    const other = other_phones.find(({ state, cities }) => state === code && cities.length === 0);
    const rest = answers.towns.filter(
      (town) =>
        town.state === code &&
        !other_phones.some(({ state, cities }) => state === code && cities.includes(town.name)),
    );
    // Not the whole state: nobody is told that they live in it where only two towns are served.
    const label = placesIn(rest) || name;
    return { key: territoryOf(name), label, state: code, phone: other?.phone ?? phone };
  });
  const taken = byState.map(({ key }) => key);
  const byTowns = other_phones
    .filter(({ cities }) => cities.length > 0)
    .map(({ state, cities, phone: number }) => {
      const label = joined(cities);
      const name = territoryOf(cities[0] ?? '');
      const key = name && !taken.includes(name) ? name : `${name || 'town'}_${state.toLowerCase()}`;
      taken.push(key);
      return { key, label, state, cities, phone: number };
    });
  return [...byState, ...byTowns];
}

export interface AreaFile {
  id: string;
  [field: string]: unknown;
}

/** One area for each territory that has towns. */
export function areasOf(answers: Answers, states: Map<string, State>): AreaFile[] {
  const withPages = townsWithPages(answers);
  return territoriesOf(answers, states)
    .map((territory) => ({
      territory,
      towns: answers.towns.filter((town) => areaIdOf(town, answers, states) === idOf(territory)),
    }))
    .filter(({ towns }) => towns.length > 0)
    .map(({ territory, towns }, index) => {
      // By its first town: "our Macon area" is right in both languages, and for any number of towns.
      const name = towns[0]?.name ?? territory.label;
      const shown = towns.find((town) => withPages.includes(town));
      return {
        id: idOf(territory),
        label: `${name}, ${territory.state}`,
        short_label: name,
        state: territory.state,
        territory: territory.key,
        order: index + 1,
        landscape: landscapeOf(towns),
        page: shown ? townUrl(shown, answers.towns) : '/service-areas',
        cities: towns.map((town) => town.name),
        zips: [...new Set(towns.flatMap(({ zips }) => zips))],
      };
    });
}

/** The area of a town: that of its group, or of its state. */
export function areaIdOf(
  { name, state }: Town,
  answers: Answers,
  states: Map<string, State>,
): string {
  const all = territoriesOf(answers, states).filter((one) => one.state === state);
  const own = all.find(({ cities }) => cities?.includes(name)) ?? all.find(({ cities }) => !cities);
  return own ? idOf(own) : slugOf(state);
}

const idOf = ({ key }: TerritoryOf) => key.replaceAll('_', '-');

/** Towns of one name in two states have the state in their addresses. */
export function townUrl(
  { name, state }: Answers['towns'][number],
  towns: Answers['towns'],
): string {
  const alike = towns.filter((town) => slugOf(town.name) === slugOf(name)).length > 1;
  return `/service-areas/${slugOf(alike ? `${name} ${state}` : name)}`;
}

/** Towns with a page. */
export function townsWithPages({ towns, town_pages }: Answers): Answers['towns'] {
  if (town_pages === 'none') return [];
  if (town_pages === 'all') return towns;
  if (town_pages !== 'first') return towns.filter(({ name }) => town_pages.includes(name));
  return statesOf({ towns }).flatMap((code) => towns.find(({ state }) => state === code) ?? []);
}

function territoryOf(place: string): string {
  return slugOf(place).replace(/\d+/g, '').replace(/-+/g, '_').replace(/^_|_$/g, '').slice(0, 30);
}

/** By which minute a call gets a visit on the next day; nothing = no promise by the clock. */
function callBeforeOf({ day_promise }: Answers): string | undefined {
  return day_promise && 'call_before' in day_promise ? day_promise.call_before : undefined;
}

/** What is said of the day of a visit. */
function dayPromiseOf(answers: Answers): string {
  const { day_promise } = answers;
  if (day_promise && 'words' in day_promise) return inFull(day_promise.words.replace(/\.$/, ''));
  const before = callBeforeOf(answers);
  return before
    ? `A visit on the next working day when you call before ${before === '12:00' ? 'noon' : clock(before)}, Monday to Friday`
    : 'We name the first free day when you call';
}

/** "24-48 hours" and "same or next day" are no sentences by themselves. */
function inFull(words: string): string {
  if (/^\d/.test(words)) return `A visit within ${words}`;
  if (/^(?:same|next)\b/i.test(words)) return `A visit on the ${inSentence(words)}`;
  return /^(?:usually|mostly|within)\b/i.test(words)
    ? `A visit ${inSentence(words)}`
    : capitalized(words);
}

const capitalized = (words: string) => words.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

function colorsOf({ color, second_color }: Answers) {
  if (!color && !second_color) return undefined;
  return {
    ...(color && { ruf: paletteOf(color).ruf, rufd: paletteOf(color).rufd }),
    ...(second_color && darkTonesOf(second_color)),
  };
}

/** The states of the company, by name. */
export function placesWithoutLicense(answers: Answers, states: Map<string, State>): string {
  return joined(statesOf(answers).map((code) => states.get(code)?.name ?? code));
}

/** Who licenses pest control is known of some states; who licenses another trade, of none: `licenses` asks it, once. */
function licensedBy(answers: Answers, states: Map<string, State>): string {
  if (!answers.licenses)
    return `This work needs no license in ${placesWithoutLicense(answers, states)}`;
  const parts = statesOf(answers).map((code) => {
    const state = states.get(code);
    return state?.pesticides && isPestControl(answers)
      ? `by the ${state.pesticides.regulator.split(',')[0]} in ${state.name}`
      : `in ${state?.name ?? code}`;
  });
  return `Licensed ${parts.join(' and ')}`;
}

function licenseOf(code: string, answers: Answers, state: State | undefined) {
  const number = answers.licenses?.[code];
  const known = isPestControl(answers) ? state?.pesticides : undefined;
  return {
    state: state?.name ?? code,
    regulator: known?.regulator ?? `[[Who licenses ${inSentence(answers.trade)} there?]]`,
    title: known?.license ?? 'License',
    ...(known && { authority: known.authority }),
    number: number ?? 'not named yet',
    ...(known && {
      verify: { text: `${known.authority} says who is licensed.`, url: known.url },
    }),
    sample: number === undefined,
  };
}

function priceOf(key: PriceKey, { amount, per, scope }: Price) {
  const terms = { name: PRICES[key].name, per, scope: scope ?? PRICES[key].scope };
  if (typeof amount === 'number') return { ...terms, from: amount };
  const [low, high] = amount;
  return { ...terms, low, high };
}

const NAMES: Record<Day, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** "Monday to Friday 8 am to 5 pm, Saturday 9 am to 12 pm". */
export function hoursLabel(
  hours: Answers['hours'],
  words = { days: NAMES, to: 'to', before: '' },
): string {
  const spans: { days: Day[]; text: string }[] = [];
  for (const day of DAYS) {
    const open = hours[day];
    if (!open) continue;
    const text = `${words.before}${clock(open.opens)} ${words.to} ${clock(open.closes)}`;
    const last = spans.at(-1);
    const follows = last && DAYS.indexOf(last.days.at(-1) as Day) === DAYS.indexOf(day) - 1;
    if (last && follows && last.text === text) last.days.push(day);
    else spans.push({ days: [day], text });
  }
  return spans
    .map(({ days, text }) => {
      const [first, last] = [days[0] as Day, days.at(-1) as Day];
      const { days: names, to } = words;
      return `${first === last ? names[first] : `${names[first]} ${to} ${names[last]}`} ${text}`;
    })
    .join(', ');
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** The six holidays on which offices are closed nearly everywhere, of this year and the next, from today on. */
export function holidaysFrom(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => [
      `${one}-01-01`,
      mondayOf(one, 5, 25),
      `${one}-07-04`,
      mondayOf(one, 9, 1),
      // The fourth Thursday.
      addDays(mondayOf(one, 11, 19), 3),
      `${one}-12-25`,
    ])
    .filter((day) => day >= today);
}

/** The Monday of the week that begins on or after a day. */
function mondayOf(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return addDays(date.toISOString().slice(0, 10), (8 - date.getUTCDay()) % 7);
}

function hoursIn(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}

/** Where most of the state's people live; a company near the line changes contact.time_zone. */
function timeZoneOf(code: string): string {
  const zones: Record<string, string> = {
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
  };
  const found = Object.entries(zones).find(([, codes]) => codes.split(' ').includes(code));
  return found?.[0] ?? 'America/New_York';
}

const COASTAL_NAME =
  /\b(?:beach|island|isle|shores?|harbor|bay|cape|port|inlet|sound|key|gulf|ocean|galveston|charleston|savannah|mobile|pensacola|tampa|miami|norfolk|newport|wilmington|corpus christi|biloxi|gulfport|panama city|sarasota|fort myers|san diego|honolulu)\b/i;

/** States whose coast has live oaks and palms in place of dunes. */
const GULF_STATES = ['TX', 'LA', 'MS', 'AL', 'FL'];

/** States of which most places have the same ground at their horizon. */
const GROUNDS = {
  'blue-ridge': 'WV VT NH CO UT MT WY ID AK',
  plains: 'ND SD NE KS OK IA',
  desert: 'AZ NM NV',
  lakes: 'MN WI MI ME',
} as const;

/** A town with so many ZIP codes is a city. */
const CITY_ZIPS = 12;

/**
 * The coast or the gulf for a place named after one, a city for a large one, the ground of a state that has one, and otherwise a street of
 * shops, which stands anywhere: fields of the piedmont and a river of Virginia would be wrong elsewhere.
 */
function landscapeOf([first]: readonly Town[]):
  | keyof typeof GROUNDS
  | 'coast'
  | 'gulf'
  | 'city'
  | 'small-town' {
  if (!first) return 'small-town';
  if (COASTAL_NAME.test(first.name)) return GULF_STATES.includes(first.state) ? 'gulf' : 'coast';
  if (first.zips.length >= CITY_ZIPS) return 'city';
  const grounds = Object.entries(GROUNDS) as [keyof typeof GROUNDS, string][];
  return grounds.find(([, states]) => states.split(' ').includes(first.state))?.[0] ?? 'small-town';
}
