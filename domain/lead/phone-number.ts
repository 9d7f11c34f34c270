/**
 * Parses a phone number as a person typed it. Call and Text links, doubts, the search for earlier requests, search, mails,
 * exports and webhooks all use this result. No number is refused (spec §5); one that can't be parsed is stored as typed.
 *
 * libphonenumber-js 1.13 was tested with the spellings of the test and rejected: its parser dials another number, or none, for
 * 32 of 126 that this one calls (a note, a second number, `+1+1`, `00`), its text search reads 11 differently, and it would add
 * 180 kB to the visitors' forms.
 */

export interface PhoneNumber {
  /** Ten digits for the United States and Canada; the country code and number for other countries; otherwise all digits found. */
  digits: string;
  /** `+18045550142`; null if it can't be called as typed. */
  e164: string | null;
  /** null if none was given. */
  extension: string | null;
  /** What else was typed: when to call, a second number. May be empty. */
  note: string;
}

/** Characters allowed between the digits of one number. */
const BETWEEN = String.raw`[\s().\-‐‑‒–—/·•_]*`;
/** Country code 1, with or without + or an international prefix. May repeat: browsers may autofill it after a typed +1. */
const ONE = String.raw`(?:(?:\+|00|011)?${BETWEEN}1${BETWEEN})*`;
/** Ten digits; no area code begins with 0 or 1. */
const TEN = String.raw`([2-9](?:${BETWEEN}\d){9})(?!\d)`;
const AT_THE_BEGINNING = new RegExp(String.raw`^[^\d+]*\+?${ONE}${TEN}`);
/** A number after a note such as "after 5:". Must be grouped as usual, so that a part of a longer number doesn't match. */
const GROUPED = new RegExp(
  String.raw`(?<![\d+])${ONE}([2-9]\d\d${BETWEEN}\d{3}${BETWEEN}\d{4})(?!\d)`,
);
/**
 * A number of another country: 1 to 3 digits of country code, at most 15 in all. A digit that begins a word, as in "2nd",
 * doesn't belong to it.
 */
const ABROAD = new RegExp(
  String.raw`^[^\d+]*(?:\+|00|011)${BETWEEN}([2-9](?:${BETWEEN}\d(?!\d*(?:st|nd|rd|th)\b)){7,14})(?!\d)`,
  'i',
);
/** Any other number, incomplete or too long: its digits up to the first character that may not separate them. */
const SOME = new RegExp(String.raw`\d(?:${BETWEEN}\d)*`);
const SHORTEST = 7;
const LONGEST = 15;

const EXTENSION =
  /^(?:[\s,;.:()–-]*#|\D*?(?<!\p{L})(?:x|ext(?:ension|ensión|n)?|anexo|interno)(?!\p{L}))[\s.:=#]*(\d{1,8})(?!\d)/iu;

/** @returns null for fewer than seven digits or more than 15, and for one repeated digit, typed to fill the field */
export function readPhone(typed: string): PhoneNumber | null {
  const text = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const abroad = ABROAD.exec(text);
  const ten = abroad ? null : (AT_THE_BEGINNING.exec(text) ?? GROUPED.exec(text));
  const found = abroad ?? ten ?? SOME.exec(text);
  if (!found) return null;
  const digits = (found[1] ?? found[0]).replace(/\D/g, '');
  if (digits.length < SHORTEST || digits.length > LONGEST || /^(\d)\1*$/.test(digits)) return null;
  const [label = ''] = /^[^\d+(]*/.exec(found[0]) ?? [];
  const before = text.slice(0, found.index + label.length);
  const rest = text.slice(found.index + found[0].length);
  const extension = EXTENSION.exec(rest);
  return {
    digits,
    e164: abroad ? `+${digits}` : ten ? `+1${digits}` : null,
    extension: extension?.[1] ?? null,
    note: `${before}${rest.slice(extension?.[0].length ?? 0)}`.trim(),
  };
}

/**
 * False if no phone in the United States reaches the number as typed. The browser then asks once, and the office sees it
 * marked.
 */
export function canBeCalled(typed: string): boolean {
  return typeof readPhone(typed)?.e164 === 'string';
}

/**
 * `tel:` link that calls the number as typed; null if it can't be called. The extension follows a comma, which makes the phone
 * pause and then dial it. RFC 3966 defines `;ext=`, but phones wait for a key press there and dial the letters, too: Android
 * dials 398, "ext", before the extension.
 */
export function phoneLink(typed: string): string | null {
  const number = readPhone(typed);
  if (!number?.e164) return null;
  return `tel:${number.e164}${number.extension ? `,${number.extension}` : ''}`;
}

/** Two extensions of one number belong to two people; a number without one matches either. */
export function isSamePhone(
  one: Pick<PhoneNumber, 'digits' | 'extension'>,
  other: Pick<PhoneNumber, 'digits' | 'extension'>,
): boolean {
  const differs =
    one.extension !== null && other.extension !== null && one.extension !== other.extension;
  return one.digits === other.digits && !differs;
}
