import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../domain/submissions/endpoints.ts';
import { findLead } from '../leads/store/stored-leads.ts';
import { buildSite } from '../testing/built-site.ts';
import { fixtureVisits } from '../testing/fixture-site.ts';
import { newSubmission, serverForAllTests } from '../testing/test-server.ts';

const PATH = '/api/contact-submissions';
const long = 'x'.repeat(10_000);
const { served } = await buildSite();
// PostgreSQL takes no null byte in a text.
const server = serverForAllTests('postgres', () => ({ served, visits: fixtureVisits }));

describe('bad input', () => {
  const stored = async () =>
    (await server.database.db.selectFrom('contact_submissions').select('submission_id').execute())
      .length;

  test.each<[string, unknown]>([
    ['null', null],
    ['a missing phone', newSubmission({ phone: undefined })],
    ['a description of 10,000 characters', newSubmission({ description: long })],
    ['an object for a phone', newSubmission({ phone: { $ne: '' } })],
    ['an unknown field', newSubmission({ is_admin: true })],
    ['a null byte in a description', newSubmission({ description: 'a\u0000b' })],
    ['a line break in a name', newSubmission({ first_name: 'Sam\r\nBcc: x@example.com' })],
    ['an unknown territory', newSubmission({ territory: 'mars' })],
  ])('%s: 422 with one sentence, nothing stored', async (_name, body) => {
    const before = await stored();
    const response = await server.post(PATH, JSON.stringify(body));
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json().detail).toMatch(/^[A-Z][^.]*[.!](?: [A-Z][^.]*\.)?$/);
    expect(response.body).not.toContain(long);
    expect(await stored()).toBe(before);
  });

  const large = JSON.stringify(newSubmission({ description: 'x'.repeat(1_000_000) }));
  test.each([
    ['broken JSON', 'application/json', '{"first_name": "Sam', 400],
    ['a poisoned prototype', 'application/json', '{"__proto__": {"admin": true}}', 400],
    ['plain text', 'text/plain', JSON.stringify(newSubmission()), 415],
    ['1 MB', 'application/json', large, 413],
  ])('%s as %s: clear 4xx, nothing stored', async (_name, type, payload, status) => {
    const before = await stored();
    const response = await server.post(PATH, payload, { 'content-type': type });
    expect(response.statusCode).toBe(status);
    expect(response.json().detail).toMatch(/\(888\) 555-0103/);
    expect(await stored()).toBe(before);
  });

  test.each([
    ['HTML', { first_name: '<b>Sam</b>', description: '<script>alert(1)</script>' }],
    ['emoji and several lines', { description: 'Ameisen 🐜🐜\r\nüberall\tx' }],
  ])('%s: stored as it was typed', async (_name, changes) => {
    const submission = newSubmission(changes);
    expect((await server.post(PATH, submission)).statusCode).toBe(201);
    expect(await findLead(server.database.db, submission.submission_id)).toMatchObject(changes);
  });

  test('a visitor who hangs up in the middle of a request is not taken for a broken database', async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const visitor = connect(Number(port), '127.0.0.1');
    visitor.end(
      `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{}`,
    );
    await once(visitor.resume(), 'close');
    expect(server.log.filter((line) => JSON.parse(line).level !== 30)).toEqual([]);
  });

  test.each([
    ...['/%00', '/embed/quote-form%00.html', '/%', '/.env', '/../../etc/passwd'],
    ...['/assets/..%2f..%2fsite.json', '/%252e%252e%252fsite.json', '/%c0%ae%c0%ae/site.json'],
  ])('the path %s is a 4xx', async (url) => {
    const { statusCode } = await server.app.inject({ url });
    expect(Math.floor(statusCode / 100)).toBe(4);
  });

  test('half an emoji does not cost the lead', async () => {
    const submission = newSubmission({ description: 'ants \ud83d' });
    expect((await server.post(PATH, submission)).statusCode).toBe(201);
    expect((await server.post(PATH, submission)).json()).toMatchObject({ outcome: 'repeated' });
  });

  test('an endpoint that is called with another method names its own', async () => {
    const allowed: Record<string, unknown> = {};
    for (const [name, url] of Object.entries(ENDPOINTS)) {
      const response = await server.app.inject({ method: 'DELETE', url: `${url}?a=b` });
      expect(response.statusCode).toBe(405);
      allowed[name] = response.headers.allow;
    }
    expect(allowed).toEqual({
      ...{ contact: 'POST', letter: 'POST', photos: 'POST', quoteNotification: 'POST' },
      ...{ newsletter: 'POST', unsubscribe: 'GET, POST', confirm: 'GET, POST', geolocation: 'GET' },
    });
  });
});

