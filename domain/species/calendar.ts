/** What is about in a month, from the activity of every pest page. */

/** A pest and its twelve levels of activity in one state, January first (see activity.ts). */
export interface PestYear {
  name: string;
  /** Its page. */
  href: string;
  levels: number[];
}

const ACTIVE = 2;
const PEAK = 3;

/** The pests at their peak in a month, and those that are merely active, each in the order given. @param month 0 to 11 */
export function pestsInMonth(
  pests: readonly PestYear[],
  month: number,
): { peak: PestYear[]; active: PestYear[] } {
  return {
    peak: pests.filter(({ levels }) => levels[month] === PEAK),
    active: pests.filter(({ levels }) => levels[month] === ACTIVE),
  };
}
