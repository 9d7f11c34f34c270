/** Calls of /office/api about visits, where content/visits.yaml has windows; the rules of api.ts hold. */
import * as v from 'valibot';
import { isDate } from '../hours/office-days.ts';
import { Uuid } from './fields.ts';

const Day = v.pipe(v.string(), v.regex(/^20/), v.check(isDate));
/** `missed`: nobody was at home. */
type VisitState = 'asked' | 'booked' | 'canceled' | 'done' | 'missed';
/** A window of a day, as it is stored. */
export const VisitWindow = v.object({
  /** YYYY-MM-DD at the office. */
  day: Day,
  /** `08:00-12:00` there. */
  window: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)),
});
export type VisitWindow = v.InferOutput<typeof VisitWindow>;

export interface OfficeVisit {
  visit_id: string;
  submission_id: string;
  /** `asked`: the visitor named windows, and none is booked. */
  state: VisitState;
  /** What the visitor would like; empty = the office made it. */
  wishes: VisitWindow[];
  /** When it is, or was before it was canceled. */
  booked: VisitWindow | null;
  /** Added to the spots on purpose. */
  is_extra: boolean;
  /** The spots of its window have become fewer than its visits. */
  is_over: boolean;
  /** Its day has become a closed one. */
  is_closed: boolean;
  /** What the customer was told. */
  reason: string | null;
  /** What was done, as the customer reads it. */
  done: string | null;
}

/** A change of a visit, in the history of its request. */
export interface VisitChange {
  state: VisitState;
  /** When it is, or was before it was canceled. */
  booked: VisitWindow | null;
  /** When it was before it was moved. */
  before: VisitWindow | null;
}

/**
 * POST /leads/:submission_id/visits/:visit_id. An id that is new makes a visit. 409 `full` = all spots are taken: the same
 * with `over` adds one.
 */
export const BookVisit = v.strictObject({
  /** null = it is canceled. */
  window: v.nullable(VisitWindow),
  /** As the customer reads it. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  over: v.optional(v.boolean(), false),
});

/** POST /leads/:submission_id/visits/:visit_id/outcome: what came of a booked visit, and the next one. */
export const VisitOutcome = v.strictObject({
  state: v.picklist(['done', 'missed']),
  done: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
  /** null = none is booked. Its id is made by the client. */
  next: v.nullable(v.strictObject({ visit_id: Uuid, window: VisitWindow, over: v.boolean() })),
});
export type VisitOutcome = v.InferOutput<typeof VisitOutcome>;

/** GET /visits?day=&days=: a day, or a week from it on. */
export const DayQuery = v.strictObject({
  day: Day,
  days: v.optional(v.picklist(['1', '7']), '1'),
});
