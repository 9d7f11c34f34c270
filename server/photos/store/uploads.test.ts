import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { saveSubmission } from '../../leads/service.ts';
import {
  createTestDatabase,
  describeOnBoth,
  newSubmission,
  type TestDatabase,
} from '../../testing/test-server.ts';
import { namePictures } from './lead-pictures.ts';
import { readPictures } from './read-pictures.ts';
import { moveUploads, uploadsFolder } from './uploads.ts';

const RECEIVED = Date.parse('2026-03-01T12:00:00Z');

describeOnBoth('pictures that an older version has written to files', (kind) => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await createTestDatabase(kind);
    folder = uploadsFolder(database.dataDir);
    mkdirSync(folder);
  });
  afterEach(() => database.remove());

  /** As version 0.1 did: files first, then the lead that names them. */
  async function saveAsBefore(contents: string[], isSaved = true) {
    const submission = v.parse(ContactSubmission, newSubmission());
    const names = contents.map((content) => {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      return `${submission.submission_id}-${hash}.jpg`;
    });
    names.forEach((name, index) => {
      writeFileSync(join(folder, name), contents[index] as string);
    });
    if (isSaved) {
      const notifications = { messageIdDomain: 'x.example', receivers: [], remindAt: () => null };
      await saveSubmission(submission, { db: database.db, now: RECEIVED, notifications });
      await database.db
        .updateTable('contact_submissions')
        .set({ photos: JSON.stringify(names) })
        .where('submission_id', '=', submission.submission_id)
        .execute();
    }
    return { submission, names };
  }
  const move = (now = Date.now()) => moveUploads(database.db, folder, now);
  const read = async ({ submission, names }: Awaited<ReturnType<typeof saveAsBefore>>) =>
    (await readPictures(database.db, submission.submission_id, names)).map((one) =>
      one?.toString(),
    );

  test('are moved into the database in their order, with the time of their lead', async () => {
    const lead = await saveAsBefore(['spider', 'ant']);
    expect(await move()).toEqual({ moved: 2, left: 0 });
    expect(await read(lead)).toEqual(['spider', 'ant']);
    expect(readdirSync(folder)).toEqual([]);
    const rows = await database.db
      .selectFrom('lead_pictures')
      .selectAll()
      .orderBy('position')
      .execute();
    expect(rows.map(({ bytes, created_at }) => [bytes, created_at])).toEqual([
      [6, RECEIVED],
      [3, RECEIVED],
    ]);
  });

  test('are moved once by several servers at the same time, and again after a stop in between', async () => {
    const leads = [];
    for (let i = 0; i < 10; i++) leads.push(await saveAsBefore([`one ${i}`, `two ${i}`]));
    await Promise.all([move(), move(), move()]);
    // Killed after the row was written and before the file was removed.
    const [{ names: [name = ''] = [] } = {}] = leads;
    writeFileSync(join(folder, name), 'one 0');
    expect(await move()).toEqual({ moved: 1, left: 0 });
    for (const [i, lead] of leads.entries())
      expect(await read(lead)).toEqual([`one ${i}`, `two ${i}`]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('stay when their lead is not there yet, and are moved when it is', async () => {
    const early = await saveAsBefore(['early'], false);
    const kept = ['note.txt', `${early.submission.submission_id}-0000000000000000.jpg`];
    for (const name of kept) writeFileSync(join(folder, name), 'other');
    expect(await move()).toEqual({ moved: 0, left: 3 });
    await saveSubmission(early.submission, {
      db: database.db,
      now: RECEIVED,
      notifications: { messageIdDomain: 'x.example', receivers: [], remindAt: () => null },
      pictures: namePictures(early.submission.submission_id, [Buffer.from('early')]),
    });
    expect(await move()).toEqual({ moved: 1, left: 2 });
    expect(await read(early)).toEqual(['early']);
    expect(readdirSync(folder).sort()).toEqual(kept.sort());
  });

  test('are attached to mails before they have been moved', async () => {
    const { submission, names } = await saveAsBefore(['spider', 'ant']);
    const pictures = () => readPictures(database.db, submission.submission_id, names, folder);
    expect((await pictures()).map(String)).toEqual(['spider', 'ant']);
    await move();
    expect((await pictures()).map(String)).toEqual(['spider', 'ant']);
  });

  test('leave an empty folder, which is removed a day after the last write', async () => {
    await move();
    expect(existsSync(folder)).toBe(true);
    const old = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(folder, old, old);
    await move();
    expect(existsSync(folder)).toBe(false);
    expect(await move()).toEqual({ moved: 0, left: 0 });
  });
});
