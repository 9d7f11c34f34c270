import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { openDatabase } from '../../database/database.ts';
import { saveSubmission } from '../../leads/service.ts';
import { OPENED_FILE } from '../../pages/holding-page.ts';
import { namePictures } from '../../photos/store/lead-pictures.ts';
import { readPictures } from '../../photos/store/read-pictures.ts';
import {
  createPostgresDatabase,
  createTestDatabase,
  type DatabaseKind,
  databaseForEachTest,
  describeOnBoth,
  newSubmission,
  type TestDatabase,
} from '../../testing/test-server.ts';
import { hashRows } from '../store/row-hashes.ts';
import { openSnapshot } from '../store/snapshot.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupsFolder, DATABASE_FILE, writeBackup } from './write-backup.ts';

const settingsOf = ({ dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>) => ({
  dataDir,
  databaseUrl,
});
const hashesOf = async (settings: ReturnType<typeof settingsOf>) => {
  const snapshot = await openSnapshot(settings);
  return hashRows(snapshot.rows()).finally(() => snapshot.close());
};

describeOnBoth('a backup', (kind) => {
  const database = databaseForEachTest(kind);
  let empty: ReturnType<typeof settingsOf>;
  const newPlace = async (of: DatabaseKind) =>
    settingsOf({
      dataDir: mkdtempSync(join(tmpdir(), 'leads-restore-')),
      databaseUrl: of === 'postgres' ? await createPostgresDatabase() : null,
    });
  beforeEach(async () => {
    empty = await newPlace(kind);
  });
  afterEach(async () => {
    rmSync(empty.dataDir, { recursive: true });
  });
  const save = (changes: Record<string, unknown> = {}) =>
    saveSubmission(v.parse(ContactSubmission, newSubmission(changes)), {
      db: database.db,
      now: Date.now(),
      notifications: {
        messageIdDomain: 'fixture.example',
        receivers: [],
        remindAt: () => null,
      },
    });

  test('brings every row and mail back as it was', async () => {
    await save({ first_name: "O'Neil 🐜", description: 'two\nlines "quoted" \\ and \u2028' });
    await save({ source: 'chatbot_partial', email: '' });
    mkdirSync(join(database.dataDir, 'mail'));
    writeFileSync(join(database.dataDir, 'mail', 'a'), 'a mail');
    writeFileSync(join(database.dataDir, 'mail', 'half.eml.tmp'), '');
    writeFileSync(join(database.dataDir, OPENED_FILE), 'today');
    const before = await hashesOf(settingsOf(database));
    const { folder, tables } = await writeBackup(settingsOf(database));
    expect(tables).toEqual(before);
    expect(tables).toMatchObject({ contact_submissions: { rows: 2 }, outbox: { rows: 3 } });
    await restoreBackup(folder, empty);
    expect(await hashesOf(empty)).toEqual(before);
    expect(readFileSync(join(empty.dataDir, 'mail', 'a'), 'utf8')).toBe('a mail');
    expect(readdirSync(join(empty.dataDir, 'mail'))).toEqual(['a']);
    expect(readFileSync(join(empty.dataDir, OPENED_FILE), 'utf8')).toBe('today');
  });

  test('taken while leads come in, it holds each with its notification', async () => {
    let taking = true;
    const saved = Promise.withResolvers<void>();
    const visitors = Array.from({ length: 4 }, async () => {
      while (taking) {
        await save({ email: '' });
        saved.resolve();
        // SQLite answers at once: without a pause nothing else would ever run.
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    });
    await Promise.race([saved.promise, ...visitors]);
    const { folder, tables } = await writeBackup(settingsOf(database));
    taking = false;
    await Promise.all(visitors);
    expect(tables.contact_submissions?.rows).toBeGreaterThan(0);
    expect(tables.outbox?.rows).toBe(tables.contact_submissions?.rows);
    await restoreBackup(folder, empty);
    expect(await hashesOf(empty)).toEqual(tables);
  });

  test('a picture comes back byte for byte, and one that was changed is refused', async () => {
    const submission = v.parse(ContactSubmission, newSubmission());
    const id = submission.submission_id;
    const content = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256));
    await saveSubmission(submission, {
      db: database.db,
      now: 1,
      notifications: { messageIdDomain: 'fixture.example', receivers: [], remindAt: () => null },
      pictures: namePictures(id, [content, Buffer.from([0, 10, 13, 255])]),
    });
    const { folder } = await writeBackup(settingsOf(database));
    await restoreBackup(folder, empty);
    const restored = openDatabase(empty);
    const names = ['first', 'second'];
    expect(await readPictures(restored.db, id, names)).toEqual([
      content,
      Buffer.from([0, 10, 13, 255]),
    ]);
    await restored.close();
    const file = join(folder, DATABASE_FILE);
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(file, gzipSync(text.replace('"base64":"A', '"base64":"B')));
    const other = await newPlace(kind);
    await expect(restoreBackup(folder, other)).rejects.toThrow(/changed/);
    rmSync(other.dataDir, { recursive: true });
  });

  const lines = (text: string) => text.trimEnd().split('\n');
  test.each([
    [
      'cut after a row',
      (text: string) => `${lines(text).slice(0, -1).join('\n')}\n`,
      /not complete/,
    ],
    [
      'with another phone number',
      (text: string) => text.replace('555-0142', '555-0143'),
      /changed/,
    ],
    ['without a row', (text: string) => lines(text).toSpliced(1, 1).join('\n'), /changed/],
    [
      'of a newer program',
      (text: string) => text.replace('"migrations":[', '"migrations":["9001-new",'),
      /newer version/,
    ],
    ['of something else', () => '{"format":"other"}\n', /not a backup/],
  ])('%s is refused, and nothing of it stays', async (_name, spoil, message) => {
    await save();
    const { folder } = await writeBackup(settingsOf(database));
    const file = join(folder, DATABASE_FILE);
    writeFileSync(file, gzipSync(spoil(gunzipSync(readFileSync(file)).toString())));
    await expect(restoreBackup(folder, empty)).rejects.toThrow(message);
    if (kind === 'postgres' || existsSync(join(empty.dataDir, 'leads.sqlite'))) {
      expect(await hashesOf(empty)).toEqual({});
    }
  });

  test('that fails leaves no folder that looks like a backup', async () => {
    const away = { ...settingsOf(database), dataDir: empty.dataDir };
    const broken =
      kind === 'postgres' ? { ...away, databaseUrl: 'postgres://x@127.0.0.1:1/x' } : away;
    await expect(writeBackup(broken)).rejects.toThrow();
    expect(readdirSync(backupsFolder(away))).toEqual([]);
  });
});

test('half a file, as a full disk leaves it, is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-half-'));
  const database = await createTestDatabase('sqlite');
  const text = Array.from({ length: 2000 }, () => randomUUID()).join('');
  await database.db
    .insertInto('newsletter_signups')
    .values({
      email: text,
      source_page: '',
      submission_id: null,
      quarantine_reason: null,
      language: 'en',
      created_at: 1,
    })
    .execute();
  const backup = await writeBackup(settingsOf(database));
  const file = join(backup.folder, DATABASE_FILE);
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  const place = { dataDir: folder, databaseUrl: null };
  await expect(restoreBackup(backup.folder, place)).rejects.toThrow(/can't be read|not complete/);
  await database.remove();
});
