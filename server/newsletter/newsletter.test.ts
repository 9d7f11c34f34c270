import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { OutboxRow } from '../database/tables.ts';
import { erasePerson } from '../personal-data/personal-data-service.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { outboxRows, serverForEachTest, waitingMails } from '../testing/test-server.ts';
import { newsletterEvent, SubscribedBody, UnsubscribedBody } from './messages/subscriber-record.ts';
import { suppress } from './newsletter-service.ts';
import { isSuppressed } from './store/choices.ts';
import { countSubscribers, readSubscribers } from './store/subscribers.ts';

const PATH = '/api/newsletter-signups';
const ORIGIN = 'https://fixture.example';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const SAM = 'sam@example.com';

/** A site with a newsletter, and what visitors do. @param confirm true for double opt-in */
function newsletter({ confirm }: { confirm: boolean }) {
  const server = serverForEachTest('sqlite', () => ({
    env: {
      SITE_URL: ORIGIN,
      WEBHOOK_URLS: 'https://crm.example/in,https://letters.example/in',
      WEBHOOK_SECRET: 'a secret of the tests',
    },
    site: { ...fixtureSite, newsletter_confirm: confirm },
  }));
  const db = () => server.database.db;
  const mails = () => waitingMails(db(), 'newsletter');
  return {
    server,
    db,
    mails,
    signUp: (email: string, more: object = {}) =>
      server.post(PATH, { email, source_page: 'footer', submission_id: randomUUID(), ...more }),
    signups: () => db().selectFrom('newsletter_signups').selectAll().execute(),
    subscribed: async () => (await readSubscribers(db(), confirm)).map(({ email }) => email),
    /** The path behind a link of the newest mail. */
    linkIn: async (page: 'confirm' | 'unsubscribe') => {
      const link = new RegExp(`${ORIGIN}(/api/newsletter/${page}\\?token=\\S+)`);
      return link.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
    },
    open: (path: string) => server.app.inject(path),
    press: (url: string, payload = '', headers: Record<string, string> = {}) =>
      server.app.inject({
        ...{ method: 'POST', url, payload },
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    /** Events queued for receivers, oldest first. */
    events: async () =>
      (await outboxRows(db(), 'newsletter_webhook')).map((row) => ({
        receiver: row.receiver?.replace(/-[0-9a-f]{8}$/, ''),
        ...newsletterEvent(row as OutboxRow<'newsletter_webhook'>, ORIGIN),
      })),
    erase: (email: string) =>
      erasePerson(
        { email, phone: null },
        { dataDir: server.database.dataDir, databaseUrl: server.database.databaseUrl },
      ),
  };
}

describe('a signup', () => {
  const { server, db, signUp, signups, subscribed, events } = newsletter({ confirm: false });

  test('is stored in lower case with the words that were agreed to: which, in which version, where', async () => {
    const referer = { referer: 'https://site.example/blog/ants?utm_source=x' };
    const signup = { email: ' SAM@example.com ', source_page: 'footer' };
    expect((await server.post(PATH, signup, referer)).statusCode).toBe(201);
    // Without scripts the form says which words stood above it.
    await server.postForm(PATH, { email: 'ann@example.com', consent_version: 'v0' }, referer);
    const consent = { wording: 'newsletter', at: expect.any(Number), page: '/blog/ants' };
    const stored = (await signups()).map((row) => [row.email, JSON.parse(row.consent ?? '')]);
    expect(stored).toEqual([
      [SAM, { ...consent, version: 'v1' }],
      ['ann@example.com', { ...consent, version: 'v0' }],
    ]);
  });

  test('of a known address is 409 with the database code of the specification; a retry is none', async () => {
    const submission_id = randomUUID();
    expect((await signUp(SAM, { submission_id })).statusCode).toBe(201);
    expect((await signUp(SAM, { submission_id })).statusCode).toBe(200);
    const again = await signUp(SAM);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      ...{ code: '23505', title: 'Already Subscribed' },
      detail: 'This email is already subscribed to our newsletter!',
    });
  });

  test.each([
    ['no @', { email: 'sam' }],
    ['a header', { email: 'sam@example.com\r\nBcc: x@example.com' }],
    ['an unknown field', { admin: true }],
    ['no page', { source_page: '' }],
  ])('with %s is refused with a sentence', async (_name, changes) => {
    const response = await signUp(SAM, changes);
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toMatch(/^[A-Z].*[.!]$/);
  });

  test('works without JavaScript', async () => {
    const post = async (email: string) => (await server.postForm(PATH, { email })).headers.location;
    expect(await post(SAM)).toBe('/thank-you/newsletter');
    expect(await post(SAM)).toBe('/problem/already-subscribed');
    expect(await post('sam')).toBe('/problem/invalid-newsletter');
  });

  test.each([
    ['to which no mail can go', 'josé@example.com', {}, 'unmailable', []],
    [
      'with a filled honeypot',
      'bot@example.com',
      { company_website: 'x' },
      'honeypot',
      ['quarantined'],
    ],
  ])(
    '%s is thanked, stored, and neither counted, mailed nor told',
    async (_name, email, more, quarantine_reason, states) => {
      expect((await signUp(email, more)).statusCode).toBe(201);
      expect(await signups()).toMatchObject([{ email, quarantine_reason }]);
      expect((await outboxRows(db())).map(({ state }) => state)).toEqual(states);
      expect([await subscribed(), await events()]).toEqual([[], []]);
      // Other spellings of the mailbox can still subscribe.
      expect((await signUp(email.replace('@', '+own@').replace('é', 'e'))).statusCode).toBe(201);
    },
  );
});

