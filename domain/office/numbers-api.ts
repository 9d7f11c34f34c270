/** Calls of /office/api for the screen Numbers; the rules of api.ts hold. */
import * as v from 'valibot';

/** How many weeks the table can show, this one included. */
export const WEEK_SPANS = ['4', '13', '53'] as const;
export type WeekSpan = (typeof WEEK_SPANS)[number];

/** GET /numbers?weeks=13 */
export const NumbersQuery = v.strictObject({ weeks: v.picklist(WEEK_SPANS) });

/** Requests of one week that share source, territory and service. What became of them is as of now. */
export interface NumbersRow {
  /** The week's Monday in the company's time zone, YYYY-MM-DD. */
  week: string;
  source: string;
  /** Empty = not known. */
  territory: string;
  /** As the visitor chose or typed it; empty = none. */
  service: string;
  requests: number;
  /** Booked, the ones that were won since included. */
  booked: number;
  lost: number;
}
