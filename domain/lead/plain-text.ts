/**
 * Normalizes a text so that words are found in it however they are hidden. Only for spam.ts: the office reads the original.
 */

/** Longest result, characters. NFKC can expand 5,000 characters to more than any visitor writes. */
const MAX_LENGTH = 20_000;

/** Unifies letter forms, removes invisible characters, and replaces look-alikes of Latin letters and hidden dots. */
export function plainText(text: string): string {
  // The steps below change nothing in ASCII, but would be most of the work for a lead here.
  if (!/\P{ASCII}/u.test(text)) return withDots(text.slice(0, MAX_LENGTH));
  const visible = text
    .normalize('NFKC')
    .slice(0, MAX_LENGTH)
    .replace(/\p{DI}/gu, '');
  const isLatin = isMostlyLatin(visible);
  return withDots(visible.replace(/[\p{L}\p{M}]+/gu, (word) => unmasked(word, isLatin)));
}

/**
 * Alternative readings of a plain text: spaced-out letters (`S E O`) joined, and digits used as letters (`v1agra`) replaced.
 * Ordinary words become nonsense in them, so search them only for phrases, never for links.
 */
export function hiddenReadings(plain: string): string[] {
  const joined = plain.replace(SET_APART, (letters) => letters.replace(/[^\p{L}]/gu, ''));
  if (!MIXED.test(joined)) return [joined];
  return [joined, withLetters(joined, 'i'), withLetters(joined, 'l')];
}

/** A letter next to a character that may stand for a letter. */
const MIXED = /\p{L}[\d@$!]|[\d@$!]\p{L}/u;

/** Three or more single letters. */
const SET_APART = /(?<![\p{L}\d])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}\d])/gu;

/** Replaces digits in words that also have letters; `1` may be an i or an l. */
function withLetters(text: string, one: 'i' | 'l'): string {
  return text.replace(/[\p{L}\d@$!]{3,}/gu, (word) =>
    /\p{L}/u.test(word) ? word.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? one) : word,
  );
}
const LEET: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/**
 * Replaces look-alikes in a word that also has Latin letters, or that has nothing but look-alikes in a Latin text. A word in
 * another alphabet contains letters without Latin look-alikes and stays unchanged.
 */
function unmasked(word: string, inLatinText: boolean): string {
  if (!inLatinText && !/\p{Script=Latin}/u.test(word)) return word;
  const skeleton = [...word].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
  return /^[\p{Script=Latin}\p{M}]+$/u.test(skeleton) ? skeleton : word;
}

/** Restores dots before the end of a domain name that are spelled out, in brackets, or surrounded by spaces. */
function withDots(text: string): string {
  return text
    .replace(/\bhxxp(s?):/gi, 'http$1:')
    .replace(/\s{0,3}[[({<]\s{0,3}(?:dot|d0t|\.)\s{0,3}[\])}>]\s{0,3}/gi, '.')
    .replace(
      /(?<=\w)(?:\s{1,3}(?:dot|d0t|\.)\s{1,3}|[。｡])(?=(?:com|net|org|info|biz|ru|io|co|shop|site|online|top|xyz|club|store|agency)\b)/gi,
      '.',
    );
}

/** Letters by alphabet, with the Latin letters they look like. */
const PAIRS = [
  // Cyrillic
  ['авекмнорстухіїјѕԁԛԝһӏгьАВЕКМНОРСТУХІЇЈЅ', 'abekmhopctyxiijsdqwhlrbABEKMHOPCTYXIIJS'],
  // Greek
  ['αβεικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abeikvoptuxwABEZHIKMNOPTYX'],
  // Armenian
  ['օսոհ', 'ounh'],
  // Small capitals and phonetic letters, which Unicode counts as Latin
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıſ', 'abcdefghijklmnoprstuvwyzagis'],
] as const;
const LOOK_ALIKES = new Map(
  PAIRS.flatMap(([letters, latin]) => [...letters].map((letter, i) => [letter, latin[i] ?? ''])),
);

/** Names and words in other alphabets are welcome: in a text that is mostly not Latin, they are not look-alikes. */
export function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin >= letters / 2;
}
