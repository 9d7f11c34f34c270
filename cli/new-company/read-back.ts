/** What was understood of the answers, in words: read back before anything is written. */
import { loadStates } from '../../content-loader/states.ts';
import { capitalized } from '../../domain/language/capitalized.ts';
import { type Answers, DAYS, isPestControl, PRICES, type PriceKey } from './answers.ts';
import { darkTonesOf, paletteOf } from './colors.ts';
import {
  hoursLabel,
  joined,
  shortNameOf,
  statesOf,
  territoriesOf,
  townsWithPages,
} from './company-facts.ts';
import { LETTER, pestsIn, servicesIn, untreatedPests } from './starter-content.ts';

export interface Understood {
  field: keyof Answers;
  /** One line, or several. */
  text: string;
}

/** Only what could be misunderstood: what was read, looked up or chosen. */
export function understoodOf(answers: Answers): Understood[] {
  const states = loadStates();
  const { emergency, day_promise, licenses, spanish } = answers;
  const closed = DAYS.filter((day) => !answers.hours[day]);
  const all: [keyof Answers, string][] = [
    [
      'name',
      `${answers.name}, for short ${shortNameOf(answers)}: ${answers.trade}, since ${answers.founded}`,
    ],
    [
      'towns',
      answers.towns
        .map(({ name, state, zips }) => `${name}, ${state}: ${zipsInWords(zips)}`)
        .join('\n'),
    ],
    ...(isPestControl(answers)
      ? []
      : ([
          ['problem', `people call about ${answers.problem.one}, or ${answers.problem.many}`],
        ] satisfies [keyof Answers, string][])),
    ['phone', `${answers.phone} is the main number`],
    [
      'other_phones',
      territoriesOf(answers, states)
        .map(
          ({ label, cities, phone }) =>
            `${cities ? label : `${label}${hasTowns(answers) ? ', the rest' : ''}`}: ${phone}`,
        )
        .join('\n'),
    ],
    [
      'hours',
      `${hoursLabel(answers.hours)}; closed ${joined([...closed.map(capitalized), 'on six national holidays'])} (holidays in site.yaml)`,
    ],
    [
      'emergency',
      emergency === false
        ? 'no emergency line'
        : `the phone is answered at any hour: ${emergency === true ? 'the same numbers' : emergency}`,
    ],
    [
      'day_promise',
      day_promise === null
        ? 'no day of a visit is promised'
        : 'words' in day_promise
          ? `of the day of a visit the site says: ${day_promise.words}`
          : `a call before ${day_promise.call_before}, Monday to Friday, gets a visit on the next working day: the site counts down to it`,
    ],
    [
      'spanish',
      {
        no: 'no Spanish pages',
        written: 'Spanish pages; the phone is answered in English',
        phone: 'Spanish pages, and the phone is answered in Spanish',
      }[spanish],
    ],
    [
      'response_minutes',
      `requests are answered within ${answers.response_minutes} minutes of office hours`,
    ],
    [
      'licenses',
      statesOf(answers)
        .map(
          (code) =>
            `${states.get(code)?.name ?? code}: ${licenses ? (licenses[code] ?? 'no license number yet') : 'the work needs no license'}`,
        )
        .join('\n'),
    ],
    ['prices', pricesInWords(answers) || 'no prices on the site'],
    [
      'reservice',
      `when it comes back between visits: ${answers.reservice ?? 'nothing is promised'}${answers.reservice && isPestControl(answers) ? ', on the pages of all services but termites and sealing' : ''}`,
    ],
    ['guarantee', `of the result: ${answers.guarantee ?? 'nothing is promised'}`],
    [
      'own_services',
      `the pages say of each visit: you look first, the price is in writing before work begins${isPestControl(answers) ? ', and a record names each product' : ''}; rewrite them where you work otherwise`,
    ],
    [
      'not_offered',
      answers.not_offered.length > 0
        ? `not offered: ${joined(answers.not_offered)}`
        : 'nothing is named as not offered',
    ],
    ['services', servicesInWords(answers)],
    ['pests', pestsInWords(answers)],
    ...colorsInWords(answers),
    [
      'town_pages',
      `pages of towns: ${joined(townsWithPages(answers).map(({ name }) => name)) || 'none'}`,
    ],
  ];
  return all.map(([field, text]) => ({ field, text }));
}

/** A color that is too light for text is made darker. */
function colorsInWords({ color, second_color }: Answers): [keyof Answers, string][] {
  const lines: [keyof Answers, string][] = [];
  if (color) {
    const { ruf, contrast, corrected } = paletteOf(color);
    const why = corrected ? ` (${color} made darker, because readers need 4.5)` : '';
    lines.push([
      'color',
      `buttons and links in ${ruf}, contrast ${contrast} to 1 on the light ground${why}`,
    ]);
  }
  if (second_color) {
    const { fig, plum } = darkTonesOf(second_color);
    lines.push([
      'second_color',
      `text in ${fig}, headings in ${plum}: your second color, as dark as readers need`,
    ]);
  }
  return lines;
}

const hasTowns = ({ other_phones }: Answers) =>
  other_phones.some(({ cities }) => cities.length > 0);

/** "77001-77099 (97 ZIP codes)", or each where there are few. */
function zipsInWords(zips: readonly string[]): string {
  if (zips.length === 0) return 'no ZIP code, because the list does not have it';
  const spans: string[][] = [];
  for (const zip of [...zips].sort()) {
    const last = spans.at(-1);
    if (last && Number(zip) === Number(last.at(-1)) + 1) last.push(zip);
    else spans.push([zip]);
  }
  const text = spans
    .map((span) => (span.length > 2 ? `${span[0]}-${span.at(-1)}` : span.join(' ')))
    .join(' ');
  return zips.length > 4 ? `${text} (${zips.length} ZIP codes)` : text;
}

function pricesInWords({ prices }: Answers): string {
  return Object.entries(prices)
    .map(([key, price]) => {
      const { name, scope } = PRICES[key as PriceKey];
      const { amount, per } = price;
      const dollars =
        typeof amount === 'number' ? `from $${amount}` : `$${amount[0]} to $${amount[1]}`;
      return `${name}: ${dollars} per ${per} for ${price.scope ?? scope}`;
    })
    .join('\n');
}

function servicesInWords(answers: Answers): string {
  const states = loadStates();
  const codes = statesOf(answers);
  const names = [...(answers.services ?? servicesIn(codes)), ...answers.own_services];
  if (!names.includes(LETTER)) return joined(names) || 'no services';
  // Its page needs the form that a state asks for.
  return codes.some((code) => states.get(code)?.letter)
    ? `${joined(names)}; a termite letter is asked for at least three working days before the closing (letter_working_days in site.yaml)`
    : `${joined(names.filter((name) => name !== LETTER))}; no page for termite letters, because the form of ${joined(codes)} is not known here`;
}

/** A guide says how its pest is treated, which is untrue of a company that does not treat it. */
function pestsInWords(answers: Answers): string {
  const codes = statesOf(answers);
  const pests = answers.pests ?? pestsIn(codes);
  if (pests.length === 0) return 'no pests';
  const services = [...(answers.services ?? servicesIn(codes)), ...answers.own_services];
  const untreated = untreatedPests(pests, services);
  const unnamed =
    untreated.length > 0
      ? `; none of the services is for ${joined(untreated)}: strike out what you do not treat`
      : '';
  return `guides that say how you treat ${joined(pests)}${unnamed}`;
}
