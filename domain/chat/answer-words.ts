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
 * The words before the first pest that a text names, in the singular or the plural; null = it names none.
 * @param names as pestNameOf gives them
 */
export function wordsBeforePest(text: string, names: readonly string[]): string | null {
  const words = ` ${pestNameOf(text)} `;
  const places = [...names, ...anyPest()]
    .map((name) => words.indexOf(` ${name} `))
    .filter((place) => place >= 0);
  return places.length > 0 ? words.slice(0, Math.min(...places)).trim() : null;
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
