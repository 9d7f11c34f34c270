/**
 * The answer to "Shall I use Ada Wren and 804 555 0199 again?" (spec §4: a yes skips ahead and submits, otherwise the
 * name is asked again). Stricter than the first question, where any "y" counts: a visitor who types a name instead, as in
 * "Mary", must not be submitted under the saved one. So every word has to belong to a yes (docs/departures.md).
 */
import * as m from '#messages';
import { wordsOf } from './answer-words.ts';

/** True when the answer says yes and nothing else: "Of course, yes", "sí", "ok thanks", but not "Yes Dawson". */
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
