/** How a typed answer is read: by its words, whatever its case, accents, apostrophes, punctuation or plurals. */
import * as m from '#messages';

/** The words of a text in lower case, without accents and apostrophes, as in "Sí, I don't" : si, i, dont. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A pest's name for comparing: its words, each in the singular, as in "house mice" : house mouse. */
export function pestNameOf(name: string): string {
  return wordsOf(name).map(singular).join(' ');
}

/**
 * Whether a text names a pest, in the singular or the plural.
 * @param names as pestNameOf gives them
 */
export function namesPest(text: string, names: readonly string[]): boolean {
  const words = ` ${pestNameOf(text)} `;
  return [...names, ...anyPest()].some((name) => words.includes(` ${name} `));
}

/** Words for pests of any kind. */
const anyPest = () => m.chat_any_pest().split(' ').map(singular);

function singular(word: string): string {
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
