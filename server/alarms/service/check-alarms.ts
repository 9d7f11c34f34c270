/** Checks this server for problems and tells the owners by mail and push, without any monitoring system. */
import type { Kysely } from 'kysely';
import { ALARMS, type Alarm, alarmsOf, type ServerFacts } from '../../../domain/alarms/alarms.ts';
import type { VisitRules } from '../../../domain/visits/visit-windows.ts';
import { readBackupState } from '../../backup/store/backup-state.ts';
import { freeBytes } from '../../data-dir/disk-reserve.ts';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import type { Env } from '../../env.ts';
import { alertOwners } from '../../office/service/alerts.ts';
import { readOutboxStatus } from '../../outbox/outbox-store.ts';
import { troubledVisits } from '../../visits/visit-service.ts';
import {
  alarmId,
  countRefusedLeadMails,
  deleteOldAlarms,
  queueAlarm,
  readOwnerEmails,
} from '../alarm-store.ts';

/** How long rows of sent alarms are kept, ms. */
const KEEP_ROWS_MS = 30 * 86_400_000;

export interface AlarmContext {
  env: Pick<Env, 'dataDir' | 'backupRecipients'>;
  /** Reads every table. */
  db: Kysely<Database>;
  /** Recipients while no owner has signed in to /office. */
  leadsTo(): string[];
  messageIdDomain: string;
  /** The rules for booking visits; null if the company offers none. */
  visits: (() => VisitRules) | null;
  /** When this server started, ms since the epoch. */
  startedAt: number;
}

/** @returns the alarms for which messages were enqueued */
export async function checkAlarms(context: AlarmContext, now: number): Promise<Alarm[]> {
  const { db, leadsTo, messageIdDomain } = context;
  const owners = await readOwnerEmails(db);
  const to = owners.length > 0 ? owners : leadsTo();
  const queued: Alarm[] = [];
  const facts = await readFacts(context, now);
  for (const alarm of alarmsOf(facts)) {
    const { repeatMs: intervalMs, says, path } = ALARMS[alarm];
    const todo = alarm === 'backup' ? facts.backup.failure : null;
    const isNew = await inTransaction(db, async (transaction) => {
      const isQueued = await queueAlarm(transaction, {
        ...{ alarm, to, todo, now, intervalMs, messageIdDomain },
      });
      if (isQueued)
        await alertOwners(alarmId(alarm), { text: says(), url: path }, { db: transaction, now });
      return isQueued;
    });
    if (isNew) queued.push(alarm);
  }
  await deleteOldAlarms(db, now - KEEP_ROWS_MS);
  return queued;
}

/** The facts that alarms are computed from. */
export async function readFacts(
  context: Omit<AlarmContext, 'leadsTo' | 'messageIdDomain'>,
  now: number,
): Promise<ServerFacts> {
  const { env, db, startedAt, visits } = context;
  const [outbox, refusedLeadMails, troubled, diskFreeBytes, backup] = await Promise.all([
    readOutboxStatus(db, now),
    countRefusedLeadMails(db),
    visits ? troubledVisits(db, visits(), now) : [],
    freeBytes(env.dataDir),
    readBackupState(db),
  ]);
  return {
    ...{ now, startedAt, refusedLeadMails, diskFreeBytes, backup },
    isBackupEncrypted: env.backupRecipients.length > 0,
    troubledVisits: troubled.length,
    oldestDueMs: outbox.oldestDue,
  };
}
