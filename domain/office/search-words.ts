/** Which words the office finds a lead by, and how what it types is read. */
import { nameKey, readPhone } from '../lead/same-person.ts';

export interface SearchedLead {
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

/** Longest word kept, and most words of one text. */
const LONGEST_WORD = 24;
const MOST_WORDS = 80;

/** Lower case, without accents, one line: "José's ants" is `jose`, `s`, `ants`. */
function wordsOf(text: string): string[] {
  const key = nameKey(text);
  return key === ''
    ? []
    : key
        .split(' ')
        .slice(0, MOST_WORDS)
        .map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * Every word that finds a lead, and keys that begin with a colon, which no search does: what tells whose it is.
 * @param notes of the office
 */
export function searchWords(lead: SearchedLead, notes: string[]): string[] {
  const texts = [
    lead.first_name,
    lead.email,
    lead.address.replace(/^ZIP\b:?/, ''),
    lead.service_needed,
    lead.description,
    ...notes,
  ];
  const digits = readPhone(lead.phone)?.digits;
  return [
    ...new Set([
      ...texts.flatMap(wordsOf),
      ...(digits ? partsOfPhone(digits) : wordsOf(lead.phone)),
      ...personKeys(lead),
      ...(lead.replaces ? [correctionKey(lead.replaces)] : []),
    ]),
  ];
}

/** Whole, and as it is read out: area code, exchange, last four digits. */
function partsOfPhone(digits: string): string[] {
  return [digits, digits.slice(0, -7), digits.slice(-7, -4), digits.slice(-4), digits.slice(-7)]
    .filter((part) => part !== '')
    .map((part) => part.slice(0, LONGEST_WORD));
}

/** Two leads with one of these in common are of one person, unless somebody told them apart. */
export function personKeys({ phone, email }: Pick<SearchedLead, 'phone' | 'email'>): string[] {
  const digits = readPhone(phone)?.digits;
  const address = email.normalize('NFKC').trim().toLowerCase();
  return [...(digits ? [`:phone:${digits}`] : []), ...(address ? [`:email:${address}`] : [])];
}

/** Under it a lead is found that corrects the one with this id. */
export const correctionKey = (submissionId: string) => `:corrects:${submissionId}`;

/** Most words of one search. */
const MOST_SEARCHED = 8;

/** What was typed, as beginnings of words. A phone number is one word, however it is written. */
export function readSearch(text: string): string[] {
  const phone = /^[\d\s()+./-]+$/.test(text.trim()) ? readPhone(text) : null;
  if (phone) return [phone.digits.slice(0, LONGEST_WORD)];
  return [...new Set(wordsOf(text))].slice(0, MOST_SEARCHED);
}
