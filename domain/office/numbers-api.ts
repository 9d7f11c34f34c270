/** /office/api: the screen Numbers. */
import * as v from 'valibot';

/** Numbers of weeks that the table can show, including the current one. */
export const WEEK_SPANS = ['4', '13', '53'] as const;
export type WeekSpan = (typeof WEEK_SPANS)[number];

/** GET /numbers?weeks=13 */
export const NumbersQuery = v.strictObject({ weeks: v.picklist(WEEK_SPANS) });

/** Requests of one week with the same source, territory and service. Their results are as of now. */
export interface NumbersRow {
  /** The week's Monday in the company's time zone, YYYY-MM-DD. */
  week: string;
  source: string;
  /** Empty if not known. */
  territory: string;
  /** The service as the visitor chose or typed it; empty if none. */
  service: string;
  requests: number;
  /** Booked, including those won since. */
  booked: number;
  lost: number;
}
