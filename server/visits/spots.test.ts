import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { inTransaction, type OpenDatabase, openDatabase } from '../database/database.ts';
import { saveSubmission } from '../leads/lead-service.ts';
import {
  databaseForEachTest,
  describeOnBoth,
  newSubmission,
  newVisit,
} from '../testing/test-server.ts';
import { freeSpots, saveVisit, takenSpots, takeSpot } from './visit-store.ts';

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

  const leads = async (count: number) => {
    const ids: string[] = [];
    for (let i = 0; i < count; i++) {
      const submission = v.parse(ContactSubmission, newSubmission({ email: '' }));
      await saveSubmission(submission, { db: database.db, now: Date.now(), notifications });
      ids.push(submission.submission_id);
    }
    return ids;
  };
  const take = (submission_id: string, client = 0, options = {}) =>
    inTransaction((replicas[client % 2] as OpenDatabase).db, async (db) => {
      const spot = { ...WINDOW, submission_id, visit_id: submission_id };
      const seat = await takeSpot(db, spot, 5, options);
      // The others come while this transaction is open.
      if (kind === 'postgres') await wait(5);
      return seat;
    });
  const rows = () => database.db.selectFrom('visit_spots').selectAll().execute();

  test('fifty clients of two servers get five spots, each once', async () => {
    const ids = await leads(50);
    const seats = await Promise.all(ids.map((id, client) => take(id, client)));
    expect(seats.filter((seat) => seat !== null).sort()).toEqual([1, 2, 3, 4, 5]);
    const winners = ids.filter((_, client) => seats[client] !== null);
    const stored = (await rows()).map(({ submission_id }) => submission_id);
    expect(stored.sort()).toEqual(winners.sort());
    const taken = await takenSpots(database.db, 'richmond', WINDOW.day);
    expect([...taken]).toEqual([['2026-12-01 08:00-12:00', 5]]);
  }, 60_000);

  test('a spot that was given back is the next one’s; one beyond them is taken on purpose only', async () => {
    const ids = await leads(7);
    for (const id of ids.slice(0, 5)) await take(id);
    const [, , third = '', , , sixth = '', seventh = ''] = ids;
    expect(await take(sixth)).toBeNull();
    expect(await take(sixth, 0, { over: true })).toBe(6);
    await freeSpots(database.db, { submission_id: third, visit_id: third }, null);
    expect(await take(seventh)).toBe(3);
  });

  test('of two changes of a visit at once the second is refused', async () => {
    const [submission_id = ''] = await leads(1);
    const visit = newVisit(submission_id);
    expect(await saveVisit(database.db, visit)).toBe(true);
    const [one, other] = await Promise.all(
      replicas.map(({ db }) => saveVisit(db, { ...visit, sequence: 1 })),
    );
    expect([one, other].sort()).toEqual([false, true]);
  });
});
