import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeOnBoth,
  newSubmission,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';

const PATH = '/api/contact-submissions';
const long = 'x'.repeat(10_000);

describeOnBoth('bad input', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

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
});
