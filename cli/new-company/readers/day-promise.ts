/** What a company promises about the day of a visit. */
import type { Answers } from '../answers.ts';
import { readHours } from './hours.ts';
import { isNone } from './none.ts';

/** "next day before 2pm" goes by the clock; other words stand as they are; "no" promises nothing. */
export function readDayPromise(text: string): Answers['day_promise'] {
  if (isNone(text) || /^(?:no|we promise no|nothing) (?:promises?|promised)\W*$/i.test(text.trim()))
    return null;
  if (!/^(?:yes|next[- ]?(?:business[- ]|work(?:ing)?[- ])?day)\b/i.test(text.trim()))
    return { words: text.trim() };
  const [, time = 'noon'] = /\b(?:before|by|until)\s+(.+)$/i.exec(text.trim()) ?? [];
  return { call_before: readHours(`mon 6:00-${time}`).monday?.closes ?? '12:00' };
}
