/** The year of every pest page, by state. */
import type { Area } from '../domain/content/site-schema.ts';
import type { PestYear } from '../domain/species/calendar.ts';
import { loadPages } from './load.ts';
import { labelOf } from './navigation.ts';

/** @returns one entry per pest page, by name */
export function loadPestYears(state: Area['state']): PestYear[] {
  return loadPages()
    .flatMap(({ url, matter }) =>
      matter.template === 'pest'
        ? [
            {
              name: labelOf(matter),
              href: url,
              levels: state === 'SC' ? matter.activity.south_carolina : matter.activity.virginia,
            },
          ]
        : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** 0 to 11, when the page is built. */
export function monthOfBuild(): number {
  return new Date().getMonth();
}
