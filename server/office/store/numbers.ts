/** Counts requests by week, source, territory and service. */
import { type Kysely, sql } from 'kysely';
import { addDays, localTime, momentOf, WEEKDAYS } from '../../../domain/hours/office-hours.ts';
import type { NumbersRow } from '../../../domain/office/numbers-api.ts';
import type { Database } from '../../database/tables.ts';

/** Days of the newest `count` weeks, Monday first in this time zone; the week of `now` is last. */
function lastWeeks(timeZone: string, now: number, count: number) {
  const { date, weekday } = localTime(timeZone, now);
  const monday = addDays(date, -((WEEKDAYS.indexOf(weekday) + 6) % 7));
  return Array.from({ length: count }, (_, index) => {
    const week = addDays(monday, 7 * (index - count + 1));
    return {
      week,
      from: momentOf(timeZone, week, 0),
      until: momentOf(timeZone, addDays(week, 7), 0),
    };
  });
}

/**
 * Counts the requests of the newest weeks. Like the inbox it leaves out quarantine and spam, and counts a corrected
 * request once.
 */
export async function readNumbers(
  db: Kysely<Database>,
  { timeZone, now, weeks }: { timeZone: string; now: number; weeks: number },
): Promise<NumbersRow[]> {
  // The databases have different time zone functions, so the query gets each week's first and last moment.
  const values = lastWeeks(timeZone, now, weeks).map(
    ({ week, from, until }) =>
      sql`(cast(${week} as text), cast(${from} as bigint), cast(${until} as bigint))`,
  );
  const { rows } = await sql<NumbersRow>`
    with weeks (week, since, until) as (values ${sql.join(values)})
    select weeks.week, office.source, coalesce(office.territory, '') as territory,
      trim(lead.service_needed) as service, count(*) as requests,
      sum(case when office.status in ('booked', 'won') then 1 else 0 end) as booked,
      sum(case when office.status = 'lost' then 1 else 0 end) as lost
    from weeks
    join office_leads as office
      on office.received_at >= weeks.since and office.received_at < weeks.until
    join contact_submissions as lead on lead.submission_id = office.submission_id
    where office.status <> 'spam' and office.submission_id not in (
      select replaces from contact_submissions
      where replaces is not null and quarantine_reason is null
    )
    group by 1, 2, 3, 4
    order by 1 desc, 5 desc, 2, 3, 4`.execute(db);
  // PostgreSQL returns counts as text.
  return rows.map((row) => ({
    ...row,
    requests: Number(row.requests),
    booked: Number(row.booked),
    lost: Number(row.lost),
  }));
}
