/**
 * All repeated work of a server, on one screen. Every server runs all of it, and each run first checks whether there
 * is something to do. The publisher (content/service/publisher.ts) and the outbox (outbox/outbox-service.ts) schedule
 * themselves.
 */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Alarm } from '../../domain/alarms/alarms.ts';
import type { Site } from '../../domain/content/site-schema.ts';
import { type AlarmContext, checkAlarms } from '../alarms/service/check-alarms.ts';
import type { BackupSettings } from '../backup/service/make-backup.ts';
import { hourlyBackup } from '../backup/service/schedule.ts';
import { retentionInForce } from '../content/service/retention-in-force.ts';
import type { Database } from '../database/tables.ts';
import type { Office } from '../office/create-office.ts';
import { remindOfPromises } from '../office/service/alerts.ts';
import { addMissingToInbox } from '../office/store/inbox-entries.ts';
import { forgetEnded } from '../office/store/sessions.ts';
import { deleteSignInMails } from '../outbox/outbox-store.ts';
import { deleteExpired } from '../personal-data/store/expired.ts';
import { type RepeatedWork, runEvery } from '../run-every.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface JobContext {
  db: Kysely<Database>;
  site: Site;
  dataDir: string;
  office: Pick<Office, 'look' | 'whenUsed'>;
  /** Called once, when the first office user is invited. */
  onOfficeUsed(): void;
  /** null on a developer's machine, which has neither backups nor alarms. */
  watched: { backup: BackupSettings; alarms: AlarmContext } | null;
  onAlarm(alarm: Alarm): void;
  /** Called with the number of deleted rows. */
  onDeleted(counts: object): void;
  onFailure(error: unknown, job: string): void;
}

/** @returns a function that stops all jobs; a run in progress may be aborted */
export function startJobs(context: JobContext): () => void {
  const { db, site, office, watched } = context;
  const stopping = new AbortController();
  const { signal } = stopping;

  function every(intervalMs: number, job: string, run: () => Promise<unknown>): RepeatedWork {
    const repeated = runEvery(intervalMs, run, (error) => context.onFailure(error, job));
    signal.addEventListener('abort', () => void repeated.stop());
    return repeated;
  }

  every(HOUR_MS, 'retention', async () => {
    const now = Date.now();
    const retention = await retentionInForce(db, site.retention, now);
    const folder = join(context.dataDir, 'mail');
    const counts = await deleteExpired({ db, retention, folder, now });
    if (Object.values(counts).some((count) => count > 0)) context.onDeleted(counts);
  });
  if (watched) {
    const backup = hourlyBackup(db, watched.backup);
    // A random interval keeps servers that share a database from running at the same moment.
    every(MINUTE_MS * (0.75 + Math.random() / 2), 'backup', backup.runIfDue);
    signal.addEventListener('abort', backup.stop);
    every(5 * MINUTE_MS, 'alarms', async () => {
      for (const alarm of await checkAlarms(watched.alarms, Date.now())) context.onAlarm(alarm);
    });
  }

  const looking = every(MINUTE_MS, 'office', office.look);
  looking.wake();
  void office.whenUsed.then(() => {
    void looking.stop();
    if (signal.aborted) return;
    context.onOfficeUsed();
    // Checks leads for missing messages: first all of them, then those of the last day.
    let since = 0;
    const jobs = [
      every(MINUTE_MS, 'inbox', async () => {
        const now = Date.now();
        await addMissingToInbox(db, since, { site, now }, signal);
        since = now - DAY_MS;
      }),
      every(15_000, 'promises', () => remindOfPromises({ db, now: Date.now() })),
      every(10 * MINUTE_MS, 'tidy', async () => {
        const now = Date.now();
        await forgetEnded(db, now);
        // Mails with a sign-in link contain an e-mail address.
        await deleteSignInMails(db, now - DAY_MS);
      }),
    ];
    for (const job of jobs) job.wake();
  });
  return () => stopping.abort();
}
