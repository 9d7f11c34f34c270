/** Whether a termite letter can be ready for a closing. Shared by the page and the office's mail. */
import type { StateLetter } from '../forms/letter-form.ts';
import { daysBetween, isDate, officeDaysBetween } from '../hours/office-days.ts';
import type { OpeningHours } from '../hours/office-hours.ts';

export type LetterTiming =
  /** There are enough working days. */
  | { kind: 'in-time'; officeDays: number }
  /** There are fewer working days than the office needs: the customer should call. */
  | { kind: 'tight'; officeDays: number }
  /** The closing is so far away that a letter written today would have expired by the settlement. */
  | { kind: 'early'; form: string; goodForDays: number };

/**
 * @param letter of the house's state; undefined if not known
 * @param closing and today YYYY-MM-DD; null is returned if closing is not a date or has passed
 * @param notice working days that the office needs (site.yaml, claims.letter_working_days)
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
