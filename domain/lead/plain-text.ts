/**
 * A text as a reader sees it, so that words can be found in it however they were hidden. For spam.ts alone: what the office
 * reads stays as it was written.
 */

/** What NFKC makes of 5,000 letters may be much longer; no visitor writes as much. */
const MAX_LENGTH = 20_000;

/** One form of every letter, nothing invisible, letters of other alphabets that pose as Latin ones, and dots as dots. */
export function plainText(text: string): string {
  // What follows changes nothing in plain ASCII, and would be the most of a lead's work here.
  if (!/\P{ASCII}/u.test(text)) return withDots(text.slice(0, MAX_LENGTH));
  const visible = text
    .normalize('NFKC')
    .slice(0, MAX_LENGTH)
    .replace(/\p{DI}/gu, '');
  const isLatin = isMostlyLatin(visible);
  return withDots(visible.replace(/[\p{L}\p{M}]+/gu, (word) => unmasked(word, isLatin)));
}

/**
 * Further readings of a plain text: letters set apart (`S E O`) together, digits that stand for letters (`v1agra`) as
 * letters. Ordinary words come out as nonsense, so only phrases may be looked for in them, never links.
 */
export function hiddenReadings(plain: string): string[] {
  const joined = plain.replace(SET_APART, (letters) => letters.replace(/[^\p{L}]/gu, ''));
  if (!MIXED.test(joined)) return [joined];
  return [joined, withLetters(joined, 'i'), withLetters(joined, 'l')];
}

/** A letter beside what may stand for one. */
const MIXED = /\p{L}[\d@$!]|[\d@$!]\p{L}/u;

/** Three letters or more, each by itself. */
const SET_APART = /(?<![\p{L}\d])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}\d])/gu;

/** Words with letters and digits; `1` may be an i or an l. */
function withLetters(text: string, one: 'i' | 'l'): string {
  return text.replace(/[\p{L}\d@$!]{3,}/gu, (word) =>
    /\p{L}/u.test(word) ? word.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? one) : word,
  );
}
const LEET: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/**
 * A word in which Latin letters stand beside look-alikes, or in a Latin text one of nothing but look-alikes. A word of
 * another language has letters of its own and stays.
 */
function unmasked(word: string, inLatinText: boolean): string {
  if (!inLatinText && !/\p{Script=Latin}/u.test(word)) return word;
  const skeleton = [...word].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
  return /^[\p{Script=Latin}\p{M}]+$/u.test(skeleton) ? skeleton : word;
}

/** Spelled out, in brackets, or with spaces around it, before the end of a domain name. */
function withDots(text: string): string {
  return text
    .replace(/\bhxxp(s?):/gi, 'http$1:')
    .replace(/\s{0,3}[[({<]\s{0,3}(?:dot|d0t|\.)\s{0,3}[\])}>]\s{0,3}/gi, '.')
    .replace(
      /(?<=\w)(?:\s{1,3}(?:dot|d0t|\.)\s{1,3}|[。｡])(?=(?:com|net|org|info|biz|ru|io|co|shop|site|online|top|xyz|club|store|agency)\b)/gi,
      '.',
    );
}

/** By alphabet: letters, and the Latin ones they look like. */
const PAIRS = [
  // Cyrillic
  ['авекмнорстухіїјѕԁԛԝһӏгьАВЕКМНОРСТУХІЇЈЅ', 'abekmhopctyxiijsdqwhlrbABEKMHOPCTYXIIJS'],
  // Greek
  ['αβεικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abeikvoptuxwABEZHIKMNOPTYX'],
  // Armenian
  ['օսոհ', 'ounh'],
  // Small capitals and phonetic letters, which count as Latin
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıſ', 'abcdefghijklmnoprstuvwyzagis'],
] as const;
const LOOK_ALIKES = new Map(
  PAIRS.flatMap(([letters, latin]) => [...letters].map((letter, i) => [letter, latin[i] ?? ''])),
);

/** Foreign names and words are welcome; in such a text they are what they seem to be. */
export function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin >= letters / 2;
}
