/** Names and ages of backups: when one is late, and which are deleted. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The server makes a backup every hour: when the newest is older than this, something is wrong. */
export const OLD_BACKUP_HOURS = 3;
/** Age in days after which the owner is asked to open a backup with the private key again. */
const OLD_PROOF_DAYS = 35;

/** BACKUP_KEEP: all backups of so many hours stay, then the newest of each day (UTC) for so many days. */
export interface BackupKeep {
  hourly: number;
  daily: number;
}

/** `website-2026-11-28T03-00-00Z.tar`, with `.age` behind it when it is encrypted. @param time ms since the epoch */
export const backupName = (time: number): string =>
  `website-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;

/** When the backup of that name was made, ms since the epoch; null if it names none. */
export function backupTime(name: string): number | null {
  const parts = /^website-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/.exec(name);
  if (!parts) return null;
  const [, day, hours, minutes, seconds] = parts;
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time) ? null : time;
}

/**
 * @param names of files in the folder of backups, in any order; other names are ignored
 * @param now ms since the epoch
 * @returns those to delete, never the newest
 */
export function expiredBackups(
  names: readonly string[],
  now: number,
  { hourly, daily }: BackupKeep,
): string[] {
  const days = new Set<number>();
  return names
    .flatMap((name) => ({ name, time: backupTime(name) ?? Number.NaN }))
    .filter(({ time }) => !Number.isNaN(time))
    .sort((a, b) => b.time - a.time)
    .filter(({ time }, index) => {
      const day = Math.floor(time / DAY_MS);
      const isNewestOfDay = !days.has(day);
      days.add(day);
      const age = now - time;
      const isRecent = index === 0 || age < hourly * HOUR_MS;
      return !isRecent && !(isNewestOfDay && age < daily * DAY_MS);
    })
    .map(({ name }) => name);
}

/** How backups are doing. Every time in ms since the epoch; null = never. */
export interface BackupState {
  /** When the last run began. */
  tried_at: number | null;
  /** When the last run ended well: written, opened again, and handed to BACKUP_COMMAND where that is set. */
  made_at: number | null;
  /** When the newest backup was made that was opened with the private key (`npm run backup -- proved`). */
  proved_at: number | null;
  /** Why the last run failed, in one sentence that says what to do; null = it did not. */
  failure: string | null;
}

/** Whether nobody has opened an encrypted backup with the private key lately. */
export const isProofOld = ({ proved_at }: Pick<BackupState, 'proved_at'>, now: number): boolean =>
  proved_at === null || now - proved_at > OLD_PROOF_DAYS * DAY_MS;
