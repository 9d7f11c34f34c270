/** Words for the twelve levels of a pest's year (domain/content/page-schema.ts, activity). */
import * as m from '#messages';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `south_carolina` as people write it. */
export function stateName(state: string): string {
  return state
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

/** What the levels 0 to 3 are called. */
export const ACTIVITY_LEVELS = ['Quiet', 'Low', 'Active', 'Peak'] as const;

/**
 * When a pest is busiest, in words: "April to June", "May", "April and September" or "All year".
 * @param levels twelve levels, January first
 */
export function busiestMonths(levels: number[]): string {
  const peak = Math.max(...levels);
  const isBusy = (month: number) => levels[(month + 12) % 12] === peak;
  if (levels.every((level) => level === peak)) return peak === 0 ? 'None' : m.species_all_year();
  return MONTHS.flatMap((_, month) => {
    // A season begins where the month before it was quieter; it may run over the new year.
    if (!isBusy(month) || isBusy(month - 1)) return [];
    let last = month;
    while (isBusy(last + 1)) last++;
    const [from, to] = [MONTHS[month], MONTHS[last % 12]];
    return last === month ? [from] : [`${from} to ${to}`];
  }).join(' and ');
}
