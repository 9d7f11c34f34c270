import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { visitRules } from '../../../domain/visits/visit-windows.ts';
import { copyAway } from '../../backup/service/copy-away.ts';
import { writeBackup } from '../../backup/service/write-backup.ts';
import { openObjectStore } from '../../backup/store/open-store.ts';
import { createKeyPair, readPrivateKey } from '../../backup/store/seal.ts';
import { NOT_IN_BACKUPS } from '../../backup/store/snapshot.ts';
import { openDatabase } from '../../database/database.ts';
import { fromJson } from '../../database/json.ts';
import { readEnv } from '../../env.ts';
import { erasePerson } from '../../erasure/service.ts';
import { saveSubmission } from '../../leads/service.ts';
import { unsubscribe } from '../../newsletter/service.ts';
import { namePictures } from '../../photos/store/lead-pictures.ts';
import { readPictures } from '../../photos/store/read-pictures.ts';
import { fixtureAreas, fixtureSite, fixtureVisits } from '../../testing/fixture-site.ts';
import { type Caller, startTestOffice, type TestOffice } from '../../testing/office.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import {
  createPostgresDatabase,
  describeOnBoth,
  newSubmission,
  outboxRows,
} from '../../testing/test-server.ts';
import { askForVisit, readOpenWindows } from '../../visits/service/visits.ts';
import { TABLES_BY_SUBMISSION } from '../store/records.ts';
import { type CopyWorker, startCopying } from './copy-newest.ts';
import { restoreCopy } from './restore-copy.ts';

const pair = createKeyPair();
const key = readPrivateKey(pair.privateKey);
const WAIT = { timeout: 20_000, interval: 50 };

