import { setTimeout as wait } from 'node:timers/promises';
import { DefaultQueryExecutor } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MailingWords } from '../../domain/office/mailings-api.ts';
import { erasePerson } from '../erasure/service.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { mailboxHash } from '../mail/store.ts';
import { addressHash } from '../newsletter/store/address-hash.ts';
import { REFUSALS_APART_MS } from '../newsletter/store/refusals.ts';
import { type OutboxWorker, startOutboxWorker } from '../outbox/service.ts';
import { claimPaced } from '../outbox/store.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type Caller, SITE_URL, startTestOffice, type TestOffice } from '../testing/office.ts';
import { describeOnBoth, outboxRows } from '../testing/test-server.ts';
import { mailingChannel, refusalIn } from './channel.ts';
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
    startWorker();
    owner = await office.signIn('ann@fixture.example', 'owner');
  });
  const startWorker = () => {
    const { database } = office.server;
    worker = startOutboxWorker({
      database,
      channel: mailingChannel({
        ...{ db: database.db, mailer, site: fixtureSite, siteUrl: SITE_URL },
        now: () => office.clock.now,
      }),
      now: () => office.clock.now,
      pollIntervalMs: 10,
    });
  };
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

  /** One row for each spelling; the first stands for its mailbox. */
  const subscribeSpellings = (...emails: string[]) =>
    office.server.database.db
      .insertInto('newsletter_signups')
      .values(
        emails.map((email, index) => ({
          email,
          source_page: 'footer',
          submission_id: null,
          quarantine_reason: null,
          consent: null,
          language: 'en' as const,
          address_hash: addressHash(email),
          mailbox_hash:
            emails.findIndex((other) => mailboxHash(other) === mailboxHash(email)) === index
              ? mailboxHash(email)
              : null,
          created_at: index,
        })),
      )
      .execute();

  test('one mailbox gets one, under its first spelling, however often it was signed up', async () => {
    await subscribeSpellings(
      ...['sam@gmail.com', 's.am+pests@gmail.com', 'sam+a@one.example', 'sam@one.example'],
    );
    await send(await draft());
    await workOff();
    await deliver();
    expect(recipients()).toEqual(['sam+a@one.example', 'sam@gmail.com']);
    expect((await owner.get('/mailings')).body.subscribers).toBe(2);
  });

  test('a spelling that is refused makes way for one that signed up before the refusal', async () => {
    await subscribeSpellings('sam+a@one.example', 'sam+b@one.example', 'sam@one.example');
    mail.refuse = (address) => (address.includes('+') ? '550 5.1.1 no tags here' : null);
    for (const _mailing of [1, 2, 3]) {
      await sendToAll();
      expect((await owner.get('/mailings')).body.subscribers).toBe(1);
    }
    expect(recipients()).toEqual(['sam@one.example']);
  });

  test.each([
    ['the same spelling', 'victim@gmail.com'],
    ['another spelling', 'v.ictim@gmail.com'],
  ])(
    'its queueing is cut off by a kill, and %s signs up meanwhile: each mailbox gets one',
    async (_, email) => {
      const { db } = office.server.database;
      await subscribeSpellings('victim@gmail.com', 'other@one.example');
      const written = await draft();
      await send(written);
      await workOff();
      await deliver();
      // As a kill between the last batch and `sending` leaves it.
      await db
        .updateTable('mailings')
        .set({ state: 'queueing', finished_at: null })
        .where('mailing_id', '=', written.mailing_id)
        .execute();
      await subscribe(email);
      await workOff();
      await deliver();
      expect(recipients()).toEqual(['other@one.example', 'victim@gmail.com']);
    },
  );

  test('holds its rate when an outage has made all of it due, with two replicas', async () => {
    await worker.stop(2000);
    await subscribe(...Array.from({ length: 40 }, (_, i) => `s${i}@one.example`));
    await send(await draft());
    await workOff(60);
    const { database } = office.server;
    office.clock.now += 8 * 3_600_000;
    const began = office.clock.now;
    const claimed: number[] = [];
    for (; office.clock.now < began + 20_000; office.clock.now += 250)
      for (const replica of ['one', 'two'])
        for (;;) {
          const rows = await claimPaced(database, replica, office.clock.now, ['mailing'], 60);
          if (rows.length === 0) break;
          claimed.push(office.clock.now - began);
        }
    // One a second, and the one that a second may be ahead.
    expect(claimed).toEqual([0, 0, ...Array.from({ length: 19 }, (_, i) => (i + 1) * 1000)]);
    // A test goes before what waits.
    const { mailing_id } = await draft();
    await owner.send('POST', `/mailings/${mailing_id}/test`);
    const [row] = await claimPaced(database, 'one', office.clock.now + 2000, ['mailing'], 60);
    expect(JSON.parse(row?.payload ?? '{}')).toMatchObject({ test: true });
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

  const sendToAll = async () => {
    const { mailing_id, ...rest } = await draft();
    await send({ mailing_id, ...rest });
    await workOff();
    await deliver();
    return (await detail(mailing_id)).mailing;
  };
  const refusals = async () => (await owner.get('/mailing-refusals')).body;
  const signUpAgain = async (email: string) =>
    (await office.server.post('/api/newsletter-signups', { email, source_page: 'footer' })).json();

  test('an address that the mail server does not know gets nothing until an owner takes that back', async () => {
    await subscribe('gone@one.example', 'sam@one.example');
    mail.refuse = (address) => (address.startsWith('gone') ? '550 5.1.1 no such user' : null);
    expect((await sendToAll()).counts).toMatchObject({
      ...{ sent: 1, refused: 1, suppressed: 0, undelivered: 0 },
    });
    mail.refuse = () => null;
    const shown = { subscribers: 1, suppressed: 0, refused: 1 };
    expect((await owner.get('/mailings')).body).toMatchObject(shown);
    expect(await signUpAgain('gone@one.example')).toMatchObject({
      status: 409,
      code: 'unsubscribed',
      title: "Mail can't be delivered",
    });
    // Nothing that a person could do about it.
    expect((await owner.get('/dead-letters')).body.letters).toEqual([]);
    const { refusals: listed, count } = await refusals();
    expect(count).toBe(1);
    expect(listed).toMatchObject([
      { email: 'gone@one.example', code: '550 5.1.1', subject: LETTER.subject },
    ]);
    const [{ address_hash }] = listed;
    const left = await owner.send('POST', '/mailing-refusals/take-back', { address_hash });
    expect(left.body).toEqual({ refusals: [], count: 0 });
    expect((await owner.get('/mailings')).body).toMatchObject({ subscribers: 2, refused: 0 });
    expect((await owner.get('/audit')).body.entries[0]).toMatchObject({
      what: 'mailing.take-back-refusals',
      who: 'ann',
      detail: '1',
    });
    await sendToAll();
    expect(recipients()).toEqual(['gone@one.example', 'sam@one.example', 'sam@one.example']);
  });

  test('a refusal that says nothing of the address counts when it comes again days later', async () => {
    await subscribe('odd@one.example', 'sam@one.example');
    const tried = async () => {
      const { counts } = await sendToAll();
      return [counts.recipients, counts.refused, (await refusals()).count];
    };
    mail.refuse = (address) => (address.startsWith('odd') ? '550 not today' : null);
    expect(await tried()).toEqual([2, 1, 0]);
    // Another on the same day proves nothing.
    expect(await tried()).toEqual([2, 1, 0]);
    office.clock.now += REFUSALS_APART_MS;
    owner = await office.signIn('cat@fixture.example', 'owner');
    expect(await tried()).toEqual([2, 1, 1]);
    expect(await tried()).toEqual([1, 0, 1]);
  });

  test('a mail that is taken in between begins the count of refusals anew', async () => {
    await subscribe('odd@one.example', 'sam@one.example');
    for (const answer of ['550 not today', null, '550 not today']) {
      mail.refuse = (address) => (address.startsWith('odd') ? answer : null);
      await sendToAll();
      office.clock.now += REFUSALS_APART_MS;
      owner = await office.signIn(`cat${office.clock.now}@fixture.example`, 'owner');
    }
    expect((await refusals()).count).toBe(0);
  });

  test('a mail that is taken is not sent again where the refusals cannot be reached', async () => {
    const { db } = office.server.database;
    await subscribe('sam@one.example');
    const sendMail = mailer.send.bind(mailer);
    vi.spyOn(mailer, 'send').mockImplementation(async (...args) => {
      await sendMail(...args);
      await db.schema.alterTable('mailing_refusals').renameTo('elsewhere').execute();
    });
    await send(await draft());
    await workOff();
    await vi.waitFor(async () => {
      const rows = outboxRows(db, 'mailing');
      expect(await rows).toMatchObject([{ state: 'sent' }]);
    }, 5000);
    expect(recipients()).toEqual(['sam@one.example']);
  });

  test('a mail server that refuses everybody stops it, and costs no subscriber', async () => {
    await subscribe(...Array.from({ length: 60 }, (_, i) => `s${i}@one.example`));
    mail.refuse = () => '550 rejected: your IP is on a block list';
    const mailing = await sendToAll();
    expect(mailing).toMatchObject({
      ...{ state: 'stopped', stopped_because: 'refusals' },
      counts: { sent: 0, refused: 10, undelivered: 50 },
    });
    expect((await owner.get('/mailings')).body).toMatchObject({ subscribers: 60, refused: 0 });
    expect((await owner.get('/audit')).body.entries[0]).toMatchObject({
      what: 'mailing.stop',
      who: null,
      detail: 'refusals',
    });
    mail.refuse = () => null;
    expect((await sendToAll()).counts).toMatchObject({ recipients: 60, sent: 60 });
  });

  test('half of the first twenty refused stops it, the same share later does not', async () => {
    await subscribe(...Array.from({ length: 40 }, (_, i) => `s${i}@one.example`));
    let count = 0;
    mail.refuse = () => (count++ % 2 === 0 ? '550 5.1.1 no such user' : null);
    expect(await sendToAll()).toMatchObject({
      stopped_because: 'refusals',
      counts: { sent: 9, refused: 10 },
    });
    await owner.send('POST', '/mailing-refusals/take-back', { address_hash: null });
    count = 0;
    mail.refuse = () => (count++ >= 12 && count % 2 === 0 ? '550 5.1.1 no such user' : null);
    expect(await sendToAll()).toMatchObject({ state: 'sent', counts: { refused: 14 } });
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
      ...{ state: 'stopped', stopped_because: 'dead-letters' },
      counts: { sent: 0, refused: 0, undelivered: 30 },
    });
    const rows = await outboxRows(office.server.database.db);
    expect(rows.filter(({ state }) => state === 'dead_letter')).toHaveLength(20);
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

  test.each([
    ['quotes', '> '.repeat(9000)],
    ['lists', `${'- '.repeat(10_000)}x`],
    ['numbered lists', '1. '.repeat(10_000)],
    ['lists of lists', Array.from({ length: 190 }, (_, i) => `${' '.repeat(2 * i)}- x`).join('\n')],
    ['emphases', `${'**a _b '.repeat(2500)}x${' b_ a**'.repeat(2500)}`],
    ['a NUL', 'a\u0000b'],
    ['too long a letter', 'x'.repeat(40_001)],
  ])('%s without end are refused when they are saved, with one sentence', async (_, markdown) => {
    const { mailing_id, updated_at } = await draft();
    for (const words of [
      { ...LETTER, markdown },
      { ...LETTER, markdown_es: markdown },
    ]) {
      const began = process.cpuUsage();
      const answers = [
        await owner.send('POST', '/mailings', words),
        await owner.send('PUT', `/mailings/${mailing_id}`, { ...words, updated_at }),
      ];
      // Emphases alone would take half a minute.
      expect(process.cpuUsage(began).user).toBeLessThan(10_000_000);
      const field = words.markdown === markdown ? 'markdown' : 'markdown_es';
      for (const { status, body } of answers) {
        expect(status).toBe(422);
        expect(body.errors).toMatchObject([{ field, message: body.detail }]);
        expect(body.detail).toMatch(/^(The letter [^.]+\.|“markdown(_es)?” has characters .+)$/);
      }
    }
  });

  test('rules, nested lists and quotes as people write them are saved', async () => {
    const markdown = `${'* '.repeat(40)}\n\n> > a quote of a quote\n\n- one\n  - two\n    - **three** _four_\n\n${'- **a** b\n'.repeat(200)}`;
    expect((await owner.send('POST', '/mailings', { ...LETTER, markdown })).status).toBe(200);
  });

  test('a draft of an earlier version that is too deep opens, and is neither shown, tested nor sent', async () => {
    await subscribe('a@one.example');
    const { mailing_id, updated_at } = await draft();
    const { db } = office.server.database;
    await db
      .updateTable('mailings')
      .set({ markdown: '> '.repeat(9000) })
      .execute();
    expect((await detail(mailing_id)).text).toMatch(/too many quotes/);
    expect((await owner.get(`/mailings/${mailing_id}/preview`)).status).toBe(422);
    expect((await owner.send('POST', `/mailings/${mailing_id}/test`)).status).toBe(422);
    expect((await send({ mailing_id, updated_at })).status).toBe(422);
  });

  test('a mail that can’t be rendered is a dead letter with its reason, and the others go out', async () => {
    await subscribe('a@one.example', 'b@two.example', 'c@three.example');
    await worker.stop(2000);
    await send(await draft());
    await workOff();
    const { database } = office.server;
    const [first] = await database.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'mailing')
      .orderBy('next_attempt_at')
      .execute();
    await database.db
      .updateTable('outbox')
      .set({ payload: 'not JSON' as never })
      .where('id', '=', first?.id ?? '')
      .execute();
    startWorker();
    await deliver();
    expect(mail.received).toHaveLength(2);
    expect((await owner.get('/dead-letters')).body.letters).toMatchObject([
      { kind: 'mailing', attempts: 1, error: 'not rendered: SyntaxError' },
    ]);
  });

  test('sending, stopping and deleting are written down with the change, or not at all', async () => {
    const { db } = office.server.database;
    const written = await draft();
    const other = await draft();
    const entries = async () =>
      (await owner.get('/audit')).body.entries
        .filter(({ about }: { about: string | null }) =>
          [written.mailing_id, other.mailing_id].includes(about ?? ''),
        )
        .map(({ what }: { what: string }) => what);
    await db.schema.alterTable('office_audit').renameTo('office_audit_away').execute();
    expect((await send(written)).status).toBeGreaterThanOrEqual(500);
    const deletion = await owner.send('DELETE', `/mailings/${other.mailing_id}`);
    expect(deletion.status).toBeGreaterThanOrEqual(500);
    await db.schema.alterTable('office_audit_away').renameTo('office_audit').execute();
    expect((await detail(written.mailing_id)).mailing.state).toBe('draft');
    expect(await entries()).toEqual([]);
    await send(written, office.clock.now + 3_600_000);
    await owner.send('POST', `/mailings/${written.mailing_id}/stop`);
    await owner.send('DELETE', `/mailings/${other.mailing_id}`);
    expect(await entries()).toEqual(['mailing.delete', 'mailing.stop', 'mailing.send']);
  });

  test('the list has no letters, and its statements are as many for ten newsletters as for one', async () => {
    await subscribe('a@one.example');
    await worker.stop(2000);
    const statementsOf = async (path: string) => {
      const execution = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
      const { body } = await owner.get(path);
      const statements = execution.mock.calls.map(([{ sql }]) => sql);
      execution.mockRestore();
      return { body, count: statements.length, asked: statements.join('\n') };
    };
    const sent = async () => {
      const written = await draft();
      await send(written);
      await workOff(1);
      return written.mailing_id;
    };
    const mailingId = await sent();
    const one = await statementsOf('/mailings');
    for (let i = 0; i < 9; i++) await sent();
    const ten = await statementsOf('/mailings');
    expect(ten.body.mailings).toHaveLength(10);
    expect(JSON.stringify(ten.body.mailings)).not.toContain('the sill');
    expect(ten.asked).not.toMatch(/"markdown/);
    expect(ten.count).toBe(one.count);
    const screen = await statementsOf(`/mailings/${mailingId}`);
    for (const asked of [ten.asked, screen.asked])
      expect(asked).not.toMatch(/select (\*|"(email|address_hash)").* from "newsletter_/);
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
    const left = await outboxRows(database.db, 'mailing');
    expect(left.map(({ payload }) => JSON.parse(payload).email)).toEqual(['b@two.example']);
  });
});

/** `unknown` = final at once; `unclear` = final when it comes again in another mailing; null = not about the address. */
test.each([
  ['550 5.1.1 no such user', 'unknown', '550 5.1.1'],
  ['550-5.1.1 The account does not exist.\n550 5.1.1 Try again', 'unknown', '550 5.1.1'],
  ['553 5.1.1 unknown recipient', 'unknown', '553 5.1.1'],
  ['556 5.1.10 the domain takes no mail', 'unknown', '556 5.1.10'],
  ['550 no such person', 'unclear', '550'],
  ['550 rejected: your IP is on a block list', 'unclear', '550'],
  ['550 #5.1.0 Address rejected.', 'unclear', '550'],
  ['551 user not local', 'unclear', '551'],
  ['553 relaying denied', 'unclear', '553'],
  ['550 5.1.0 address rejected', 'unclear', '550 5.1.0'],
  ['550 5.1.2 bad destination system', 'unclear', '550 5.1.2'],
  ['553 5.1.3 bad address', 'unclear', '553 5.1.3'],
  ['551 5.1.6 moved', 'unclear', '551 5.1.6'],
  ['550 5.1.100 something new', 'unclear', '550 5.1.100'],
  ['550 5.2.1 mailbox disabled', null],
  ['552 5.2.2 mailbox full', null],
  ['550 5.4.1 recipient address rejected: access denied', null],
  ['550 5.7.1 blocked for spam', null],
  ['550 5.7.26 unauthenticated mail', null],
  ['552 too much mail', null],
  ['554 transaction failed', null],
])('%s: about the address it is %s', (response: string, kind: string | null, code?: string) => {
  const responseCode = Number(response.slice(0, 3));
  const error = { code: 'EENVELOPE', command: 'RCPT TO', response, responseCode };
  expect(refusalIn(error)).toEqual(kind && { code, isUnknown: kind === 'unknown' });
  expect(refusalIn({ ...error, command: 'MAIL FROM' })).toBeNull();
  expect(refusalIn({ ...error, code: 'EMESSAGE', command: 'DATA' })).toBeNull();
});
