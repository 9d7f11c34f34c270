/** What the office's search matches: words of a lead, and keys of its person. */
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

/** Lower-case words without accents: "José's ants" becomes `jose`, `s`, `ants`. */
function wordsOf(text: string): string[] {
  const key = nameKey(text);
  return key === '' ? [] : key.split(' ');
}

/**
 * The searchable words of a lead, each once, with a space before and after it.
 * @param notes written by the office
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

/** Words of the number and of its note, including a second number in the note. */
function wordsOfPhone(typed: string): string[] {
  const number = readPhone(typed);
  return number ? [...partsOfPhone(number.digits), ...wordsOfPhone(number.note)] : wordsOf(typed);
}

/** The whole number and the parts that people say: area code, exchange, last four digits. */
function partsOfPhone(digits: string): string[] {
  return [
    digits,
    digits.slice(0, -7),
    digits.slice(-7, -4),
    digits.slice(-4),
    digits.slice(-7),
  ].filter((part) => part !== '');
}

/** Two leads that share one of these keys are from one person. */
export function personKeys({ phone, email }: Pick<SearchedLead, 'phone' | 'email'>): string[] {
  const digits = readPhone(phone)?.digits;
  const address = email.normalize('NFKC').trim().toLowerCase();
  return [...(digits ? [`:phone:${digits}`] : []), ...(address ? [`:email:${address}`] : [])];
}

/** Key of a lead that corrects the one with this id. */
export const correctionKey = (submissionId: string) => `:corrects:${submissionId}`;

/** Every key that connects a lead with others of the same person. */
export const relationKeys = (lead: SearchedLead): string[] => [
  ...personKeys(lead),
  ...(lead.replaces ? [correctionKey(lead.replaces)] : []),
];

/** Most words of one search, and most letters used of each. */
const MOST_SEARCHED = 8;
const LONGEST_SEARCHED = 24;

/**
 * Turns a search into SQL `like` patterns for searchText: beginnings of words, all of which must match. A single letter must
 * be a whole word. A phone number counts as one word, however it is written.
 */
export function searchPatterns(text: string): string[] {
  const phone = /^[\d\s()+./-]+$/.test(text.trim()) ? readPhone(text) : null;
  const words = phone ? [phone.digits] : [...new Set(wordsOf(text))].slice(0, MOST_SEARCHED);
  return words.map((word) =>
    word.length === 1 ? `% ${word} %` : `% ${word.slice(0, LONGEST_SEARCHED)}%`,
  );
}
