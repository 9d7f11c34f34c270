/** What the office finds a lead by: words that it types, and keys of the person. */
import { readPhone } from '../lead/phone-number.ts';
import { nameKey } from '../lead/same-person.ts';

interface SearchedLead {
  submission_id: string;
  replaces: string | null;
  first_name: string;
  phone: string;
  email: string;
  service_needed: string;
  description: string;
  /** `ZIP: 23220`. */
  address: string;
}

/** Lower case, without accents: "José's ants" is `jose`, `s`, `ants`. */
function wordsOf(text: string): string[] {
  const key = nameKey(text);
  return key === '' ? [] : key.split(' ');
}

/**
 * Every word that finds a lead, once, with a space before and behind it.
 * @param notes of the office
 */
export function searchText(lead: SearchedLead, notes: string[]): string {
  const texts = [
    lead.first_name,
    lead.email,
    lead.address.replace(/^ZIP\b:?/, ''),
    lead.service_needed,
    lead.description,
    ...notes,
  ];
  const words = [...texts.flatMap(wordsOf), ...wordsOfPhone(lead.phone)];
  return ` ${[...new Set(words)].join(' ')} `;
}

/** Of its number, of its note and of a second number in that. */
function wordsOfPhone(typed: string): string[] {
  const number = readPhone(typed);
  return number ? [...partsOfPhone(number.digits), ...wordsOfPhone(number.note)] : wordsOf(typed);
}

/** Whole, and as it is read out: area code, exchange, last four digits. */
function partsOfPhone(digits: string): string[] {
  return [
    digits,
    digits.slice(0, -7),
    digits.slice(-7, -4),
    digits.slice(-4),
    digits.slice(-7),
  ].filter((part) => part !== '');
}

/** Two leads with one of these in common are of one person, unless somebody told them apart. */
export function personKeys({ phone, email }: Pick<SearchedLead, 'phone' | 'email'>): string[] {
  const digits = readPhone(phone)?.digits;
  const address = email.normalize('NFKC').trim().toLowerCase();
  return [...(digits ? [`:phone:${digits}`] : []), ...(address ? [`:email:${address}`] : [])];
}

/** Under it a lead is found that corrects the one with this id. */
export const correctionKey = (submissionId: string) => `:corrects:${submissionId}`;

/** Everything that others of the same person find a lead by. */
export const relationKeys = (lead: SearchedLead): string[] => [
  ...personKeys(lead),
  ...(lead.replaces ? [correctionKey(lead.replaces)] : []),
];

/** Most words of one search, and most letters of one of them. */
const MOST_SEARCHED = 8;
const LONGEST_SEARCHED = 24;

/**
 * What was typed, as patterns (SQL's `like`) of searchText: beginnings of words, all of which have to fit. One letter is a
 * whole word. A phone number is one word, however it is written.
 */
export function searchPatterns(text: string): string[] {
  const phone = /^[\d\s()+./-]+$/.test(text.trim()) ? readPhone(text) : null;
  const words = phone ? [phone.digits] : [...new Set(wordsOf(text))].slice(0, MOST_SEARCHED);
  return words.map((word) =>
    word.length === 1 ? `% ${word} %` : `% ${word.slice(0, LONGEST_SEARCHED)}%`,
  );
}
