import * as m from '#messages';
import { namesPest, withoutPests, wordsOf } from './spoken-answers.ts';

/**
 * Reads the answer to "Do you currently have a pest control issue?". An answer with a "y", in upper or lower case, continues
 * the chat (spec §4, word for word). In Spanish, where many words have a "y", it must begin like a yes. An answer also
 * continues the chat if it names a pest and has no word "no" (docs/departures.md).
 * @param pests pest names, results of pestNameOf
 * @returns the start of the issue, empty if the answer names no pest; null = goodbye
 */
export function readFirstAnswer(answer: string, pests: readonly string[]): string | null {
  // The "no" in "no-see-ums" doesn't count.
  const hasNo = withoutPests(answer, pests).split(' ').includes('no');
  const issue = namesPest(answer, pests) && !hasNo ? answer : '';
  const isYes = new RegExp(m.chat_pattern_first_yes()).test(wordsOf(answer).join(' '));
  return isYes || issue !== '' ? issue : null;
}

/**
 * Reads the answer to "Shall I use Ada Wren and 804 555 0199 again?" (spec §4: a yes skips ahead and submits, otherwise the
 * name is asked again). Stricter than the first question, where any "y" counts: a visitor who types another name, such as
 * "Mary", must not be submitted under the saved one. So every word has to belong to a yes (docs/departures.md).
 * @returns true for "Of course, yes", "sí", "ok thanks", but not for "Yes Dawson"
 */
export function isOfferAccepted(answer: string): boolean {
  const words = wordsOf(answer).join(' ');
  if (words === '') return /^\s*(👍|👌|✅|✔|☑)/u.test(answer);
  return wholeYes().test(words);
}

/** Each word matches in only one way, so that no answer causes backtracking. */
function wholeYes(): RegExp {
  const yes = m.chat_pattern_offer_yes();
  const beside = m.chat_pattern_offer_beside();
  return new RegExp(`^((${beside}) )*(${yes})( (${yes}|${beside}))*$`);
}
