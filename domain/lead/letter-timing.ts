/** Whether a termite letter can be had for a closing. Shared by the page and the office's mail. */
import type { StateLetter } from '../forms/letter-form.ts';
import { daysBetween, isDate, officeDaysBetween } from '../hours/office-days.ts';
import type { OpeningHours } from '../hours/office-hours.ts';

export type LetterTiming =
  /** Enough working days. */
  | { kind: 'in-time'; officeDays: number }
  /** Fewer working days than the office asks for: a call is better. */
  | { kind: 'tight'; officeDays: number }
  /** So far away that a letter of today would be stale at settlement. */
  | { kind: 'early'; form: string; goodForDays: number };

/**
 * @param letter of the state that the house is in; undefined = not known
 * @param closing and today YYYY-MM-DD; null while either is no date or the closing has passed
 * @param notice working days the office asks for (site.yaml, claims.letter_working_days)
 */
export function letterTiming(
  letter: StateLetter | undefined,
  closing: string,
  today: string,
  hours: OpeningHours,
  notice: number,
): LetterTiming | null {
  if (!isDate(closing) || daysBetween(today, closing) < 0) return null;
  const officeDays = officeDaysBetween(hours, today, closing);
  if (officeDays < notice) return { kind: 'tight', officeDays };
  if (letter?.goodForDays && daysBetween(today, closing) > letter.goodForDays)
    return { kind: 'early', form: letter.form, goodForDays: letter.goodForDays };
  return { kind: 'in-time', officeDays };
}
