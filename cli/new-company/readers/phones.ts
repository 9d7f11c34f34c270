/** "(409) 555-0120 in Galveston; 334 555 0142 in Alabama": numbers, and where each is the one to call. */
import type { OtherPhone, Town } from '../answers.ts';
import { stateNamed } from './towns.ts';
import { comparable } from './zip-codes.ts';

/** Ten digits as people write them. */
export const PHONE = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s./-]?\d{3}[\s.-]?\d{4}/;

/** 478.555.0142, 4785550142 or (478) 555-0142. @throws Error with what is expected */
export function readPhone(text: string): string {
  const [found = text] = PHONE.exec(text) ?? [];
  const digits = found.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) throw new Error('a phone of ten digits like (478) 555-0142');
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** @throws Error with what is expected */
export function readOtherPhones(text: string, towns: readonly Town[] = []): OtherPhone[] {
  const parts = text
    // A number begins the next one, unless its place stands before it: then it ends its own.
    .replace(new RegExp(`,?\\s*(?:\\band\\b|,)\\s*(?=${PHONE.source}\\s+(?:in|for)\\b)`, 'gi'), ';')
    .replace(new RegExp(`(\\p{L}[^;\\d]*${PHONE.source})\\s*(?:,|\\band\\b)\\s*`, 'giu'), '$1;')
    .split(/[;\n]/)
    .filter((part) => part.trim());
  return parts.map((part) => {
    const [found] = PHONE.exec(part) ?? [];
    if (!found)
      throw new Error('a phone and where it is called, as in (409) 555-0120 in Galveston');
    const place = part
      .replace(found, ' ')
      .replace(/^[\s:=,-]*(?:in|for)?\b|\b(?:in|for|is)\b[\s:]*$/gi, '')
      .replace(/\s(?:has|have|gets?)\s.*$/i, '')
      .replace(/[:=,.\s]+$/, '')
      .trim();
    return { phone: readPhone(found), ...placeOf(place, towns) };
  });
}

/** A whole state, or some of the company's towns. */
function placeOf(place: string, towns: readonly Town[]): Omit<OtherPhone, 'phone'> {
  const state = stateNamed(place);
  if (state && towns.length > 0 && !towns.some((town) => town.state === state))
    throw new Error(`a number in a state of your towns, not in "${place}"`);
  if (state) return { state, cities: [] };
  const named = place
    .split(/,|\s&\s|\band\b/i)
    .map((one) => one.trim())
    .filter((one) => one && !stateNamed(one))
    .map((one) => {
      const own = towns.find(({ name }) => comparable(name) === comparable(withoutState(one)));
      if (!own)
        throw new Error(
          `a state or some of your towns (${towns.map(({ name }) => name).join(', ') || 'none yet'}), not "${one}"`,
        );
      return own;
    });
  const [first] = named;
  if (!first || named.some((town) => town.state !== first.state))
    throw new Error('towns of one state with each number, as in (409) 555-0120 in Galveston');
  return { state: first.state, cities: named.map(({ name }) => name) };
}

function withoutState(town: string): string {
  const words = town.split(/\s+/);
  return words.length > 1 && stateNamed(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : town;
}
