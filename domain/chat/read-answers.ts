import * as m from '#messages';
import { namesPest, wordsOf } from './answer-words.ts';

/**
 * The answer to "Do you currently have a pest control issue?". One with a "y" goes on, in any case (spec §4, to the letter). In
 * Spanish, where many a word has one, it goes on when it begins like a yes. So does one that names a pest and has no word "no"
 * (docs/departures.md).
 * @param pests names of pests, as pestNameOf gives them
 * @returns the beginning of the issue, empty where the answer names no pest; null = goodbye
 */
export function readFirstAnswer(answer: string, pests: readonly string[]): string | null {
  const words = wordsOf(answer);
  const issue = namesPest(answer, pests) && !words.includes('no') ? answer : '';
  const isYes = new RegExp(m.chat_pattern_first_yes()).test(words.join(' '));
  return isYes || issue !== '' ? issue : null;
}

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
