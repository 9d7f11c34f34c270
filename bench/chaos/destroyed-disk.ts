/**
 * The data folder is destroyed at random moments while visitors send requests, and restored on a fresh machine from the copies elsewhere:
 * how many acknowledged requests are missing, and how long before the end the first of these was acknowledged.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runBackup } from '../../server/backup/service/run-backup.ts';
import { openObjectStore } from '../../server/backup/store/open-store.ts';
import { createKeyPair, readPrivateKey } from '../../server/backup/store/seal.ts';
import { restoreCopy } from '../../server/copies/service/restore-copy.ts';
import { openDatabase } from '../../server/database/database.ts';
import { readEnv } from '../../server/env.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { startS3Server } from '../../server/testing/s3-server.ts';
import { startReplica } from './replica.ts';
import { sendLeads } from './visitors.ts';

/** What a store on another continent takes to answer, ms. */
const STORE_DELAY_MS = 100;
/** A request a second is a day of a large company in an hour; the second load is far above what a company has. */
const LOADS = [
  { name: 'about 4 requests a second', clients: 2, pauseMs: 450 },
  { name: 'about 25 requests a second', clients: 12, pauseMs: 450 },
];
/** The moment of the end is after so many ms, at random. */
const LIFETIME_MS = { least: 4000, most: 12_000 };

interface Moment {
  acknowledged: number;
  lost: number;
  /** From the first acknowledgement of a request that is lost to the end, ms; 0 = none is. */
  windowMs: number;
  restoreMs: number;
}

/** @returns what went wrong, in words. */
export async function destroyDisk(isShort: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const load of isShort ? LOADS.slice(0, 1) : LOADS) {
    const moments: Moment[] = [];
    for (let i = 0; i < (isShort ? 2 : 20); i++) moments.push(await destroyOnce(load));
    const sum = (of: (moment: Moment) => number) =>
      moments.reduce((all, moment) => all + of(moment), 0);
    const longest = (of: (moment: Moment) => number) => Math.max(...moments.map(of));
    const windows = moments.map(({ windowMs }) => windowMs).sort((a, b) => a - b);
    console.log(`
data folder destroyed ${moments.length} times, ${load.name}, a store that answers after ${STORE_DELAY_MS} ms
  acknowledged ${sum(({ acknowledged }) => acknowledged)}, lost ${sum(({ lost }) => lost)}, most at once ${longest(({ lost }) => lost)}
  window of loss: middle ${windows[windows.length >> 1]} ms, longest ${windows.at(-1)} ms; restored in at most ${longest(({ restoreMs }) => restoreMs)} ms`);
    if (sum(({ acknowledged }) => acknowledged) === 0) faults.push('nothing was acknowledged');
    if (longest(({ windowMs }) => windowMs) > LIFETIME_MS.least)
      faults.push(
        `a request was lost ${longest(({ windowMs }) => windowMs)} ms after it was taken`,
      );
  }
  return faults;
}

async function destroyOnce(load: (typeof LOADS)[number]): Promise<Moment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'destroyed-'));
  const fresh = mkdtempSync(join(tmpdir(), 'fresh-'));
  const store = await startS3Server();
  store.behave({ delayMs: STORE_DELAY_MS, pageSize: 1000 });
  const mail = await startMailServer();
  const { publicKey, privateKey } = createKeyPair();
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    REMIND_AFTER_MINUTES: 'off',
    BACKUP_URL: store.url,
    BACKUP_PUBLIC_KEY: publicKey,
  };
  const replica = await startReplica(settings);
  const giveUp = new AbortController();
  try {
    const backUp = () => runBackup({ ...readEnv(settings), copyDays: 90 });
    await backUp();
    const visitors = sendLeads({
      ...load,
      leads: 100_000,
      origins: [replica.origin],
      signal: giveUp.signal,
    });
    const lifetimeMs = LIFETIME_MS.least + Math.random() * (LIFETIME_MS.most - LIFETIME_MS.least);
    await wait(lifetimeMs / 2);
    await backUp();
    await wait(lifetimeMs / 2);
    replica.kill();
    const destroyedAt = Date.now();
    giveUp.abort();
    const { acknowledgedAt } = await visitors;
    await wait(300);
    rmSync(dataDir, { recursive: true, force: true });
    const began = performance.now();
    const place = { dataDir: fresh, databaseUrl: null, migrationDatabaseUrl: null };
    await restoreCopy(
      { store: openObjectStore(store.url), key: readPrivateKey(privateKey) },
      place,
    );
    const restoreMs = Math.round(performance.now() - began);
    const database = openDatabase(place);
    const rows = await database.db
      .selectFrom('contact_submissions')
      .select('submission_id')
      .execute()
      .finally(() => database.close());
    const stored = new Set(rows.map(({ submission_id }) => submission_id));
    const lost = [...acknowledgedAt].filter(([id]) => !stored.has(id));
    const windowMs = Math.max(0, ...lost.map(([, at]) => destroyedAt - at));
    return { acknowledged: acknowledgedAt.size, lost: lost.length, windowMs, restoreMs };
  } finally {
    replica.kill();
    await mail.close();
    await store.close();
    for (const folder of [dataDir, fresh]) rmSync(folder, { recursive: true, force: true });
  }
}
