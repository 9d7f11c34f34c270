/** When the server mails its owner that something is wrong. */
import { type BackupState, isProofOld, OLD_BACKUP_HOURS } from '../backup/backups.ts';

export const ALARMS = ['mail', 'visits', 'disk', 'backup', 'proof'] as const;
export type Alarm = (typeof ALARMS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Age in ms of an unsent message after which requests count as not reaching the company. */
const LATE_MAIL_MS = 15 * 60_000;
const SMALL_DISK_BYTES = 1e9;

/** Time in ms after which an alarm is repeated while its problem lasts. */
export const ALARM_INTERVALS_MS: Record<Alarm, number> = {
  mail: DAY_MS,
  visits: DAY_MS,
  disk: DAY_MS,
  backup: DAY_MS,
  proof: 7 * DAY_MS,
};

/** The page of the office that shows the details. */
export const alarmPath = (alarm: Alarm): string =>
  alarm === 'visits' ? '/office/visits' : '/office/numbers';

/** Times are in ms since the epoch. */
export interface ServerFacts {
  now: number;
  startedAt: number;
  /** How long the oldest unsent message has been due, ms. */
  oldestDueMs: number;
  /** Mails about requests that the mail server has permanently rejected. */
  refusedLeadMails: number;
  /**
   * True if a mail is waiting because the mail server was unreachable or rejected the sign-in. The office shows it at once; the
   * owner gets a mail only if it lasts. Default: false.
   */
  isMailServerDown?: boolean;
  /** Upcoming visits on a day that was closed after they were booked, or that now has fewer spots than visits. */
  troubledVisits: number;
  /** Free space on the disk of DATA_DIR; null if it can't be read. */
  diskFreeBytes: number | null;
  backup: BackupState;
  /** Encrypted backups can only be opened by the owner, so only the owner can prove that they work. */
  isBackupEncrypted: boolean;
}

/** The alarms that apply now. A server that just started has time for its first backup. */
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
