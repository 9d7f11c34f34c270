/** What is asked, in order: each question is a flag too, and its answer is checked by its own words. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { stateOfZip } from '../../content-loader/states.ts';
import { NETWORKS, Reviews } from '../../domain/content/site-schema.ts';
import { Answers, DAYS, type Day, inSentence, isPestControl, PRICES } from './answers.ts';
import { statesOf } from './site-yaml.ts';
import { pestsIn, pestTable, servicesIn, starterServices } from './starter-content.ts';

export interface Question {
  /** The flag without its dashes, and the field of the answers. */
  flag: string;
  field: keyof Answers;
  asks: string;
  /** How an answer looks. */
  example: string;
  /** What stands there until something else is said; none = it must be answered. */
  usual?: (known: Partial<Answers>) => string;
  /** Choices, of which any number may be taken. */
  choices?: (known: Partial<Answers>) => string[];
  /** @throws Error with what is expected */
  read: (text: string, known: Partial<Answers>) => unknown;
}

const asText = (text: string) => text.trim();
const orNone = (text: string) => (/^(none|no|-)?$/i.test(text.trim()) ? null : text.trim());
const yesOrNo = (text: string) => {
  if (/^(y|yes|true)$/i.test(text.trim())) return true;
  if (/^(n|no|false|none)$/i.test(text.trim())) return false;
  throw new Error('yes or no');
};
const listOf = (text: string) =>
  /^(none|no|-)?$/i.test(text.trim()) ? [] : text.split(',').map((one) => one.trim());

