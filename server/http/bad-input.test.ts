import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../domain/submissions/endpoints.ts';
import { buildSite } from '../testing/built-site.ts';
import { fixtureVisits } from '../testing/fixture-site.ts';
import { describeOnBoth, newSubmission, serverForAllTests } from '../testing/test-server.ts';

const { served } = await buildSite();

const PATH = '/api/contact-submissions';
const long = 'x'.repeat(10_000);

describeOnBoth('a NUL in an address or a form, of which no rule has thought', (kind) => {
  const server = serverForAllTests(kind, () => ({ visits: fixtureVisits }));

  test.each([
    '/visits/times?request=%00',
    '/visits/change?request=%00&visit=%00&key=%00',
    '/visits/yours?email=%00&until=1&key=%00',
  ])('%s is no defect', async (url) => {
    const [path = '', query = ''] = url.split('?');
    const fields = Object.fromEntries(new URLSearchParams(query));
    for (const answer of [await server.app.inject(url), await server.postForm(path, fields)])
      expect([404, 422]).toContain(answer.statusCode);
  });
});

describe('bad input', () => {
  const server = serverForAllTests('postgres');
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const stored = async () =>
    (await server.database.db.selectFrom('contact_submissions').select('submission_id').execute())
      .length;

  test.each([
    ['an empty object', {}],
    ['null', null],
    ['a list', []],
    ['a text', 'hello'],
    ['an empty name', newSubmission({ first_name: '' })],
    ['a name of spaces', newSubmission({ first_name: ' \t ' })],
    ['a missing phone', newSubmission({ phone: undefined })],
    ['a name of 10,000 characters', newSubmission({ first_name: long })],
    ['a description of 10,000 characters', newSubmission({ description: long })],
    ['a number for a name', newSubmission({ first_name: 7 })],
    ['an object for a phone', newSubmission({ phone: { $ne: '' } })],
    ['an unknown field', newSubmission({ is_admin: true })],
    ['a last name', newSubmission({ last_name: 'Carter' })],
    ['another urgency', newSubmission({ urgency: 'high' })],
    ['a broken id', newSubmission({ submission_id: "1' OR '1'='1" })],
    ['a null byte in a name', newSubmission({ first_name: 'Sam\u0000' })],
    ['a null byte in a description', newSubmission({ description: 'a\u0000b' })],
    ['a line break in a name', newSubmission({ first_name: 'Sam\r\nBcc: x@example.com' })],
    ['a line break in an e-mail', newSubmission({ email: 'a@b.co\nCc: x@example.com' })],
    ['an unknown territory', newSubmission({ territory: 'mars' })],
    ['a deadline that is no time', newSubmission({ deadline: 'soon' })],
    [
      'consent with more in it',
      newSubmission({ consent: { version: '1', marketing_texts: true, x: 1 } }),
    ],
    ['attribution with an object', newSubmission({ attribution: { a: { b: 1 } } })],
    [
      'too much attribution',
      newSubmission({
        attribution: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`k${i}`, 'v'])),
      }),
    ],
  ])('%s: 422 with one sentence, nothing stored', async (_name, body) => {
    const before = await stored();
    const response = await server.post(PATH, JSON.stringify(body));
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json().detail).toMatch(/^[A-Z][^.]*[.!](?: [A-Z][^.]*\.)?$/);
    expect(response.body).not.toContain(long);
    expect(await stored()).toBe(before);
  });

  test.each([
    ['broken JSON', 'application/json', '{"first_name": "Sam', 400],
    ['no JSON at all', 'application/json', '', 400],
    ['a poisoned prototype', 'application/json', '{"__proto__": {"admin": true}}', 400],
    ['XML', 'application/xml', '<a/>', 415],
    ['plain text', 'text/plain', JSON.stringify(newSubmission()), 415],
    ['a multipart body', 'multipart/form-data; boundary=x', '--x--', 415],
    [
      '1 MB',
      'application/json',
      JSON.stringify(newSubmission({ description: 'x'.repeat(1_000_000) })),
      413,
    ],
  ])('%s as %s: clear 4xx, nothing stored', async (_name, type, payload, status) => {
    const before = await stored();
    const response = await server.post(PATH, payload, { 'content-type': type });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      status,
      detail: expect.stringMatching(/\(888\) 555-0103/),
    });
    expect(await stored()).toBe(before);
  });

  test('1 MB over a real connection is answered 413', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const call = request(
        {
          port,
          host: '127.0.0.1',
          path: PATH,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': 1_000_000 },
        },
        (response) => resolve(response.statusCode),
      );
      call.on('error', reject);
      call.write('x'.repeat(50_000));
    });
    expect(status).toBe(413);
  });

  test.each([
    ['emoji', { first_name: '🐜 Sam', description: 'Ameisen 🐜🐜 überall' }],
    [
      'HTML, as it was typed',
      { first_name: '<b>Sam</b>', description: '<script>alert(1)</script>' },
    ],
    ['SQL, as it was typed', { first_name: "Robert'); DROP TABLE contact_submissions;--" }],
    ['a 5,000-character description', { description: 'x'.repeat(5000) }],
    ['several lines', { description: 'one\r\ntwo\tthree' }],
  ])('%s is stored', async (_name, changes) => {
    const submission = newSubmission(changes);
    expect((await server.post(PATH, submission)).statusCode).toBe(201);
    const row = await server.database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('submission_id', '=', submission.submission_id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject(changes);
  });

  test('half an emoji does not cost the lead', async () => {
    const submission = newSubmission({ description: 'ants \ud83d' });
    expect((await server.post(PATH, submission)).statusCode).toBe(201);
    expect((await server.post(PATH, submission)).json()).toMatchObject({ outcome: 'repeated' });
  });

  test.each([
    ['GET', PATH, 405],
    ['DELETE', PATH, 405],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/', 404],
    ['GET', '/api/contact-submissions/../leads', 404],
    ['GET', '/api/%00', 404],
    ['GET', '/api/%zz', 404],
  ] as const)('%s %s is %i', async (method, url, status) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status });
  });

  test('an endpoint that is called with another method names its own', async () => {
    const allowed: Record<string, unknown> = {};
    for (const [name, url] of Object.entries(ENDPOINTS)) {
      const response = await server.app.inject({ method: 'DELETE', url: `${url}?a=b` });
      expect(response.statusCode).toBe(405);
      allowed[name] = response.headers.allow;
    }
    expect(allowed).toEqual({
      contact: 'POST',
      letter: 'POST',
      photos: 'POST',
      quoteNotification: 'POST',
      newsletter: 'POST',
      unsubscribe: 'GET, POST',
      confirm: 'GET, POST',
      geolocation: 'GET',
    });
  });
});

