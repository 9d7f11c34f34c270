import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { outboxRows, serverForAllTests } from '../../testing/test-server.ts';
import { countSubscribers } from '../store/subscribers.ts';

const PATH = '/api/newsletter-signups';

describe('newsletter signups', () => {
  const server = serverForAllTests('sqlite');

  const newEmail = () => `${randomUUID()}@example.com`;
  const rows = (email: string) =>
    server.database.db
      .selectFrom('newsletter_signups')
      .selectAll()
      .where('email', '=', email)
      .execute();

  test('an address is stored in lower case with the page it came from', async () => {
    const email = newEmail();
    const response = await server.post(PATH, {
      email: ` ${email.toUpperCase()} `,
      source_page: 'footer',
    });
    expect(response.statusCode).toBe(201);
    expect(await rows(email)).toEqual([
      expect.objectContaining({ email, source_page: 'footer', quarantine_reason: null }),
    ]);
  });

  test('what was agreed to is stored: which words, in which version, when and where', async () => {
    const referer = { referer: 'https://site.example/blog/ants?utm_source=x' };
    const consentOf = async (signup: object) => {
      const email = newEmail();
      await server.post(PATH, { email, source_page: 'footer', ...signup }, referer);
      const [row] = await rows(email);
      return JSON.parse(row?.consent ?? 'null');
    };
    const common = { wording: 'newsletter', at: expect.any(Number), page: '/blog/ants' };
    expect(await consentOf({ consent_version: 'v0' })).toEqual({ ...common, version: 'v0' });
    expect(await consentOf({})).toEqual({ ...common, version: 'v1' });
    // Without scripts the form says which words stood above it.
    const email = newEmail();
    await server.postForm(PATH, { email, consent_version: 'v0' });
    expect(JSON.parse((await rows(email))[0]?.consent ?? '')).toMatchObject({ version: 'v0' });
  });

  test.each(['josé@example.com', 'sam@gmail', 'hugo@example..com'])(
    '%s, to which no mail can go, is thanked, stored, and neither counted nor mailed',
    async (email) => {
      const { db } = server.database;
      const before = await countSubscribers(db, false);
      expect((await server.post(PATH, { email, source_page: 'footer' })).statusCode).toBe(201);
      expect(await rows(email)).toMatchObject([{ quarantine_reason: 'unmailable' }]);
      expect(await countSubscribers(db, false)).toEqual(before);
      const mails = await outboxRows(db, 'newsletter');
      expect(mails.filter(({ payload }) => payload.includes(email))).toEqual([]);
    },
  );

  test('the same address again is 409 with the database code of the specification', async () => {
    const email = newEmail();
    await server.post(PATH, { email, source_page: 'footer' });
    const again = await server.post(PATH, { email: email.toUpperCase(), source_page: 'blog' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: '23505',
      title: 'Already Subscribed',
      detail: 'This email is already subscribed to our newsletter!',
    });
    expect(await rows(email)).toHaveLength(1);
  });

  test('a retry of the very same submission is not taken for a second person', async () => {
    const signup = { email: newEmail(), source_page: 'footer', submission_id: randomUUID() };
    expect((await server.post(PATH, signup)).statusCode).toBe(201);
    expect((await server.post(PATH, signup)).statusCode).toBe(200);
    const other = await server.post(PATH, { ...signup, submission_id: randomUUID() });
    expect(other.statusCode).toBe(409);
  });

  test.each([
    ['no @', { email: 'sam' }],
    ['nothing', { email: '' }],
    ['only spaces', { email: '   ' }],
    ['a header', { email: 'sam@example.com\r\nBcc: x@example.com' }],
    ['10,000 characters', { email: `${'x'.repeat(10_000)}@example.com` }],
    ['a list', { email: ['sam@example.com'] }],
    ['a number', { email: 7 }],
    ['HTML', { email: '<b>sam@example.com</b>' }],
    ['a null byte', { email: 'sam\u0000@example.com' }],
    ['an unknown field', { email: 'sam@example.com', admin: true }],
    ['no page', { source_page: '' }],
  ])('%s is refused with a sentence', async (_name, changes) => {
    const response = await server.post(PATH, {
      email: newEmail(),
      source_page: 'footer',
      ...changes,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toMatch(/^[A-Z].*[.!]$/);
  });

  test('the form works without JavaScript', async () => {
    const email = newEmail();
    const created = await server.postForm(PATH, { email, source_page: 'footer' });
    expect([created.statusCode, created.headers.location]).toEqual([303, '/thank-you/newsletter']);
    const again = await server.postForm(PATH, { email });
    expect(again.headers.location).toBe('/problem/already-subscribed');
    const broken = await server.postForm(PATH, { email: 'sam' });
    expect(broken.headers.location).toBe('/problem/invalid-newsletter');
  });
});
