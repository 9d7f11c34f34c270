import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailingWords } from '../../domain/office/mailings-api.ts';
import { DEAD_LETTER } from '../database/tables.ts';
import { erasePerson } from '../erasure/service.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { type OutboxWorker, startOutboxWorker } from '../outbox/service.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type Caller, SITE_URL, startTestOffice, type TestOffice } from '../testing/office.ts';
import { describeOnBoth } from '../testing/test-server.ts';
import { isUnknownAddress, mailingChannel } from './channel.ts';
import { workOffMailings } from './service.ts';

const LETTER = {
  subject: 'What is waking up',
  preview: 'Look before you vacuum',
  markdown: '# Hello\n\nLook at **the sill**, and [read on](/pest-info/termites).\n\n- one\n- two',
  subject_es: '',
  preview_es: '',
  markdown_es: '',
};

describeOnBoth('a newsletter', (kind) => {
  let office: TestOffice;
  let mail: MailServer;
  let mailer: Mailer;
  let worker: OutboxWorker;
  let owner: Caller;
  beforeEach(async () => {
    office = await startTestOffice(kind);
    mail = await startMailServer();
    const { database } = office.server;
    const from = { from: 'office@fixture.example', fromName: 'Fixture' };
    mailer = createMailer({ smtpUrl: mail.url, ...from, folder: database.dataDir });
    worker = startOutboxWorker({
      database,
      channel: mailingChannel({ db: database.db, mailer, site: fixtureSite, siteUrl: SITE_URL }),
      now: () => office.clock.now,
      pollInterval: 10,
    });
    owner = await office.signIn('ann@fixture.example', 'owner');
  });
  afterEach(async () => {
    await worker.stop(2000);
    mailer.close();
    await mail.close();
    await office.close();
  });

  const subscribe = async (...emails: string[]) => {
    for (const email of emails)
      await office.server.post('/api/newsletter-signups', { email, source_page: 'footer' });
  };
  const workOff = (perMinute = 6000) =>
    workOffMailings({
      db: office.server.database.db,
      site: fixtureSite,
      now: office.clock.now,
      messageIdDomain: 'fixture.example',
      perMinute,
    });
  const draft = async (words: MailingWords = LETTER) =>
    (await owner.send('POST', '/mailings', words)).body;
  const send = (
    { mailing_id, updated_at }: { mailing_id: string; updated_at: number },
    at: number | null = null,
  ) => owner.send('POST', `/mailings/${mailing_id}/send`, { updated_at, at });
  /** Lets everything that is due go out. */
  const deliver = async () => {
    const { db } = office.server.database;
    for (;;) {
      office.clock.now += 1000;
      const { count } = await db
        .selectFrom('outbox')
        .select((column) => column.fn.countAll<number>().as('count'))
        .where('kind', '=', 'mailing')
        .where('state', 'in', ['pending', 'sending'])
        .executeTakeFirstOrThrow();
      if (Number(count) === 0) return workOff();
      await wait(10);
    }
  };
  const detail = async (id: string) => (await owner.get(`/mailings/${id}`)).body;
  const recipients = () => mail.received.flatMap(({ to }) => to).sort();

  test('goes to each subscriber once, with a link that unsubscribes at one click', async () => {
    await subscribe('a@one.example', 'b@two.example');
    const { mailing_id, ...rest } = await draft();
    expect((await send({ mailing_id, ...rest })).status).toBe(200);
    await workOff();
    await workOff();
    await deliver();
    expect(recipients()).toEqual(['a@one.example', 'b@two.example']);
    const [first] = mail.received;
    expect(first?.mail.subject).toBe(LETTER.subject);
    expect(first?.mail.html).toContain(`href="${SITE_URL}/pest-info/termites"`);
    expect(first?.mail.text).toContain(`read on (${SITE_URL}/pest-info/termites)`);
    for (const part of [first?.mail.html, first?.mail.text])
      expect(part).toContain(fixtureSite.contact.postal_address);
    expect(first?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect((await detail(mailing_id)).mailing).toMatchObject({
      state: 'sent',
      counts: { recipients: 2, sent: 2, waiting: 0, suppressed: 0, refused: 0, undelivered: 0 },
    });
    // What the mail program of one of them posts by itself.
    const header = first?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const path = header.replace(/^<|>$/g, '').replace(SITE_URL, '');
    const answer = await office.server.postForm(path, { 'List-Unsubscribe': 'One-Click' });
    expect(answer.statusCode).toBe(200);
    const next = await draft();
    await send(next);
    await workOff();
    await deliver();
    expect(mail.received).toHaveLength(3);
    expect(mail.received[2]?.to).not.toEqual(first?.to);
  });

  test('who signed up in Spanish gets the letter in Spanish, and the links in Spanish without one', async () => {
    await subscribe('a@one.example');
    await office.server.post('/api/newsletter-signups', {
      email: 'b@two.example',
      source_page: 'footer',
      language: 'es',
    });
    const spanish = {
      subject_es: 'Lo que despierta',
      preview_es: 'Mire antes de aspirar',
      markdown_es: '# Hola\n\nMire **la ventana**: [siga](/es/pest-info/termites).',
    };
    const written = await draft({ ...LETTER, ...spanish });
    expect((await owner.get('/mailings')).body).toMatchObject({ subscribers: 2, in_spanish: 1 });
    await send(written);
    await workOff();
    await deliver();
    const mailTo = (address: string, subject: string) =>
      mail.received.find(({ to, mail }) => to[0] === address && mail.subject === subject)?.mail;
    expect(mailTo('a@one.example', LETTER.subject)?.html).toContain('<html lang="en">');
    const own = mailTo('b@two.example', spanish.subject_es);
    expect(own?.html).toContain('<html lang="es">');
    expect(own?.html).toContain(`href="${SITE_URL}/es/pest-info/termites"`);
    for (const part of [own?.html, own?.text]) {
      expect(part).toContain('Recibe este correo porque');
      expect(part).toContain('language=es');
    }

    await send(await draft());
    await workOff();
    await deliver();
    const other = mailTo('b@two.example', LETTER.subject);
    expect(other?.html).toContain('<html lang="en">');
    expect(other?.html).toMatch(/<p class="soft" lang="es"[^>]*>Recibe este correo porque/);
  });

  test('a letter in Spanish has a subject and a text, or is none; a test is in both languages', async () => {
    await office.server.post('/api/newsletter-signups', {
      email: 'b@two.example',
      source_page: 'footer',
      language: 'es',
    });
    await send(await draft({ ...LETTER, markdown_es: ' \n' }));
    await workOff();
    await deliver();
    expect(mail.received.map(({ mail }) => mail.subject)).toEqual([LETTER.subject]);
    mail.received.length = 0;
    const half = await draft({ ...LETTER, subject_es: 'Lo que despierta' });
    expect((await send(half)).status).toBe(422);
    const { mailing_id } = await draft({ ...LETTER, subject_es: 'Hola', markdown_es: 'Mire.' });
    await owner.send('POST', `/mailings/${mailing_id}/test`);
    await mail.waitFor(2);
    expect(mail.received.map(({ mail }) => mail.subject).sort()).toEqual([
      'Prueba: Hola',
      `Test: ${LETTER.subject}`,
    ]);
    const preview = await owner.get(`/mailings/${mailing_id}/preview?language=es`);
    expect(preview.body).toContain('<html lang="es">');
    expect(preview.body).toContain('Mire.');
  });

  test('is sent at the hour that was chosen, and can be taken back until then', async () => {
    await subscribe('a@one.example');
    const written = await draft();
    const at = office.clock.now + 3_600_000;
    await send(written, at);
    await workOff();
    expect((await detail(written.mailing_id)).mailing.state).toBe('scheduled');
    const back = await owner.send('POST', `/mailings/${written.mailing_id}/stop`);
    expect(back.body).toMatchObject({ state: 'draft', send_at: null });
    await send(back.body, at);
    office.clock.now = at;
    await workOff();
    await deliver();
    expect(recipients()).toEqual(['a@one.example']);
  });

  test('takes its time: so many a minute', async () => {
    // Nothing is taken up, which would give it another time.
    await worker.stop(2000);
    await subscribe('a@one.example', 'b@two.example', 'c@three.example');
    await send(await draft());
    await workOff(2);
    const rows = await office.server.database.db
      .selectFrom('outbox')
      .select('next_attempt_at')
      .where('kind', '=', 'mailing')
      .orderBy('next_attempt_at')
      .execute();
    expect(rows.map(({ next_attempt_at }) => next_attempt_at - office.clock.now)).toEqual([
      0, 30_000, 60_000,
    ]);
  });

  test('one mailbox gets one, however often it was signed up', async () => {
    await subscribe(
      'sam@gmail.com',
      's.am+pests@gmail.com',
      'sam+a@one.example',
      'sam@one.example',
    );
    await send(await draft());
    await workOff();
    await deliver();
    expect(recipients()).toHaveLength(2);
  });

  test('who unsubscribes while it is on its way gets none', async () => {
    await subscribe('a@one.example', 'b@two.example');
    await send(await draft());
    await workOff(1);
    await mail.waitFor(1);
    const left = mail.received[0]?.to[0] === 'a@one.example' ? 'b@two.example' : 'a@one.example';
    const { suppress } = await import('../newsletter/store/choices.ts');
    await suppress(office.server.database.db, left, office.clock.now);
    office.clock.now += 60_000;
    await deliver();
    expect(mail.received).toHaveLength(1);
  });

  test('an address that the mail server does not know is counted, and never written to again', async () => {
    await subscribe('gone@one.example');
    mail.behavior = 'refuse-for-good';
    const { mailing_id, ...rest } = await draft();
    await send({ mailing_id, ...rest });
    await workOff();
    await deliver();
    mail.behavior = 'accept';
    expect((await detail(mailing_id)).mailing.counts).toMatchObject({
      sent: 0,
      refused: 1,
      suppressed: 0,
      undelivered: 0,
    });
    expect((await owner.get('/mailings')).body).toMatchObject({ subscribers: 0, refused: 1 });
    const again = await office.server.post('/api/newsletter-signups', {
      email: 'gone@one.example',
      source_page: 'footer',
    });
    expect(again.statusCode).toBe(409);
    // Nothing that a person could do about it.
    expect((await owner.get('/dead-letters')).body.letters).toEqual([]);
  });

  test('one whose words are refused is stopped before everybody’s mail server refuses it', async () => {
    await subscribe(...Array.from({ length: 30 }, (_, i) => `s${i}@one.example`));
    mail.behavior = 'refuse-content';
    const { mailing_id, ...rest } = await draft();
    await send({ mailing_id, ...rest });
    await workOff();
    await deliver();
    const { mailing } = await detail(mailing_id);
    expect(mailing).toMatchObject({
      state: 'stopped',
      counts: { sent: 0, refused: 0, undelivered: 30 },
    });
    const dead = await office.server.database.db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', DEAD_LETTER)
      .execute();
    expect(dead).toHaveLength(20);
  });

  test('what is left of a stopped one does not go out', async () => {
    await subscribe('a@one.example', 'b@two.example');
    const written = await draft();
    await send(written);
    await workOff(1);
    await mail.waitFor(1);
    await wait(50);
    expect((await owner.send('POST', `/mailings/${written.mailing_id}/stop`)).body.state).toBe(
      'stopped',
    );
    office.clock.now += 3_600_000;
    await deliver();
    expect(mail.received).toHaveLength(1);
    expect((await detail(written.mailing_id)).mailing.counts).toMatchObject({
      sent: 1,
      undelivered: 1,
    });
  });

  test('a test goes to who asks for it, and counts as nothing', async () => {
    await subscribe('a@one.example');
    const colleague = await office.signIn('bob@fixture.example', 'office');
    const { mailing_id } = await draft();
    expect((await colleague.send('POST', `/mailings/${mailing_id}/test`)).status).toBe(202);
    await mail.waitFor(1);
    expect(recipients()).toEqual(['bob@fixture.example']);
    expect(mail.received[0]?.mail.subject).toBe(`Test: ${LETTER.subject}`);
    expect((await detail(mailing_id)).mailing).toMatchObject({
      state: 'draft',
      counts: { recipients: 0 },
    });
  });

  test('the office writes, an owner sends, and neither overwrites the other', async () => {
    const colleague = await office.signIn('bob@fixture.example', 'office');
    const written = await draft();
    const path = `/mailings/${written.mailing_id}`;
    expect(
      (await colleague.send('POST', `${path}/send`, { updated_at: written.updated_at, at: null }))
        .status,
    ).toBe(403);
    expect((await colleague.send('POST', `${path}/stop`)).status).toBe(403);
    const changed = await colleague.send('PUT', path, {
      ...LETTER,
      subject: 'Other',
      updated_at: written.updated_at,
    });
    expect(changed.body.subject).toBe('Other');
    expect(
      (await owner.send('PUT', path, { ...LETTER, updated_at: written.updated_at })).status,
    ).toBe(409);
    expect((await send(written)).status).toBe(409);
    expect((await send(await draft({ ...LETTER, subject: '' }))).status).toBe(422);
    await send(changed.body);
    expect(
      (await owner.send('PUT', path, { ...LETTER, updated_at: changed.body.updated_at })).status,
    ).toBe(422);
    expect((await owner.send('DELETE', path)).status).toBe(404);
    office.clock.now += 11 * 60_000;
    expect((await send(await draft())).body.code).toBe('confirm-first');
  });

  test('the preview runs nothing, and asks for nothing', async () => {
    const markdown =
      '<script>alert(1)</script>\n\n![a picture](https://x.example/p.gif)\n\n[go](javascript:alert(1)) [ok](https://x.example/?a="b)';
    const { mailing_id } = await draft({ ...LETTER, markdown });
    const { body, headers } = await owner.get(`/mailings/${mailing_id}/preview?look=dark`);
    expect(body).not.toMatch(/<script|<img|javascript:|a="b/);
    expect(body).toContain('&lt;script&gt;');
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
    expect(String(headers['content-security-policy'])).toContain('sandbox');
    expect((await detail(mailing_id)).text).toContain('a picture');
  });

  test('an erasure removes the person’s mails, and keeps the no of an address', async () => {
    await subscribe('a@one.example', 'b@two.example');
    await send(await draft());
    await workOff(1);
    await mail.waitFor(1);
    await wait(50);
    const { database } = office.server;
    const settings = {
      dataDir: database.dataDir,
      databaseUrl: database.databaseUrl,
      migrationDatabaseUrl: database.databaseUrl,
    };
    const { rows } = await erasePerson({ email: 'a@one.example', phone: null }, {
      ...settings,
    } as never);
    expect(rows.outbox).toBe(2);
    const left = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mailing')
      .execute();
    expect(left.map(({ payload }) => JSON.parse(payload).email)).toEqual(['b@two.example']);
  });
});

test.each([
  ['550 5.1.1 no such user', 550, true],
  ['550 no such person', 550, true],
  ['553 5.1.3 bad address', 553, true],
  ['552 5.2.2 mailbox full', 552, false],
  ['550 5.7.1 blocked for spam', 550, false],
  ['554 transaction failed', 554, false],
])('%s: the address is unknown is %s', (response, responseCode, expected) => {
  const error = { code: 'EENVELOPE', command: 'RCPT TO', response, responseCode };
  expect(isUnknownAddress(error)).toBe(expected);
  expect(isUnknownAddress({ ...error, command: 'MAIL FROM' })).toBe(false);
  expect(isUnknownAddress({ ...error, code: 'EMESSAGE', command: 'DATA' })).toBe(false);
});
