import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { openDatabase } from '../database/database.ts';
import { databaseFailure } from '../database/failures.ts';
import { databaseForEachTest, describeOnBoth, newSubmission } from '../testing/test-server.ts';
import { createLeadIntake, type TakeLead } from './lead-service.ts';

describeOnBoth('leads that arrive together', (kind) => {
  const database = databaseForEachTest(kind);
  let takeLead: TakeLead;
  beforeEach(async () => {
    const notifications = {
      messageIdDomain: 'fixture.example',
      receivers: [],
      remindAt: () => null,
    };
    takeLead = createLeadIntake({ db: database.db, notifications });
  });

  const lead = (changes: Record<string, unknown> = {}) =>
    v.parse(ContactSubmission, newSubmission({ email: '', ...changes }));
  const take = (submission: ContactSubmission) => takeLead({ submission, now: Date.now() });
  const mailsOf = async (db = database.db) =>
    (await db.selectFrom('outbox').select('id').orderBy('id').execute()).map((row) => row.id);

  test('share a transaction, and each is there with its mail when it is acknowledged', async () => {
    const other = openDatabase({ ...database });
    const transaction = vi.spyOn(database.db, 'transaction');
    const leads = Array.from({ length: 40 }, () => lead());
    const seen = await Promise.all(
      leads.map(async (one) => {
        const outcome = await take(one);
        const mails = await mailsOf(other.db);
        return [outcome, mails.includes(`${one.submission_id}:lead:complete`)];
      }),
    );
    expect(seen).toEqual(Array(40).fill(['created', true]));
    // On PostgreSQL the first turn may be over before all have come.
    expect(transaction.mock.calls.length).toBeLessThanOrEqual(3);
    await other.close();
  });

  test('each have their own outcome', async () => {
    const one = lead();
    const chat = lead({ source: 'chatbot_partial' });
    const outcomes = await Promise.all([
      take(one),
      take(chat),
      take(one),
      take({ ...one, phone: '(804) 555-0199' }),
      take({ ...chat, source: 'chatbot' }),
    ]);
    expect(outcomes).toEqual(['created', 'created', 'repeated', 'conflict', 'completed']);
    expect(await mailsOf()).toEqual(
      [
        `${one.submission_id}:lead:complete`,
        `${chat.submission_id}:lead:complete`,
        `${chat.submission_id}:lead:partial`,
      ].sort(),
    );
  });

  test('are saved although the database refuses one of them', async () => {
    const refused = { ...lead(), phone: null as unknown as string };
    const outcomes = await Promise.allSettled([take(lead()), take(refused), take(lead())]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await mailsOf()).toHaveLength(2);
  });

  test('all leads of a batch fail when the database cannot be reached, after one attempt', async () => {
    await database.close();
    const transaction = vi.spyOn(database.db, 'transaction');
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => take(lead())));
    const failures = outcomes.map(
      (one) => one.status === 'rejected' && databaseFailure(one.reason),
    );
    expect(failures).toEqual(Array(40).fill('unavailable'));
    expect(transaction).toHaveBeenCalledTimes(1);
  });
});
