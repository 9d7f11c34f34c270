/** Names of months, states and activity levels (domain/content/page-schema.ts, activity). */
import * as m from '#messages';
import { capitalized } from '../language/capitalized.ts';

/** January first. */
export function monthNames(): string[] {
  return m.activity_month_names().split(' ');
}

/** A state's name, as in "South Carolina", in the current language. */
export function shownState(name: string): string {
  const [, side, rest = ''] = /^(North|South) (.+)$/.exec(name) ?? [];
  if (!side) return name;
  return side === 'North' ? m.activity_north({ name: rest }) : m.activity_south({ name: rest });
}

/** `south_carolina` becomes "South Carolina". */
export function stateName(state: string): string {
  return state.split('_').map(capitalized).join(' ');
}

/** Names of the levels 0 to 3. */
export function activityLevels(): string[] {
  return m.activity_level_names().split(' ');
}
