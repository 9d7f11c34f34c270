import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyAway, readCopyState } from '../../backup/service/copy-away.ts';
import { putProof } from '../../backup/service/proofs.ts';
import { writeBackup } from '../../backup/service/write-backup.ts';
import { openObjectStore } from '../../backup/store/open-store.ts';
import { createKeyPair, readPrivateKey } from '../../backup/store/seal.ts';
import { readEnv } from '../../env.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { newSubmission, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { proveCopy } from './prove-copy.ts';

const pair = createKeyPair();
const key = readPrivateKey(pair.privateKey);
const NOTHING = { copied_at: null, proved_at: null, failure: null };

let store: S3Server;
let server: TestServer;
let settings: ReturnType<typeof readEnv>;
beforeEach(async () => {
  store = await startS3Server();
  server = await startTestServer('sqlite');
  settings = readEnv({
    DATA_DIR: server.database.dataDir,
    BACKUP_URL: store.url,
    BACKUP_PUBLIC_KEY: pair.publicKey,
  });
  await server.post('/api/contact-submissions', newSubmission());
});
afterEach(async () => {
  await server.close();
  await store.close();
});

const copyNow = async () => {
  const now = Date.now();
  const { folder } = await writeBackup(settings, now);
  await copyAway(folder, settings, { days: 90, allHours: 24 }, now);
  return now;
};
const source = () => ({ store: openObjectStore(store.url, [1]), key });

test('a copy that was restored for proof is known to the server with its next backup', async () => {
  expect(await readCopyState(settings)).toEqual(NOTHING);
  const copiedAt = await copyNow();
  expect(await readCopyState(settings)).toEqual({ ...NOTHING, copied_at: copiedAt });
  const provedAt = Date.now();
  const { tables } = await proveCopy(source(), provedAt);
  expect(tables).toMatchObject({ contact_submissions: { rows: 1 }, outbox: { rows: 2 } });
  const again = await copyNow();
  const state = { copied_at: again, proved_at: provedAt, failure: null };
  expect(await readCopyState(settings)).toEqual(state);
});

test('a proof that failed is told with its reason, until one succeeds', async () => {
  await copyNow();
  const provedAt = Date.now() - 1000;
  await proveCopy(source(), provedAt);
  await copyNow();
  const newest = [...store.objects].filter(([name]) => name.includes('/backups/')).at(-1);
  if (!newest) throw new Error('no copy');
  const [name, object] = newest;
  store.objects.set(name, { ...object, content: object.content.subarray(0, -10) });
  await expect(proveCopy(source())).rejects.toThrow(/is cut, or its end was changed/);
  await copyNow();
  expect(await readCopyState(settings)).toMatchObject({
    proved_at: provedAt,
    failure: expect.stringContaining('is cut, or its end was changed'),
  });
  await proveCopy(source());
  await copyNow();
  expect(await readCopyState(settings)).toMatchObject({ failure: null });
});

test('a line that breaks is no proof that failed', async () => {
  await copyNow();
  store.behave({ cutsAnswers: true });
  await expect(proveCopy(source())).rejects.toThrow(/has hung up/);
  store.behave({ cutsAnswers: false });
  await copyNow();
  expect(await readCopyState(settings)).toMatchObject({ failure: null });
});

test('a proof that somebody else has signed does not count', async () => {
  await copyNow();
  const proof = { copy: 'x', proved_at: Date.now(), taken_at: 1, tables: {}, failure: null };
  const other = readPrivateKey(createKeyPair().privateKey);
  await putProof({ store: openObjectStore(store.url), key: other }, proof);
  await copyNow();
  expect(await readCopyState(settings)).toMatchObject({ proved_at: null });
});

test('the figures for alerts say how old the newest copy and proof are', async () => {
  await copyNow();
  await proveCopy(source(), Date.now() - 60_000);
  await copyNow();
  const { body } = await server.app.inject('/metrics');
  const ageOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
  expect(ageOf('newest_copy_age_seconds')).toBeLessThan(60);
  expect(ageOf('newest_proof_age_seconds')).toBeGreaterThanOrEqual(60);
});
