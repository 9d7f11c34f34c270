import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailboxOf } from '../mail/address.ts';
import { mailChannel } from '../mail/channel.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { MAILS } from '../start/mails.ts';
import { fixtureMailContext } from '../testing/fixture-site.ts';
import { type MailBehavior, type MailServer, startMailServer } from '../testing/mail-server.ts';
import {
  createTestDatabase,
  newSubmission,
  outboxRows,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { type OutboxWorker, startOutboxWorker } from './service.ts';
import { claimDue, LEASE_MS, resendDeadLetters } from './store.ts';

const PATH = '/api/contact-submissions';

describe('the outbox', () => {
  let server: TestServer;
  let mail: MailServer;
  let workers: OutboxWorker[];
  let mailers: Mailer[];
  let now: number;
  const outcomes: string[] = [];
  beforeEach(async () => {
    now = Date.parse('2026-11-20T15:00:00Z');
    workers = [];
    mailers = [];
    outcomes.length = 0;
    mail = await startMailServer();
    server = await startTestServer('sqlite', { now: () => now });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(workers.map((worker) => worker.stop(2000)));
    for (const mailer of mailers) mailer.close();
    await mail.close();
    await server.close();
  });

  const startWorker = (smtpUrl: string | null = mail.url, timeoutMs = 600) => {
    const folder = join(server.database.dataDir, 'mail');
    const from = { from: 'office@fixture.example', fromName: 'Fixture' };
    const mailer = createMailer({ smtpUrl, ...from, folder, timeoutMs });
    mailers.push(mailer);
    const worker = startOutboxWorker({
      db: server.database.db,
      channel: mailChannel({
        db: server.database.db,
        mailer,
        kinds: MAILS,
        context: fixtureMailContext,
        now: () => now,
      }),
      now: () => now,
      pollIntervalMs: 20,
      onAttempt: (outcome) => outcomes.push(outcome),
    });
    workers.push(worker);
    return worker;
  };
  const rows = (id: string) =>
    server.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('id')
      .execute();
  const until = async (condition: () => Promise<boolean> | boolean) => {
    // Less than a test may take, so that it fails with the attempts; only what is stuck takes so long.
    const end = Date.now() + 50_000;
    while (!(await condition())) {
      if (Date.now() > end) throw new Error(`waited in vain; attempts: ${outcomes.join(' ')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const allSent = async (id: string) => (await rows(id)).every((row) => row.state === 'sent');

  test('a lead reaches the office with everything needed to call back, and the visitor hears of it', async () => {
    const submission = newSubmission({
      page: '/services/ant-control',
      customer_type: 'existing_problem',
    });
    await server.post(PATH, submission);
    startWorker();
    const [first, second] = await mail.waitFor(2);
    const office = [first, second].find((item) => item?.to[0] === 'leads@fixture.example');
    const visitor = [first, second].find((item) => item?.to[0] === 'sam@example.com');
    expect(office?.raw).toContain(`X-Submission-Id: ${submission.submission_id}\r\n`);
    expect(office?.mail).toMatchObject({
      subject: 'New request: Sam Carter, Richmond 23220',
      from: { name: 'Fixture', address: 'office@fixture.example' },
      replyTo: [{ address: 'sam@example.com' }],
      messageId: `<lead.complete.${submission.submission_id}@fixture.example>`,
    });
    for (const part of [office?.mail.text, office?.mail.html]) {
      for (const fact of [
        'Sam Carter',
        '(804) 555-0142',
        'tel:+18045550142',
        'sam@example.com',
        'Richmond',
        '23220',
        'Ant control',
        'Ants on the counter',
        'has a problem now',
        'https://fixture.example/services/ant-control',
        'Fri, Nov 20, 2026, 10:00 AM EST',
        'Fri, Nov 20, 2026, 11:00 AM EST',
      ]) {
        expect(part).toContain(fact);
      }
    }
    expect(visitor?.mail.subject).toBe('Fixture Pest Control: we have your request');
    await until(() => allSent(submission.submission_id));
  });

  test('the acknowledgement repeats nothing that the visitor typed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const typed = 'canary4711';
    await server.post(
      PATH,
      newSubmission({
        first_name: typed,
        phone: typed,
        description: typed,
        service_needed: typed,
        page: `/${typed}`,
        source: typed,
        address: `ZIP: ${typed}`,
        email: 'stranger@example.com',
      }),
    );
    startWorker();
    const mails = await mail.waitFor(2);
    const visitor = mails.find((item) => item.to[0] === 'stranger@example.com');
    expect(visitor?.raw).not.toContain(typed);
    expect(visitor?.mail.text).toContain('(804) 555-0101');
    expect(visitor?.mail.text).toContain('We call or text you by 11 am.');
    expect(visitor?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  });

  test('a message that can’t be rendered is a dead letter with its reason at once, and stops no other', async () => {
    const [broken, whole] = [newSubmission(), newSubmission()];
    await server.post(PATH, broken);
    await server.post(PATH, whole);
    await server.database.db
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ email: 'sam@example.com', received_at: now }) as never })
      .where('submission_id', '=', broken.submission_id)
      .where('kind', '=', 'lead')
      .execute();
    startWorker();
    await until(async () => outcomes.length === 4 && (await allSent(whole.submission_id)));
    const [, dead] = await rows(broken.submission_id);
    expect(dead).toMatchObject({
      ...{ kind: 'lead', state: 'dead_letter', attempts: 1 },
      last_error: 'not rendered: TypeError',
    });
  });

  test('an address gets at most three acknowledgements a day; the office gets every lead', async () => {
    const spellings = ['same@gmail.com', 'S.ame@gmail.com', 'same+1@gmail.com', 's.a.me@gmail.com'];
    for (const email of [...spellings, 'SAME@googlemail.com'])
      await server.post(PATH, newSubmission({ email }));
    startWorker();
    await until(() => outcomes.length === 10);
    const to = (address: string) =>
      mail.received.filter((item) => mailboxOf(item.to[0] ?? '') === address);
    expect(to('same@gmail.com')).toHaveLength(3);
    expect(to('leads@fixture.example')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'suppressed')).toHaveLength(2);
    now += 86_400_000;
    await server.post(PATH, newSubmission({ email: 'same@gmail.com' }));
    await until(() => outcomes.length === 12);
    expect(to('same@gmail.com')).toHaveLength(4);
  });

  test('a partial lead is mailed when its five minutes are over, and once more when it is completed', async () => {
    const chat = newSubmission({ source: 'chatbot_partial', email: '' });
    await server.post(PATH, chat);
    const worker = startWorker();
    now += 299_000;
    worker.wake();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(mail.received).toHaveLength(0);
    now += 2_000;
    const [partial] = await mail.waitFor(1);
    expect(partial?.mail.subject).toBe('Unfinished chat: Sam Carter, Richmond 23220');
    await until(() => allSent(chat.submission_id));
    await server.post(PATH, { ...chat, source: 'chatbot' });
    await mail.waitFor(2);
    expect(mail.received[1]?.mail.inReplyTo).toBe(partial?.mail.messageId);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(mail.received).toHaveLength(2);
  });

  test('nothing that is typed becomes a header, an address or markup', async () => {
    const submission = newSubmission({
      first_name: 'Sam <b>x</b> "quoted", Bcc: evil@example.com',
      email: 'sam@example.com, evil@example.com',
      description: '\nBcc: evil@example.com\n.\n<img src=x onerror=alert(1)>',
      page: 'javascript:alert(1)',
      phone: '"><a href=//evil.example>',
    });
    expect((await server.post(PATH, submission)).statusCode).toBe(201);
    startWorker();
    const [office] = await mail.waitFor(1);
    expect(office?.to).toEqual(['leads@fixture.example']);
    expect(office?.mail.bcc).toBeUndefined();
    expect(office?.mail.replyTo).toBeUndefined();
    expect(office?.mail.headers.map((header) => header.key)).not.toContain('bcc');
    expect(office?.mail.html).not.toMatch(/<img|<b>|<a href=\/|href="(javascript|\/\/)/);
    expect(office?.mail.text).toContain('<img src=x onerror=alert(1)>');
  });

  test('a mail that is refused for now waits, longer each time, and then goes out', async () => {
    mail.behavior = 'refuse-later';
    const submission = newSubmission({ email: '' });
    await server.post(PATH, submission);
    startWorker();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      await until(async () => {
        const [row] = await rows(submission.submission_id);
        return row?.attempts === attempt && row.state === 'pending';
      });
      const [row] = await rows(submission.submission_id);
      expect(row?.last_error).toBe('EENVELOPE 451');
      waits.push((row?.next_attempt_at ?? 0) - now);
      now = row?.next_attempt_at ?? now;
    }
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(2500 * 2 ** i);
      expect(wait).toBeLessThanOrEqual(5000 * 2 ** i);
    }
    mail.behavior = 'accept';
    now += 3_600_000;
    await mail.waitFor(1);
    await until(() => allSent(submission.submission_id));
  });

  test.each(['refuse-for-good', 'refuse-content'] as const)(
    'a mail that meets "%s" becomes a dead letter',
    async (behavior) => {
      mail.behavior = behavior;
      const submission = newSubmission({ email: '' });
      await server.post(PATH, submission);
      startWorker();
      await until(() => outcomes.includes('dead_letter'));
      const [row] = await rows(submission.submission_id);
      expect(row).toMatchObject({
        state: 'dead_letter',
        last_error: expect.stringMatching(/^E\w+ 55\d$/),
      });
      expect(JSON.stringify(row?.last_error)).not.toContain('example');
    },
  );

  test('a connection dropped after DATA is tried again under the same Message-ID', async () => {
    mail.behavior = 'accept-and-drop';
    const submission = newSubmission({ email: '' });
    await server.post(PATH, submission);
    startWorker();
    await until(() => outcomes.includes('retry'));
    mail.behavior = 'accept';
    now += 3_600_000;
    await mail.waitFor(2);
    expect(new Set(mail.received.map((item) => item.mail.messageId)).size).toBe(1);
  });

  test.each(['hang', 'drop', 'turn-away'] as const)(
    'a mail server that does "%s" gets the mail again later, and it is never a dead letter',
    async (behavior) => {
      mail.behavior = behavior;
      const submission = newSubmission({ email: '' });
      await server.post(PATH, submission);
      startWorker();
      await until(() => outcomes.length > 0);
      expect(outcomes).toEqual(['retry']);
      mail.behavior = 'accept';
      now += 3_600_000;
      await mail.waitFor(1);
      await until(() => allSent(submission.submission_id));
    },
  );

  test('through every fault in turn each mail arrives, under one Message-ID', async () => {
    const faults: MailBehavior[] = [
      'turn-away',
      'accept-and-drop',
      'refuse-later',
      'hang',
      'drop',
      'slow',
    ];
    const ids: string[] = [];
    startWorker();
    for (const fault of faults) {
      mail.behavior = fault;
      for (let i = 0; i < 3; i++) {
        const submission = newSubmission({ email: '' });
        ids.push(submission.submission_id);
        await server.post(PATH, submission);
      }
      now += 3_600_000;
      const before = outcomes.length;
      await until(() => outcomes.length >= before + 3);
    }
    mail.behavior = 'accept';
    await until(async () => {
      now += 3_600_000;
      return (await Promise.all(ids.map(allSent))).every(Boolean);
    });
    const arrived = new Set(mail.received.map((item) => item.mail.messageId));
    expect(arrived).toEqual(new Set(ids.map((id) => `<lead.complete.${id}@fixture.example>`)));
  });

  test('a dead letter that is sent again goes out under the same Message-ID', async () => {
    mail.behavior = 'refuse-for-good';
    const submission = newSubmission({ email: '' });
    await server.post(PATH, submission);
    const worker = startWorker();
    await until(() => outcomes.includes('dead_letter'));
    mail.behavior = 'accept';
    expect(
      await resendDeadLetters(server.database.db, now, { submissionId: submission.submission_id }),
    ).toBe(1);
    expect(await resendDeadLetters(server.database.db, now)).toBe(0);
    worker.wake();
    const [arrived] = await mail.waitFor(1);
    expect(arrived?.mail.messageId).toBe(
      `<lead.complete.${submission.submission_id}@fixture.example>`,
    );
    await until(() => allSent(submission.submission_id));
  });

  test('the mails of a worker that died are taken over when its lease runs out', async () => {
    const submission = newSubmission({ email: '' });
    await server.post(PATH, submission);
    expect(await claimDue(server.database.db, 'dead', 4, now)).toHaveLength(1);
    startWorker();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(mail.received).toHaveLength(0);
    now += LEASE_MS + 1;
    await mail.waitFor(1);
    await until(() => allSent(submission.submission_id));
  });

  test('stopping waits for the mails under way and takes no more', async () => {
    mail.behavior = 'wait';
    for (let i = 0; i < 6; i++) await server.post(PATH, newSubmission({ email: '' }));
    // The server keeps the mails until they are released, and that may be later than a mailer waits by default here.
    const worker = startWorker(mail.url, 10_000);
    await until(() => mail.busiest === 4);
    let isStopped = false;
    const stopped = worker.stop(10_000).then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isStopped).toBe(false);
    mail.release();
    await stopped;
    expect(mail.received).toHaveLength(4);
    const states = await outboxRows(server.database.db);
    expect(states.map((row) => row.state).sort()).toEqual([
      'pending',
      'pending',
      'sent',
      'sent',
      'sent',
      'sent',
    ]);
  });

  test('without a mail server each mail is one .eml file', async () => {
    const submission = newSubmission();
    await server.post(PATH, submission);
    startWorker(null);
    await until(() => allSent(submission.submission_id));
    const folder = join(server.database.dataDir, 'mail');
    expect(readdirSync(folder).sort()).toEqual([
      `acknowledgement.complete.${submission.submission_id}.eml`,
      `lead.complete.${submission.submission_id}.eml`,
    ]);
    const file = join(folder, `lead.complete.${submission.submission_id}.eml`);
    const parsed = await PostalMime.parse(readFileSync(file));
    expect(parsed.to).toEqual([{ name: '', address: 'leads@fixture.example' }]);
  });

  test('the mail of a quarantined lead does not go out', async () => {
    await server.post(PATH, newSubmission({ company_website: 'x' }));
    const normal = newSubmission({ email: '' });
    await server.post(PATH, normal);
    startWorker();
    await until(() => allSent(normal.submission_id));
    expect(mail.received).toHaveLength(1);
  });
});

test('in a burst of leads the mails pause, and all go out', async () => {
  const server = await startTestServer('sqlite');
  for (let i = 0; i < 12; i++) await server.post(PATH, newSubmission({ email: '' }));
  let delivered = 0;
  // Nothing is due before the worker has seen the burst.
  let now = 0;
  const worker = startOutboxWorker({
    db: server.database.db,
    now: () => now,
    channel: {
      kinds: ['lead'],
      inFlight: 4,
      deliver: async () => {
        delivered += 1;
        return 'sent';
      },
      isRefusedForGood: () => false,
      errorCode: String,
    },
    pollIntervalMs: 20,
  });
  const burst = setInterval(() => {
    for (let i = 0; i < 200; i++) worker.wake();
  }, 5);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(50);
  const began = performance.now();
  now = Date.now();
  while (delivered < 12) await pause(5);
  expect(performance.now() - began).toBeGreaterThan(180);
  clearInterval(burst);
  await worker.stop();
  await server.close();
});

test('a database that could not be reached is queried again', async () => {
  const database = await createTestDatabase('sqlite');
  let failures = 0;
  await database.close();
  const worker = startOutboxWorker({
    db: database.db,
    channel: {
      kinds: ['lead'],
      inFlight: 1,
      deliver: async () => 'sent',
      isRefusedForGood: () => false,
      errorCode: String,
    },
    pollIntervalMs: 5,
    onFailure: () => failures++,
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(failures).toBeGreaterThan(3);
  await worker.stop();
});
