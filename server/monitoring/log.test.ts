import { describe, expect, test } from 'vitest';
import { buildSite } from '../testing/built-site.ts';
import { newSubmission, startTestServer } from '../testing/test-server.ts';
import { describeError } from './log.ts';

const CANARY = 'canary-4711';

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
});

test('a served page leaves no line; a missing page and a call leave one each', async () => {
  const { served } = await buildSite();
  const server = await startTestServer('sqlite', { env: { LOG_LEVEL: 'info' }, served });
  const lines = async (url: string) => {
    const before = server.log.length;
    await server.app.inject({ url });
    return server.log.slice(before).filter((line) => line.includes('"answered"')).length;
  };
  expect([await lines('/'), await lines('/nowhere'), await lines('/readyz')]).toEqual([0, 1, 1]);
  await server.close();
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
