import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { VisitRow } from '../../database/tables.ts';
import { saveSubmission } from '../../leads/lead-service.ts';
import { namePictures } from '../../photos/store/lead-pictures.ts';
import { databaseForEachTest, newSubmission, newVisit } from '../../testing/test-server.ts';
import { saveVisit } from '../../visits/visit-store.ts';
import { deleteExpired } from './expired.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');
const notifications = { messageIdDomain: 'x.example', receivers: ['crm'], remindAt: () => null };

describe('retention', () => {
  const database = databaseForEachTest('sqlite');

  /** A lead with a picture whose mails have gone out. @param age days */
  async function save(age: number, mail: 'sent' | 'dead_letter' = 'sent') {
    const submission = v.parse(ContactSubmission, newSubmission());
    const id = submission.submission_id;
    const pictures = namePictures(id, [Buffer.from(`picture of ${id}`)]);
    await saveSubmission(submission, {
      db: database.db,
      now: NOW - age * DAY,
      notifications,
      pictures,
    });
    await database.db
      .updateTable('outbox')
      .set({ state: mail })
      .where('submission_id', '=', id)
      .execute();
    return id;
  }
  const run = (now = NOW) =>
    deleteExpired({
      db: database.db,
      retention: { photo_days: 90, lead_days: 730, copy_days: 90 },
      folder: join(database.dataDir, 'mail'),
      now,
    });
  const idsIn = async (table: 'contact_submissions' | 'lead_pictures' | 'outbox') => {
    const rows = await database.db.selectFrom(table).select('submission_id').distinct().execute();
    return rows.map((row) => row.submission_id).sort();
  };

  test('pictures go after their days, requests with all that was queued after theirs, nothing sooner', async () => {
    const [old, middle, young] = [await save(731), await save(91), await save(89)];
    for (let i = 0; i < 30; i++) await save(731);
    // Pictures of two years back come first; those of three months with the next run.
    expect(await run()).toMatchObject({ pictures: 31, leads: 31 });
    expect(await run()).toMatchObject({ pictures: 1, leads: 0 });
    expect(await run()).toMatchObject({ pictures: 0, leads: 0 });
    expect(await idsIn('contact_submissions')).toEqual([middle, young].sort());
    expect(await idsIn('outbox')).toEqual([middle, young].sort());
    expect(await idsIn('lead_pictures')).toEqual([young]);
    expect(await idsIn('contact_submissions')).not.toContain(old);
  });

  test('a request whose mail has not reached the office stays', async () => {
    const undelivered = await save(800, 'dead_letter');
    await save(799);
    await run();
    expect(await idsIn('contact_submissions')).toEqual([undelivered]);
  });

  test('a request stays while it has a visit to come, and its days count from its last visit', async () => {
    const dayOf = (age: number) => new Date(NOW - age * DAY).toISOString().slice(0, 10);
    const visited = async (age: number | null, state: VisitRow['state'] = 'done', changed = 1) => {
      const submission_id = await save(800);
      const day = age === null ? { day: null, window: null } : { day: dayOf(age) };
      const visit = newVisit(submission_id, { state, updated_at: changed, ...day });
      await saveVisit(database.db, visit);
      return submission_id;
    };
    const [coming, recent] = [await visited(-30, 'booked'), await visited(729)];
    // Times that were named since the request came in.
    const named = await visited(null, 'asked', NOW - 729 * DAY);
    await visited(null, 'asked', NOW - 731 * DAY);
    await visited(732);
    await visited(-30, 'canceled');
    await run();
    expect(await idsIn('contact_submissions')).toEqual([coming, recent, named].sort());
    const visits = await database.db.selectFrom('visits').select('submission_id').execute();
    expect(visits).toHaveLength(3);
  });

  test('a clock that is a year ahead for a while deletes two days of what is oldest, not a year', async () => {
    for (const age of [600, 599, 590, 500, 400]) await save(age);
    expect(await run(NOW + 400 * DAY)).toMatchObject({ leads: 2 });
    expect(await run()).toMatchObject({ leads: 0 });
  });

  test('mail files go with the pictures they hold', async () => {
    const folder = join(database.dataDir, 'mail');
    mkdirSync(folder);
    const file = (name: string, age: number) => {
      const path = join(folder, name);
      writeFileSync(path, 'mail');
      const time = new Date(NOW - age * DAY);
      utimesSync(path, time, time);
      return path;
    };
    const [old, young] = [file('old.eml', 91), file('young.eml', 89)];
    expect(await run()).toMatchObject({ files: 1 });
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});
