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

/**
 * The answer to "Shall I use Ada Wren and 804 555 0199 again?" (spec §4: a yes skips ahead and submits, otherwise the
 * name is asked again). Stricter than the first question, where any "y" counts: a visitor who types a name instead, as in
 * "Mary", must not be submitted under the saved one. So every word has to belong to a yes (docs/departures.md).
 * @returns true for "Of course, yes", "sí", "ok thanks", but not for "Yes Dawson"
 */
export function isOfferAccepted(answer: string): boolean {
  const words = wordsOf(answer).join(' ');
  if (words === '') return /^\s*(👍|👌|✅|✔|☑)/u.test(answer);
  return wholeYes().test(words);
}

/** Each word can be read in one way only, so that no answer takes long to read. */
function wholeYes(): RegExp {
  const yes = m.chat_pattern_offer_yes();
  const beside = m.chat_pattern_offer_beside();
  return new RegExp(`^((${beside}) )*(${yes})( (${yes}|${beside}))*$`);
}
