/**
 * node bench/copies.ts [leads] [pictures]: how long a backup, its copy and a restore on a fresh machine take, seconds, and the most memory that
 * this process had by then. SQLite; the copies lie in a folder. Default: 100,000 leads, 10,000 with a picture of 150 kB.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { ContactSubmission } from '../domain/lead/contact-submission.ts';
import { copyAway } from '../server/backup/service/copy-away.ts';
import { writeBackup } from '../server/backup/service/write-backup.ts';
import { openObjectStore } from '../server/backup/store/open-store.ts';
import { createKeyPair, readPrivateKey } from '../server/backup/store/seal.ts';
import { restoreCopy } from '../server/copies/service/restore-copy.ts';
import { inTransaction, openDatabase } from '../server/database/database.ts';
import { insertLeads } from '../server/leads/service.ts';
import { newLead } from './chaos/visitors.ts';

const [LEADS = 100_000, PICTURES = 10_000] = process.argv.slice(2).map(Number);
const PICTURE_BYTES = 150_000;
const BATCH = 500;

const folder = mkdtempSync(join(tmpdir(), 'bench-copies-'));
const placeOf = (name: string) => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  return { dataDir, databaseUrl: null, migrationDatabaseUrl: null };
};
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const place = placeOf('site');
  await timed(`${LEADS} leads, ${PICTURES} pictures written`, () => fill(place));
  const { publicKey, privateKey } = createKeyPair();
  const backupUrl = pathToFileURL(placeOf('elsewhere').dataDir).href;
  const settings = { ...place, diskReserveBytes: 0, backupUrl, backupPublicKey: publicKey };
  const { folder: backup } = await timed('backup', () => writeBackup(settings));
  const megabytes = readdirSync(backup).map((name) => statSync(join(backup, name)).size / 1e6);
  console.log(`  ${Math.round(megabytes.reduce((sum, one) => sum + one, 0))} MB`);
  await timed('encrypted and copied', () => copyAway(backup, settings, { days: 90, allHours: 24 }));
  const source = { store: openObjectStore(backupUrl), key: readPrivateKey(privateKey) };
  await timed('restored on a fresh machine', () => restoreCopy(source, placeOf('fresh')));
}

async function fill(place: ReturnType<typeof placeOf>): Promise<void> {
  const database = openDatabase(place);
  await database.migrate();
  const notifications = {
    messageIdDomain: 'bench.example',
    receivers: [],
    remindAt: () => null,
  };
  for (let first = 0; first < LEADS; first += BATCH) {
    const leads = Array.from({ length: Math.min(BATCH, LEADS - first) }, (_, i) => {
      const number = first + i;
      const submission = v.parse(ContactSubmission, newLead(number));
      const hasPicture = number % Math.max(1, Math.round(LEADS / PICTURES)) === 0;
      const pictures = [{ name: `${randomUUID()}.jpg`, content: randomBytes(PICTURE_BYTES) }];
      return { submission, now: Date.now(), ...(hasPicture && { pictures }) };
    });
    await inTransaction(database.db, (db) => insertLeads(leads, { db, notifications }));
  }
  await database.close();
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${what}: ${seconds} s, at most ${Math.round(process.resourceUsage().maxRSS / 1e3)} MB`,
  );
  return result;
}
