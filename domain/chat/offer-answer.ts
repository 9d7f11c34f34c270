/**
 * The answer to "Shall I use Ada Wren and 804 555 0199 again?" (spec §4: a yes skips ahead and submits, otherwise the
 * name is asked again). Stricter than the first question, where any "y" counts: whoever types a name instead, as in
 * "Mary", must not be submitted under the saved one. So every word has to belong to a yes (docs/departures.md).
 */
import * as m from '#messages';
import { wordsOf } from './answer-words.ts';

/** True when the answer says yes and nothing else: "Of course, yes", "sí", "ok thanks", but not "Yes Dawson". */
export function isOfferAccepted(answer: string): boolean {
  const words = wordsOf(answer).join(' ');
  if (words === '') return /^\s*(👍|👌|✅|✔|☑)/u.test(answer);
  return WHOLE_YES.test(words);
}

/** Each can be read in one way only, so that no answer takes long to read. */
const YES = [
  'y|ye+s+|ye+ah*|ya+|yah|ye+p+|yu+p+|yessir|si|sure|ok|okay|okey|k|aye|uh huh|mm?hm+|affirmative|claro|por favor',
  'of course|absolutely|definitely|certainly|correct|exactly|please|go ahead|sounds good|why not',
  'do it|do so|i do|you (can|may|could|should)|that works|it works',
  m.chat_thats_that_is_that_would_be_right(),
  'use (it|them|that|those|these|my info|my details|the same|the saved one|the saved ones)',
].join('|');
const BESIDE =
  'thanks|thank you|gracias|again|maam|sir|for sure|the same|same|that is me|thats me|its me';
const WHOLE_YES = new RegExp(`^((${BESIDE}) )*(${YES})( (${YES}|${BESIDE}))*$`);
