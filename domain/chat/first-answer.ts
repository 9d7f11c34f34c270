/**
 * The answer to the chat's first question. Spec §4 takes a yes and sends everybody else away; here an answer that
 * is neither a yes nor a no is asked about once more (docs/departures.md).
 */
import * as m from '#messages';
import { wordsBeforePest, wordsOf } from './answer-words.ts';

type FirstAnswer =
  /** `issue`: the answer names a pest, so it is the beginning of what the visitor has to say; otherwise ''. */
  { kind: 'yes'; issue: string } | { kind: 'no' } | { kind: 'unclear' };

/** @param pests names of pests, as pestNameOf gives them. */
export function readFirstAnswer(answer: string, pests: readonly string[]): FirstAnswer {
  const words = wordsOf(answer).join(' ');
  const beforePest = wordsBeforePest(answer, pests);
  const exception = except().exec(` ${words}`)?.[1] ?? '';
  const refuses =
    no().test(words) && !unsure().test(words) && wordsBeforePest(exception, pests) === null;
  if (beforePest !== null && !refuses) return { kind: 'yes', issue: answer };
  if (isFirstYes(answer)) return { kind: 'yes', issue: '' };
  // "No luck with ant traps" is no "no ants".
  return { kind: refuses && (beforePest === null || noPest().test(beforePest)) ? 'no' : 'unclear' };
}

/**
 * The first answer means yes when it contains "y", in any case (spec §4, to the letter). In Spanish, where many a word has
 * one, it means yes when it begins like a yes.
 */
export function isFirstYes(answer: string): boolean {
  return firstYes().test(wordsOf(answer).join(' '));
}

const firstYes = () => new RegExp(m.chat_pattern_first_yes());
/** A word of refusal first, or somewhere that nothing is had or seen, as in "we don't have ants". */
const no = () => new RegExp(m.chat_pattern_no());
/** Begins like a no and is none. */
const unsure = () => new RegExp(m.chat_pattern_unsure());
/** What stands before a pest that is not there. */
const noPest = () => new RegExp(m.chat_pattern_no_pest());
/** What an answer takes from its no. */
const except = () => new RegExp(m.chat_pattern_except());
