/** Reads typed answers by their words, ignoring case, accents, apostrophes, punctuation and plurals. */
import * as m from '#messages';

/** The words of a text in lower case, without accents and apostrophes: "Sí, I don't" becomes si, i, dont. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A pest's name in comparable form: its words in the singular, as in "house mice" → house mouse. */
export function pestNameOf(name: string): string {
  return wordsOf(name).map(singular).join(' ');
}

/**
 * Whether a text names a pest, in the singular or the plural.
 * @param names results of pestNameOf
 */
export function namesPest(text: string, names: readonly string[]): boolean {
  return withoutPests(text, names) !== pestNameOf(text);
}

/**
 * The words of a text without the pests it names, each in the singular, as in "no see ums here" → here.
 * @param names results of pestNameOf
 */
export function withoutPests(text: string, names: readonly string[]): string {
  let words = ` ${pestNameOf(text)} `;
  for (const name of [...names, ...anyPest()]) words = words.replaceAll(` ${name} `, '  ');
  return words.trim();
}

/** General words, such as "bug", that count as naming a pest. */
const anyPest = () => m.chat_any_pest().split(' ').map(singular);

/** "roaches" becomes roach, in Spanish "ratones" raton. @param word in lower case, without accents */
export function singular(word: string): string {
  if (word === 'mice') return 'mouse';
  if (word.length < 3) return word;
  const plural = m.common_plural_pattern();
  if (plural) return word.replace(new RegExp(plural), '');
  if (/(ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss|o)es$/, '$1')
    .replace(/s$/, '');
}
