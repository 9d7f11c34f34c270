/** The year of every pest page, by state. */
import { stateName } from '../domain/species/activity.ts';
import type { PestYear } from '../domain/species/calendar.ts';
import { usStateCode } from '../domain/territory/us-states.ts';
import { loadPages } from './load.ts';
import { labelOf } from './navigation.ts';

/** A state's pests by name. */
export interface StateYear {
  /** As in "South Carolina". */
  state: string;
  pests: PestYear[];
}

/** Every state that the pest pages tell of, in their order. */
export function loadPestCalendar(): StateYear[] {
  const states = new Map<string, PestYear[]>();
  for (const { url, matter } of loadPages()) {
    if (matter.template !== 'pest') continue;
    for (const [key, levels] of Object.entries(matter.activity)) {
      const pests = states.get(key) ?? [];
      pests.push({ name: labelOf(matter), href: url, levels });
      states.set(key, pests);
    }
  }
  return [...states].map(([key, pests]) => ({
    state: stateName(key),
    pests: pests.sort((a, b) => a.name.localeCompare(b.name)),
  }));
}

/** The pests' year in one state, by its two-letter code; empty where the pest pages do not tell of it. */
export function loadPestYears(code: string): PestYear[] {
  return loadPestCalendar().find(({ state }) => usStateCode(state) === code)?.pests ?? [];
}

/** 0 to 11, when the page is built. */
export function monthOfBuild(): number {
  return new Date().getMonth();
}
