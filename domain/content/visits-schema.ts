/** content/visits.yaml: when visits can be asked for. A company without the file offers none. */
import * as v from 'valibot';
import { isDate } from '../hours/office-days.ts';
import { isMailable } from '../lead/email-address.ts';
import { names } from './names.ts';
import { timeWindow } from './time-window.ts';
import { data } from './translation.ts';

const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
/** Those of one weekday, in order. */
const ofWeekday = v.optional(
  v.pipe(
    v.array(timeWindow),
    v.maxLength(6),
    v.check(
      (windows) =>
        windows.every((one, index) => index === 0 || (windows[index - 1] ?? '').slice(6) <= one),
      'windows in order, none of which begins before the one before has ended',
    ),
  ),
  [],
);
const A_DAY = 'a day like "2026-12-24"';
const day = v.pipe(v.string(), v.isoDate(A_DAY), v.check(isDate, A_DAY));
const booking = v.picklist(['request', 'instant']);

export const VisitSettings = v.strictObject({
  /** True until these are the company’s own; Launch refuses samples. Default false. */
  sample: v.optional(v.boolean()),
  /** When somebody comes, by weekday, as in `monday: ["08:00-12:00", "12:00-17:00"]`; a weekday that is left out has none. */
  windows: v.strictObject({
    monday: ofWeekday,
    tuesday: ofWeekday,
    wednesday: ofWeekday,
    thursday: ofWeekday,
    friday: ofWeekday,
    saturday: ofWeekday,
    sunday: ofWeekday,
  }),
  /** Visits in one window of one area. */
  spots: whole(1, 50),
  /** The same where an area has another number, by the name of its file in areas; 0 = none are offered there. Default none. */
  area_spots: v.optional(v.record(names('area', v.string()), whole(0, 50)), {}),
  /** Hours between asking and the beginning of the first window that is offered. */
  hours_ahead: whole(0, 336),
  /** Days from today to the last that is offered. */
  days_ahead: whole(1, 180),
  /** Days without visits, as `"2026-12-24"`, besides the holidays of site.yaml. Default none. */
  closed: v.optional(v.array(day), []),
  /** `request`: a visitor names up to three windows and the office confirms one. `instant`: a visitor takes one. Default request. */
  booking: v.optional(booking, 'request'),
  /** Only these services, by the name that requests have, each with a `booking` of its own if it differs. Default: all. */
  services: v.optional(
    v.pipe(
      v.array(v.strictObject({ name: data(v.string()), booking: v.optional(booking) })),
      v.minLength(1),
    ),
  ),
  /** Mailbox of the company’s own calendar, which gets each visit as an invitation, as `visits@example.com`. Empty = none. Default empty. */
  calendar: v.optional(
    v.union([
      v.literal(''),
      data(v.pipe(v.string(), v.check(isMailable, 'an e-mail address like visits@example.com'))),
    ]),
  ),
  /** Hours before its window until which a customer can move or cancel a visit. Default 24. */
  change_hours: v.optional(whole(0, 336), 24),
});
export type VisitSettings = v.InferOutput<typeof VisitSettings>;
