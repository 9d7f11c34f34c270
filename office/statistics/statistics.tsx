/** What the site brings: loaded with its plots when somebody opens it. */
import './statistics.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#messages';
import type {
  Statistics as Answer,
  Dimension,
  SpeedGroup,
} from '../../domain/office/statistics-api.ts';
import { DIMENSIONS } from '../../domain/office/statistics-api.ts';
import {
  type Device,
  SPEED_MEASURES,
  type SpeedMeasure,
} from '../../domain/statistics/page-speed.ts';
import type { Bucket } from '../../domain/statistics/time-buckets.ts';
import { pathQuery } from '../api/queries.ts';
import { sourceWords } from '../leads/lead-words.ts';
import { SelectField } from '../parts/field.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { useSession } from '../session/session.tsx';
import { Figure, type Table } from './figure.tsx';
import { Health } from './health.tsx';
import { SpanPicker, useSpan } from './span.tsx';

/** Lines of a plot besides the bars of all. */
const MOST_LINES = 4;
const LONG_MS = 60_000;

export function Component() {
  const [span, setSpan] = useSpan();
  const query = useQuery({
    ...pathQuery<Answer>(`/numbers?from=${span.from}&to=${span.to}`, LONG_MS),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen title={m.office_statistics()} about={m.office_statistics_about()}>
      <div className="statistics">
        <SpanPicker span={span} onChange={setSpan} />
        <Answered query={query}>
          {(statistics) => (
            <>
              <Tiles statistics={statistics} />
              <Requests statistics={statistics} />
              <FirstCalls statistics={statistics} />
              <Pages statistics={statistics} />
              <Speeds statistics={statistics} />
              <Forms statistics={statistics} />
            </>
          )}
        </Answered>
        <Health />
      </div>
    </Screen>
  );
}

const number = (value: number) => value.toLocaleString('en-US');
const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
function minutes(value: number | null): string {
  if (value === null) return '–';
  return value < 90
    ? m.office_statistics_minutes({ count: Math.round(value) })
    : m.office_statistics_hours({ count: Math.round(value / 6) / 10 });
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** "Nov 17", or "Nov 17 to 23" in a table. */
function bucketName({ from, to }: Bucket, isShort = false): string {
  const day = (date: string) =>
    new Date(`${date}T00:00Z`).toLocaleDateString('en-US', {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      ...(!isShort && { year: 'numeric' }),
    });
  return isShort || from === to ? day(from) : `${day(from)} – ${day(to)}`;
}

const labelsOf = ({ buckets }: Answer) => buckets.map((bucket) => bucketName(bucket, true));
const rowsOf = ({ buckets }: Answer, ...columns: (number | null)[][]): Table['rows'] =>
  buckets.map((bucket, index) => [
    bucketName(bucket),
    ...columns.map((values) => values[index] ?? null),
  ]);

function Tiles({ statistics: { requests, first_call, visits } }: { statistics: Answer }) {
  const { company } = useSession();
  const { total } = requests;
  const tiles: [name: string, value: string, note: string][] = [
    [
      m.office_inbox_requests(),
      number(total.requests),
      m.office_statistics_unfinished_and_spam({
        unfinished: number(requests.unfinished_chats),
        spam: number(requests.spam),
      }),
    ],
    [
      m.office_won(),
      number(total.won),
      total.won_cents === null
        ? m.office_statistics_share_of_requests({ share: share(total.won, total.requests) })
        : dollars(total.won_cents),
    ],
    [
      m.office_lost(),
      number(total.lost),
      m.office_statistics_booked({ count: number(total.booked) }),
    ],
    [
      m.office_statistics_promise_kept(),
      share(first_call.in_time, first_call.promised),
      m.office_statistics_median_is({ median: minutes(first_call.median) }),
    ],
    ...(company.has_visits
      ? [
          [
            m.office_visits(),
            number(visits.count),
            m.office_statistics_visits_note({
              missed: number(visits.missed),
              days: visits.days_to_visit?.toFixed(1) ?? '–',
            }),
          ] as [string, string, string],
        ]
      : []),
  ];
  return (
    <dl className="tiles">
      {tiles.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const DIMENSION_WORDS: Record<Dimension, () => string> = {
  source: m.common_form,
  territory: m.common_territory,
  page: m.office_statistics_by_page,
  origin: m.office_statistics_by_origin,
  pest: m.office_statistics_by_pest,
};
const UNKNOWN: Record<Dimension, () => string> = {
  source: m.office_statistics_not_known,
  territory: m.office_statistics_not_known,
  page: m.office_statistics_not_known,
  origin: m.office_statistics_by_themselves,
  pest: m.office_statistics_nothing_said,
};

function Requests({ statistics }: { statistics: Answer }) {
  const [dimension, setDimension] = useState<Dimension>('source');
  const { company } = useSession();
  const { counts, by, total } = statistics.requests;
  const name = (value: string) => {
    if (value === '') return UNKNOWN[dimension]();
    if (dimension === 'source') return sourceWords(value);
    const territory = company.territories.find(({ id }) => id === value);
    return dimension === 'territory' ? (territory?.label ?? value) : value;
  };
  const groups = by[dimension];
  const plot = {
    labels: labelsOf(statistics),
    series: [
      { name: m.office_inbox_all(), values: counts, kind: 'bars' as const },
      ...groups.slice(0, MOST_LINES).map((group) => ({
        name: name(group.value),
        values: group.counts,
        kind: 'line' as const,
      })),
    ],
  };
  const hasMoney = total.won_cents !== null;
  return (
    <>
      <Figure
        title={m.office_inbox_requests()}
        says={m.office_statistics_requests_say({
          count: number(total.requests),
          days: UNIT_WORDS[statistics.unit](),
        })}
        file={`requests-${statistics.unit}`}
        plot={plot}
        table={{
          columns: [
            m.office_statistics_days(),
            m.office_inbox_all(),
            ...groups.slice(0, MOST_LINES).map(({ value }) => name(value)),
          ],
          rows: rowsOf(
            statistics,
            counts,
            ...groups.slice(0, MOST_LINES).map((group) => group.counts),
          ),
        }}
      >
        <SelectField
          label={m.office_statistics_broken_down()}
          value={dimension}
          options={DIMENSIONS.toReversed().map((one) => ({
            value: one,
            label: DIMENSION_WORDS[one](),
          }))}
          onChoose={setDimension}
        />
      </Figure>
      <Figure
        title={m.office_statistics_what_became({ by: DIMENSION_WORDS[dimension]() })}
        says={m.office_statistics_what_became_says()}
        file={`requests-by-${dimension}`}
        table={{
          columns: [
            DIMENSION_WORDS[dimension](),
            m.office_inbox_requests(),
            m.office_status_booked(),
            m.office_won(),
            m.office_lost(),
            m.office_statistics_share_won(),
            ...(hasMoney ? [m.office_statistics_money()] : []),
          ],
          rows: groups.map((group) => [
            name(group.value),
            group.requests,
            group.booked,
            group.won,
            group.lost,
            share(group.won, group.requests),
            ...(hasMoney ? [dollars(group.won_cents ?? 0)] : []),
          ]),
        }}
      />
    </>
  );
}

const UNIT_WORDS: Record<Answer['unit'], () => string> = {
  day: m.office_statistics_per_day,
  week: m.office_statistics_per_week,
  month: m.office_statistics_per_month,
};

function FirstCalls({ statistics }: { statistics: Answer }) {
  const { first_call: call } = statistics;
  const plot = {
    labels: labelsOf(statistics),
    level: call.promised_minutes,
    series: [
      { name: m.office_statistics_median(), values: call.medians, kind: 'line' as const },
      {
        name: m.office_statistics_ninth_decile(),
        values: call.ninth_deciles,
        kind: 'line' as const,
      },
    ],
  };
  return (
    <Figure
      title={m.office_statistics_first_call()}
      says={m.office_statistics_first_call_says({
        median: minutes(call.median),
        ninth: minutes(call.ninth_decile),
        promised: minutes(call.promised_minutes),
        in_time: share(call.in_time, call.promised),
        waiting: number(call.waiting),
      })}
      file="first-calls"
      plot={plot}
      table={{
        columns: [
          m.office_statistics_days(),
          m.office_statistics_median_minutes(),
          m.office_statistics_ninth_decile_minutes(),
        ],
        rows: rowsOf(
          statistics,
          call.medians.map((value) => value && Math.round(value)),
          call.ninth_deciles.map((value) => value && Math.round(value)),
        ),
      }}
    />
  );
}

function Pages({ statistics }: { statistics: Answer }) {
  const { pages } = statistics;
  const plot = {
    labels: labelsOf(statistics),
    series: [
      { name: m.office_statistics_views(), values: pages.views, kind: 'bars' as const },
      { name: m.office_statistics_visitors(), values: pages.visitors, kind: 'line' as const },
    ],
  };
  const views = sum(pages.views);
  const columns = [m.office_statistics_views(), m.office_statistics_visitors()];
  const rows = (list: Answer['pages']['by_page'], empty: string) =>
    list.map((row) => [row.value || empty, row.views, row.visitors]);
  return (
    <>
      <Figure
        title={m.office_statistics_page_views()}
        says={
          pages.is_on
            ? m.office_statistics_page_views_say({
                views: number(views),
                visitors: number(sum(pages.visitors)),
              })
            : m.office_statistics_page_views_are_off()
        }
        file="page-views"
        {...(views > 0 && { plot })}
        table={{
          columns: [m.office_statistics_days(), ...columns],
          rows: rowsOf(statistics, pages.views, pages.visitors),
        }}
      />
      {views > 0 && (
        <>
          <Figure
            title={m.office_statistics_most_read()}
            says={m.office_statistics_most_read_says()}
            file="pages"
            table={{
              columns: [m.common_page(), ...columns],
              rows: rows(pages.by_page, '/'),
            }}
          />
          <Figure
            title={m.office_statistics_led_here()}
            says={m.office_statistics_led_here_says()}
            file="origins"
            table={{
              columns: [m.office_statistics_by_origin(), ...columns],
              rows: rows(pages.by_origin, m.office_statistics_by_themselves()),
            }}
          />
          <Figure
            title={m.office_statistics_hours_of_the_day()}
            says={m.office_statistics_hours_of_the_day_says({ zone: statistics.time_zone })}
            file="hours"
            plot={{
              labels: pages.by_hour.map((_, hour) => `${hour}:00`),
              series: [{ name: m.office_statistics_views(), values: pages.by_hour, kind: 'bars' }],
            }}
            table={{
              columns: [m.office_statistics_hour(), m.office_statistics_views()],
              rows: pages.by_hour.map((count, hour) => [
                `${String(hour).padStart(2, '0')}:00`,
                count,
              ]),
            }}
          />
        </>
      )}
    </>
  );
}

function Speeds({ statistics }: { statistics: Answer }) {
  const { speeds } = statistics.pages;
  const shown = (group: SpeedGroup, measure: SpeedMeasure) => {
    const value = group[measure];
    const { edges, good } = SPEED_MEASURES[measure];
    if (value === null) return null;
    const edge = speedText(measure, value === 'more' ? (edges.at(-1) ?? 0) : value);
    if (value === 'more') return m.office_statistics_more_than_slow({ value: edge });
    return value > good ? m.office_statistics_slow({ value: edge }) : edge;
  };
  const phones = speeds.find(({ device, page_group }) => device === 'phone' && page_group === '');
  return (
    <Figure
      title={m.office_statistics_speeds()}
      says={
        phones && phones.lcp !== null
          ? m.office_statistics_speeds_say({ seen: shown(phones, 'lcp') ?? '' })
          : m.office_statistics_speeds_none()
      }
      file="speeds"
      table={{
        columns: [
          m.common_page(),
          m.office_statistics_device(),
          m.office_statistics_measured(),
          m.office_statistics_lcp(),
          m.office_statistics_inp(),
          m.office_statistics_cls(),
          m.office_statistics_ttfb(),
        ],
        rows: speeds.map((group) => [
          group.page_group || m.office_inbox_all(),
          DEVICE_WORDS[group.device](),
          group.visits,
          ...SPEED_COLUMNS.map((measure) => shown(group, measure)),
        ]),
      }}
    />
  );
}

const SPEED_COLUMNS = ['lcp', 'inp', 'cls', 'ttfb'] as const;
const DEVICE_WORDS: Record<Device, () => string> = {
  phone: m.office_statistics_phone,
  desk: m.office_statistics_desk,
};
const speedText = (measure: SpeedMeasure, value: number) =>
  measure === 'cls' ? String(value) : m.office_statistics_ms({ count: number(value) });

function Forms({ statistics }: { statistics: Answer }) {
  const { forms } = statistics.pages;
  return (
    <Figure
      title={m.office_statistics_forms()}
      says={m.office_statistics_forms_say({ chats: number(statistics.requests.unfinished_chats) })}
      file="forms"
      table={{
        columns: [
          m.office_statistics_form(),
          m.office_statistics_begun(),
          m.common_sent(),
          m.office_statistics_left(),
        ],
        rows: forms.map(({ form, begun, sent }) => [
          FORM_WORDS[form]?.() ?? form,
          begun,
          sent,
          // Who sends one without scripts has begun none.
          Math.max(0, begun - sent),
        ]),
      }}
    />
  );
}

const FORM_WORDS: Record<string, () => string> = {
  quote: m.common_quote_form,
  letter: m.common_termite_letter,
  photo: m.office_statistics_form_photo,
  chat: m.common_chat,
  newsletter: m.office_newsletter,
};
