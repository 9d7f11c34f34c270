/** Looks now and then whether something is wrong with this server, and tells its owners by mail and push. No monitoring system is needed for that. */
import { connect } from 'node:tls';
import type { Kysely } from 'kysely';
import {
  ALARM_INTERVALS_MS,
  type Alarm,
  alarmsOf,
  type ServerFacts,
} from '../../domain/alarms/alarms.ts';
import type { Site } from '../../domain/content/site-schema.ts';
import { readCopyState } from '../backup/service/copy-away.ts';
import { newestBackup } from '../backup/service/write-backup.ts';
import { freeBytes } from '../data-dir/disk-reserve.ts';
import { inTransaction } from '../database/database.ts';
import type { Database } from '../database/tables.ts';
import type { Env } from '../env.ts';
import { alertOwners } from '../office/service/alerts.ts';
import { readOutboxStatus } from '../outbox/store.ts';
import { alarmText } from './messages.ts';
import {
  alarmId,
  countRefusedLeadMails,
  deleteOldAlarms,
  queueAlarm,
  readOwnerEmails,
} from './store.ts';

/** How often it looks, ms. The first time a while after the start, in which backups and mails may catch up. */
const INTERVAL_MS = 5 * 60_000;
const CERTIFICATE_TIMEOUT_MS = 10_000;
/** ms. */
const KEEP_ROWS_MS = 30 * 86_400_000;

export interface AlarmContext {
  env: Pick<Env, 'dataDir' | 'backupUrl' | 'siteUrl'>;
  /** Sees everything. */
  db: Kysely<Database>;
  /** Who is told while no owner has come to /office. */
  leadsTo: string[];
  messageIdDomain: string;
  site: Pick<Site, 'contact'>;
  /** When this server was started, ms since the epoch. */
  startedAt: number;
  /** Default: asks the address of the site. */
  certificateEnd?: (siteUrl: string) => Promise<number | null>;
}

/** @returns stops it */
export function startAlarms(
  context: Omit<AlarmContext, 'startedAt'> & {
    onAlarm(alarm: Alarm): void;
    onFailure(error: unknown): void;
  },
): () => void {
  const { onAlarm, onFailure } = context;
  const started = { ...context, startedAt: Date.now() };
  const timer = setInterval(() => {
    checkAlarms(started, Date.now()).then((alarms) => alarms.forEach(onAlarm), onFailure);
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** @returns the alarms of which mails and pushes were queued */
export async function checkAlarms(context: AlarmContext, now: number): Promise<Alarm[]> {
  const { db, leadsTo, messageIdDomain, site } = context;
  const owners = await readOwnerEmails(db);
  const to = owners.length > 0 ? owners : leadsTo;
  const queued: Alarm[] = [];
  for (const alarm of alarmsOf(await readFacts(context, now))) {
    const intervalMs = ALARM_INTERVALS_MS[alarm];
    const isNew = await inTransaction(db, async (transaction) => {
      const isQueued = await queueAlarm(transaction, {
        ...{ alarm, to, now, intervalMs, messageIdDomain },
      });
      if (isQueued)
        await alertOwners(alarmId(alarm), alarmText(alarm), { db: transaction, site, now });
      return isQueued;
    });
    if (isNew) queued.push(alarm);
  }
  await deleteOldAlarms(db, now - KEEP_ROWS_MS);
  return queued;
}

async function readFacts(context: AlarmContext, now: number): Promise<ServerFacts> {
  const { env, db, startedAt, certificateEnd = readCertificateEnd } = context;
  const [outbox, refusedLeadMails, diskFreeBytes, backupAt, copies, certificateEndsAt] =
    await Promise.all([
      readOutboxStatus(db, now),
      countRefusedLeadMails(db),
      freeBytes(env.dataDir),
      newestBackup(env),
      env.backupUrl ? readCopyState(env) : null,
      certificateEnd(env.siteUrl),
    ]);
  return {
    ...{ now, startedAt, refusedLeadMails, diskFreeBytes, backupAt, copies, certificateEndsAt },
    oldestDueMs: outbox.oldestDue,
  };
}

/** When the certificate of an https address ends, ms since the epoch, also of one that has ended; null = it could not be read. */
export function readCertificateEnd(siteUrl: string): Promise<number | null> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
      },
      () => {
        const end = Date.parse(socket.getPeerCertificate().valid_to);
        resolve(Number.isNaN(end) ? null : end);
        socket.destroy();
      },
    );
    socket.setTimeout(CERTIFICATE_TIMEOUT_MS, () => socket.destroy());
    socket.once('error', () => resolve(null));
    socket.once('close', () => resolve(null));
  });
}