describe('a subscription', () => {
  const { db, mails, signUp, subscribed, linkIn, open, press, events, erase } = newsletter({
    confirm: false,
  });

  test('has a mail that ends it with one click, by any mail program, also twice', async () => {
    await signUp(SAM);
    const [mail] = await mails();
    const link = await linkIn('unsubscribe');
    expect(mail).toMatchObject({
      to: [SAM],
      headers: {
        'List-Unsubscribe': `<${ORIGIN}${link}>`,
        'List-Unsubscribe-Post': ONE_CLICK,
      },
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(fixtureSite.contact.postal_address);
      expect(part).toContain(link);
    }
    expect(await subscribed()).toEqual([SAM]);
    const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    for (const answer of [
      await press(link, ONE_CLICK),
      await press(link, multipart, { 'content-type': 'multipart/form-data; boundary=x' }),
    ])
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(await subscribed()).toEqual([]);
  });

  test('does not end when a program follows its link, nor by a page of another site', async () => {
    await signUp(SAM);
    const link = await linkIn('unsubscribe');
    const page = await open(link);
    expect(page.body).toContain('<form method="post"><button type="submit">Unsubscribe</button>');
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      ...{ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' },
      'x-robots-tag': 'noindex',
    });
    const foreign = await press(link, ONE_CLICK, { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    expect(await subscribed()).toEqual([SAM]);
  });

  test('has links that nobody can guess', async () => {
    for (const page of ['unsubscribe', 'confirm'])
      for (const query of ['', '?token=', '?token=guess', '?token=a&token=b']) {
        const path = `/api/newsletter/${page}${query}`;
        expect((await open(path)).statusCode).toBe(404);
        expect((await press(path)).statusCode).toBe(404);
      }
  });

  test('that ended stays ended: after a new signup, and after an erasure', async () => {
    await signUp(SAM);
    await press(await linkIn('unsubscribe'), ONE_CLICK);
    const again = await signUp('SAM@example.com');
    expect([again.statusCode, again.json().code]).toEqual([409, 'unsubscribed']);
    const { rows } = await erase(SAM);
    expect(rows).toMatchObject({ newsletter_signups: 1 });
    expect(await outboxRows(db())).toEqual([]);
    expect((await signUp(SAM)).statusCode).toBe(409);
  });

  test('is one for all spellings of a mailbox, also at once, and ends for all', async () => {
    const spellings = [
      ...['victim@gmail.com', 'VICTIM@GMAIL.COM', 'v.i.c.t.i.m@gmail.com', 'victim+1@gmail.com'],
      ...['Vic.Tim+Tag@GMail.com', 'victim@googlemail.com', 'v.ictim+2@googlemail.com'],
    ];
    const answers = await Promise.all(spellings.map((email) => signUp(email)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array(6).fill(409)]);
    expect(await countSubscribers(db(), false)).toMatchObject({ subscribed: 1 });
    expect(await mails()).toHaveLength(1);

    await press(await linkIn('unsubscribe'), ONE_CLICK);

    for (const email of spellings) {
      expect((await signUp(email)).json().code).toBe('unsubscribed');
      expect(await isSuppressed(db(), email)).toBe(true);
      expect(await suppress(email, { db: db(), now: 1, receivers: [] })).toBe(false);
    }
    const counts = await countSubscribers(db(), false);
    expect(counts).toMatchObject({ subscribed: 0, unsubscribed: 1 });
    expect((await signUp('someone.else@gmail.com')).statusCode).toBe(201);
  });

  test('and its end are sent to each receiver once', async () => {
    const submission_id = randomUUID();
    for (let i = 0; i < 2; i++) await signUp(SAM, { submission_id, language: 'es' });
    const [event, other] = await events();
    expect([event?.receiver, other?.receiver].sort()).toEqual(['crm.example', 'letters.example']);
    expect(event?.id).toBe(`newsletter.subscribed.${submission_id}`);
    const { data } = v.parse(SubscribedBody, event?.body);
    expect(data).toMatchObject({
      ...{ email: SAM, language: 'es', source_page: 'footer', confirmed_at: null },
      consent_version: fixtureSite.consent.version,
    });
    const { pathname, search } = new URL(data.unsubscribe_url);
    for (let i = 0; i < 2; i++) await press(pathname + search, ONE_CLICK);
    const [, , ended, alsoEnded, ...more] = await events();
    expect(more).toEqual([]);
    for (const one of [ended, alsoEnded]) {
      expect(one?.id).toBe(`newsletter.unsubscribed.${submission_id}`);
      expect(v.parse(UnsubscribedBody, one?.body).data).toEqual({ email: SAM });
    }
    await suppress('nobody@example.com', { db: db(), now: 1, receivers: ['crm'] });
    expect(await events()).toHaveLength(4);
  });
});

describe('double opt-in', () => {
  const { db, mails, signUp, subscribed, linkIn, open, press, events } = newsletter({
    confirm: true,
  });
  const told = async () => (await events()).map(({ body }) => body.type);

  test('an address counts, and receivers hear of it, once its link was followed through', async () => {
    await signUp(SAM);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Fixture Pest Control: please confirm your subscription');
    expect((await open(await linkIn('confirm'))).body).toContain('Yes, subscribe me');
    expect([await subscribed(), await told()]).toEqual([[], []]);
    for (let i = 0; i < 2; i++)
      expect((await press(await linkIn('confirm'))).body).toContain('You are subscribed.');
    expect(await subscribed()).toEqual([SAM]);
    expect(await told()).toEqual(Array(2).fill('newsletter.subscribed'));
  });

  test('even the yes of an old mail does not overrule a no', async () => {
    await signUp(SAM);
    await press(await linkIn('unsubscribe'), ONE_CLICK);
    await press(await linkIn('confirm'));
    expect(await subscribed()).toEqual([]);
    expect(await told()).toEqual(Array(2).fill('newsletter.unsubscribed'));
  });

  test('who asks again before confirming, in any spelling, gets another mail, and not after it', async () => {
    await signUp('sam@gmail.com');
    expect((await signUp('s.am@gmail.com')).statusCode).toBe(409);
    expect((await mails()).map(({ to }) => to)).toEqual([['sam@gmail.com'], ['s.am@gmail.com']]);
    await press(await linkIn('confirm'));
    await signUp('sam@gmail.com');
    expect(await mails()).toHaveLength(2);
    const counts = await countSubscribers(db(), true);
    expect(counts).toMatchObject({ subscribed: 1, unconfirmed: 0 });
  });
});
