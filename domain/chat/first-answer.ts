/**
 * The answer to the chat's first question. Spec §4 knows a yes and sends everybody else away; here an answer that
 * is neither a yes nor a no is asked about once more (docs/departures.md).
 */
import { wordsBeforePest, wordsOf } from './answer-words.ts';

type FirstAnswer =
  /** `issue`: the answer names a pest, so it is the beginning of what the visitor has to say; otherwise ''. */
  { kind: 'yes'; issue: string } | { kind: 'no' } | { kind: 'unclear' };

/** @param pests names of pests, as pestNameOf gives them. */
export function readFirstAnswer(answer: string, pests: readonly string[]): FirstAnswer {
  const words = wordsOf(answer).join(' ');
  const beforePest = wordsBeforePest(answer, pests);
  const exception = / (?:but|except|just|only) (.*)/.exec(` ${words}`)?.[1] ?? '';
  const refuses =
    NO.test(words) && !UNSURE.test(words) && wordsBeforePest(exception, pests) === null;
  if (beforePest !== null && !refuses) return { kind: 'yes', issue: answer };
  if (isFirstYes(answer)) return { kind: 'yes', issue: '' };
  // "No luck with ant traps" is no "no ants".
  return { kind: refuses && (beforePest === null || NO_PEST.test(beforePest)) ? 'no' : 'unclear' };
}

/** The first answer means yes when it contains "yes" or "y", in any case (spec §4, to the letter). */
export function isFirstYes(answer: string): boolean {
  const text = answer.toLowerCase();
  return text.includes('yes') || text.includes('y');
}

/** A word of refusal first, or somewhere that nothing is had or seen, as in "we don't have ants". */
const NO = new RegExp(
  [
    '^(n|no|nope|nah|naw|none|nada|nothing|negative|never|nein|non|not)\\b',
    '\\b(have|has|had|got|see|seen|saw|are|is|theres) (no|none|nothing)\\b',
    '\\b(do not|dont|did not|didnt|have not|havent|has not|hasnt|have never)( think so| have| got| see| seen| had| need| notice| noticed|$)',
    '\\b(is not|isnt|are not|arent)$',
  ].join('|'),
);

/** Begins like a no and is none. */
const UNSURE = /^(no (idea|clue|se|lo se)|not (sure|certain|clear|positive|a clue|again))\b/;

/** What stands before a pest that is not there. */
const NO_PEST =
  /\b(no|nope|nah|none|never|not|without|dont|didnt|havent|hasnt)( (more|such|sign|trace|of|problem|issue|trouble|with|have|had|see|seen|got|notice|noticed|need|a|single|real|other))*$/;
