import { afterEach, beforeEach, expect, test } from 'vitest';
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

  test('one visitor counts for at most 300 views, and made-up campaigns for at most 301 rows', async () => {
    for (let i = 0; i < 400; i++) await get(`/?utm_campaign=${i}`);
    for (let i = 0; i < 100; i++) await get(`/?utm_campaign=b${i}`, FIREFOX);
    const { views } = await written();
    expect(views).toHaveLength(301);
    expect(views.reduce((sum, row) => sum + row.views, 0)).toBe(400);
    expect(views.find(({ origin }) => origin === '(other)')?.views).toBe(100);
  });

  test('nothing is counted where site.yaml does not say so', async () => {
    await server.app.close();
    server = await start(false);
    await get('/');
    await server.post('/api/counts', { page: '/' }, CHROME);
    expect((await written()).views).toEqual([]);
  });
});
