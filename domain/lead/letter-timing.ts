/** Whether a termite letter can be had for a closing. Shared by the page and the office's mail. */
import { LETTER_FORMS, type LetterState } from '../forms/letter-form.ts';
import { daysBetween, isDate, officeDaysBetween } from '../hours/office-days.ts';
import type { OpeningHours } from '../hours/office-hours.ts';

export type LetterTiming =
  /** Enough working days. */
  | { kind: 'in-time'; officeDays: number }
  /** Fewer working days than the office asks for: a call is better. */
  | { kind: 'tight'; officeDays: number }
  /** So far away that a letter of today would be stale at settlement. */
  | { kind: 'early'; goodForDays: number };

/**
 * @param closing and today YYYY-MM-DD; null while either is no date or the closing has passed
 * @param notice working days the office asks for (site.yaml, claims.letter_working_days)
 */
export function letterTiming(
  state: string | undefined,
  closing: string,
  today: string,
  hours: OpeningHours,
  notice: number,
): LetterTiming | null {
  if (!isDate(closing) || daysBetween(today, closing) < 0) return null;
  const officeDays = officeDaysBetween(hours, today, closing);
  if (officeDays < notice) return { kind: 'tight', officeDays };
  const known = stateOf(state);
  const goodForDays = known && LETTER_FORMS[known].goodForDays;
  if (goodForDays && daysBetween(today, closing) > goodForDays)
    return { kind: 'early', goodForDays };
  return { kind: 'in-time', officeDays };
}

function stateOf(value: string | undefined): LetterState | undefined {
  return value && Object.hasOwn(LETTER_FORMS, value) ? (value as LetterState) : undefined;
}