const LIST: Omit<Question, 'flag'>[] = [
  {
    field: 'name',
    asks: 'What is the company called?',
    example: 'Peach State Pest Control',
    read: asText,
  },
  {
    field: 'short_name',
    asks: 'And for short, as in the logo?',
    example: 'Peach State',
    usual: ({ name = '' }) => name.split(' ').slice(0, 2).join(' '),
    read: asText,
  },
  {
    field: 'trade',
    asks: 'What do you do? It stands in titles, the chat, forms and mails.',
    example: 'Pest control',
    usual: () => 'Pest control',
    read: asText,
  },
  {
    field: 'problem',
    asks: 'And what do people call you about, one and several? The chat asks whether they have it.',
    example: 'a lawn problem; lawn problems',
    usual: ({ trade = 'Pest control' }) => {
      if (isPestControl({ trade })) return 'a pest; pests';
      const words = inSentence(trade);
      return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words} problem; ${words} problems`;
    },
    read: readProblem,
  },
  {
    field: 'founded',
    asks: 'In which year was it founded?',
    example: '2012',
    read: (text) => Number(text),
  },
  {
    field: 'email',
    asks: 'Where do requests go? An e-mail address that somebody reads.',
    example: 'office@peachstatepest.com',
    read: asText,
  },
  {
    field: 'address',
    asks: 'Postal address in one line, as on a letter:',
    example: 'Peach State Pest Control, 12 Cherry Street, Macon, GA 31201',
    read: asText,
  },
  {
    field: 'towns',
    asks: 'Which towns do you serve? Town, state, and ZIP codes; towns apart by semicolons.',
    example: 'Macon GA 31201 31204; Warner Robins GA 31088',
    read: readTowns,
  },
  {
    field: 'phone',
    asks: 'The main phone number:',
    example: '(478) 555-0142',
    read: readPhone,
  },
  {
    field: 'state_phones',
    asks: 'Another number in one of the states?',
    example: 'AL (334) 555-0142; none',
    usual: () => 'none',
    read: (text) => byState(text, readPhone),
  },
  {
    field: 'hours',
    asks: 'When is the office open?',
    example: 'mon-fri 08:00-17:00; sat 09:00-12:00',
    usual: () => 'mon-fri 08:00-17:00',
    read: readHours,
  },
  {
    field: 'emergency',
    asks: 'Does somebody answer the phone at any hour, nights too?',
    example: 'no',
    usual: () => 'no',
    read: yesOrNo,
  },
  {
    field: 'spanish',
    asks: 'Do you answer customers in Spanish: no, written, or phone (both)? Your main pages and every form are then in Spanish, too.',
    example: 'written',
    usual: () => 'no',
    read: (text) => text.trim().toLowerCase(),
  },
  {
    field: 'response_minutes',
    asks: 'Within how many minutes of office hours do you answer a request? The site promises it.',
    example: '60',
    usual: () => '60',
    read: (text) => Number(text),
  },
  {
    field: 'licenses',
    asks: 'License numbers by state (the certificate has them), or none yet:',
    example: 'GA 12345; AL 678',
    usual: () => 'none',
    read: (text) => byState(text, asText),
  },
  {
    field: 'prices',
    asks: `Prices that you want on the site, in whole dollars (${Object.keys(PRICES).join(', ')}), or none:`,
    example: 'protection_plan 45; most_treatments 150-350',
    usual: () => 'none',
    read: readPrices,
  },
  {
    field: 'reservice',
    asks: 'What do you promise when pests come back between visits?',
    example: 'Free re-services',
    usual: () => 'none',
    read: orNone,
  },
  {
    field: 'guarantee',
    asks: 'What do you promise of the result?',
    example: 'your money back within 30 days',
    usual: () => 'none',
    read: orNone,
  },
  {
    field: 'services',
    asks: 'Which of these services do you offer?',
    example: 'ant-control, termite-control',
    usual: (known) => servicesIn(known.towns ? statesOf({ towns: known.towns }) : []).join(', '),
    choices: () => starterServices(),
    read: (text) => knownOnly(listOf(text), starterServices()),
  },
  {
    field: 'own_services',
    asks: 'Other services, by their names? Each gets a page that asks for its words.',
    example: 'Lawn mowing, Aeration',
    usual: () => 'none',
    read: listOf,
  },
  {
    field: 'pests',
    asks: 'Which pests do people ask you about? Those known in your states are chosen.',
    example: 'ants, termites',
    usual: (known) => pestsIn(known.towns ? statesOf({ towns: known.towns }) : []).join(', '),
    choices: () => Object.keys(pestTable().pests),
    read: (text) => knownOnly(listOf(text), Object.keys(pestTable().pests)),
  },
  {
    field: 'color',
    asks: 'Your main color, for buttons and links?',
    example: '#1f5d8c',
    usual: () => 'none',
    read: orNone,
  },
  {
    field: 'logo',
    asks: 'Your logo, as an SVG file?',
    example: 'logo.svg',
    usual: () => 'none',
    read: readLogo,
  },
  {
    field: 'reviews',
    asks: 'Reviews that you may print, as a YAML file (content/reviews.yaml shows how)?',
    example: 'my-reviews.yaml',
    usual: () => 'none',
    read: readReviewsFile,
  },
  {
    field: 'social',
    asks: `Profiles on social networks (${Object.keys(NETWORKS).join(', ')})?`,
    example: 'facebook https://www.facebook.com/peachstatepest',
    usual: () => 'none',
    read: readSocial,
  },
  {
    field: 'town_pages',
    asks: 'Which towns get a page of their own? Each asks you for what only a local knows.',
    example: 'first',
    usual: ({ towns = [] }) => (towns.length <= 6 ? 'all' : 'first'),
    read: (text) => text.trim(),
  },
  {
    field: 'blog',
    asks: 'A blog? It begins with one finished guide.',
    example: 'yes',
    usual: () => 'yes',
    read: yesOrNo,
  },
];

export const QUESTIONS: Question[] = LIST.map((one) => ({
  ...one,
  flag: one.field.replaceAll('_', '-'),
}));

/**
 * The value of an answer.
 * @throws Error with what is expected, in words
 */
export function readAnswer(question: Question, text: string, known: Partial<Answers>): unknown {
  const value = question.read(text, known);
  const result = v.safeParse(Answers.entries[question.field], value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    /^Invalid /.test(issue.message) ? `something like ${question.example}` : issue.message,
  );
}

function readProblem(text: string) {
  const [one = '', many = ''] = text.split(';').map((part) => part.trim());
  if (!one || !many) throw new Error('one and several, as in a lawn problem; lawn problems');
  return { one, many };
}

function readTowns(text: string) {
  return text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = '', state = '', zips = ''] =
        /^(.+?),?\s+([A-Za-z]{2}):?((?:[\s,]+\d{5})+)$/.exec(line) ?? [];
      if (!name)
        throw new Error(`town, state and ZIP codes, as in Macon GA 31201 31204, not "${line}"`);
      const code = state.toUpperCase();
      const codes = zips.split(/[\s,]+/).filter(Boolean);
      const strange = codes.find((zip) => stateOfZip(zip) !== code);
      if (strange)
        throw new Error(
          `ZIP codes of ${code}; ${strange} belongs to ${stateOfZip(strange) ?? 'no state'}`,
        );
      return { name, state: code, zips: codes };
    });
}

/** 478.555.0142, 4785550142 or (478) 555-0142. */
function readPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) throw new Error('a phone of ten digits like (478) 555-0142');
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function byState<T>(text: string, read: (value: string) => T): Record<string, T> {
  if (orNone(text) === null) return {};
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [, state = '', value = ''] = /^\s*([A-Za-z]{2})[\s:=]+(.+?)\s*$/.exec(part) ?? [];
      if (!state) throw new Error('a state and its value, as in GA 12345');
      return [state.toUpperCase(), read(value)];
    }),
  );
}

function readHours(text: string) {
  const hours: Partial<Record<Day, { opens: string; closes: string }>> = {};
  for (const part of text.split(';')) {
    const [, first = '', last = first, opens = '', closes = ''] =
      /^\s*([a-z]{3,9})(?:\s*-\s*([a-z]{3,9}))?\s+(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})\s*$/i.exec(
        part,
      ) ?? [];
    const from = DAYS.findIndex((day) => day.startsWith(first.slice(0, 3).toLowerCase()));
    const to = DAYS.findIndex((day) => day.startsWith((last || first).slice(0, 3).toLowerCase()));
    if (!first || from < 0 || to < from)
      throw new Error('days and hours, as in mon-fri 08:00-17:00');
    for (const day of DAYS.slice(from, to + 1))
      hours[day] = { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') };
  }
  return hours;
}

function readPrices(text: string) {
  if (orNone(text) === null) return {};
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [, name = '', low = '', high = ''] =
        /^\s*([a-z_]+)[\s:=]+\$?(\d+)(?:\s*-\s*\$?(\d+))?\s*$/.exec(part) ?? [];
      if (!Object.hasOwn(PRICES, name))
        throw new Error(
          `one of ${Object.keys(PRICES).join(', ')} with whole dollars, as in protection_plan 45`,
        );
      return [name, high ? [Number(low), Number(high)] : Number(low)];
    }),
  );
}

function readSocial(text: string) {
  if (orNone(text) === null) return {};
  return Object.fromEntries(
    text.split(';').map((part) => part.trim().split(/[\s=]+/) as [string, string]),
  );
}

function knownOnly(names: string[], known: string[]): string[] {
  const strange = names.find((name) => !known.includes(name));
  if (strange) throw new Error(`some of ${known.join(', ')}; there is no ${strange}`);
  return names;
}

function readLogo(text: string): string | null {
  const path = orNone(text);
  if (path && !/<svg|<path|<g/i.test(readFileSync(path, 'utf8'))) throw new Error('an SVG file');
  return path;
}

function readReviewsFile(text: string): string | null {
  const path = orNone(text);
  if (path && !v.safeParse(Reviews, parse(readFileSync(path, 'utf8'))).success)
    throw new Error('reviews as in content/reviews.yaml');
  return path;
}
