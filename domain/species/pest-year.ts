/** Which pests are active in a month, from the activity on the pest pages. */
import * as m from '#messages';
import { monthNames, shownState } from './activity.ts';

/** A pest with its twelve activity levels in one state, January first (see activity.ts). */
export interface PestYear {
  name: string;
  /** Path of its page. */
  href: string;
  levels: number[];
}

const ACTIVE = 2;
const PEAK = 3;

/** The pests at their peak in a month, and those that are only active, each in the given order. @param month 0 to 11 */
export function pestsInMonth(
  pests: readonly PestYear[],
  month: number,
): { peak: PestYear[]; active: PestYear[] } {
  return {
    peak: pests.filter(({ levels }) => levels[month] === PEAK),
    active: pests.filter(({ levels }) => levels[month] === ACTIVE),
  };
}

/**
 * Sorts pests by the start of their peak, then those without a peak by when they become active. Of two that start together, the
 * one that ends first comes first. A peak that spans New Year starts in the previous year.
 */
export function inOrderOfPeak<T extends PestYear>(pests: readonly T[]): T[] {
  const beginningOf = ({ levels }: T): [month: number, length: number] => {
    const [active] = firstRun(levels, ACTIVE) ?? [0];
    return firstRun(levels, PEAK) ?? [12 + active, 0];
  };
  return pests.toSorted((a, b) => {
    const [month, length] = beginningOf(a);
    const [otherMonth, otherLength] = beginningOf(b);
    return month - otherMonth || length - otherLength;
  });
}

/** The first consecutive months that reach a level: start, 0 to 11, and length. Undefined if all twelve months do, or none. */
function firstRun(levels: number[], least: number): [month: number, length: number] | undefined {
  const reaches = (month: number) => (levels[month % 12] ?? 0) >= least;
  const start = levels.findIndex((_, month) => reaches(month) && !reaches(month + 11));
  if (start < 0) return undefined;
  const length = levels.findIndex((_, after) => !reaches(start + after));
  return [start, length];
}

/** Most names in a month's sentence; the others are only counted. */
const NAMED = 5;

/**
 * A sentence on the pests at their peak in a month, otherwise on the active ones. It names state and month, so that it is never
 * wrong. Null if none is active.
 * @param state as in "South Carolina"
 * @param month 0 to 11
 */
export function monthSentence(
  state: string,
  pests: readonly PestYear[],
  month: number,
): string | null {
  const { peak, active } = pestsInMonth(pests, month);
  const busiest = peak.length > 0 ? peak : active;
  if (busiest.length === 0) return null;
  const names = busiest.map(({ name }) => name.toLowerCase());
  const named = names.slice(0, NAMED).join(', ');
  const values = {
    state: shownState(state),
    month: monthNames()[month] ?? '',
    pests: named,
    others: names.length - NAMED,
  };
  const isPeak = peak.length > 0;
  if (values.others > 0)
    return isPeak ? m.species_at_their_peak_and_more(values) : m.species_active_and_more(values);
  return isPeak ? m.species_at_their_peak(values) : m.species_active(values);
}
