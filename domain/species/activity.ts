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
