/** What is asked, in order: each question is a flag too. What an answer means: readers/. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { NETWORKS, Reviews } from '../../domain/content/site-schema.ts';
import { Answers, inSentence, isNone, isPestControl } from './answers.ts';
import { readDayPromise, readHours, readMinutes } from './readers/hours.ts';
import { readLicenses } from './readers/licenses.ts';
import { readOtherPhones, readPhone } from './readers/phones.ts';
import { readPrices } from './readers/prices.ts';
import { readTowns, stateOfAddress } from './readers/towns.ts';
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
const orNone = (text: string) => (isNone(text) ? null : text.trim());
const yesOrNo = (text: string) => {
  if (/^(y|yes|true)$/i.test(text.trim())) return true;
  if (/^(n|no|false|none)$/i.test(text.trim())) return false;
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
    read: (text, { towns }) => (isNone(text) ? [] : readOtherPhones(text, towns)),
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
    read: (text) => {
      const answer = text.replace(/\W*\b24\s*\/\s*7\W*$/, '') || 'yes';
      return /\d/.test(answer) ? readPhone(answer) : yesOrNo(answer);
    },
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
    read: (text) => (/\bboth\b/i.test(text) ? 'phone' : text.trim().toLowerCase()),
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
    asks: 'License number (the certificate has it), in several states one for each, or none yet:',
    example: '12345; or GA 12345; AL 678',
    usual: () => 'none',
    read: (text, { towns }) => (isNone(text) ? {} : readLicenses(text, towns)),
  },
  {
    field: 'prices',
    asks: 'Prices that you want on the site: what for, whole dollars, and per what? Plan, yard or mosquitoes, termites, ants, single treatment; or none:',
    example: 'quarterly plan 45 a month, one-time 150-350, mosquito 69 a month for one yard',
    usual: () => 'none',
    read: (text) => (isNone(text) ? {} : readPrices(text)),
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
    read: listOf,
  },
  {
    field: 'services',
    asks: 'Which of these services do you offer?',
    example: 'ant-control, termite-control',
    usual: (known) => offered(servicesIn(statesOf({ towns: known.towns ?? [] })), known).join(', '),
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
    usual: (known) => offered(pestsIn(statesOf({ towns: known.towns ?? [] })), known).join(', '),
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
    field: 'second_color',
    asks: 'A second color, for text, headings and the foot of each page?',
    example: '#24324a',
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

/** Without what the company has said it does not do: "termite control" takes off termite-control. */
function offered(names: string[], { not_offered = [] }: Partial<Answers>): string[] {
  const refused = not_offered.map((name) => name.toLowerCase());
  return names.filter((name) => !refused.includes(name.replaceAll('-', ' ')));
}

function readProblem(text: string) {
  const [one = '', many = ''] = text.split(';').map((part) => part.trim());
  if (!one || !many) throw new Error('one and several, as in a lawn problem; lawn problems');
  return { one, many };
}

function readSocial(text: string) {
  if (isNone(text)) return {};
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
