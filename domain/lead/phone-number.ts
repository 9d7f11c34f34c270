/**
 * The one reading of a phone number as a person typed it: Call and Text links, doubts, who asked before, search, mails, exports
 * and webhooks follow it. Nothing refuses a number (spec §5); one that can't be read stays as it was typed.
 *
 * libphonenumber-js 1.13 was tried on the spellings of the test and not taken: of 126 its parser dials another number, or none,
 * for 32 that ours calls (a note, a second number, `+1+1`, `00`), its search in texts reads 11 another way, and the forms of
 * visitors would load 180 kB for it.
 */

export interface PhoneNumber {
  /** Of the United States and Canada ten digits; of another country with its country code; else what there is of digits. */
  digits: string;
  /** `+18045550142`; null = nobody can call it as it stands. */
  e164: string | null;
  /** null = none was named. */
  extension: string | null;
  /** What else was typed: when to call, a second number. Empty = nothing. */
  note: string;
}

/** What stands between the digits of one number. */
const BETWEEN = String.raw`[\s().\-‐‑‒–—/·•_]*`;
/** The country's 1, also with the sign or the code that calls it from abroad, also twice, as a browser fills it in behind a typed +1. */
const ONE = String.raw`(?:(?:\+|00|011)?${BETWEEN}1${BETWEEN})*`;
/** No area code begins with 0 or 1. */
const TEN = String.raw`([2-9](?:${BETWEEN}\d){9})(?!\d)`;
const AT_THE_BEGINNING = new RegExp(String.raw`^[^\d+]*\+?${ONE}${TEN}`);
/** Behind a note such as "after 5:". Only as it is usually grouped: a part of a longer number is none. */
const GROUPED = new RegExp(
  String.raw`(?<![\d+])${ONE}([2-9]\d\d${BETWEEN}\d{3}${BETWEEN}\d{4})(?!\d)`,
);
/** A country code is 1 to 3 digits, a whole number at most 15. A digit that begins a word, as in "2nd", is none of it. */
const ABROAD = new RegExp(
  String.raw`^[^\d+]*(?:\+|00|011)${BETWEEN}([2-9](?:${BETWEEN}\d(?!\d*(?:st|nd|rd|th)\b)){7,14})(?!\d)`,
  'i',
);
/** Half a number, or one too long: its digits as far as they stand together. */
const SOME = new RegExp(String.raw`\d(?:${BETWEEN}\d)*`);
const SHORTEST = 7;
const LONGEST = 15;

const EXTENSION =
  /^(?:[\s,;.:()–-]*#|\D*?(?<!\p{L})(?:x|ext(?:ension|ensión|n)?|anexo|interno)(?!\p{L}))[\s.:=#]*(\d{1,8})(?!\d)/iu;

/** @returns null for fewer than seven digits, and for one digit again and again, typed to fill the field */
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

/** False for what no phone in the United States reaches as it was typed: it is asked about once, and marked for the office. */
export function canBeCalled(typed: string): boolean {
  return typeof readPhone(typed)?.e164 === 'string';
}

/**
 * `tel:` address that calls the number as typed, or null when it can't be called. An extension follows a comma, which makes the
 * phone wait and then dial it. RFC 3966 has `;ext=` for it, but phones read that as a wait for a press and the keys of
 * the word: Android dials 398, "ext", in front of the extension.
 */
export function phoneLink(typed: string): string | null {
  const number = readPhone(typed);
  if (!number?.e164) return null;
  return `tel:${number.e164}${number.extension ? `,${number.extension}` : ''}`;
}

/** Two extensions of one number are two people; a number without one may be either. */
export function isSamePhone(
  one: Pick<PhoneNumber, 'digits' | 'extension'>,
  other: Pick<PhoneNumber, 'digits' | 'extension'>,
): boolean {
  const differs =
    one.extension !== null && other.extension !== null && one.extension !== other.extension;
  return one.digits === other.digits && !differs;
}
