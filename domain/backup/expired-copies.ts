/** Which backups, and copies of them, stay: at first every one, then one a day, then one a week. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Backups and copies are made every hour: when the newest is older than this, something is wrong. */
export const OLD_COPY_HOURS = 3;
/** A copy is restored for proof every week: when that is longer ago than this, nobody has. */
export const OLD_PROOF_DAYS = 10;

/** The newest of each day (UTC) stays for so long. */
const DAILY_FOR_MS = 30 * DAY_MS;

/** Which copies stay for how long. */
export interface CopyRule {
  /** Oldest copy that stays, whole days. */
  days: number;
  /** For so long all stay, hours. */
  allHours: number;
}

/**
 * Up to `allHours` old: all. Up to 30 days: the newest of each day. Older: the newest of each week, Monday to Sunday. None longer than
 * `days`. A copy of the future, as a clock that was wrong has named it, counts as new.
 * @param times of all copies, ms since the epoch, in any order
 * @param now ms since the epoch
 * @returns the times of those that go
 */
export function expiredCopies(
  times: readonly number[],
  now: number,
  { days, allHours }: CopyRule,
): number[] {
  const seen = new Set<string>();
  return times
    .toSorted((a, b) => b - a)
    .filter((time) => {
      const ageMs = now - time;
      if (ageMs > days * DAY_MS) return true;
      if (ageMs <= allHours * HOUR_MS) return false;
      const period =
        ageMs <= DAILY_FOR_MS
          ? `day ${Math.floor(time / DAY_MS)}`
          : // The epoch began on a Thursday.
            `week ${Math.floor((time / DAY_MS + 3) / 7)}`;
      if (seen.has(period)) return true;
      seen.add(period);
      return false;
    });
}
