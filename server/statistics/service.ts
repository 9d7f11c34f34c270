/** The figures of the screen Numbers, by the days of the office's calendar. */
import type { Kysely } from 'kysely';
import type { Site } from '../../domain/content/site-schema.ts';
import { addDays, localTime, type TimeZone } from '../../domain/hours/office-hours.ts';
import type { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import {
  DIMENSIONS,
  type Dimension,
  type RequestGroup,
  type SpeedGroup,
  type Statistics,
  type StatisticsQuery,
} from '../../domain/office/statistics-api.ts';
import { officeClock } from '../../domain/statistics/office-minutes.ts';
import {
  type Quartile,
  SPEED_MEASURE_NAMES,
  type SpeedMeasure,
  thirdQuartile,
} from '../../domain/statistics/page-speed.ts';
import {
  type Bucket,
  bucketFinder,
  bucketsOf,
  startOfDay,
  unitFor,
  zoneOver,
} from '../../domain/statistics/time-buckets.ts';
import { momentsOf } from '../../domain/visits/visit-windows.ts';
import { fromJson } from '../database/json.ts';
import type { Database } from '../database/tables.ts';
import {
  type CountedLead,
  readFormCounts,
  readLeads,
  readPageCounts,
  readReplaced,
  readSpeeds,
  readVisits,
} from './store.ts';

export interface NumbersContext {
  db: Kysely<Database>;
  site: Pick<Site, 'contact' | 'hours' | 'claims' | 'page_counts'>;
  /** Milliseconds since the epoch. */
  now: number;
  /** Whether amounts of money are shown. */
  withMoney: boolean;
}

/** What the parts below count with. */
interface Span {
  from: string;
  to: string;
  zone: TimeZone;
  buckets: Bucket[];
  /** Bucket of a moment; -1 = outside. */
  bucketAt(at: number): number;
  zeros(): number[];
}

export async function readStatistics(
  { from, to, unit: asked }: StatisticsQuery,
  context: NumbersContext,
): Promise<Statistics> {
  const { db, site } = context;
  const unit = asked ?? unitFor(from, to);
  const zone = zoneOver(site.contact.time_zone, from, to);
  const buckets = bucketsOf(from, to, unit);
  const find = bucketFinder(buckets);
  const span: Span = {
    from,
    to,
    zone,
    buckets,
    bucketAt: (at) => find(localTime(zone, at).date),
    zeros: () => buckets.map(() => 0),
  };
  const [requests, first_call] = await countRequests(span, context);
  const [views, forms, speeds, visits] = await Promise.all([
    countViews(db, find, span),
    readFormCounts(db, { from, to }),
    readSpeeds(db, { from, to }),
    readVisits(db, { from, to }),
  ]);
  return {
    unit,
    buckets,
    time_zone: site.contact.time_zone,
    requests,
    first_call,
    visits: countVisits(visits),
    pages: { is_on: site.page_counts, ...views, forms, speeds: speedGroups(speeds) },
  };
}

type Counted = Omit<RequestGroup, 'value' | 'won_cents'> & { won_cents: number };

async function countRequests(
  span: Span,
  { db, site, now, withMoney }: NumbersContext,
): Promise<[Statistics['requests'], Statistics['first_call']]> {
  const since = startOfDay(span.zone, span.from);
  const until = startOfDay(span.zone, addDays(span.to, 1));
  const replaced = await readReplaced(db, since);
  const empty = (): Counted => ({
    requests: 0,
    booked: 0,
    won: 0,
    lost: 0,
    won_cents: 0,
    counts: span.zeros(),
  });
  const total = empty();
  const groups = Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, new Map<string, Counted>()]),
  ) as Record<Dimension, Map<string, Counted>>;
  const calls = firstCalls(span, site, now);
  let unfinished_chats = 0;
  let spam = 0;
  for await (const leads of readLeads(db, since, until)) {
    for (const lead of leads) {
      if (lead.quarantine_reason !== null || lead.status === 'spam') spam += 1;
      else if (!replaced.has(lead.submission_id)) {
        const bucket = span.bucketAt(lead.created_at);
        if (lead.stage === 'partial') unfinished_chats += 1;
        add(total, lead, bucket);
        for (const dimension of DIMENSIONS) {
          const value = VALUES[dimension](lead);
          const group = groups[dimension].get(value) ?? empty();
          groups[dimension].set(value, group);
          add(group, lead, bucket);
        }
        calls.add(lead, bucket);
      }
    }
  }
  const shown = ({ won_cents, ...group }: Counted) => ({
    ...group,
    won_cents: withMoney ? won_cents : null,
  });
  const { counts, ...all } = shown(total);
  const by = Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      firstHundred(groups[dimension], empty).map(([value, group]) => ({ value, ...shown(group) })),
    ]),
  ) as Statistics['requests']['by'];
  return [{ counts, total: all, by, unfinished_chats, spam }, calls.result()];
}

