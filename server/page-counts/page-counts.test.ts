import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pagesFrom } from '../pages/routes.ts';
import { writeBuiltSite } from '../testing/built-site.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import {
  createTestDatabase,
  describeOnBoth,
  newSubmission,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../testing/test-server.ts';
import { createPageCounter, type PageCounter } from './service.ts';

/** A Tuesday, 10 am in Virginia. */
const TUESDAY = Date.parse('2026-11-17T15:00:00Z');
const HOUR = 3_600_000;

const CHROME = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
};
const FIREFOX = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
  'sec-fetch-dest': 'document',
};

describeOnBoth('page counts', (kind) => {
  const built = writeBuiltSite();
  const clock = { now: TUESDAY };
  let database: TestDatabase;
  let server: TestServer;
  beforeEach(async () => {
    clock.now = TUESDAY;
    database = await createTestDatabase(kind);
    server = await start();
  });
  afterEach(() => server.close());

  const start = (page_counts = true) =>
    startTestServer(kind, {
      site: { ...fixtureSite, page_counts },
      pages: pagesFrom(built.dist),
      now: () => clock.now,
      database,
    });
  const get = (url: string, headers: Record<string, string> = CHROME) =>
    server.app.inject({ url, headers });
  /** What is written when the server stops, and the server after it. */
  async function written() {
    await server.app.close();
    const [views, forms] = await Promise.all([
      database.db
        .selectFrom('page_counts')
        .selectAll()
        .orderBy('day')
        .orderBy('hour')
        .orderBy('origin')
        .execute(),
      database.db.selectFrom('form_counts').selectAll().orderBy('form').execute(),
    ]);
    server = await start();
    return { views, forms };
  }
  const at = { day: '2026-11-17', hour: 10, path: '/' };

  test('a document counts as a view, a visitor once a day, by the clock of the office', async () => {
    await get('/');
    await get('/?utm_campaign=spring', FIREFOX);
    clock.now += HOUR;
    await get('/', { ...CHROME, referer: 'https://neighbors.example/list' });
    expect((await written()).views).toEqual([
      { ...at, origin: '', views: 1, visitors: 1 },
      { ...at, origin: 'campaign: spring', views: 1, visitors: 1 },
      { ...at, hour: 11, origin: 'neighbors.example', views: 1, visitors: 0 },
    ]);
  });

  test('what was counted by one server is added to by the next, which knows the visitors of the day', async () => {
    await get('/');
    await written();
    await get('/');
    expect((await written()).views).toEqual([{ ...at, origin: '', views: 2, visitors: 1 }]);
  });

  test('an answer without content, for a page that the browser still has, is a view', async () => {
    const { headers } = await get('/', { ...CHROME, 'sec-gpc': '1' });
    const again = await get('/', { ...CHROME, 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await written()).views).toMatchObject([{ views: 1 }]);
  });

  test.each([
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
    ['a no in the privacy choices', { cookie: 'other=1; counting=no' }],
    ['a page that is prepared and not seen', { 'sec-purpose': 'prefetch;prerender' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-dest': 'empty' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['nothing that says what it is', { 'user-agent': '' }],
  ])('not counted: %s', async (_name, headers) => {
    await get('/', { ...CHROME, ...headers });
    await server.post('/api/counts', { form: 'quote' }, { ...CHROME, ...headers });
    const { views, forms } = await written();
    expect(views).toEqual([]);
    // Scripts and frames report forms; of the others nothing is counted at all.
    const isVisitor = 'sec-fetch-dest' in headers || 'sec-purpose' in headers;
    expect(forms).toHaveLength(isVisitor ? 1 : 0);
  });

  test('other files, unknown addresses, redirects and the frame of the form are no pages', async () => {
    for (const url of ['/assets/page.js', '/nowhere', '/old', '/embed/quote-form', '/404'])
      await get(url);
    expect((await written()).views).toEqual([]);
  });

  test('a prepared page counts when it is seen', async () => {
    await get('/', { ...CHROME, 'sec-purpose': 'prefetch;prerender' });
    const { statusCode } = await server.post('/api/counts', { page: '/' }, CHROME);
    await server.post('/api/counts', { page: '/nowhere' }, CHROME);
    await server.post('/api/counts', { page: '/', form: 'quote' }, CHROME);
    expect(statusCode).toBe(204);
    expect((await written()).views).toEqual([{ ...at, origin: '', views: 1, visitors: 1 }]);
  });

  test('forms that were begun and sent', async () => {
    await server.post('/api/counts', { form: 'quote' }, CHROME);
    await server.post('/api/counts', { form: 'quote' }, FIREFOX);
    await server.post('/api/counts', { form: 'unknown' }, FIREFOX);
    const submission = newSubmission();
    await server.post('/api/contact-submissions', submission, CHROME);
    await server.post('/api/contact-submissions', submission, CHROME);
    await server.post(
      '/api/newsletter-signups',
      { email: 'a@b.example', source_page: 'footer' },
      CHROME,
    );
    const day = { day: '2026-11-17', hour: 10 };
    expect((await written()).forms).toEqual([
      { ...day, form: 'newsletter', begun: 0, sent: 1 },
      { ...day, form: 'quote', begun: 2, sent: 1 },
    ]);
  });

  test('what a page measured of itself is in the bucket of its kind of page and device', async () => {
    const speed = { device: 'phone', lcp: 1300, cls: 0, ttfb: 90 };
    await server.post('/api/counts', { page: '/', speed }, CHROME);
    await server.post('/api/counts', { page: '/', speed: { ...speed, lcp: 1400 } }, FIREFOX);
    for (const wrong of [
      { page: '/nowhere', speed },
      { page: '/', speed: { ...speed, device: 'tablet' } },
      { page: '/', speed: { ...speed, lcp: -1 } },
      { page: '/', speed: { ...speed, name: 'Ann' } },
    ])
      await server.post('/api/counts', wrong, CHROME);
    await server.post('/api/counts', { page: '/', speed }, { ...CHROME, 'sec-gpc': '1' });
    await written();
    const rows = await database.db
      .selectFrom('page_speeds')
      .selectAll()
      .orderBy('measure')
      .execute();
    const group = { day: '2026-11-17', device: 'phone', page_group: '/', visits: 2 };
    expect(rows).toEqual([
      { ...group, measure: 'cls', bucket: 0 },
      { ...group, measure: 'lcp', bucket: 5 },
      { ...group, measure: 'ttfb', bucket: 1 },
    ]);
  });

  test('who was counted is forgotten with the salt when the day is over', async () => {
    await get('/');
    await written();
    expect(await database.db.selectFrom('page_visitors').selectAll().execute()).toHaveLength(1);
    expect(await database.db.selectFrom('page_salts').select('day').execute()).toHaveLength(1);
    // Midnight in Virginia, five hours after midnight UTC.
    clock.now = Date.parse('2026-11-18T05:00:01Z');
    await written();
    expect(await database.db.selectFrom('page_visitors').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('page_salts').selectAll().execute()).toEqual([]);
    await get('/');
    expect((await written()).views).toMatchObject([
      { day: '2026-11-17', visitors: 1 },
      { day: '2026-11-18', hour: 0, visitors: 1 },
    ]);
  });

  test('the hour that the clock shows twice counts once more, not as another', async () => {
    clock.now = Date.parse('2026-11-01T05:30:00Z');
    await get('/');
    clock.now += HOUR;
    await get('/');
    expect((await written()).views).toMatchObject([{ day: '2026-11-01', hour: 1, views: 2 }]);
  });

  test('nothing is counted where site.yaml does not say so', async () => {
    await server.app.close();
    server = await start(false);
    await get('/');
    await server.post('/api/counts', { page: '/' }, CHROME);
    expect((await written()).views).toEqual([]);
  });
});

describe('what made-up visitors cost', () => {
  const clock = { now: TUESDAY };
  const disk = { hasRoom: true };
  let database: TestDatabase;
  let counter: PageCounter;
  let failures: unknown[];
  beforeEach(async () => {
    clock.now = TUESDAY;
    disk.hasRoom = true;
    failures = [];
    database = await createTestDatabase('sqlite');
    counter = start();
  });
  afterEach(async () => {
    await counter.close();
    await database.remove();
    expect(failures).toEqual([]);
  });

  function start(): PageCounter {
    const started = createPageCounter({
      db: database.db,
      reserve: { hasRoom: async () => disk.hasRoom },
      isOn: true,
      timeZone: 'America/New_York',
      trustProxy: () => false,
      now: () => clock.now,
      onFailure: (error) => failures.push(error),
    });
    started.setPages(PATHS);
    return started;
  }
  /** 240 pages. */
  const PATHS = Array.from({ length: 240 }, (_, number) => `/page-${number}`);
  /** @param network any number: each is an address of its own. */
  async function view(
    network: number,
    browser: string,
    { path = '/page-0', campaign = '', referrer = '' } = {},
  ) {
    const remoteAddress = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
    const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Firefox/152.0 ${browser}`;
    const headers = { host: 'site.example', 'user-agent': agent, referer: referrer };
    const request = { method: 'GET', headers, socket: { remoteAddress } } as IncomingMessage;
    counter.noteDocument(request, path, campaign && `?utm_campaign=${campaign}`);
    waiting += 1;
    if (waiting % 50 === 0) await counter.flush();
  }
  let waiting = 0;
  const rowsOf = async (table: 'page_counts' | 'page_visitors') => {
    await counter.flush();
    const { count } = await database.db
      .selectFrom(table)
      .select((column) => column.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const sumOfViews = async () => {
    await counter.flush();
    const rows = await database.db.selectFrom('page_counts').select('views').execute();
    return rows.reduce((sum, { views }) => sum + views, 0);
  };

  test('ten thousand browsers of one network count as 50 visitors', async () => {
    for (let number = 0; number < 10_000; number++) await view(1, `Browser ${number}`);
    expect(await rowsOf('page_visitors')).toBe(50);
    expect(await sumOfViews()).toBe(50);
    await view(2, 'Another browser');
    expect(await rowsOf('page_visitors')).toBe(51);
  });

  test('one visitor counts for 300 views a day, and one network for 2,000', async () => {
    for (let number = 0; number < 400; number++) await view(1, 'Browser');
    expect(await sumOfViews()).toBe(300);
    for (let number = 0; number < 3000; number++) await view(1, `Browser ${number % 20}`);
    expect(await sumOfViews()).toBe(2000);
  });

  test('one network takes no more than 100 places among requests that wait', async () => {
    const request = (remoteAddress: string) =>
      ({
        method: 'GET',
        headers: { host: 'site.example', ...FIREFOX },
        socket: { remoteAddress },
      }) as IncomingMessage;
    for (let number = 0; number < 10_000; number++)
      counter.noteDocument(request('10.0.0.1'), '/page-0', '');
    counter.noteDocument(request('10.0.0.2'), '/page-0', '');
    expect(await sumOfViews()).toBe(101);
    counter.noteDocument(request('10.0.0.1'), '/page-0', '');
    expect(await sumOfViews()).toBe(102);
  });

  test('a day has at most 20,000 visitors, also after a restart', async () => {
    const rows = Array.from({ length: 19_995 }, (_, number) => ({
      day: '2026-11-17',
      visitor_hash: `known ${number}`,
    }));
    for (let start = 0; start < rows.length; start += 5000)
      await database.db
        .insertInto('page_visitors')
        .values(rows.slice(start, start + 5000))
        .execute();
    for (let number = 0; number < 100; number++) await view(number, 'Browser');
    expect(await rowsOf('page_visitors')).toBe(20_000);
    expect(await sumOfViews()).toBe(100);
  });

  test('made-up campaigns and referrers: a hundred origins a day, the rest is (other)', async () => {
    for (let number = 0; number < 10_000; number++)
      await view(number >> 4, 'Browser', {
        ...(number % 2 === 0 && { campaign: `made-up-${number}` }),
        referrer: `https://made-up-${number}.example/`,
      });
    await counter.close();
    counter = start();
    await view(1, 'Browser', { campaign: 'after-a-restart' });
    expect(await rowsOf('page_counts')).toBe(101);
    expect(await sumOfViews()).toBe(10_001);
  });

  test('a day has at most 5,000 rows of page_counts, and then one for each page and hour', async () => {
    // A hundred campaigns on 240 pages in 24 hours would be 576,000.
    for (let hour = 0; hour < 14; hour++) {
      for (let number = 0; number < 1200; number++)
        await view(hour * 1200 + number, 'Browser', {
          path: `/page-${number % 240}`,
          campaign: `made-up-${(number * 7) % 90}`,
        });
      await counter.flush();
      clock.now += HOUR;
    }
    const rows = await rowsOf('page_counts');
    expect(rows).toBeGreaterThan(5000);
    expect(rows).toBeLessThanOrEqual(5000 + 240 * 14);
    expect(await sumOfViews()).toBe(14 * 1200);
  });

  test('nothing is counted while the disk has no more room than is kept for leads', async () => {
    disk.hasRoom = false;
    await view(1, 'Browser');
    expect(await rowsOf('page_counts')).toBe(0);
    expect(await rowsOf('page_visitors')).toBe(0);
    disk.hasRoom = true;
    await view(2, 'Browser');
    // What came meanwhile is left out for good: it may be a flood.
    expect(await sumOfViews()).toBe(1);
  });
});

test('POST /api/counts: 60 a minute for each client, without a row in the database', async () => {
  const server = await startTestServer('sqlite', { env: { RATE_LIMIT: 'on' } });
  const statuses = new Set<number>();
  for (let number = 0; number < 60; number++)
    statuses.add((await server.post('/api/counts', { form: 'quote' }, CHROME)).statusCode);
  expect([...statuses]).toEqual([204]);
  expect((await server.post('/api/counts', { form: 'quote' }, CHROME)).statusCode).toBe(429);
  const counters = await server.database.db.selectFrom('office_counters').selectAll().execute();
  expect(counters).toEqual([]);
  await server.close();
});