describe('every public endpoint', () => {
  const server = serverForAllTests('postgres', () => ({ served }));

  /** A body that is taken, by endpoint; each call has ids and e-mails of its own. */
  const bodies = (): Record<string, Record<string, unknown>> => ({
    '/api/contact-submissions': newSubmission({
      replaces: randomUUID(),
      page: '/quote',
      customer_type: 'residential',
      consent: { version: '1', marketing_texts: true },
      attribution: { utm_source: 'mail' },
      details: { form: 'quote', version: 1 },
    }),
    '/api/newsletter-signups': {
      email: `${randomUUID()}@example.com`,
      source_page: 'footer',
      submission_id: randomUUID(),
      consent_version: '1',
    },
    '/api/functions/send-quote-notification': {
      customerName: 'Sam Carter',
      phone: '(804) 555-0142',
      email: 'sam@example.com',
      pestProblem: 'Ants',
      customerType: 'residential',
      source: 'chatbot',
      submission_id: randomUUID(),
    },
  });
  /** Whatever a program may put in the place of a value. */
  const badValue = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `${text}\0`),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.integer({ min: 1, max: 90_000 }).map((length) => 'x'.repeat(length)),
    fc.constantFrom('\0', '\ud800', '\u2028', '%00', 'a\0@example.com'),
    fc.integer({ min: 1, max: 40_000 }).map((depth) => nested(depth, '[', ']')),
    fc.integer({ min: 1, max: 12_000 }).map((depth) => nested(depth, '{"a":', '}', '1')),
    fc.jsonValue({ maxDepth: 5 }),
  );
  /** Not made as a value: only its text has this depth. */
  const nested = (depth: number, open: string, close: string, inner = '') => ({
    text: open.repeat(depth) + inner + close.repeat(depth),
  });
  type Nested = ReturnType<typeof nested>;
  const isNested = (value: unknown): value is Nested =>
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    Object.keys(value).length === 1;
  const toJson = (body: Record<string, unknown>) =>
    `{${Object.entries(body)
      .map(
        ([key, value]) =>
          `${JSON.stringify(key)}:${isNested(value) ? value.text : JSON.stringify(value)}`,
      )
      .join()}}`;

  /** Taken, or refused with a sentence; never a failure of ours. */
  function expectAnswered({ statusCode, headers, body }: LightMyRequestResponse) {
    expect(statusCode).toBeLessThan(500);
    if (statusCode < 400) return;
    expect([400, 403, 404, 409, 413, 415, 422]).toContain(statusCode);
    expect(headers['content-type']).toMatch(/problem\+json|text\/html/);
    if (/json/.test(String(headers['content-type'])))
      expect(JSON.parse(body).detail).toMatch(/^[A-ZÀ-Ý¿“].*[.!?]$/su);
  }
  /** No table holds a null byte, which PostgreSQL refuses and programs cut texts at. */
  async function expectNoNull() {
    for (const table of ['contact_submissions', 'newsletter_signups', 'outbox'] as const) {
      const rows = await server.database.db.selectFrom(table).selectAll().execute();
      expect([table, rows.filter((row) => JSON.stringify(row).includes('u0000'))]).toEqual([
        table,
        [],
      ]);
    }
  }

  test.each(Object.keys(bodies()))('%s answers whatever stands in a field', async (path) => {
    const fields = Object.keys(bodies()[path] ?? {});
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), badValue, async (field, value) => {
        const body = { ...bodies()[path], [field]: value };
        expectAnswered(await server.post(path, toJson(body)));
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const words = Object.entries({ ...bodies()[path], [field]: text }).map(
          ([key, said]) => [key, String(said)] as const,
        );
        expectAnswered(await server.postForm(path, Object.fromEntries(words)));
      }),
      { numRuns: 60 },
    );
    await expectNoNull();
  });

  test('pictures: whatever stands in the words beside them', async () => {
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#844' },
    })
      .jpeg()
      .toBuffer();
    const said: Record<string, string> = {
      first_name: 'Sam',
      phone: '8045550142',
      submission_id: randomUUID(),
      where: 'kitchen',
      source: 'photo',
      page: '/',
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(said), 'other\0'),
        badValue,
        async (field, value) => {
          const form = new FormData();
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          for (const [key, words] of Object.entries({ ...said, [field]: text }))
            form.append(key, words);
          form.append('photos', new Blob([new Uint8Array(picture)]), 'a\0.jpg');
          const request = new Request('http://x.example', { method: 'POST', body: form });
          expectAnswered(
            await server.app.inject({
              method: 'POST',
              url: '/api/pest-photos',
              headers: { 'content-type': request.headers.get('content-type') ?? '' },
              payload: Buffer.from(await request.arrayBuffer()),
            }),
          );
        },
      ),
      { numRuns: 25 },
    );
    await expectNoNull();
  });

  test('URLs and headers: search, geolocation, links of newsletter mails', async () => {
    const urls = [
      '/search?q=',
      '/api/geolocation?x=',
      '/api/newsletter/unsubscribe?token=',
      '/?utm_campaign=',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...urls), badValue, async (url, value) => {
        const text = (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 4000);
        const encoded = encodeURIComponent(text.toWellFormed());
        const headers = {
          'cf-ipcountry': Buffer.from(text, 'utf8')
            .toString('latin1')
            .replace(/[^\t\x20-\x7e\x80-\xff]/g, ''),
          'user-agent': 'Mozilla/5.0 Firefox/152.0',
        };
        expectAnswered(await server.app.inject({ url: `${url}${encoded}`, headers }));
        expectAnswered(await server.app.inject({ url: `${url}%00${encoded}%zz`, headers }));
      }),
      { numRuns: 60 },
    );
  });
});
