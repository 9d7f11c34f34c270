/** What is asked, in order: each question is a flag too. What an answer means: readers/. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { NETWORKS, Reviews } from '../../domain/content/site-schema.ts';
import { capitalized } from '../../domain/language/capitalized.ts';
import { Answers, inSentence, isNone, isPestControl } from './answers.ts';
import { statesOf } from './company-facts.ts';
import { isLogo } from './logo.ts';
import { readChoices } from './readers/choices.ts';
import { readColor } from './readers/colors.ts';
import { readDayPromise, readHours, readMinutes } from './readers/hours.ts';
import { readLicenses } from './readers/licenses.ts';
import { PHONE, readOtherPhones, readPhone } from './readers/phones.ts';
import { readPrices } from './readers/prices.ts';
import { readTowns, stateOfAddress } from './readers/towns.ts';
import { comparable } from './readers/zip-codes.ts';
import { isRefused, pestsIn, pestTable, servicesIn, starterServices } from './starter-content.ts';

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
  /** The end of a file's name: its path is the answer, and a browser sends the file. */
  file?: string;
  /** @throws Error with what is expected */
  read: (text: string, known: Partial<Answers>) => unknown;
}

const asText = (text: string) => text.trim();
const orNone = (text: string) =>
  isNone(text) || /^no (?:guarantees?|promises?|warrant(?:y|ies))\b/i.test(text.trim())
    ? null
    : text.trim();
