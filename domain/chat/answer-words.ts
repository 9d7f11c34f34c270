/** How a typed answer is read: by its words, whatever its case, accents, apostrophes, punctuation or plurals. */

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
  const padded = ` ${pestNameOf(text)} `;
  return [...names, ...ANY_PEST].some((name) => padded.includes(` ${name} `));
}

/** Words for pests of any kind. */
const ANY_PEST = ['bug', 'insect', 'critter'];

function singular(word: string): string {
  if (word === 'mice') return 'mouse';
  if (word.length < 3 || /(ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss|o)es$/, '$1')
    .replace(/s$/, '');
}