describe('every public endpoint', () => {
  /** A body that is taken, by endpoint; each call has ids and e-mails of its own. */
  const bodies = (): Record<string, Record<string, unknown>> => ({
    [PATH]: newSubmission({
      ...{ replaces: randomUUID(), page: '/quote', customer_type: 'residential' },
      consent: { version: '1', marketing_texts: true },
      attribution: { utm_source: 'mail' },
      details: { form: 'quote', version: 1 },
    }),
    '/api/newsletter-signups': {
      ...{ email: `${randomUUID()}@example.com`, source_page: 'footer' },
      ...{ submission_id: randomUUID(), consent_version: '1' },
    },
    '/api/functions/send-quote-notification': {
      ...{ customerName: 'Sam Carter', phone: '(804) 555-0142', email: 'sam@example.com' },
      ...{ pestProblem: 'Ants', customerType: 'residential', source: 'chatbot' },
      submission_id: randomUUID(),
    },
  });
  /** JSON values that a program may send instead of a text. */
  const badJson = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => JSON.stringify(text)),
    fc.integer({ min: 1, max: 90_000 }).map((length) => JSON.stringify('x'.repeat(length))),
    fc
      .constantFrom('\0', '\ud800', '\u2028', '%00', 'a\0@example.com')
      .map((text) => JSON.stringify(text)),
    fc.integer({ min: 1, max: 40_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc
      .integer({ min: 1, max: 12_000 })
      .map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)),
  );
  const textOf = (json: string) => (json.startsWith('"') ? String(JSON.parse(json)) : json);

  /** Taken, or refused with a sentence; never a failure of ours. */
  function expectAnswered({ statusCode, headers, body }: LightMyRequestResponse) {
    if (statusCode < 400) return;
    expect([400, 403, 404, 409, 413, 415, 422]).toContain(statusCode);
    if (/json/.test(String(headers['content-type'])))
      expect(JSON.parse(body).detail).toMatch(/^[A-ZÀ-Ý¿“].*[.!?]$/su);
  }

  test.each(Object.keys(bodies()))('%s answers whatever stands in a field', async (path) => {
    const fields = Object.keys(bodies()[path] ?? {});
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), badJson, async (field, json) => {
        const marked = JSON.stringify({ ...bodies()[path], [field]: 'HERE' });
        expectAnswered(
          await server.post(
            path,
            marked.replace('"HERE"', () => json),
          ),
        );
        const said = Object.entries({ ...bodies()[path], [field]: textOf(json) });
        const form = Object.fromEntries(said.map(([key, value]) => [key, String(value)]));
        expectAnswered(await server.postForm(path, form));
      }),
      { numRuns: 30 },
    );
    for (const table of ['contact_submissions', 'newsletter_signups', 'outbox'] as const) {
      const rows = await server.database.db.selectFrom(table).selectAll().execute();
      expect(rows.filter((row) => JSON.stringify(row).includes('u0000'))).toEqual([]);
    }
  });

  test('URLs and headers: search, place, links of mails', async () => {
    const urls = fc.constantFrom(
      ...['/search?q=', '/api/geolocation?x=', '/?utm_campaign=', '/visits/times?request='],
      ...['/visits/change?request=', '/visits/yours?key=', '/api/newsletter/unsubscribe?token='],
    );
    await fc.assert(
      fc.asyncProperty(urls, badJson, async (url, json) => {
        const text = textOf(json).slice(0, 4000).toWellFormed();
        const place = Buffer.from(text).toString('latin1');
        const headers = { 'cf-ipcountry': place.replace(/[^\t\x20-\x7e\x80-\xff]/g, '') };
        const encoded = encodeURIComponent(text);
        for (const query of [encoded, `%00${encoded}`, `${encoded}%zz`])
          expectAnswered(await server.app.inject({ url: url + query, headers }));
      }),
      { numRuns: 30 },
    );
  });
});
