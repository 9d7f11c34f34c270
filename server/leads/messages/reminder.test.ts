import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailChannel } from '../../mail/channel.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { type OutboxWorker, startOutboxWorker } from '../../outbox/service.ts';
import { MAILS } from '../../start/mails.ts';
import { fixtureMailContext } from '../../testing/fixture-site.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import {
  newSubmission,
  outboxRows,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { markContacted } from '../store/mark-contacted.ts';

const PATH = '/api/contact-submissions';
const MINUTE = 60_000;

describe('the reminder of a lead that nobody called back', () => {
  let now: number;
  let server: TestServer;
  let mail: MailServer;
  let mailer: Mailer;
  let workers: OutboxWorker[];
  beforeEach(async () => {
    now = Date.parse('2026-11-20T15:00:00Z');
    workers = [];
    mail = await startMailServer();
    server = await startTestServer('sqlite', {
      now: () => now,
      env: { REMIND_AFTER_MINUTES: '60' },
    });
    const folder = join(server.database.dataDir, 'mail');
    mailer = createMailer({
      smtpUrl: mail.url,
      from: 'office@fixture.example',
      fromName: 'Fixture',
      folder,
    });
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop(2000)));
    mailer.close();
    await mail.close();
    await server.close();
  });

  const startWorkers = (count: number) => {
    const { database } = server;
    for (let i = 0; i < count; i++) {
      const channel = mailChannel({
        db: database.db,
        kinds: MAILS,
        mailer,
        context: fixtureMailContext,
        now: () => now,
      });
      const worker = startOutboxWorker({
        db: database.db,
        channel,
        now: () => now,
        pollIntervalMs: 20,
      });
      workers.push(worker);
    }
  };
  const send = async (changes: Record<string, unknown> = {}) => {
    const submission = newSubmission({ email: '', ...changes });
    await server.post(PATH, submission);
    return submission;
  };
  const reminders = () =>
    server.database.db
      .selectFrom('outbox')
      .select(['submission_id', 'stage', 'state', 'next_attempt_at'])
      .where('kind', '=', 'reminder')
      .orderBy('stage')
      .execute();

  const leadMails = async () => {
    const rows = await outboxRows(server.database.db, 'lead');
    return rows.map(({ state }) => state);
  };

  test('reaches the office once, after one hour, however many servers run', async () => {
    const { submission_id } = await send();
    startWorkers(3);
    await expect.poll(leadMails).toEqual(['sent']);
    now += 59 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mail.received).toHaveLength(1);
    now += MINUTE;
    const [first, reminder] = await mail.waitFor(2);
    expect(reminder).toMatchObject({
      to: ['leads@fixture.example'],
      mail: {
        subject: 'Not called back yet: Sam Carter, Richmond 23220',
        messageId: `<reminder.complete.${submission_id}@fixture.example>`,
        inReplyTo: first?.mail.messageId,
        html: expect.stringContaining('tel:+18045550142'),
      },
    });
    await expect.poll(reminders).toEqual([expect.objectContaining({ state: 'sent' })]);
    now += 24 * 60 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(mail.received).toHaveLength(2);
  });

  test('is not sent once the lead is marked as contacted, nor for the request it corrects', async () => {
    const first = await send();
    const correction = await send({ phone: '1', replaces: first.submission_id });
    const { db } = server.database;
    expect(await markContacted(db, correction.submission_id, now)).toBe('marked');
    expect(await markContacted(db, first.submission_id, now)).toBe('marked before');
    expect(await markContacted(db, 'x', now)).toBe('unknown');
    expect((await reminders()).map(({ state }) => state)).toEqual(['superseded', 'superseded']);
    const other = await send();
    expect((await reminders()).filter(({ state }) => state === 'pending')).toEqual([
      expect.objectContaining({ submission_id: other.submission_id }),
    ]);
  });

  test('waits for office hours', async () => {
    now = Date.parse('2026-11-20T22:30:00Z');
    await send();
    expect(await reminders()).toEqual([
      expect.objectContaining({ next_attempt_at: Date.parse('2026-11-23T13:30:00Z') }),
    ]);
  });

  test('of a chat is one, whether it is finished before or after it', async () => {
    const chat = await send({ source: 'chatbot_partial' });
    await server.post(PATH, { ...chat, source: 'chatbot' });
    expect(await reminders()).toMatchObject([
      { stage: 'complete', state: 'pending' },
      { stage: 'partial', state: 'superseded' },
    ]);
    const late = await send({ source: 'chatbot_partial' });
    startWorkers(1);
    now += 66 * MINUTE;
    const ofLate = async () =>
      (await reminders()).filter((row) => row.submission_id === late.submission_id);
    const isSent = [expect.objectContaining({ stage: 'partial', state: 'sent' })];
    await expect.poll(ofLate).toEqual(isSent);
    await server.post(PATH, { ...late, source: 'chatbot' });
    expect(await ofLate()).toEqual(isSent);
  });

  test('of a lead that looks like spam is quarantined', async () => {
    await send({ company_website: 'x' });
    expect((await reminders()).map(({ state }) => state)).toEqual(['quarantined']);
  });
});
