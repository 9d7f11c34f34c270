/** What the launch check says about one thing that must be right before the site goes live. */

import type { Place } from '../../content-loader/field-lines.ts';

/** Red keeps the site from going live, yellow is for a person to judge, green is right. */
export type Level = 'red' | 'yellow' | 'green';

export interface Finding {
  level: Level;
  /** One sentence: what is wrong and what to do, or what was found right. */
  says: string;
  /** Where to change it; none when it is right or lies outside these files. */
  places: Place[];
}

export const red = (says: string, ...places: Place[]): Finding => ({ level: 'red', says, places });
export const yellow = (says: string, ...places: Place[]): Finding => ({
  level: 'yellow',
  says,
  places,
});
export const green = (says: string): Finding => ({ level: 'green', says, places: [] });

/** One finding about all that a check found, or that it is right because there are none. */
export function orGreenFor<T>(found: T[], about: (found: T[]) => Finding, says: string): Finding[] {
  return [found.length > 0 ? about(found) : green(says)];
}

/** The findings of a check that is right when it finds nothing. */
export function orGreen(findings: Finding[], says: string): Finding[] {
  return findings.length > 0 ? findings : [green(says)];
}
