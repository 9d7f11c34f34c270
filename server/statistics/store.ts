/** What the screen Numbers is counted from. Leads are read a thousand at a time, so that visitors don't wait for it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { addDays } from '../../domain/hours/office-hours.ts';
import type { StatisticsHealth } from '../../domain/office/statistics-api.ts';

import type {
  Database,
  LeadRow,
  OfficeLeadRow,
  PageCountsTable,
  PageSpeedsTable,
} from '../database/tables.ts';

const BATCH = 1000;

/** A request with what the office made of it; those of /office are null where nobody uses it. */
export interface CountedLead
  extends Pick<
    LeadRow,
    | 'submission_id'
    | 'replaces'
    | 'stage'
    | 'territory'
    | 'page'
    | 'service_needed'
    | 'source'
    | 'attribution'
    | 'quarantine_reason'
    | 'created_at'
    | 'contacted_at'
  > {
  status: OfficeLeadRow['status'] | null;
  amount_cents: number | null;
  promise_at: number | null;
  /** First call, text or mail that was not taken back. */
  reached_at: number | null;
}

/** Those that came from `since` on and before `until`, oldest first. */
export async function* readLeads(
  db: Kysely<Database>,
  since: number,
  until: number,
): AsyncGenerator<CountedLead[]> {
  let from = { created_at: since, submission_id: '' };
  for (;;) {
    const leads = await db
      .selectFrom('contact_submissions as lead')
      .leftJoin('office_leads as office', 'office.submission_id', 'lead.submission_id')
      .select([
        'lead.submission_id',
        'lead.replaces',
        'lead.stage',
        'lead.territory',
        'lead.page',
        'lead.service_needed',
        'lead.source',
        'lead.attribution',
        'lead.quarantine_reason',
        'lead.created_at',
        'lead.contacted_at',
        'office.status',
        'office.amount_cents',
        'office.promise_at',
      ])
      .where('lead.created_at', '>=', from.created_at)
      .where('lead.created_at', '<', until)
      .where((is) =>
        is.or([
          is('lead.created_at', '>', from.created_at),
          is('lead.submission_id', '>', from.submission_id),
        ]),
      )
      .orderBy('lead.created_at')
      .orderBy('lead.submission_id')
      .limit(BATCH)
      .execute();
    const reached = await readReached(
      db,
      leads.map(({ submission_id }) => submission_id),
    );
    yield leads.map((lead) => ({ ...lead, reached_at: reached.get(lead.submission_id) ?? null }));
    const last = leads.at(-1);
    if (!last || leads.length < BATCH) return;
    from = last;
    // SQLite answers at once: others have their turn in between.
    await nextTurn();
  }
}

async function readReached(db: Kysely<Database>, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('office_acts')
    .select((column) => ['submission_id', column.fn.min('at').as('at')])
    .where('submission_id', 'in', ids)
    .where('type', '=', 'reach')
    .where('undone_by', 'is', null)
    .groupBy('submission_id')
    .execute();
  return new Map(rows.map(({ submission_id, at }) => [submission_id, Number(at)]));
}

/** Ids of leads that a correction took the place of, which may have come later than `since`. */
export async function readReplaced(db: Kysely<Database>, since: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('contact_submissions')
    .select('replaces')
    .where('replaces', 'is not', null)
    .where('created_at', '>=', since)
    .execute();
  return new Set(rows.flatMap(({ replaces }) => replaces ?? []));
}

/** Dates of both ends belong to it. */
export interface DayRange {
  from: string;
  to: string;
}

/** Views by day and hour, page and origin: a month at a time. */
export async function* readPageCounts(
  db: Kysely<Database>,
  { from, to }: DayRange,
): AsyncGenerator<PageCountsTable[]> {
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    const end = addDays(first, DAYS_AT_ONCE);
    yield await db
      .selectFrom('page_counts')
      .selectAll()
      .where('day', '>=', first)
      .where('day', '<', end)
      .where('day', '<=', to)
      .execute();
    await nextTurn();
  }
}
const DAYS_AT_ONCE = 31;

export async function readFormCounts(
  db: Kysely<Database>,
  { from, to }: DayRange,
): Promise<{ form: string; begun: number; sent: number }[]> {
  const rows = await db
    .selectFrom('form_counts')
    .select((column) => [
      'form',
      column.fn.sum<number>('begun').as('begun'),
      column.fn.sum<number>('sent').as('sent'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('form')
    .orderBy('form')
    .execute();
  return rows.map(({ form, begun, sent }) => ({ form, begun: Number(begun), sent: Number(sent) }));
}

const HELD = ['booked', 'done', 'missed'] as const;

/** Visits of these days that were not canceled, with when their request came, and whether it had none before. */
export function readVisits(db: Kysely<Database>, { from, to }: DayRange) {
  return db
    .selectFrom('visits')
    .innerJoin('contact_submissions as lead', 'lead.submission_id', 'visits.submission_id')
    .select(['visits.state', 'visits.day', 'visits.window', 'visits.zone', 'lead.created_at'])
    .select(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('visits as earlier')
            .select('earlier.visit_id')
            .whereRef('earlier.submission_id', '=', 'visits.submission_id')
            .where('earlier.state', 'in', HELD)
            .where(({ and, eb, or, ref }) =>
              or([
                eb('earlier.day', '<', ref('visits.day')),
                and([
                  eb('earlier.day', '=', ref('visits.day')),
                  eb('earlier.window', '<', ref('visits.window')),
                ]),
              ]),
            ),
        ),
      ).as('is_first'),
    )
    .where('visits.day', '>=', from)
    .where('visits.day', '<=', to)
    .where('visits.state', 'in', HELD)
    .execute();
}

/** Measured visits by device, group of pages, measure and bucket. */
export async function readSpeeds(
  db: Kysely<Database>,
  { from, to }: DayRange,
): Promise<Omit<PageSpeedsTable, 'day'>[]> {
  const rows = await db
    .selectFrom('page_speeds')
    .select((column) => [
      'device',
      'page_group',
      'measure',
      'bucket',
      column.fn.sum<number>('visits').as('visits'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['device', 'page_group', 'measure', 'bucket'])
    .execute();
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}

/** Mails and calls that were refused for good, and those that wait for another attempt. */
export async function readTroubles(
  db: Kysely<Database>,
): Promise<Pick<StatisticsHealth, 'dead_letters' | 'retried'>> {
  const rows = await db
    .selectFrom('outbox')
    .select((column) => [
      'state',
      'kind',
      'last_error as error',
      column.fn.countAll<number>().as('count'),
    ])
    .where('state', 'in', ['dead_letter', 'pending'])
    .where((is) => is.or([is('state', '=', 'dead_letter'), is('last_error', 'is not', null)]))
    .groupBy(['state', 'kind', 'last_error'])
    .orderBy('kind')
    .execute();
  const of = (wanted: string) =>
    rows
      .filter(({ state }) => state === wanted)
      .map(({ kind, error, count }) => ({ kind, error, count: Number(count) }));
  return { dead_letters: of('dead_letter'), retried: of('pending') };
}