const VALUES: Record<Dimension, (lead: CountedLead) => string> = {
  territory: ({ territory }) => territory ?? '',
  page: ({ page }) => page,
  origin: ({ attribution }) => leadOrigin(attribution && fromJson(attribution)),
  pest: ({ service_needed }) => service_needed.trim(),
  source: ({ source }) => source,
};

function add(group: Counted, { status, amount_cents }: CountedLead, bucket: number): void {
  group.requests += 1;
  group.counts[bucket] = (group.counts[bucket] ?? 0) + 1;
  if (status === 'booked' || status === 'won' || status === 'lost') group[status] += 1;
  if (status === 'won') group.won_cents += amount_cents ?? 0;
}

/** Visitors choose some of the values: those beyond the hundred most frequent are one. */
const MOST_VALUES = 100;

function firstHundred(groups: Map<string, Counted>, empty: () => Counted): [string, Counted][] {
  const sorted = [...groups].sort(
    ([a, one], [b, other]) => other.requests - one.requests || (a < b ? -1 : 1),
  );
  if (sorted.length <= MOST_VALUES) return sorted;
  const others = empty();
  for (const [, group] of sorted.slice(MOST_VALUES)) {
    for (const name of ['requests', 'booked', 'won', 'lost', 'won_cents'] as const)
      others[name] += group[name];
    for (const [index, count] of group.counts.entries())
      others.counts[index] = (others.counts[index] ?? 0) + count;
  }
  return [...sorted.slice(0, MOST_VALUES), ['(other)', others]];
}

function countVisits(visits: Awaited<ReturnType<typeof readVisits>>): Statistics['visits'] {
  const days = visits.flatMap(({ is_first, day, window, zone, created_at }) =>
    is_first && day && window
      ? [(momentsOf(zone, { day, window }).from - created_at) / DAY_MS]
      : [],
  );
  return {
    count: visits.length,
    missed: visits.filter(({ state }) => state === 'missed').length,
    days_to_visit: quantile(days, 0.5),
  };
}

const DAY_MS = 86_400_000;

/** The longest wait that is counted to its end, days: a call after more is no first call any more. */
const LONGEST_WAIT_DAYS = 60;

function firstCalls(
  { from, to, zone, buckets }: Span,
  { hours, claims }: NumbersContext['site'],
  now: number,
) {
  const officeMinutes = officeClock(hours, zone, from, addDays(to, LONGEST_WAIT_DAYS));
  const waits: number[][] = buckets.map(() => []);
  let [called, waiting, in_time, promised] = [0, 0, 0, 0];
  return {
    add({ created_at, contacted_at, reached_at, promise_at, status }: CountedLead, bucket: number) {
      const at = Math.min(
        contacted_at ?? Number.POSITIVE_INFINITY,
        reached_at ?? Number.POSITIVE_INFINITY,
      );
      if (at > now) {
        if (status === null || status === 'new') waiting += 1;
        return;
      }
      called += 1;
      waits[bucket]?.push(officeMinutes(created_at, at));
      if (promise_at === null) return;
      promised += 1;
      if (at <= promise_at) in_time += 1;
    },
    result(): Statistics['first_call'] {
      const all = waits.flat();
      return {
        promised_minutes: claims.response_minutes,
        ...{ called, waiting, in_time, promised },
        median: quantile(all, 0.5),
        ninth_decile: quantile(all, 0.9),
        medians: waits.map((values) => quantile(values, 0.5)),
        ninth_deciles: waits.map((values) => quantile(values, 0.9)),
      };
    },
  };
}

