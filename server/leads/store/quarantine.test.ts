import { describe, expect, test } from 'vitest';
import { newSubmission, outboxRows, serverForEachTest } from '../../testing/test-server.ts';
import { releaseLead } from './quarantine.ts';
import { findLead } from './stored-leads.ts';

describe('a lead in quarantine', () => {
  const server = serverForEachTest('sqlite', () => ({ env: { REMIND_AFTER_MINUTES: '60' } }));
  const NOW = Date.parse('2026-11-20T15:00:00Z');
  const REMINDER_MS = NOW + 3_600_000;
  const release = (id: string, now = NOW) =>
    releaseLead(server.database.db, id, now, { remindAt: () => REMINDER_MS });
  const send = async (changes: Record<string, unknown>) => {
    const submission = newSubmission(changes);
    await server.post('/api/contact-submissions', submission);
    return submission;
  };

  test('is released once: its mails are due, and the office has its time from then on', async () => {
    const { submission_id } = await send({ company_website: 'x' });
    expect(await release(submission_id)).toBe(true);
    const rows = await outboxRows(server.database.db, 'acknowledgement', 'lead', 'reminder');
    expect(
      rows.map(({ kind, state, next_attempt_at }) => [kind, state, next_attempt_at]).sort(),
    ).toEqual([
      ['acknowledgement', 'pending', NOW],
      ['lead', 'pending', NOW],
      ['reminder', 'pending', REMINDER_MS],
    ]);
    expect(await release(submission_id)).toBe(false);
    expect(await release((await send({})).submission_id)).toBe(false);
  });

  test('of a chat stays there when it is finished, and is mailed once', async () => {
    const chat = await send({ source: 'chatbot_partial', email: '', company_website: 'x' });
    const finished = { ...chat, source: 'chatbot', company_website: '' };
    await server.post('/api/contact-submissions', finished);
    const lead = await findLead(server.database.db, chat.submission_id);
    expect(lead).toMatchObject({ stage: 'complete', quarantine_reason: 'honeypot' });
    await release(chat.submission_id);
    expect(await outboxRows(server.database.db, 'lead')).toMatchObject([
      { stage: 'partial', state: 'superseded' },
      { stage: 'complete', state: 'pending' },
    ]);
  });
});
