/** content/visits.yaml: when visits can be requested. A company without the file offers none. */
import * as v from 'valibot';
import { isDate } from '../hours/office-days.ts';
import { names } from './names.ts';
import { timeWindow } from './time-window.ts';
import { data } from './translation.ts';

const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
/** Windows of one weekday, in order. */
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
  /** True until these are the company’s own settings; Launch refuses samples. Default false. */
  sample: v.optional(v.boolean()),
  /** Visit windows by weekday, as in `monday: ["08:00-12:00", "12:00-17:00"]`. A weekday that is left out has none. */
  windows: v.strictObject({
    monday: ofWeekday,
    tuesday: ofWeekday,
    wednesday: ofWeekday,
    thursday: ofWeekday,
    friday: ofWeekday,
    saturday: ofWeekday,
    sunday: ofWeekday,
  }),
  /** Most visits in one window of one area. */
  spots: whole(1, 50),
  /** Other numbers of spots, by the name of the area's file; 0 = no visits there. Default none. */
  area_spots: v.optional(v.record(names('area', v.string()), whole(0, 50)), {}),
  /** Least time between the request and the start of the first window offered, hours. */
  hours_ahead: whole(0, 336),
  /** Last day offered, in days from today. */
  days_ahead: whole(1, 180),
  /** Days without visits, as `"2026-12-24"`, in addition to the holidays in site.yaml. Default none. */
  closed: v.optional(v.array(day), []),
  /**
   * `request`: the visitor picks up to three windows and the office confirms one. `instant`: the visitor books one.
   * Default request.
   */
  booking: v.optional(booking, 'request'),
  /**
   * Limits visits to these services, by the name used in requests, each with its own `booking` if it differs. Default:
   * all.
   */
  services: v.optional(
    v.pipe(
      v.array(v.strictObject({ name: data(v.string()), booking: v.optional(booking) })),
      v.minLength(1),
    ),
  ),
  /** Hours before its window until which a customer can move or cancel a visit. Default 24. */
  change_hours: v.optional(whole(0, 336), 24),
});
export type VisitSettings = v.InferOutput<typeof VisitSettings>;
