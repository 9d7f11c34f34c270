/**
 * The answer to the chat's first question. Spec §4 knows a yes and sends everybody else away; here an answer that
 * is neither a yes nor a no is asked about once more (docs/departures.md).
 */
import { namesPest, wordsOf } from './answer-words.ts';

export type FirstAnswer =
  /** `issue`: the answer names a pest, so it is the beginning of what the visitor has to say; otherwise ''. */
  { kind: 'yes'; issue: string } | { kind: 'no' } | { kind: 'unclear' };

/** @param pests names of pests, as pestNameOf gives them. */
export function readFirstAnswer(answer: string, pests: readonly string[]): FirstAnswer {
  const issue = !isNo(answer, pests) && namesPest(answer, pests) ? answer : '';
  if (isFirstYes(answer) || issue) return { kind: 'yes', issue };
  return { kind: isNo(answer, pests) ? 'no' : 'unclear' };
}

/** The first answer means yes when it contains "yes" or "y", in any case (spec §4, to the letter). */
export function isFirstYes(answer: string): boolean {
  const text = answer.toLowerCase();
  return text.includes('yes') || text.includes('y');
}

/** A no, unless a pest is named after a "but", as in "no ants, but mice". */
function isNo(answer: string, pests: readonly string[]): boolean {
  const words = wordsOf(answer).join(' ');
  const exception = / (?:but|except|just|only) (.*)/.exec(` ${words}`)?.[1] ?? '';
  return !namesPest(exception, pests) && NO.test(words) && !UNSURE.test(words);
}

/** A word of refusal first, or somewhere that nothing is had or seen, as in "we don't have ants". */
const NO = new RegExp(
  [
    '^(no|nope|nah|naw|none|nada|nothing|negative|never|nein|non|not)\\b',
    '\\b(have|has|had|got|see|seen|saw|are|is|theres) (no|none|nothing)\\b',
    '\\b(do not|dont|did not|didnt|have not|havent|has not|hasnt|have never)( think so| have| got| see| seen| had| need| notice| noticed|$)',
    '\\b(is not|isnt|are not|arent)$',
  ].join('|'),
);

/** Begins like a no and is none. */
const UNSURE = /^(no (idea|clue|se|lo se)|not (sure|certain|clear|positive|a clue))\b/;
