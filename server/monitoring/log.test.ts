import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newSubmission, startTestServer } from '../testing/test-server.ts';
import { describeError } from './log.ts';

const CANARY = 'canary-4711';
/** What somebody would like the log to say. */
const FORGED = '{"level":60,"msg":"all leads deleted"}';

describe('the log', () => {
  test('holds no personal data, whatever is sent and whatever goes wrong', async () => {
    const server = await startTestServer('sqlite', { env: { LOG_LEVEL: 'trace' } });
    const canary = {
      first_name: CANARY,
      phone: CANARY,
      email: `${CANARY}@example.com`,
      description: CANARY,
      page: `/${CANARY}`,
    };
    const submission = newSubmission(canary);
    await server.post('/api/contact-submissions', submission);
    await server.post('/api/contact-submissions', { ...submission, phone: `${CANARY}1` });
    await server.post('/api/contact-submissions', { ...submission, [CANARY]: CANARY });
    await server.post('/api/contact-submissions', `{"email": "${CANARY}`);
    await server.post('/api/newsletter-signups', { email: canary.email, source_page: CANARY });
    await server.post('/api/newsletter-signups', { email: canary.email, source_page: CANARY });
    await server.app.inject({
      url: `/${CANARY}/%zz?q=${CANARY}`,
      headers: { 'user-agent': CANARY, cookie: CANARY },
    });
    await server.database.close();
    await server.post('/api/contact-submissions', newSubmission(canary));
    await server.close();
    expect(server.log.length).toBeGreaterThanOrEqual(8);
    expect(server.log.filter((line) => line.includes('127.0.0.1'))).toEqual([]);
    expect(server.log.filter((line) => line.includes(CANARY))).toEqual([]);
  });

  test('has one line per request, of our own making, whatever is in it', async () => {
    const server = await startTestServer('sqlite', { env: { LOG_LEVEL: 'trace' } });
    const malicious = fc
      .array(
        fc.constantFrom(
          '\n',
          '\r\n',
          '%0a',
          '%0d%0a',
          '"',
          '\\',
          '\u2028',
          '\u001b[2K',
          FORGED,
          CANARY,
        ),
      )
      .map((pieces) => pieces.join(''));
    let requests = 0;
    await fc.assert(
      fc.asyncProperty(malicious, malicious, malicious, async (path, header, body) => {
        requests += 3;
        const inHeader = header.replace(/[^ -~]/g, ' ');
        const headers = { 'user-agent': inHeader, 'x-forwarded-for': inHeader, referer: inHeader };
        await server.app.inject({
          url: `/x${path.replace(/[^!-~]|[\\"]/g, encodeURIComponent)}`,
          headers,
        });
        await server.post(
          '/api/contact-submissions',
          newSubmission({ description: body }),
          headers,
        );
        await server.postForm('/api/newsletter-signups', { email: body, source_page: path });
      }),
      { numRuns: 60 },
    );
    expect(server.log).toHaveLength(requests);
    for (const line of server.log) {
      expect(line).toMatch(/^\{[^\r\n]*\}\n$/);
      const { level, msg, route, reqId } = JSON.parse(line);
      expect([level, msg]).toEqual([30, 'answered']);
      expect(reqId).toMatch(/^req-/);
      expect(['none', '/api/contact-submissions', '/api/newsletter-signups']).toContain(route);
      expect(line).not.toContain(CANARY);
    }
    await server.close();
  });
});

test('an error is described by kind, code and place, never by its message', () => {
  const error = Object.assign(new TypeError(`bad value ${CANARY}\nat home of ${CANARY}`), {
    code: '23505',
    detail: CANARY,
  });
  const described = describeError(error);
  expect(described).toMatchObject({ type: 'TypeError', code: '23505' });
  expect(described.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(described)).not.toContain(CANARY);
  expect(JSON.stringify(describeError(CANARY))).not.toContain(CANARY);
});
