/** /office/api: visits, if the company has content/visits.yaml. */
import * as v from 'valibot';
import { isDate } from '../hours/office-days.ts';
import { Uuid } from './fields.ts';

const Day = v.pipe(v.string(), v.regex(/^20/), v.check(isDate));
/** `missed`: the customer was not at home. */
type VisitState = 'asked' | 'booked' | 'canceled' | 'done' | 'missed';
/** A window on a day, as stored. */
export const VisitWindow = v.object({
  /** YYYY-MM-DD in the office's time zone. */
  day: Day,
  /** `08:00-12:00` in the office's time zone. */
  window: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)),
});
export type VisitWindow = v.InferOutput<typeof VisitWindow>;

export interface OfficeVisit {
  visit_id: string;
  submission_id: string;
  /** `asked`: the visitor picked windows, and none is booked yet. */
  state: VisitState;
  /** Windows that the visitor picked; empty if the office created the visit. */
  wishes: VisitWindow[];
  /** The booked window, kept after cancellation. */
  booked: VisitWindow | null;
  /** True if the office added the visit beyond the spots. */
  is_extra: boolean;
  /** True if its window now has fewer spots than visits. */
  is_over: boolean;
  /** True if its day was closed after booking. */
  is_closed: boolean;
  /** Reason given to the customer. */
  reason: string | null;
  /** The work done, as the customer reads it. */
  done: string | null;
}

/** A change of a visit in the history of its request. */
export interface VisitChange {
  state: VisitState;
  /** The booked window, kept after cancellation. */
  booked: VisitWindow | null;
  /** The previous window; null unless the visit was moved. */
  before: VisitWindow | null;
}

/**
 * POST /leads/:submission_id/visits/:visit_id. A new id creates a visit. 409 `full`: every spot is taken; repeat the call with
 * `over` to book beyond them.
 */
export const BookVisit = v.strictObject({
  /** null cancels the visit. */
  window: v.nullable(VisitWindow),
  /** Reason that the customer reads. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  over: v.optional(v.boolean(), false),
});

/** POST /leads/:submission_id/visits/:visit_id/outcome: the result of a booked visit, and the next visit. */
export const VisitOutcome = v.strictObject({
  state: v.picklist(['done', 'missed']),
  done: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
  /** null books none. The client creates its id. */
  next: v.nullable(v.strictObject({ visit_id: Uuid, window: VisitWindow, over: v.boolean() })),
});
export type VisitOutcome = v.InferOutput<typeof VisitOutcome>;

/** GET /visits?day=&days=: one day, or seven days from it on. */
export const DayQuery = v.strictObject({
  day: Day,
  days: v.optional(v.picklist(['1', '7']), '1'),
});
