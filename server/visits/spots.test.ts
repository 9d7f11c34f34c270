import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { inTransaction, type OpenDatabase, openDatabase } from '../database/database.ts';
import { toJson } from '../database/json.ts';
import { saveSubmission } from '../leads/service.ts';
import { databaseForEachTest, describeOnBoth, newSubmission } from '../testing/test-server.ts';
import { freeSpots, saveVisit, takenSpots, takeSpot, visitsOfLead } from './store.ts';

const WINDOW = { pool: 'richmond', day: '2026-12-01', window: '08:00-12:00' };
const notifications = { messageIdDomain: 'x.example', receivers: [], remindAt: () => null };

describeOnBoth('spots', (kind) => {
  const database = databaseForEachTest(kind);
  /** Of two servers. */
  let replicas: OpenDatabase[];
  beforeEach(async () => {
    replicas = [1, 2].map(() => openDatabase({ ...database }));
  });
  afterEach(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  async function lead(): Promise<string> {
    const submission = v.parse(ContactSubmission, newSubmission({ email: '' }));
    await saveSubmission(submission, { db: database.db, now: Date.now(), notifications });
    return submission.submission_id;
  }
  const take = (submission_id: string, client = 0, options = {}) =>
    inTransaction((replicas[client % 2] as OpenDatabase).db, async (db) => {
      const seat = await takeSpot(
        db,
        { ...WINDOW, submission_id, visit_id: submission_id },
        5,
        options,
      );
      // The others come while this transaction is open.
      if (kind === 'postgres') await wait(5);
      return seat;
    });
  const rows = () => database.db.selectFrom('visit_spots').selectAll().execute();

  test('fifty clients of two servers get five spots, each once', async () => {
    const leads = [];
    for (let client = 0; client < 50; client++) leads.push(await lead());
    const seats = await Promise.all(leads.map((id, client) => take(id, client)));
    expect(seats.filter((seat) => seat !== null).sort()).toEqual([1, 2, 3, 4, 5]);
    const stored = await rows();
    const winners = leads.filter((_, client) => seats[client] !== null);
    expect(stored.map(({ submission_id }) => submission_id).sort()).toEqual(winners.sort());
    expect(await takenSpots(database.db, 'richmond', WINDOW.day)).toEqual(
      new Map([['2026-12-01 08:00-12:00', 5]]),
    );
  }, 60_000);

  test('a spot that was given back is the next one’s; one beyond them is taken on purpose only', async () => {
    const leads = [];
    for (let client = 0; client < 7; client++) leads.push(await lead());
    for (const id of leads.slice(0, 5)) await take(id);
    const [, , third = '', , , sixth = '', seventh = ''] = leads;
    expect(await take(sixth)).toBeNull();
    expect(await take(sixth, 0, { over: true })).toBe(6);
    await freeSpots(database.db, { submission_id: third, visit_id: third }, null);
    expect((await rows()).some(({ submission_id }) => submission_id === third)).toBe(false);
    expect(await take(seventh)).toBe(3);
  });

  test('a transaction that fails gives its spot back', async () => {
    const [one, other] = [await lead(), await lead()];
    const failing = inTransaction(database.db, async (db) => {
      await takeSpot(db, { ...WINDOW, submission_id: one, visit_id: one }, 5);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await take(other)).toBe(1);
  });

  test('spots go with their request', async () => {
    const id = await lead();
    await take(id);
    const visit = { submission_id: id, visit_id: id, state: 'asked' as const, wishes: toJson([]) };
    await saveVisit(database.db, {
      ...{ ...visit, area: null, day: null, window: null, seat: null, zone: 'UTC', sequence: 0 },
      ...{ over: null, reason: null, done: null, created_at: 1, updated_at: 1 },
    });
    await database.db.deleteFrom('contact_submissions').where('submission_id', '=', id).execute();
    expect(await rows()).toEqual([]);
    expect(await visitsOfLead(database.db, id)).toEqual([]);
  });
});
