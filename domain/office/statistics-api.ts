/** Calls of /office/api for the screen Numbers; the rules of api.ts hold. Amounts of money are the owner's alone. */
import * as v from 'valibot';
import * as m from '#messages';
import { isDate } from '../hours/office-days.ts';
import type { Device, Quartile, SpeedMeasure } from '../statistics/page-speed.ts';
import { type Bucket, UNITS, type Unit } from '../statistics/time-buckets.ts';

const Day = v.pipe(
  v.string(m.office_invalid_please_enter_a_date()),
  v.check(isDate, m.office_invalid_please_enter_a_date_that_exists()),
  v.minValue('2000-01-01', m.office_invalid_please_enter_a_later_date()),
  v.maxValue('2199-12-31', m.office_invalid_please_enter_an_earlier_date()),
);

/** GET /numbers?from=&to=&unit= → Statistics. Days of the office's calendar, both included; ten years at most. */
export const StatisticsQuery = v.pipe(
  v.strictObject({ from: Day, to: Day, unit: v.optional(v.picklist(UNITS)) }),
  v.check(({ from, to }) => from <= to, m.office_statistics_first_day_is_later()),
  v.check(
    ({ from, to }) => Date.parse(to) - Date.parse(from) <= 3660 * 86_400_000,
    m.office_invalid_at_most_ten_years(),
  ),
);
export type StatisticsQuery = v.InferOutput<typeof StatisticsQuery>;

/** What requests are broken down by. `origin`: campaign or the site that led here. `source`: the form. */
export const DIMENSIONS = ['territory', 'page', 'origin', 'pest', 'source'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Of the requests that share a value. What became of them is as of now. */
export interface RequestGroup {
  /** Empty = nothing was said or is known; `(other)` = those beyond the first hundred. */
  value: string;
  requests: number;
  booked: number;
  won: number;
  lost: number;
  /** null = not for this role. */
  won_cents: number | null;
  /** By bucket. */
  counts: number[];
}

/** What three of four visits did not exceed: an end of a bucket, or that it is beyond the last one; null = not measured. */
export interface SpeedGroup extends Record<SpeedMeasure, Quartile> {
  device: Device;
  /** Empty = all pages. */
  page_group: string;
  visits: number;
}

export interface Statistics {
  unit: Unit;
  buckets: Bucket[];
  time_zone: string;
  /** Without spam and without what a correction took the place of. */
  requests: {
    counts: number[];
    total: Omit<RequestGroup, 'value' | 'counts'>;
    by: Record<Dimension, RequestGroup[]>;
    /** Chats that left a phone number and were not finished; among the requests. */
    unfinished_chats: number;
    /** Quarantined, or marked as spam; not among the requests. */
    spam: number;
  };
  /** From a request to the first call, text, mail or mark as contacted, in minutes of office hours. */
  first_call: {
    promised_minutes: number;
    called: number;
    /** Nobody has called yet. */
    waiting: number;
    /** Called by the moment that the visitor was promised. */
    in_time: number;
    /** Of those called whose promise is known. */
    promised: number;
    median: number | null;
    ninth_decile: number | null;
    /** By bucket in which the request came. */
    medians: (number | null)[];
    ninth_deciles: (number | null)[];
  };
  /** Of these days, without canceled ones. */
  visits: {
    count: number;
    /** Nobody was at home. */
    missed: number;
    /** Median of the days from a request to its first visit; null = there was none. */
    days_to_visit: number | null;
  };
  /** `is_on` = `page_counts` of site.yaml. */
  pages: {
    is_on: boolean;
    views: number[];
    visitors: number[];
    by_page: { value: string; views: number; visitors: number }[];
    by_origin: { value: string; views: number; visitors: number }[];
    /** Views by hour of the day, 0 to 23. */
    by_hour: number[];
    forms: { form: string; begun: number; sent: number }[];
    /** By kind of device and group of pages, those that were measured most first. */
    speeds: SpeedGroup[];
  };
}

/** GET /numbers/health → StatisticsHealth. */
export interface StatisticsHealth {
  now: number;
  /** By check (server/health/service.ts): `ok`, or what is wrong. */
  checks: Record<string, string>;
  /** How long the mail that is due for longest has been due, ms. */
  oldest_due: number;
  /** Newest backup, ms since the epoch; null = there is none. */
  backup_at: number | null;
  /** Copies elsewhere; null = there is no place for them (BACKUP_URL). */
  copies: {
    /** When the newest backup that was copied was made, ms since the epoch; null = none was. */
    copied_at: number | null;
    /** When one was last restored for proof; null = never. */
    proved_at: number | null;
    /** Why the newest proof failed; null = it did not. */
    failure: string | null;
  } | null;
  /** Bytes; null = nobody can tell. */
  disk_free: number | null;
  /** Refused for good, by kind and what the receiver said. */
  dead_letters: { kind: string; error: string | null; count: number }[];
  /** Not taken yet, and tried again by themselves. */
  retried: { kind: string; error: string | null; count: number }[];
}
