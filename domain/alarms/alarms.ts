/** When the server writes to its owner that something is wrong. */
import { type BackupState, isProofOld, OLD_BACKUP_HOURS } from '../backup/backups.ts';

export const ALARMS = ['mail', 'visits', 'disk', 'backup', 'proof'] as const;
export type Alarm = (typeof ALARMS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A request that is due for longer means that nobody hears of requests, ms. */
const LATE_MAIL_MS = 15 * 60_000;
const SMALL_DISK_BYTES = 1e9;

/** As long as something is wrong, its alarm comes again after so long, ms. */
export const ALARM_INTERVALS_MS: Record<Alarm, number> = {
  mail: DAY_MS,
  visits: DAY_MS,
  disk: DAY_MS,
  backup: DAY_MS,
  proof: 7 * DAY_MS,
};

/** Where the office shows more of it. */
export const alarmPath = (alarm: Alarm): string =>
  alarm === 'visits' ? '/office/visits' : '/office/numbers';

/** Every time in ms since the epoch. */
export interface ServerFacts {
  now: number;
  startedAt: number;
  /** How long the message that is due for longest has been due, ms. */
  oldestDueMs: number;
  /** Mails about requests that the mail server has refused for good. */
  refusedLeadMails: number;
  /**
   * Whether a mail waits because the mail server could not be reached or did not let us in. The office names it at once; the owner is
   * written to when it lasts. Default: false.
   */
  isMailServerDown?: boolean;
  /** Visits to come on a day that was closed after they were booked, or for which the spots have become too few. */
  troubledVisits: number;
  /** Where DATA_DIR lies; null = nobody can tell. */
  diskFreeBytes: number | null;
  backup: BackupState;
  /** Whether backups are encrypted, so that only the owner can tell whether they open. */
  isBackupEncrypted: boolean;
}

/** What is wrong. A server that has just been started has time for its first backup. */
export function alarmsOf(facts: ServerFacts): Alarm[] {
  const { now, startedAt, backup, diskFreeBytes } = facts;
  const wrong: Record<Alarm, boolean> = {
    mail:
      facts.isMailServerDown === true ||
      facts.oldestDueMs > LATE_MAIL_MS ||
      facts.refusedLeadMails > 0,
    visits: facts.troubledVisits > 0,
    disk: diskFreeBytes !== null && diskFreeBytes < SMALL_DISK_BYTES,
    backup:
      backup.failure !== null || now - (backup.made_at ?? startedAt) > OLD_BACKUP_HOURS * HOUR_MS,
    proof: facts.isBackupEncrypted && backup.made_at !== null && isProofOld(backup, now),
  };
  return ALARMS.filter((alarm) => wrong[alarm]);
}