const yesOrNo = (text: string) => {
  if (/^(?:y|yes|yep|true|sure|please)\b/i.test(text.trim())) return true;
  if (/^(?:n|no|nope|false|none|not|later|maybe later)\b/i.test(text.trim())) return false;
  throw new Error('yes or no');
};
const listOf = (text: string) =>
  isNone(text)
    ? []
    : text
        .split(/[,;]/)
        .map((one) => one.trim())
        .filter(Boolean);

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
    // It begins titles.
    read: (text) => capitalized(text.trim()),
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
    read: readYear,
  },
  {
    field: 'email',
    asks: 'Where do requests go? An e-mail address that somebody reads.',
    example: 'office@peachstatepest.com',
    read: (text) => text.trim().replace(/^mailto:/i, ''),
  },
  {
    field: 'address',
    asks: 'Postal address in one line, as on a letter:',
    example: 'Peach State Pest Control, 12 Cherry Street, Macon, GA 31201',
    read: asText,
  },
  {
    field: 'towns',
    asks: 'Which towns do you serve? Their ZIP codes are looked up; strike some out with "without".',
    example: 'Macon and Warner Robins, GA; or Macon GA without 31213; or Macon GA 31201 31204',
    read: (text, { address }) => readTowns(text, stateOfAddress(address)),
  },
  {
    field: 'phone',
    asks: 'The main phone number:',
    example: '(478) 555-0142',
    read: readPhone,
  },
  {
    field: 'other_phones',
    asks: 'Another number in some of the towns, or in one of the states?',
    example: '(334) 555-0142 in Phenix City; or (334) 555-0142 in Alabama; or none',
    usual: () => 'none',
    read: (text, { towns }) =>
      isNone(text) || isWithoutDigits(text) ? [] : readOtherPhones(text, towns),
  },
  {
    field: 'hours',
    asks: 'When is the office open?',
    example: 'Mon-Fri 8am-5pm, Sat 9am-noon',
    usual: () => 'Mon-Fri 8am-5pm',
    read: readHours,
  },
  {
    field: 'emergency',
    asks: 'Does somebody answer the phone at any hour, nights too? Yes, no, or the number for it.',
    example: '(478) 555-0199',
    usual: () => 'no',
    read: readEmergency,
  },
  {
    field: 'day_promise',
    asks: 'What do you promise of the day of a visit? Nothing, the next day for calls before a time, or your own words.',
    example: 'next day before noon; or We come within three working days; or none',
    usual: () => 'none',
    read: readDayPromise,
  },
  {
    field: 'spanish',
    asks: 'Do you answer customers in Spanish: no, written, or phone (both)? Your main pages and every form are then in Spanish, too.',
    example: 'written',
    usual: () => 'no',
    read: readSpanish,
  },
  {
    field: 'response_minutes',
    asks: 'Within how many minutes of office hours do you answer a request? The site promises it.',
    example: '60',
    usual: () => '60',
    read: readMinutes,
  },
  {
    field: 'licenses',
    asks: 'License number (the certificate has it), in several states one for each; none yet, or none needed:',
    example: '12345; or GA 12345; AL 678',
    usual: () => 'none',
    read: (text, { towns }) => {
      if (/\b(?:need(?:ed|s)?|required?)\b/i.test(text) && isWithoutDigits(text)) return null;
      return isNone(text) || hasNoLicense(text) ? {} : readLicenses(text, towns);
    },
  },
  {
    field: 'prices',
    asks: 'Prices that you want on the site: what for, whole dollars, and per what? Plan, yard or mosquitoes, yearly termite protection, ants, single treatment; or none:',
    example: 'quarterly plan 45 a month, one-time 150-350, mosquito 69 a month for one yard',
    usual: () => 'none',
    read: (text) => (isNone(text) || isWithoutDigits(text) ? {} : readPrices(text)),
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
    field: 'not_offered',
    asks: 'What do you not do, though people ask for it? The questions of your home page say so.',
    example: 'crawl space repair, wildlife removal',
    usual: () => 'none',
    read: (text) =>
      listOf(text.replace(/\s+(?:and|or)\s+/gi, ', ')).map((one) => one.replace(NOT_OFFERED, '')),
  },
  {
    field: 'services',
    asks: 'Which of these services do you offer?',
    example: 'ant-control, termite-control',
    usual: (known) => usualServices(known).join(', ') || 'none',
    choices: () => starterServices(),
    read: (text, known) => readChoices(text, starterServices(), usualServices(known)),
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
    usual: (known) => usualPests(known).join(', ') || 'none',
    choices: () => Object.keys(pestTable().pests),
    read: (text, known) => readChoices(text, Object.keys(pestTable().pests), usualPests(known)),
  },
  {
    field: 'color',
    asks: 'Your main color, for buttons and links?',
    example: '#1f5d8c, or dark green',
    usual: () => 'none',
    read: readColor,
  },
  {
    field: 'second_color',
    asks: 'A second color, for text, headings and the foot of each page?',
    example: '#24324a, or navy',
    usual: () => 'none',
    read: readColor,
  },
  {
    field: 'logo',
    asks: 'Your logo, as an SVG or PNG file?',
    example: 'logo.svg',
    file: '.svg,.png',
    usual: () => 'none',
    read: readLogo,
  },
  {
    field: 'reviews',
    asks: 'Reviews that you may print, as a YAML file (content/reviews.yaml shows how)?',
    example: 'my-reviews.yaml',
    file: '.yaml',
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
    example: 'first; or Macon and Warner Robins',
    usual: () => 'first',
    read: readTownPages,
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

/** What an answer that is corrected has asked once more: itself, and what was answered, or chosen, with it in mind. */
export function askedAgain(field: keyof Answers): (keyof Answers)[] {
  return [field, ...(FOLLOWING[field] ?? [])];
}

const FOLLOWING: Partial<Record<keyof Answers, (keyof Answers)[]>> = {
  name: ['short_name'],
  // People call another trade about something else.
  trade: ['problem', 'services', 'pests'],
  address: ['towns', 'other_phones', 'town_pages'],
  // Other numbers are of the towns, and what is chosen by itself follows from their states.
  towns: ['other_phones', 'licenses', 'services', 'pests', 'town_pages'],
};

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

/**
 * The value of what was typed; where nothing was, of what is usual.
 * @throws Error with what is expected, in words
 */
export function readTyped(question: Question, text: string, known: Partial<Answers>): unknown {
  const answer = text.trim() || question.usual?.(known);
  if (answer === undefined) throw new Error(`something like ${question.example}`);
  return readAnswer(question, answer, known);
}

/** What a company of pest control in these states mostly offers; another trade offers none of it. */
function usualServices(known: Partial<Answers>): string[] {
  return isOtherTrade(known)
    ? []
    : offered(servicesIn(statesOf({ towns: known.towns ?? [] })), known);
}

function usualPests(known: Partial<Answers>): string[] {
  return isOtherTrade(known) ? [] : offered(pestsIn(statesOf({ towns: known.towns ?? [] })), known);
}

const isOtherTrade = ({ trade }: Partial<Answers>) =>
  trade !== undefined && !isPestControl({ trade });

/** Without what the company has said it does not do. */
function offered(names: string[], { not_offered = [] }: Partial<Answers>): string[] {
  return names.filter((name) => !not_offered.some((work) => isRefused(name, work)));
}

/** "a lawn problem; lawn problems", or several alone: "weeds" are "a weed". */
function readProblem(text: string) {
  const [first = '', second] = text.split(/[;,]/).map((part) => part.trim());
  if (!first || second === '')
    throw new Error('one and several, as in a lawn problem; lawn problems');
  if (second) return { one: first, many: second };
  const one = first.replace(/(?<!s)s$/, '');
  return { one: `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`, many: first };
}

/** "since 1994", "June 2009". */
function readYear(text: string): number {
  return Number(/\b(?:1[89]|20)\d{2}\b/.exec(text)?.[0] ?? Number.NaN);
}

/** No, yes, or the number that is answered: "24/7 at (207) 555-0199". */
function readEmergency(text: string): string | boolean {
  const [number] = PHONE.exec(text) ?? [];
  if (number) return readPhone(number);
  if (/voice ?mail|machine/i.test(text)) return false;
  const [word = ''] = /^(?:yes|no|none)\b/i.exec(text.trim()) ?? [];
  return yesOrNo(/\b24\s*\/\s*7\b|answering service/i.test(text) ? 'yes' : word || text);
}

/** A bare yes promises what is written, not that the phone is answered in Spanish. */
function readSpanish(text: string): string {
  if (isNone(text) || /^(?:no|english)\b/i.test(text.trim())) return 'no';
  if (/\b(?:both|phone|calls?|speak|hablamos|hablo|ambos|llamadas)\b|tel[eé]fono/i.test(text))
    return 'phone';
  return /^(?:yes|y|s[ií])(?!\p{L})|\b(?:written|writing|texts?|mails?|e-?mails?)\b/iu.test(
    text.trim(),
  )
    ? 'written'
    : text.trim();
}

/** How an owner begins what is not offered: "we don't do bats" is about bats. */
const NOT_OFFERED = /^(?:we\s+)?(?:(?:do not|don['’]t)(?:\s+(?:do|offer|treat))?|no)\s+/i;

const isWithoutDigits = (text: string) => !/\d/.test(text);
const hasNoLicense = (text: string) =>
  isWithoutDigits(text) && /\b(?:none|no|not|pending|applied|waiting)\b/i.test(text);

/** All, the first of each state, none, or some of the towns by name. */
function readTownPages(text: string, { towns = [] }: Partial<Answers>): Answers['town_pages'] {
  const answer = text.trim().toLowerCase();
  if (isNone(text)) return 'none';
  if (/^(?:all|yes|every)\b/.test(answer)) return 'all';
  if (answer === 'first') return 'first';
  return listOf(text.replace(/\s+and\s+/gi, ', ')).map((name) => {
    const town = towns.find((one) => comparable(one.name) === comparable(name));
    if (!town)
      throw new Error(`all, first, none, or some of your towns; "${name}" is none of them`);
    return town.name;
  });
}

/** "facebook https://…", "Facebook: https://…, Yelp: https://…" or the addresses alone. */
function readSocial(text: string) {
  if (isNone(text)) return {};
  const addresses = text.match(/(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/[^\s,;]*/gi) ?? [];
  if (addresses.length === 0)
    throw new Error('the address of each profile, as in https://www.facebook.com/peachstatepest');
  return Object.fromEntries(
    addresses.map((address) => {
      const before = text.slice(0, text.indexOf(address)).toLowerCase();
      const named = /([a-z]+)[\s:=]*$/.exec(before)?.[1] ?? '';
      const host = address.replace(/^https?:\/\//i, '').split('/')[0] ?? '';
      const network = [named, ...host.split('.')].find((word) => Object.hasOwn(NETWORKS, word));
      if (!network)
        throw new Error(`${Object.keys(NETWORKS).join(', ')} before the address ${address}`);
      return [network, /^https?:/i.test(address) ? address : `https://${address}`];
    }),
  );
}

function readLogo(text: string): string | null {
  const path = isNone(text) || /^no logo\b/i.test(text.trim()) ? null : text.trim();
  if (path && !(existsSync(path) && isLogo(readFileSync(path))))
    throw new Error('an SVG or PNG file (whoever drew your logo has one), or none');
  return path;
}

function readReviewsFile(text: string): string | null {
  const path = orNone(text);
  if (path && !(existsSync(path) && v.is(Reviews, parse(readFileSync(path, 'utf8')))))
    throw new Error('a YAML file with reviews as in content/reviews.yaml, or none');
  return path;
}
