/** Words for the twelve levels of a pest's year (domain/content/page-schema.ts, activity). */
import * as m from '#messages';
import { capitalized } from '../language/capitalized.ts';

/** January first. */
export function monthNames(): string[] {
  return m.activity_month_names().split(' ');
}

/** A state as in "South Carolina", in the language that is spoken. */
export function shownState(name: string): string {
  const [, side, rest = ''] = /^(North|South) (.+)$/.exec(name) ?? [];
  if (!side) return name;
  return side === 'North' ? m.activity_north({ name: rest }) : m.activity_south({ name: rest });
}

/** `south_carolina` as people write it in English. */
export function stateName(state: string): string {
  return state.split('_').map(capitalized).join(' ');
}

/** What the levels 0 to 3 are called. */
export function activityLevels(): string[] {
  return m.activity_level_names().split(' ');
}

/**
 * When a pest is busiest, in words: "April to June", "May", "April and September" or "All year".
 * @param levels twelve levels, January first
 */
export function busiestMonths(levels: number[]): string {
  const peak = Math.max(...levels);
  const isBusy = (month: number) => levels[(month + 12) % 12] === peak;
  if (levels.every((level) => level === peak))
    return peak === 0 ? m.activity_none() : m.species_all_year();
  const months = monthNames();
  const seasons = months.flatMap((name, month) => {
    // A season begins where the month before it was quieter; it may run over the new year.
    if (!isBusy(month) || isBusy(month - 1)) return [];
    let last = month;
    while (isBusy(last + 1)) last++;
    const to = months[last % 12] ?? '';
    return last === month ? [name] : [m.species_months({ from: name, to })];
  });
  return seasons.reduce((first, second) => m.species_seasons({ first, second }));
}