describeOnBoth('what is newer than the newest backup', (kind) => {
  let server: S3Server;
  let office: TestOffice;
  let owner: Caller;
  let worker: CopyWorker;
  let failures: unknown[];
  let fresh: { dataDir: string; databaseUrl: string | null };
  let settings: ReturnType<typeof readEnv>;

  beforeEach(async () => {
    server = await startS3Server();
    const env = { BACKUP_URL: server.url, BACKUP_PUBLIC_KEY: pair.publicKey };
    office = await startTestOffice(kind, { env });
    owner = await office.signIn('owner@fixture.example', 'owner');
    const { database } = office.server;
    settings = readEnv({
      ...env,
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
    });
    failures = [];
    const started = startCopying(settings, {
      db: database.db,
      now: () => office.clock.now,
      lookIntervalMs: 50,
      onFailure: (error) => failures.push(error),
    });
    if (!started) throw new Error('no copies');
    worker = started;
    const databaseUrl = kind === 'postgres' ? await createPostgresDatabase() : null;
    fresh = {
      dataDir: mkdtempSync(join(tmpdir(), 'fresh-machine-')),
      databaseUrl,
    };
  });
  afterEach(async () => {
    await worker.stop();
    await office.close();
    await server.close();
    rmSync(fresh.dataDir, { recursive: true });
  });

  const later = (ms = 10_000) => {
    office.clock.now += ms;
  };
  const copyBackup = async () => {
    const { folder } = await writeBackup(settings, office.clock.now);
    await copyAway(folder, settings, { days: 90, allHours: 24 }, office.clock.now);
    later();
  };
  /** Until everything so far is in the store. */
  const copied = async () => {
    later();
    const { db } = office.server.database;
    await vi.waitFor(async () => {
      const rows = await outboxRows(db, 'copy');
      const { value: event } = await counter('event');
      const { value: seen } = await counter('copied_event');
      const { value: at } = await counter('copied_at');
      expect([rows, seen, at]).toEqual([[], event, office.clock.now]);
    }, WAIT);
    await worker.stop();
  };
  const counter = (name: 'event' | 'copied_event' | 'copied_at') =>
    office.server.database.db
      .selectFrom('office_counters')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  const restored = async () => {
    await office.server.database.close();
    const outcome = await restoreCopy({ store: openObjectStore(server.url, [1]), key }, fresh);
    return { outcome, database: openDatabase(fresh) };
  };
  const readyToCopy = () =>
    vi.waitFor(async () => expect((await counter('copied_at')).value).toBeGreaterThan(0), WAIT);

  test('requests with pictures, visits, corrections, sign-ups, choices and acts are restored over it', async () => {
    await readyToCopy();
    const early = await office.lead({ first_name: 'Early Ed', phone: '919 555 7001' });
    const visited = await office.lead({ first_name: 'Visited Vi', phone: '919 555 7002' });
    const reader = { email: 'leaving@example.com', source_page: 'footer' };
    await office.server.post('/api/newsletter-signups', reader);
    await office.work();
    await copyBackup();

    const { db } = office.server.database;
    const picture = Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 31) % 256));
    const submission = v.parse(ContactSubmission, newSubmission({ first_name: 'Late Lou' }));
    const id = submission.submission_id;
    await saveSubmission(submission, {
      db,
      now: office.clock.now,
      notifications: {
        messageIdDomain: 'fixture.example',
        receivers: [],
        remindAt: () => null,
        hasOffice: () => true,
        hasCopies: true,
      },
      pictures: namePictures(id, [picture]),
    });
    const visits = {
      ...{ db, areas: fixtureAreas, now: office.clock.now },
      rules: visitRules({ ...fixtureVisits, booking: 'instant' }, fixtureSite),
      messages: { messageIdDomain: 'fixture.example', hasCopies: true },
    };
    const { open } = await readOpenWindows({ zip: '23220', service: '' }, visits);
    expect(await askForVisit(visited, open.slice(0, 1), visits)).toMatchObject({ state: 'booked' });
    const correction = await office.arrivedLead({ first_name: 'Early Edward', replaces: early });
    await owner.act(early, { type: 'note', text: 'Rang twice' });
    await owner.act(id, { type: 'status', status: 'booked', amount_cents: 4900 });
    await office.server.post('/api/newsletter-signups', { ...reader, email: 'new@example.com' });
    const [mail] = await outboxRows(db, 'newsletter');
    const { token } = fromJson(mail?.payload as never) as { token: string };
    expect(await unsubscribe(token, { db, now: office.clock.now, receivers: [] })).toBe(true);
    await copied();
    const tables = [
      ...TABLES_BY_SUBMISSION,
      'newsletter_suppressions',
      'office_person_keys',
    ] as const;
    const read = async (from: typeof db) =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => {
            const rows = await from.selectFrom(table).selectAll().execute();
            // Of sign-ins and copies nothing is copied.
            const wanted = rows
              .map((row) => JSON.stringify({ ...row, lease_owner: null }))
              .filter(
                (row) => !/"kind":"(copy|push|sign_in)"|"what":"(sign|people|device)/.test(row),
              );
            return [table, wanted.sort()];
          }),
        ),
      );
    const before = await read(db);
    const { outcome, database } = await restored();
    // The one who left had signed up shortly before the backup.
    expect(outcome.newer).toBe(7);
    const after = await read(database.db);
    for (const table of tables) expect([table, after[table]]).toEqual([table, before[table]]);
    expect([after.visits?.length, after.visit_spots?.length]).toEqual([1, 1]);
    expect(await readPictures(database.db, id, ['one'])).toEqual([picture]);
    const corrected = await database.db
      .selectFrom('contact_submissions')
      .select('corrected_by')
      .where('submission_id', '=', early)
      .executeTakeFirstOrThrow();
    expect(corrected.corrected_by).toBe(correction);
    await database.close();
  }, 60_000);

  test('who was erased meanwhile stays erased', async () => {
    await readyToCopy();
    await copyBackup();
    const id = await office.arrivedLead({ first_name: 'Erased Erin' });
    await copied();
    later();
    const records = () => [...server.objects].filter(([name]) => name.includes('/newest/'));
    const copiedBefore = records();
    expect(copiedBefore).toHaveLength(1);
    expect(await erasePerson({ ids: [id] }, settings)).toMatchObject({
      copies: { isListed: true },
    });
    expect(records()).toEqual([]);
    // Also when its record could not be removed.
    for (const [name, object] of copiedBefore) server.objects.set(name, object);
    const { outcome, database } = await restored();
    expect(outcome).toMatchObject({ newer: 1, erasures: 1 });
    expect(await database.db.selectFrom('contact_submissions').selectAll().execute()).toEqual([]);
    await database.close();
  }, 60_000);

  test('a store that was away gets it when it is back, and no mail waits for it', async () => {
    await readyToCopy();
    await copyBackup();
    server.behave({ isUnreachable: true });
    await office.lead();
    expect(await office.work()).toContainEqual(expect.stringMatching(/^arrival/));
    await vi.waitFor(() => expect(failures).toMatchObject([{ failure: 'away' }]), WAIT);
    server.behave({ isUnreachable: false });
    later(3_600_000);
    await copied();
    const { outcome, database } = await restored();
    expect(outcome.newer).toBe(1);
    await database.close();
  }, 60_000);

  test('every table of a request is copied with it', async () => {
    const tables = await office.server.database.db.introspection.getTables();
    const named = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'submission_id'))
      .map(({ name }) => name)
      .filter((name) => !NOT_IN_BACKUPS.includes(name));
    expect(named.sort()).toEqual([...TABLES_BY_SUBMISSION].sort());
  });
});
