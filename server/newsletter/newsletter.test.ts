import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OutboxRow } from '../database/tables.ts';
import { mailChannel } from '../mail/channel.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { type OutboxWorker, startOutboxWorker } from '../outbox/service.ts';
import { erasePerson } from '../personal-data/service.ts';
import { MAILS } from '../start/mails.ts';
import { fixtureMailContext, fixtureSite } from '../testing/fixture-site.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { outboxRows, startTestServer, type TestServer } from '../testing/test-server.ts';
import { newsletterEvent, SubscribedBody, UnsubscribedBody } from './messages/subscriber-record.ts';
import { suppress } from './service.ts';
import { isSuppressed } from './store/choices.ts';
import { countSubscribers, readSubscribers } from './store/subscribers.ts';

const PATH = '/api/newsletter-signups';
const ORIGIN = 'https://fixture.example';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe('the newsletter', () => {
  let server: TestServer;
  let mail: MailServer;
  let mailer: Mailer;
  let worker: OutboxWorker;
  beforeEach(async () => {
    mail = await startMailServer();
  });
  afterEach(async () => {
    await worker.stop(2000);
    mailer.close();
    await mail.close();
    await server.close();
  });

  const start = async ({ confirm = false, webhooks = '' } = {}) => {
    server = await startTestServer('sqlite', {
      env: {
        SITE_URL: ORIGIN,
        ...(webhooks && { WEBHOOK_URLS: webhooks, WEBHOOK_SECRET: 'a secret of the tests' }),
      },
      site: { ...fixtureSite, newsletter_confirm: confirm },
    });
    const folder = join(server.database.dataDir, 'mail');
    const from = { from: 'office@fixture.example', fromName: 'Fixture' };
    mailer = createMailer({ smtpUrl: mail.url, ...from, folder });
    const { database } = server;
    worker = startOutboxWorker({
      db: database.db,
      channel: mailChannel({ db: database.db, mailer, kinds: MAILS, context: fixtureMailContext }),
      pollIntervalMs: 20,
    });
  };
  const signUp = (email: string, more: object = {}) =>
    server.post(PATH, { email, source_page: 'footer', submission_id: randomUUID(), ...more });
  const subscribed = async (confirm = false) =>
    (await readSubscribers(server.database.db, confirm)).map(({ email }) => email);
  /** The path behind a link of the newest mail. */
  const linkIn = (page: string, at = -1) => {
    const text = mail.received.at(at)?.mail.text ?? '';
    const link = new RegExp(`${ORIGIN}(/api/newsletter/${page}\\?token=\\S+)`).exec(text)?.[1];
    if (!link) throw new Error(`no link to ${page}`);
    return link;
  };
  const post = (path: string, payload = '', type = 'application/x-www-form-urlencoded') =>
    server.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': type } });

  test('a new subscriber gets a mail that ends it with one click, from anywhere', async () => {
    await start();
    await signUp('Sam@example.com');
    const [received] = await mail.waitFor(1);
    expect(received?.to).toEqual(['sam@example.com']);
    const link = linkIn('unsubscribe');
    const header = (name: string) => received?.mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${ORIGIN}${link}>`);
    expect(header('list-unsubscribe-post')).toBe(ONE_CLICK);
    for (const part of [received?.mail.text, received?.mail.html]) {
      expect(part).toContain(fixtureSite.contact.postal_address);
      expect(part).toContain(link);
    }
    expect(await subscribed()).toEqual(['sam@example.com']);

    const answer = await post(link, ONE_CLICK);
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(await subscribed()).toEqual([]);
  });

  test('a Spanish page’s subscriber gets mail and pages in Spanish', async () => {
    await start({ confirm: true });
    await signUp('noe@example.com', { language: 'es' });
    const [received] = await mail.waitFor(1);
    expect(received?.mail.subject).toBe(`${fixtureSite.brand.name}: confirme su suscripción`);
    expect(received?.mail.text).toContain('anotó este correo para el boletín');
    expect(received?.mail.text).toContain(`${ORIGIN}/es\n`);
    expect(received?.mail.html).toContain('lang="es-US"');

    const open = async (path: string) => (await server.app.inject(path)).body;
    expect(await open(linkIn('confirm'))).toContain('<h1>¿Quiere recibir el boletín?</h1>');
    expect((await post(linkIn('confirm'))).body).toContain('<h1>Ya está en la lista.</h1>');
    const asked = await open(linkIn('unsubscribe'));
    expect(asked).toContain('<html lang="es-US">');
    expect(asked).toContain('<h1>¿Ya no quiere el boletín?</h1>');
    expect(asked).toContain('href="/es"');
    expect((await post(linkIn('unsubscribe'))).body).toContain('Su suscripción está cancelada.');
    expect(await subscribed(true)).toEqual([]);
    const unknown = linkIn('unsubscribe').replace(/token=[^&]+/, 'token=x');
    expect(await open(unknown)).toContain('<h1>Este enlace no funciona.</h1>');
  });

  test('mail programs may post one-click as multipart, too, and twice', async () => {
    await start();
    await signUp('sam@example.com');
    await mail.waitFor(1);
    const body = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    for (let i = 0; i < 2; i++) {
      const answer = await post(linkIn('unsubscribe'), body, 'multipart/form-data; boundary=x');
      expect(answer.statusCode).toBe(200);
    }
    expect(await subscribed()).toEqual([]);
  });

  test('a program that only follows links changes nothing; a person gets a button', async () => {
    await start();
    await signUp('sam@example.com');
    await mail.waitFor(1);
    const page = await server.app.inject(linkIn('unsubscribe'));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post"><button type="submit">Unsubscribe</button>');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(await subscribed()).toEqual(['sam@example.com']);
    expect((await post(linkIn('unsubscribe'))).body).toContain('You are unsubscribed.');
  });

  test.each(['unsubscribe', 'confirm'])(
    '%s: a link that nobody made opens nothing',
    async (page) => {
      await start();
      for (const query of ['', '?token=', '?token=guess', '?token=a&token=b']) {
        const path = `/api/newsletter/${page}${query}`;
        expect((await server.app.inject(path)).statusCode).toBe(404);
        expect((await post(path)).statusCode).toBe(404);
      }
    },
  );

  test('another site cannot unsubscribe anyone from a page', async () => {
    await start();
    await signUp('sam@example.com');
    await mail.waitFor(1);
    const answer = await server.app.inject({
      method: 'POST',
      url: linkIn('unsubscribe'),
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
    expect(await subscribed()).toEqual(['sam@example.com']);
  });

  test('an unsubscription outlives a new signup and an erasure', async () => {
    await start();
    await signUp('sam@example.com');
    await mail.waitFor(1);
    await post(linkIn('unsubscribe'), ONE_CLICK);
    const again = await signUp('SAM@example.com');
    expect([again.statusCode, again.json().code]).toEqual([409, 'unsubscribed']);
    const { dataDir, databaseUrl, db } = server.database;
    const settings = { dataDir, databaseUrl };
    const { rows } = await erasePerson({ email: 'sam@example.com', phone: null }, settings);
    expect(rows).toEqual({
      newsletter_signups: 1,
      newsletter_tokens: 1,
      mail_counters: 1,
      outbox: 1,
    });
    expect((await signUp('sam@example.com')).statusCode).toBe(409);
    const signups = await db.selectFrom('newsletter_signups').selectAll().execute();
    expect(signups).toEqual([]);
  });

  /** Spellings of one mailbox: dots and tags of Gmail, capitals, its other domain. */
  const FIFTY = [
    'victim@gmail.com',
    ...Array.from({ length: 20 }, (_, i) => `victim+${i}@gmail.com`),
    ...[1, 2, 3, 4, 5].map((at) => `${'victim'.slice(0, at)}.${'victim'.slice(at)}@gmail.com`),
    ...[1, 2, 3, 4, 5].map((at) => `${'victim'.slice(0, at)}.${'victim'.slice(at)}+x@gmail.com`),
    ...Array.from({ length: 10 }, (_, i) => `Vic.Tim+Tag${i}@GMail.com`),
    ...['v.i.c.t.i.m@gmail.com', 'VICTIM@GMAIL.COM', 'victim@googlemail.com'],
    ...Array.from({ length: 6 }, (_, i) => `v.ictim+${i}@googlemail.com`),
  ];

  test('fifty spellings are one mailbox: one signup, one mail, and one choice for all', async () => {
    await start();
    expect(new Set(FIFTY).size).toBe(50);
    const answers = [];
    for (const email of FIFTY) answers.push((await signUp(email)).json().code);
    expect(answers).toEqual([undefined, ...Array(49).fill('23505')]);
    await mail.waitFor(1);
    expect(await subscribed()).toEqual(['victim@gmail.com']);
    const { db } = server.database;
    expect(await countSubscribers(db, false)).toMatchObject({ subscribed: 1 });
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);

    expect((await post(linkIn('unsubscribe'), ONE_CLICK)).statusCode).toBe(200);
    const after = [];
    for (const email of FIFTY) {
      after.push((await signUp(email)).json().code);
      expect(await isSuppressed(db, email)).toBe(true);
      expect(await suppress(email, { db, now: 1, receivers: [] })).toBe(false);
    }
    expect(after).toEqual(Array(50).fill('unsubscribed'));
    expect(await countSubscribers(db, false)).toMatchObject({ subscribed: 0, unsubscribed: 1 });
    expect(await subscribed()).toEqual([]);
    expect((await signUp('someone.else@gmail.com')).statusCode).toBe(201);
  });

  test('fifty spellings at once are one signup', async () => {
    await start();
    const statuses = (await Promise.all(FIFTY.map((email) => signUp(email)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([201, ...Array(49).fill(409)]);
  });

  test('double opt-in: one spelling confirms the mailbox', async () => {
    await start({ confirm: true });
    await signUp('sam@gmail.com');
    await mail.waitFor(1);
    await signUp('s.am@gmail.com');
    await mail.waitFor(2);
    expect(mail.received[1]?.to).toEqual(['s.am@gmail.com']);
    await post(linkIn('confirm'));
    expect(await subscribed(true)).toEqual(['sam@gmail.com']);
    expect(await countSubscribers(server.database.db, true)).toMatchObject({
      ...{ subscribed: 1, unconfirmed: 0 },
    });
  });

  test('a filled honeypot under one spelling keeps nobody from signing up under another', async () => {
    await start();
    await signUp('sam+bot@example.com', { company_website: 'x' });
    expect((await signUp('sam@example.com')).statusCode).toBe(201);
  });

  /** What receivers are told, in the order in which it was queued. */
  const events = async () =>
    (await outboxRows(server.database.db, 'newsletter_webhook')).map((row) => ({
      receiver: row.receiver?.replace(/-[0-9a-f]{8}$/, ''),
      ...newsletterEvent(row as OutboxRow<'newsletter_webhook'>, ORIGIN),
    }));

  test('each receiver is told once of a subscription and of its end', async () => {
    await start({ webhooks: 'https://crm.example/in,https://letters.example/in' });
    const submission_id = randomUUID();
    const signup = { submission_id, language: 'es' };
    await signUp('Sam@gmail.com', signup);
    await signUp('Sam@gmail.com', signup);
    await signUp('s.am@gmail.com');
    const [event, other] = await events();
    expect([event?.receiver, other?.receiver].sort()).toEqual(['crm.example', 'letters.example']);
    expect(event?.id).toBe(`newsletter.subscribed.${submission_id}`);
    const body = v.parse(SubscribedBody, event?.body);
    expect(body.data).toMatchObject({
      ...{ email: 'sam@gmail.com', language: 'es', source_page: 'footer', confirmed_at: null },
      consent_version: fixtureSite.consent.version,
    });

    const { pathname, search } = new URL(body.data.unsubscribe_url);
    expect((await server.app.inject(pathname + search)).body).toContain(
      '¿Ya no quiere el boletín?',
    );
    for (let i = 0; i < 2; i++) await post(pathname + search, ONE_CLICK);
    const [, , ended, alsoEnded, ...more] = await events();
    expect(more).toEqual([]);
    for (const one of [ended, alsoEnded]) {
      expect(one?.id).toBe(`newsletter.unsubscribed.${submission_id}`);
      expect(v.parse(UnsubscribedBody, one?.body).data).toEqual({ email: 'sam@gmail.com' });
    }
  });

  test('where addresses have to confirm, receivers are told when they have', async () => {
    await start({ confirm: true, webhooks: 'https://crm.example/in' });
    await signUp('sam@example.com');
    await mail.waitFor(1);
    expect(await events()).toEqual([]);
    for (let i = 0; i < 2; i++) await post(linkIn('confirm'));
    expect((await events()).map(({ body }) => [body.type, body.data])).toMatchObject([
      ['newsletter.subscribed', { confirmed_at: expect.any(String) }],
    ]);

    await signUp('ann@example.com');
    await mail.waitFor(2);
    await post(linkIn('unsubscribe'), ONE_CLICK);
    await post(linkIn('confirm'));
    expect((await events()).slice(1).map(({ body }) => body.type)).toEqual([
      'newsletter.unsubscribed',
    ]);
  });

  test('receivers are not told of what looks like spam, nor of an end without a subscription', async () => {
    await start({ webhooks: 'https://crm.example/in' });
    await signUp('bot@example.com', { company_website: 'x' });
    const { db } = server.database;
    await suppress('nobody@example.com', { db, now: 1, receivers: ['crm'] });
    expect(await events()).toEqual([]);
  });

  test('a call that can not be queued leaves the choice as it was', async () => {
    await start({ webhooks: 'https://crm.example/in' });
    await signUp('sam@example.com');
    await mail.waitFor(1);
    const { db } = server.database;
    await db.deleteFrom('outbox').execute();
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const { statusCode } = await post(linkIn('unsubscribe'), ONE_CLICK);
    expect(statusCode).toBeGreaterThanOrEqual(500);
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(await subscribed()).toEqual(['sam@example.com']);
  });

  test('an erasure takes the calls that hold the address with it', async () => {
    await start({ webhooks: 'https://crm.example/in' });
    await signUp('sam@example.com');
    const { dataDir, databaseUrl, db } = server.database;
    const settings = { dataDir, databaseUrl };
    await erasePerson({ email: 'sam@example.com', phone: null }, settings);
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });

  test('a mail that is pending when the address unsubscribes is not sent', async () => {
    await start();
    mail.behavior = 'refuse-later';
    await signUp('sam@example.com');
    const { db } = server.database;
    const state = async () =>
      (await db.selectFrom('outbox').select('state').executeTakeFirst())?.state;
    const attempts = async () =>
      (await db.selectFrom('outbox').select('attempts').executeTakeFirst())?.attempts;
    await expect.poll(attempts).toBe(1);
    await expect.poll(state).toBe('pending');
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
    await post(`/api/newsletter/unsubscribe?token=${JSON.parse(payload).token}`, ONE_CLICK);
    mail.behavior = 'accept';
    await db.updateTable('outbox').set({ next_attempt_at: 0 }).execute();
    await expect.poll(state).toBe('suppressed');
    expect(mail.received).toEqual([]);
  });

  test('double opt-in: an address counts once its link was followed through', async () => {
    await start({ confirm: true });
    await signUp('sam@example.com');
    const [received] = await mail.waitFor(1);
    expect(received?.mail.subject).toBe('Fixture Pest Control: please confirm your subscription');
    expect(received?.mail.html).toContain(linkIn('confirm'));
    expect((await server.app.inject(linkIn('confirm'))).body).toContain('Yes, subscribe me');
    expect(await subscribed(true)).toEqual([]);
    expect((await post(linkIn('confirm'))).body).toContain('You are subscribed.');
    expect(await subscribed(true)).toEqual(['sam@example.com']);
    await post(linkIn('unsubscribe'), ONE_CLICK);
    // Even the yes of an old mail does not overrule a no.
    await post(linkIn('confirm'));
    expect(await subscribed(true)).toEqual([]);
  });

  test('double opt-in: who asks again before confirming gets another mail, three a day at most', async () => {
    await start({ confirm: true });
    for (let i = 0; i < 5; i++) {
      expect((await signUp('sam@example.com')).statusCode).toBe(i === 0 ? 201 : 409);
    }
    await mail.waitFor(3);
    const states = () => server.database.db.selectFrom('outbox').select('state').execute();
    await expect
      .poll(async () => (await states()).map(({ state }) => state).sort())
      .toEqual(['sent', 'sent', 'sent', 'suppressed', 'suppressed']);
    expect((await post(linkIn('confirm', 0))).statusCode).toBe(200);
    expect((await signUp('sam@example.com')).statusCode).toBe(409);
    expect(await states()).toHaveLength(5);
  });

  test('a signup with a filled honeypot gets no mail and is no subscriber', async () => {
    await start();
    await signUp('bot@example.com', { company_website: 'x' });
    const { db } = server.database;
    expect(await db.selectFrom('outbox').select('state').execute()).toEqual([
      { state: 'quarantined' },
    ]);
    expect(await subscribed()).toEqual([]);
  });
});
