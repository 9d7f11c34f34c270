import { beforeEach, describe, expect, test } from 'vitest';
import {
  newSubmission,
  outboxRows,
  serverForEachTest,
  waitingMails,
} from '../../testing/test-server.ts';
import { markContacted } from '../store/mark-contacted.ts';

const PATH = '/api/contact-submissions';
const HOUR = 3_600_000;

describe('the reminder about a lead that was not called back', () => {
  let now: number;
  beforeEach(() => {
    now = Date.parse('2026-11-20T15:00:00Z');
  });
  const server = serverForEachTest('sqlite', () => ({
    now: () => now,
    env: { REMIND_AFTER_MINUTES: '60' },
  }));
  const send = async (changes: Record<string, unknown> = {}) => {
    const submission = newSubmission({ email: '', ...changes });
    await server.post(PATH, submission);
    return submission;
  };
  const reminders = () => outboxRows(server.database.db, 'reminder');
  const states = async () =>
    (await reminders()).map(({ stage, state }) => `${stage} ${state}`).sort();

  test('is due after an hour, and answers the mail about the lead', async () => {
    const { submission_id } = await send();
    expect(await reminders()).toMatchObject([{ next_attempt_at: now + HOUR }]);
    const [mail] = await waitingMails(server.database.db, 'reminder');
    expect(mail).toMatchObject({
      to: ['leads@fixture.example'],
      subject: 'Not called back yet: Sam Carter, Richmond 23220',
      messageId: `<${submission_id}.reminder.complete@fixture.example>`,
      inReplyTo: `<${submission_id}.lead.complete@fixture.example>`,
      html: expect.stringContaining('tel:+18045550142'),
    });
  });

  test('waits for office hours', async () => {
    now = Date.parse('2026-11-20T22:30:00Z');
    await send();
    expect(await reminders()).toMatchObject([
      { next_attempt_at: Date.parse('2026-11-23T13:30:00Z') },
    ]);
  });

  test('is not sent once the lead is marked as contacted, nor for the request it corrects', async () => {
    const first = await send();
    const correction = await send({ phone: '1', replaces: first.submission_id });
    await send();
    const { db } = server.database;
    expect(await markContacted(db, correction.submission_id, now)).toBe('marked');
    expect(await markContacted(db, first.submission_id, now)).toBe('marked before');
    expect(await markContacted(db, 'x', now)).toBe('unknown');
    expect(await states()).toEqual([
      'complete pending',
      'complete superseded',
      'complete superseded',
    ]);
  });

  test('of a request covers its correction, too', async () => {
    const first = await send();
    await send({ phone: '1', replaces: first.submission_id });
    await markContacted(server.database.db, first.submission_id, now);
    expect(await states()).toEqual(['complete superseded', 'complete superseded']);
  });

  test('of a chat is one, whether it is finished before or after it', async () => {
    const chat = await send({ source: 'chatbot_partial' });
    await server.post(PATH, { ...chat, source: 'chatbot' });
    expect(await states()).toEqual(['complete pending', 'partial superseded']);
    const late = await send({ source: 'chatbot_partial' });
    await server.database.db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('submission_id', '=', late.submission_id)
      .execute();
    await server.post(PATH, { ...late, source: 'chatbot' });
    expect(await states()).toEqual(['complete pending', 'partial sent', 'partial superseded']);
  });
});
