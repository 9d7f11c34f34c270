import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statistics, StatisticsHealth } from '../../domain/office/statistics-api.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { writeGeneratedYear } from '../testing/generated-year.ts';
import { type Caller, startTestOffice, type TestOffice } from '../testing/office.ts';
import { describeOnBoth } from '../testing/test-server.ts';

/** Changes of the clock in Virginia in 2026, written down here and not computed. */
const SPRING = Date.parse('2026-03-08T07:00:00Z');
const FALL = Date.parse('2026-11-01T06:00:00Z');
const FROM = '2026-01-01';
const TO = '2026-11-30';

describeOnBoth('the screen Numbers, beside plain SQL', (kind) => {
  let office: TestOffice;
  let owner: Caller;
  let statistics: Statistics;
  beforeAll(async () => {
    office = await startTestOffice(kind, { site: { ...fixtureSite, page_counts: true } });
    office.clock.now = Date.parse('2026-12-15T15:00:00Z');
    owner = await office.signIn('ann@fixture.example', 'owner');
    await writeGeneratedYear(office.server.database.db, {
      to: '2026-12-10',
      perDay: 2,
      seed: 7,
    });
    statistics = (await owner.get(`/numbers?from=${FROM}&to=${TO}&unit=day`)).body;
  });
  afterAll(() => office.close());

  /** The day of a moment by the clock in Virginia. */
  const dayOf = (column: string) =>
    kind === 'postgres'
      ? `to_char(to_timestamp(${column} / 1000.0) at time zone 'America/New_York', 'YYYY-MM-DD')`
      : `date(${column} / 1000 - case when ${column} >= ${SPRING} and ${column} < ${FALL} then 14400 else 18000 end, 'unixepoch')`;
  const IN_SPAN = `${dayOf('l.created_at')} between '${FROM}' and '${TO}'`;
  const COUNTED = `from contact_submissions l join office_leads o on o.submission_id = l.submission_id
    where ${IN_SPAN} and l.quarantine_reason is null and o.status <> 'spam'
      and not exists (select 1 from contact_submissions c where c.replaces = l.submission_id)`;
  async function ask<Row>(query: string): Promise<Row[]> {
    return (await sql.raw<Row>(query).execute(office.server.database.db)).rows;
  }
  const number = async (query: string) =>
    Number(Object.values((await ask<Record<string, unknown>>(query))[0] ?? {})[0] ?? 0);
  const byDay = (counts: number[]) =>
    statistics.buckets.flatMap(({ from: day }, index) => {
      const count = counts[index] ?? 0;
      return count > 0 ? [{ day, count }] : [];
    });
  const numeric = <Row extends Record<string, unknown>>(rows: Row[]) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          name === 'day' || name === 'value' || name === 'form' ? value : Number(value),
        ]),
      ),
    );

  test('requests by day, on the days on which the clock changes, too', async () => {
    const rows = await ask<{ day: string; count: number }>(
      `select ${dayOf('l.created_at')} as day, count(*) as count ${COUNTED} group by 1 order by 1`,
    );
    expect(rows.length).toBeGreaterThan(150);
    expect(byDay(statistics.requests.counts)).toEqual(numeric(rows));
    expect(rows.map(({ day }) => day)).toEqual(
      expect.arrayContaining(['2026-03-08', '2026-11-01']),
    );
  });

  test.each([
    ['territory', `coalesce(l.territory, '')`],
    ['page', 'l.page'],
    ['pest', 'l.service_needed'],
    ['source', 'l.source'],
    [
      'origin',
      `case when l.attribution like '%spring-mailer%' then 'campaign: spring-mailer'
        when l.attribution like '%radio%' then 'campaign: radio'
        when l.attribution is null then '' else 'search.example' end`,
    ],
  ] as const)('requests, won, lost and money by %s', async (dimension, value) => {
    const rows = await ask<Record<string, unknown>>(`select ${value} as value, count(*) as requests,
      sum(case when o.status = 'booked' then 1 else 0 end) as booked,
      sum(case when o.status = 'won' then 1 else 0 end) as won,
      sum(case when o.status = 'lost' then 1 else 0 end) as lost,
      sum(case when o.status = 'won' then o.amount_cents else 0 end) as won_cents
      ${COUNTED} group by 1`);
    const shown = statistics.requests.by[dimension].map(({ counts: _counts, ...group }) => group);
    const sorted = <Row extends { value?: unknown }>(list: Row[]) =>
      list.toSorted((a, b) => (String(a.value) < String(b.value) ? -1 : 1));
    expect(rows.length).toBeGreaterThan(2);
    expect(sorted(shown)).toEqual(sorted(numeric(rows)));
    const sums = statistics.requests.by[dimension].map(({ counts }) =>
      counts.reduce((a, b) => a + b, 0),
    );
    expect(sums).toEqual(shown.map(({ requests }) => requests));
  });

  test('the sums, unfinished chats and spam', async () => {
    const { total, unfinished_chats, spam } = statistics.requests;
    expect(total.requests).toBe(await number(`select count(*) ${COUNTED}`));
    expect(total.won_cents).toBe(
      await number(`select sum(o.amount_cents) ${COUNTED} and o.status = 'won'`),
    );
    expect(unfinished_chats).toBe(
      await number(`select count(*) ${COUNTED} and l.stage = 'partial'`),
    );
    expect(spam).toBe(
      await number(`select count(*) from contact_submissions l join office_leads o
        on o.submission_id = l.submission_id
        where ${IN_SPAN} and (l.quarantine_reason is not null or o.status = 'spam')`),
    );
  });

  test('first calls against the promise', async () => {
    const at = `coalesce((select min(a.at) from office_acts a where a.submission_id = l.submission_id
      and a.type = 'reach' and a.undone_by is null), l.contacted_at)`;
    const called = `${COUNTED} and (l.contacted_at is not null or ${at} is not null)`;
    const { first_call } = statistics;
    expect(first_call.called).toBe(await number(`select count(*) ${called}`));
    expect(first_call.in_time).toBe(
      await number(`select count(*) ${called} and ${at} <= o.promise_at`),
    );
    expect(first_call.waiting).toBe(
      await number(
        `select count(*) ${COUNTED} and l.contacted_at is null and ${at} is null and o.status = 'new'`,
      ),
    );
    // The generated waits have a mean of 35 minutes: a median of 24, nine of ten within 81, and two minutes more for some.
    expect(first_call.median).toBeGreaterThan(20);
    expect(first_call.median).toBeLessThan(29);
    expect(first_call.ninth_decile).toBeGreaterThan(70);
    expect(first_call.ninth_decile).toBeLessThan(95);
  });

  test('page views and forms', async () => {
    const rows = await ask<{ day: string; count: number }>(
      `select day, sum(views) as count from page_counts where day between '${FROM}' and '${TO}' group by day order by day`,
    );
    expect(byDay(statistics.pages.views)).toEqual(numeric(rows));
    const pages = await ask<Record<string, unknown>>(
      `select path as value, sum(views) as views, sum(visitors) as visitors from page_counts
        where day between '${FROM}' and '${TO}' group by path order by 2 desc`,
    );
    expect(statistics.pages.by_page).toEqual(numeric(pages));
    const forms = await ask<Record<string, unknown>>(
      `select form, sum(begun) as begun, sum(sent) as sent from form_counts where day between '${FROM}' and '${TO}' group by form`,
    );
    expect(statistics.pages.forms).toEqual(numeric(forms));
    const atNoon = await number(
      `select sum(views) from page_counts where hour = 12 and day between '${FROM}' and '${TO}'`,
    );
    expect(statistics.pages.by_hour[12]).toBe(atNoon);
  });

  test('three of four measured visits, for all pages and for each group of them', async () => {
    const rows: [group: string, bucket: number, visits: number][] = [
      ['/', 2, 6],
      ['/', 9, 1],
      ['/pest-info/…', 9, 3],
    ];
    for (const [page_group, bucket, visits] of rows)
      await office.server.database.db
        .insertInto('page_speeds')
        .values({ day: FROM, device: 'phone', page_group, measure: 'lcp', bucket, visits })
        .execute();
    const { body } = await owner.get(`/numbers?from=${FROM}&to=${TO}`);
    const phone = { device: 'phone', inp: null, cls: null, ttfb: null };
    expect(body.pages.speeds).toEqual([
      { ...phone, page_group: '', visits: 10, lcp: 4000 },
      { ...phone, page_group: '/', visits: 7, lcp: 750 },
      { ...phone, page_group: '/pest-info/…', visits: 3, lcp: 4000 },
    ]);
  });

  test('weeks and months hold the same requests', async () => {
    for (const unit of ['week', 'month']) {
      const { body } = await owner.get(`/numbers?from=${FROM}&to=${TO}&unit=${unit}`);
      const sum = body.requests.counts.reduce((a: number, b: number) => a + b, 0);
      expect(sum).toBe(statistics.requests.total.requests);
    }
  });

  test('money is for owners, and spans have to make sense', async () => {
    const colleague = await office.signIn('bob@fixture.example', 'office');
    const { body } = await colleague.get(`/numbers?from=${FROM}&to=${TO}`);
    expect(body.requests.total.requests).toBe(statistics.requests.total.requests);
    expect(JSON.stringify(body)).not.toMatch(/"won_cents":\d/);
    for (const span of [
      `from=${TO}&to=${FROM}`,
      'from=2026-02-30&to=2026-03-01',
      'from=2001-01-01&to=2026-01-01',
      'from=x&to=y',
    ])
      expect((await owner.get(`/numbers?${span}`)).status).toBe(422);
    expect((await office.caller(null).get(`/numbers?from=${FROM}&to=${TO}`)).status).toBe(401);
  });

  test('what was refused for good and why', async () => {
    const { body } = (await owner.get('/numbers/health')) as { body: StatisticsHealth };
    expect(body.dead_letters).toEqual([
      { kind: 'acknowledgement', error: 'EENVELOPE 550', count: 2 },
      { kind: 'webhook', error: 'HTTP 410', count: 1 },
    ]);
    expect(body.checks).toMatchObject({ database: 'ok', migrations: 'ok' });
    expect(body.disk_free).toBeGreaterThan(0);
    expect(body.backup_at).toBeNull();
  });
});
