/** Text measures for the content check (docs/content.md, rules for the words). */

/** Words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9$'’-]+/g) ?? [];
}

/** Flesch-Kincaid grade level. Sentences end at . ! ? or a line break; syllables are estimated from vowels. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s|$)|\n+/).filter((s) => /[a-z]/i.test(s)).length || 1;
  const words = (text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []) as string[];
  if (!words.length) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const w = word.toLowerCase().replace(/[^a-z]/g, '');
  if (w.length <= 3) return 1;
  const trimmed = w
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Five-word sequences of a text, for comparing pages. */
export function fiveWordSequences(text: string): Set<string> {
  const words = wordsOf(text);
  const sequences = new Set<string>();
  for (let i = 0; i + 5 <= words.length; i++) sequences.add(words.slice(i, i + 5).join(' '));
  return sequences;
}

/** Share of the smaller text's five-word sequences that the other text also has, 0 to 1. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (!small.size) return 0;
  let shared = 0;
  for (const sequence of small) if (large.has(sequence)) shared++;
  return shared / small.size;
}

/** Claims that would be illegal or dishonest (docs/content.md, rule 5). */
export const FORBIDDEN = [
  /\bsafe(?:ly|r|st)?\b/i,
  /\bnon-?toxic\b/i,
  /\bchemical-free\b/i,
  /\bEPA[- ]approved\b/i,
  /\beliminat\w*/i,
  /\btermite-free\b/i,
  /\bharmless\b/i,
];
