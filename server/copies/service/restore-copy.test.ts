import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { copiesFolder, copyAway } from '../../backup/service/copy-away.ts';
import { noteErasure } from '../../backup/service/erasure-list.ts';
import { writeBackup } from '../../backup/service/write-backup.ts';
import { openObjectStore } from '../../backup/store/open-store.ts';
import { hashRows } from '../../backup/store/row-hashes.ts';
import {
  createKeyPair,
  type PublicKey,
  readPrivateKey,
  readPublicKey,
} from '../../backup/store/seal.ts';
import { openSnapshot } from '../../backup/store/snapshot.ts';
import { readEnv } from '../../env.ts';
import { erasePerson } from '../../erasure/service.ts';
import { saveSubmission } from '../../leads/service.ts';
import { saveSignup } from '../../newsletter/service.ts';
import { namePictures } from '../../photos/store/lead-pictures.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { databaseForEachTest, newSubmission } from '../../testing/test-server.ts';
import { restoreCopy } from './restore-copy.ts';

const pair = createKeyPair();
const key = readPrivateKey(pair.privateKey);
const RULE = { days: 90, allHours: 24 };
const DAY_MS = 86_400_000;

describe('copies elsewhere', () => {
  const database = databaseForEachTest('sqlite');
  let server: S3Server;
  let fresh: { dataDir: string; databaseUrl: string | null };
  let settings: ReturnType<typeof readEnv>;

  beforeEach(async () => {
    server = await startS3Server();
    fresh = {
      dataDir: mkdtempSync(join(tmpdir(), 'fresh-machine-')),
      databaseUrl: null,
    };
    settings = readEnv({
      DATA_DIR: database.dataDir,
      BACKUP_URL: server.url,
      BACKUP_PUBLIC_KEY: pair.publicKey,
    });
  });
  afterEach(async () => {
    await server.close();
    rmSync(fresh.dataDir, { recursive: true });
  });

  const save = (changes: Record<string, unknown> = {}, pictures: Buffer[] = []) => {
    const submission = v.parse(ContactSubmission, newSubmission(changes));
    return saveSubmission(submission, {
      db: database.db,
      now: Date.now(),
      notifications: { messageIdDomain: 'fixture.example', receivers: [], remindAt: () => null },
      pictures: namePictures(submission.submission_id, pictures),
    });
  };
  const signUp = (email: string, now = Date.now()) =>
    saveSignup(
      { email, source_page: 'footer' },
      {
        ...{ db: database.db, now, messageIdDomain: 'fixture.example', confirm: false },
        ...{ consentVersion: '1', page: '/', receivers: [] },
      },
    );
  const copyNow = async (now = Date.now()) => {
    const { folder } = await writeBackup(settings, now);
    return copyAway(folder, settings, RULE, now);
  };
  const restore = (copy?: string) =>
    restoreCopy({ store: openObjectStore(server.url, [1]), key, copy }, fresh);
  const hashesOf = async (place: typeof fresh) => {
    const snapshot = await openSnapshot(place);
    return hashRows(snapshot.rows()).finally(() => snapshot.close());
  };
  const textOf = async (place: typeof fresh) => {
    const snapshot = await openSnapshot(place);
    const rows: string[] = [];
    for await (const row of snapshot.rows()) rows.push(JSON.stringify(row));
    await snapshot.close();
    return rows.join('\n');
  };
  const copyInStore = () => {
    const [name, object] = [...server.objects].find(([one]) => one.includes('/backups/')) ?? [];
    if (!name || !object) throw new Error('no copy in the store');
    return { name, object };
  };

  test('everything comes back on a fresh machine, and the store can read none of it', async () => {
    await save({ first_name: 'Readable Name' }, [Buffer.from('a picture'.repeat(1000))]);
    await signUp('reader@example.com');
    mkdirSync(join(database.dataDir, 'mail'));
    writeFileSync(join(database.dataDir, 'mail', 'a.eml'), 'a mail to Readable Name');
    const before = await hashesOf(settings);
    await copyNow();
    for (const { content } of server.objects.values())
      expect(content.includes('Readable Name')).toBe(false);
    expect(readdirSync(copiesFolder(settings))).toEqual(['state.json']);
    expect(await restore()).toMatchObject({ erasures: 0 });
    expect(await hashesOf(fresh)).toEqual(before);
    expect(readdirSync(join(fresh.dataDir, 'backups'))).toEqual([]);
    expect(readFileSync(join(fresh.dataDir, 'mail', 'a.eml'), 'utf8')).toMatch(/Readable/);
  });

  test('of several copies the newest comes back, or the one that is named', async () => {
    const now = Date.now();
    await save();
    const first = await copyNow(now - 7_200_000);
    await save();
    await copyNow(now - 3_600_000);
    expect((await restore()).tables).toMatchObject({ contact_submissions: { rows: 2 } });
    await expect(restore(first?.uploaded[0])).rejects.toThrow(/There is data in/);
    await expect(restore('backups/none.sealed')).rejects.toThrow(/There is no backups\/none/);
  });

  test('who was erased after the copy is not there after the restore', async () => {
    await save({ first_name: 'Erased Erin', email: 'Erin+pests@example.com' }, [Buffer.of(1, 2)]);
    await save({ first_name: 'Other Otto', email: 'otto@example.com', phone: '8045550199' });
    await signUp('erin@example.com', Date.now() - DAY_MS);
    await copyNow();
    // The store cannot be reached while she is erased: it hears of it with the next copy, and the one before is still there.
    server.behave({ isUnreachable: true });
    const erased = await erasePerson({ email: 'erin+pests@example.com', phone: null }, settings);
    expect(erased).toMatchObject({ copies: { isListed: false }, leads: [{}] });
    server.behave({ isUnreachable: false });
    const erasedAgain = await erasePerson({ email: 'nobody@example.com', phone: null }, settings);
    expect(erasedAgain).toMatchObject({ copies: { isListed: true } });
    expect(await restore()).toMatchObject({ erasures: 2 });
    const text = await textOf(fresh);
    expect(text).not.toMatch(/erin/i);
    expect(text).toMatch(/Other Otto/);
  });

  test('the list of erasures goes with the last copy that is older than they are', async () => {
    await copyNow(Date.now() - 40 * DAY_MS);
    await save({ email: 'erin@example.com' });
    await erasePerson({ email: 'erin@example.com', phone: null }, settings);
    const listed = () => [...server.objects.keys()].filter((name) => name.includes('/erased/'));
    await copyNow();
    expect(listed()).toHaveLength(1);
    await copyNow(Date.now() + 100 * DAY_MS);
    expect(listed()).toHaveLength(0);
  });

  test('a copy that a clock which was ahead has named is not the newest', async () => {
    await copyNow(Date.now() + 400 * DAY_MS);
    await save();
    await copyNow();
    expect((await restore()).tables).toMatchObject({ contact_submissions: { rows: 1 } });
  });

  test('after the key was changed, what was erased under the old one is no obstacle', async () => {
    await copyNow(Date.now() - 3 * DAY_MS);
    const noted = await noteErasureFor(createKeyPair().publicKey, Date.now() - DAY_MS);
    await save();
    await copyNow();
    expect([...server.objects.keys()].filter((name) => name.endsWith(noted))).toHaveLength(1);
    expect(await restore()).toMatchObject({ erasures: 0 });
  });
  const noteErasureFor = async (publicKey: string, at: number) => {
    const folder = copiesFolder(settings);
    const entry = { at, submission_ids: [], address_hashes: [] };
    await noteErasure(folder, readPublicKey(publicKey) as PublicKey, entry);
    return readdirSync(join(folder, 'erased'))[0] ?? '';
  };

  test('a copy that was cut, changed, or is for another key is refused, and nothing is restored', async () => {
    await save();
    await save({}, [randomBytes(300_000)]);
    await copyNow();
    const { name, object } = copyInStore();
    const store = openObjectStore(server.url, [1]);
    const other = readPrivateKey(createKeyPair().privateKey);
    await expect(restoreCopy({ store, key: other }, fresh)).rejects.toThrow(
      /was encrypted for another key than this one\.$/,
    );
    const whole = object.content;
    for (const [content, message] of [
      [whole.subarray(0, whole.length - 1000), /is cut, or its end was changed/],
      [whole.subarray(0, 53 + 2 * 65_552), /is cut/],
      [Buffer.from(whole).fill(7, 1000, 1001), /was changed after it was written/],
    ] as const) {
      server.objects.set(name, { ...object, content });
      await expect(restore()).rejects.toThrow(message);
    }
    expect(readdirSync(join(fresh.dataDir, 'backups'))).toEqual([]);
    server.objects.set(name, object);
    expect((await restore()).tables).toMatchObject({ contact_submissions: { rows: 2 } });
  });

  test('while the store cannot be reached or full backups are made, and the next copy makes up for it', async () => {
    await save();
    server.behave({ capacity: 0 });
    await expect(copyNow(Date.now() - 7_200_000)).rejects.toThrow(/has no room left/);
    server.behave({ capacity: 1e9, isUnreachable: true });
    await expect(copyNow(Date.now() - 3_600_000)).rejects.toThrow(/does not answer/);
    server.behave({ isUnreachable: false });
    // Of one that was killed while it encrypted.
    writeFileSync(join(copiesFolder(settings), '2026-11-25T03-00-00.000Z.sealed.tmp'), 'half');
    expect((await copyNow())?.uploaded).toHaveLength(1);
    expect(readdirSync(join(database.dataDir, 'backups'))).toHaveLength(3);
    expect(readdirSync(copiesFolder(settings))).toEqual(['state.json']);
  });
});