async function countViews(
  db: Kysely<Database>,
  find: (date: string) => number,
  { from, to, zeros }: Span,
): Promise<Pick<Statistics['pages'], 'views' | 'visitors' | 'by_page' | 'by_origin' | 'by_hour'>> {
  const [views, visitors] = [zeros(), zeros()];
  const by_hour: number[] = Array.from({ length: 24 }, () => 0);
  const [pages, origins] = [new Map<string, ViewSum>(), new Map<string, ViewSum>()];
  for await (const rows of readPageCounts(db, { from, to })) {
    for (const row of rows) {
      const bucket = find(row.day);
      views[bucket] = (views[bucket] ?? 0) + row.views;
      visitors[bucket] = (visitors[bucket] ?? 0) + row.visitors;
      by_hour[row.hour] = (by_hour[row.hour] ?? 0) + row.views;
      addViews(pages, row.path, row);
      addViews(origins, row.origin, row);
    }
  }
  return { views, visitors, by_hour, by_page: mostViewed(pages), by_origin: mostViewed(origins) };
}

function speedGroups(rows: Awaited<ReturnType<typeof readSpeeds>>): SpeedGroup[] {
  const all = rows.map((row) => ({ ...row, page_group: '' }));
  const groups = Map.groupBy(
    [...rows, ...all],
    ({ device, page_group }) => `${device} ${page_group}`,
  );
  return [...groups.values()]
    .map(speedGroup)
    .sort((a, b) => b.visits - a.visits || (a.page_group < b.page_group ? -1 : 1))
    .slice(0, MOST_VALUES);
}

/** @param rows of one group, at least one */
function speedGroup(rows: Awaited<ReturnType<typeof readSpeeds>>): SpeedGroup {
  const histogram = (measure: SpeedMeasure) => {
    const counts = new Map<number, number>();
    for (const { bucket, visits } of rows.filter((row) => row.measure === measure))
      counts.set(bucket, (counts.get(bucket) ?? 0) + visits);
    return counts;
  };
  const histograms = SPEED_MEASURE_NAMES.map((measure) => [measure, histogram(measure)] as const);
  const total = (counts: Map<number, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  return {
    device: rows[0]?.device ?? 'desk',
    page_group: rows[0]?.page_group ?? '',
    visits: Math.max(...histograms.map(([, counts]) => total(counts))),
    ...(Object.fromEntries(
      histograms.map(([measure, counts]) => [measure, thirdQuartile(measure, counts)]),
    ) as Record<SpeedMeasure, Quartile>),
  };
}

interface ViewSum {
  views: number;
  visitors: number;
}

function addViews(sums: Map<string, ViewSum>, value: string, { views, visitors }: ViewSum): void {
  const sum = sums.get(value) ?? { views: 0, visitors: 0 };
  sums.set(value, { views: sum.views + views, visitors: sum.visitors + visitors });
}

function mostViewed(sums: Map<string, ViewSum>): Statistics['pages']['by_page'] {
  return [...sums]
    .map(([value, sum]) => ({ value, ...sum }))
    .sort((a, b) => b.views - a.views || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_VALUES);
}

/** What brought a request. @param last null = nothing was sent @returns `campaign: spring`, a host, `ads`, or empty where nothing is known */
function leadOrigin(last: ContactSubmission['attribution'] | null): string {
  if (!last) return '';
  const campaign = last.last_utm_campaign ?? last.last_utm_source;
  if (campaign) return `campaign: ${campaign}`;
  if (last.last_gclid || last.last_gbraid || last.last_wbraid || last.last_msclkid) return 'ads';
  const referrer = last.last_referrer ? URL.parse(last.last_referrer) : null;
  return referrer?.hostname.replace(/^www\./, '') ?? '';
}

/** The smallest value that at least this share of the values does not exceed (nearest rank). null = there are none. */
function quantile(values: number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
