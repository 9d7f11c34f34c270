/** The alarms by which the server tells its owner that something is wrong: when, how often, and in which words. */
import * as m from '#messages';
import { type BackupState, isProofOld, OLD_BACKUP_HOURS } from '../backup/backups.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Age in ms of an unsent message after which requests count as not reaching the company. */
const LATE_MAIL_MS = 15 * 60_000;
const SMALL_DISK_BYTES = 1e9;

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

interface AlarmKind {
  applies(facts: ServerFacts): boolean;
  /** Time in ms after which the alarm is repeated while its problem lasts. */
  repeatMs: number;
  /** Page of the office that shows the details, and the words of the link to it. */
  path: string;
  link(): string;
  /** What is wrong, in one sentence, as on a lock screen. */
  says(): string;
  todo(): string;
}

const ON_NUMBERS = { path: '/office/numbers', link: m.alarms_numbers };

export const ALARMS = {
  mail: {
    applies: ({ isMailServerDown, oldestDueMs, refusedLeadMails }) =>
      isMailServerDown === true || oldestDueMs > LATE_MAIL_MS || refusedLeadMails > 0,
    ...{ repeatMs: DAY_MS, says: m.alarms_mail, todo: m.alarms_mail_todo, ...ON_NUMBERS },
  },
  visits: {
    applies: ({ troubledVisits }) => troubledVisits > 0,
    ...{ repeatMs: DAY_MS, says: m.alarms_visits, todo: m.alarms_visits_todo },
    ...{ path: '/office/visits', link: m.alarms_open_visits },
  },
  disk: {
    applies: ({ diskFreeBytes }) => diskFreeBytes !== null && diskFreeBytes < SMALL_DISK_BYTES,
    ...{ repeatMs: DAY_MS, says: m.alarms_disk, todo: m.alarms_disk_todo, ...ON_NUMBERS },
  },
  backup: {
    // A server that just started has time for its first backup.
    applies: ({ now, startedAt, backup }) =>
      backup.failure !== null || now - (backup.made_at ?? startedAt) > OLD_BACKUP_HOURS * HOUR_MS,
    ...{ repeatMs: DAY_MS, says: m.alarms_backup, todo: m.alarms_backup_todo, ...ON_NUMBERS },
  },
  proof: {
    applies: ({ now, backup, isBackupEncrypted }) =>
      isBackupEncrypted && backup.made_at !== null && isProofOld(backup, now),
    ...{ repeatMs: 7 * DAY_MS, says: m.alarms_proof, todo: m.alarms_proof_todo, ...ON_NUMBERS },
  },
} satisfies Record<string, AlarmKind>;

export type Alarm = keyof typeof ALARMS;

const ALL = Object.keys(ALARMS) as Alarm[];

/** The alarms that apply now. */
export const alarmsOf = (facts: ServerFacts): Alarm[] =>
  ALL.filter((alarm) => ALARMS[alarm].applies(facts));
