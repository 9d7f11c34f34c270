/** Names and ages of backups: when one is overdue, and which ones are deleted. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The server makes a backup every hour; the newest counts as overdue after this many hours. */
export const OLD_BACKUP_HOURS = 3;
/** Age in days of the last proof after which the owner gets an alarm. */
const OLD_PROOF_DAYS = 35;

/** BACKUP_KEEP: every backup of the last `hourly` hours, then the newest of each UTC day for `daily` days. */
interface BackupKeep {
  hourly: number;
  daily: number;
}

/** `website-2026-11-28T03-00-00Z.tar`; an encrypted backup adds `.age`. @param time ms since the epoch */
export const backupName = (time: number): string =>
  `website-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;

/** The time in a backup's name, ms since the epoch; null if the name is not a backup's. */
export function backupTime(name: string): number | null {
  const parts = /^website-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/.exec(name);
  if (!parts) return null;
  const [, day, hours, minutes, seconds] = parts;
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time) ? null : time;
}

/**
 * @param names file names in the backup folder, in any order; names of other files are ignored
 * @param now ms since the epoch
 * @returns the names to delete; never the newest backup
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

/** State of the backups. Times are in ms since the epoch; null = never. */
export interface BackupState {
  /** When the last run began. */
  tried_at: number | null;
  /** When the last run succeeded: written, opened again, and passed to BACKUP_COMMAND if set. */
  made_at: number | null;
  /** When the newest backup opened with the private key was made (`npm run backup -- proved`). */
  proved_at: number | null;
  /** Why the last run failed, in one sentence that says what to do; null if it succeeded. */
  failure: string | null;
}

/** True if no backup made in the last OLD_PROOF_DAYS has been opened with the private key. */
export const isProofOld = ({ proved_at }: Pick<BackupState, 'proved_at'>, now: number): boolean =>
  proved_at === null || now - proved_at > OLD_PROOF_DAYS * DAY_MS;
